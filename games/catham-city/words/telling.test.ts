import { firstSeat, type Reason } from '@alleycat/engine'
import { describe, expect, test } from 'vitest'
import type { CathamCityEvent } from '../rules/events.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import type { GameReader, Words } from './words.ts'
import { legal, position, view as viewOf } from '../rules/testing/position.ts'
import { TABLES, walk } from '../rules/testing/walk.ts'
import { FACTIONS } from '../rules/vocabulary.ts'
import { deedsOf } from './deeds.ts'
import { look, NOTHING, tapCard, type Picked } from '../table/builder.ts'
import { REASON_CODES } from '../mind/reasons.ts'
import { readDecision } from '../rules/notation.ts'
import { missingText } from '../table/prompt.ts'
import { outcome, question } from './question.ts'
import { commentary } from './commentary.ts'
import { decision, deedText, newsOf, tell } from './telling.ts'

/** Traces of a missing value in a text. */
const HOLE = /undefined|null|NaN|\[object|\(\)|=>|\$\{|^\s*$| {2}/

const LANGUAGES: readonly (readonly [string, Words])[] = Object.entries({ en, de, fr, nl, pl })

const readerIn = (words: Words, viewer: number | null = 1): GameReader => ({
  words,
  viewer,
  seats: ['Ash', 'Biscuit', 'Clover', 'Duchess', 'Ember', 'Fig'].map((name) => ({ name, avatar: '', kind: 'bot' })),
})

// This runs a million times, and an assertion for each would take minutes.
const whole = (text: string): void => {
  if (HOLE.test(text)) expect(text).not.toMatch(HOLE)
}
const wholeOrNone = (text: string): void => {
  if (text !== '') whole(text)
}

/** One event of every type, with its secrets and redacted. */
const EVENTS: readonly CathamCityEvent[] = [
  { type: 'deal', seat: 0, card: null },
  { type: 'deal', seat: 1, card: 'H' },
  { type: 'refill', card: 'D' },
  { type: 'reshuffle' },
  { type: 'turn', seat: 0 },
  { type: 'turn', seat: 1 },
  { type: 'take', seat: 1, cards: 'HH' },
  { type: 'play', seat: 0, faction: 'D', cards: 'DDDM', further: 'M', target: null },
  { type: 'play', seat: 1, faction: 'P', cards: 'PPS', further: 'S', target: 2 },
  { type: 'points', seat: 0, change: 3, total: 5 },
  { type: 'points', seat: 1, change: -1, total: 0 },
  { type: 'draw', seat: 0, card: null },
  { type: 'draw', seat: 1, card: 'S' },
  { type: 'reveal', seat: 2, card: 'H' },
  { type: 'steal', from: 2, to: 1, card: 'M' },
  { type: 'flip', card: 'O' },
  { type: 'ask', seats: [0, 1] },
  { type: 'answered', seat: 1, answer: 'give H discard H' },
  { type: 'pass', seat: 1 },
  { type: 'pass', seat: 2 },
  { type: 'pay', seat: 1 },
  { type: 'give', from: 2, to: 1, card: 'R', shown: false },
  { type: 'give', from: 2, to: 0, card: null, shown: false },
  { type: 'discard', seat: 1, cards: 'HS' },
  { type: 'over', winner: 1 },
]

const REASONS: readonly Reason[] = [
  { code: 'wins' },
  { code: 'points', points: 3 },
  { code: 'expects-points', points: 0.6 },
  { code: 'draws', cards: 2 },
  { code: 'steals', cards: 1.4 },
  { code: 'completes', faction: 'S', cards: 3 },
  { code: 'completes', faction: 'O', cards: 1 },
  { code: 'one-short', faction: 'M' },
  { code: 'answered', faction: 'H', percent: 40 },
  { code: 'least-answered', faction: 'H', percent: 70 },
  { code: 'more-of', faction: 'R', cards: 5 },
  { code: 'costs-rivals' },
  { code: 'hurts-leader', seat: 2 },
  { code: 'keeps', faction: 'J', cards: 2 },
  { code: 'keeps', faction: 'M', cards: 3 },
  { code: 'point-for-card', faction: 'P' },
  { code: 'saves-point' },
  { code: 'saves-cards' },
  { code: 'gives-nothing' },
  { code: 'within-limit' },
  { code: 'over-limit', cards: 2 },
]

describe.each(LANGUAGES)('in %s', (_, words) => {
  const reader = readerIn(words)

  test('every type of event has words, to those who act and those who watch', () => {
    for (const viewer of [null, 0, 1, 2]) {
      for (const event of EVENTS) {
        const lines = tell([event], readerIn(words, viewer))
        expect(lines).toHaveLength(event.type === 'ask' ? 0 : 1)
        for (const { text } of lines) whole(text)
        for (const deed of [...deedsOf([event]).values()].flat()) {
          whole(deedText(deed, readerIn(words, viewer)))
          whole(words.deeds[deed.verb])
        }
      }
    }
  })

  test('every reason has words of its own', () => {
    const texts = REASONS.map((each) => commentary.reason(each, reader))
    texts.forEach(whole)
    expect(new Set(texts).size).toBe(REASONS.length)
    for (const [index, text] of texts.entries()) expect(text).not.toBe(REASONS[index]!.code)
  })

  test('every faction has all its words', () => {
    for (const faction of FACTIONS) {
      for (const count of [1, 2, 5, 12, 22]) {
        whole(words.cards(faction, count))
        whole(words.tally(faction, count))
      }
      whole(words.initials[faction])
      expect(words.initials[faction].length).toBeLessThanOrEqual(2)
    }
    expect(new Set(Object.values(words.initials)).size).toBe(FACTIONS.length)
  })

  test('every question, every decision and every step towards one has words, whole games through', () => {
    for (const table of TABLES.filter(({ seats, actionsPerTurn }) => seats === 4 && actionsPerTurn === 1)) {
      walk(table, 'words', ({ game, state }, events) => {
        for (const { text } of tell(events, reader)) whole(text)
        const view = game.view(state, 1)
        whole(question(view, [], reader))
        const turn = game.turn(state)
        if (turn <= 0) return
        const seat = firstSeat(turn)
        const own = game.view(state, seat)
        const texts = legal({ game, state }, seat)
        const choices = texts.map((text) => readDecision(text)!)
        whole(question(own, texts, readerIn(words, seat)))
        const told = new Set<string>()
        for (const choice of choices.slice(0, 40)) {
          const text = decision(choice.text, reader)
          whole(text)
          told.add(text)
          wholeOrNone(outcome(choice.text, own, reader))
        }
        if (told.size !== Math.min(40, choices.length)) expect([...told]).toHaveLength(Math.min(40, choices.length))
        for (const card of new Set(own.hand)) {
          const tapped = tapCard(choices, NOTHING, 'hand', { id: 0, card: card as Picked['card'] })
          if (!tapped.selection) continue
          const build = look(choices, tapped.selection)
          if (!build.decision) whole(missingText(tapped.selection, build, words))
        }
      })
    }
  })
})

test('every reason that the mind can give is tested above', () => {
  expect(new Set(REASONS.map(({ code }) => code))).toEqual(new Set(REASON_CODES))
})

describe('lines of the log', () => {
  const reader = readerIn(en)

  test('events of one kind share a line that knows where they began', () => {
    const lines = tell(
      [
        { type: 'turn', seat: 0 },
        { type: 'draw', seat: 0, card: null },
        { type: 'draw', seat: 0, card: null },
        { type: 'pass', seat: 1 },
        { type: 'pass', seat: 2 },
      ],
      reader,
    )
    expect(lines).toEqual([
      { text: 'Turn: Ash', event: 0, seat: 0, heading: true },
      { text: 'Ash draws 2 cards', event: 1, seat: 0 },
      { text: 'You and Clover pass', event: 3, seat: 1 },
    ])
  })

  test.each([
    [en, ['You pass', 'Ash passes', 'You and Ash pass', 'Ash and Clover pass']],
    [de, ['Du passt', 'Ash passt', 'Du und Ash, ihr passt', 'Ash und Clover passen']],
    [fr, ['Tu passes', 'Ash passe', 'Toi et Ash, vous passez', 'Ash et Clover passent']],
    [nl, ['Jij past', 'Ash past', 'Jij en Ash passen', 'Ash en Clover passen']],
    [pl, ['Pasujesz', 'Ash pasuje', 'Ty i Ash pasujecie', 'Ash i Clover pasują']],
  ])('a verb agrees with the reader, with others and with both: %#', (words, sentences) => {
    const passing = (...seats: number[]): string | undefined =>
      tell(
        seats.map((seat) => ({ type: 'pass', seat })),
        readerIn(words),
      )[0]?.text
    expect([passing(1), passing(0), passing(0, 1), passing(0, 2)]).toEqual(sentences)
  })

  test('the news counts the cards that are revealed one by one as the log does', () => {
    const play: CathamCityEvent = { type: 'play', seat: 0, faction: 'H', cards: 'HHH', further: null, target: 2 }
    const [first, second, third] = (['H', 'D', 'D'] as const).map(
      (card) => ({ type: 'reveal', seat: 2, card }) as const,
    )
    const steal: CathamCityEvent = { type: 'steal', from: 2, to: 0, card: 'D' }
    expect(newsOf([second!], reader, [play, first!, second!])).toBe('Clover reveals 1 Detective and 1 Hacker')
    const last = [third!, steal, steal]
    const past = [play, first!, second!, ...last]
    expect(newsOf(last, reader, past)).toBe(
      'Clover reveals 2 Detectives and 1 Hacker · Ash steals 2 Detectives (Clover)',
    )
    const other: CathamCityEvent = { type: 'reveal', seat: 0, card: 'H' }
    expect(newsOf([other], reader, [...past, other])).toBe('Ash reveals 1 Hacker')
  })

  test('the news counts the cards that are drawn one by one, and begins anew for somebody else', () => {
    const play: CathamCityEvent = { type: 'play', seat: 0, faction: 'R', cards: 'RR', further: null, target: null }
    const hidden = [0, 1, 2].map(() => ({ type: 'draw', seat: 0, card: null }) as const)
    expect(newsOf([hidden[2]!], reader, [play, ...hidden])).toBe('Ash draws 3 cards')
    const own: CathamCityEvent[] = (['S', 'R'] as const).map((card) => ({ type: 'draw', seat: 1, card }))
    expect(newsOf([own[1]!], reader, [...hidden, ...own])).toBe('You draw 1 Robocat and 1 Scientist')
  })

  test('the news tells what was taken while the display is filled up', () => {
    const take: CathamCityEvent = { type: 'take', seat: 0, cards: 'SS' }
    const refills: CathamCityEvent[] = [0, 1].map(() => ({ type: 'refill', card: 'H' }))
    expect(newsOf([refills[1]!], reader, [take, ...refills])).toBe('Ash takes 2 Scientists')
    expect(newsOf([refills[0]!], reader, [refills[0]!]), 'at the first deal').toBe('')
  })

  test('the news names whoever gets points only where it has just told of somebody else, and leaves the total to the score', () => {
    const give: CathamCityEvent = { type: 'give', from: 2, to: 0, card: 'H', shown: true }
    const points: CathamCityEvent = { type: 'points', seat: 2, change: 1, total: 4 }
    expect(newsOf([give, points], reader)).toBe('Clover gives 1 Hacker → Ash · +1')
    expect(newsOf([give, { ...points, seat: 0 }], reader)).toBe('Clover gives 1 Hacker → Ash · Ash: +1 point')
  })

  test('cards that were dealt are named where they are known', () => {
    const dealt = (card: 'H' | null) => tell([{ type: 'deal', seat: 2, card }], reader)[0]?.text
    expect(dealt('H')).toBe('Clover gets 1 Hacker')
    expect(dealt(null)).toBe('Clover gets 1 card')
  })

  test('an answer is of whoever gave it', () => {
    const answered = (seat: number): string | undefined =>
      tell([{ type: 'answered', seat, answer: 'discard H' }], reader)[0]?.text
    expect(answered(1)).toBe('Your answer: Discard 1 Hacker')
    expect(answered(2)).toBe('Answer (Clover): Discard 1 Hacker')
  })

  test('an answer that was carried out is told once', () => {
    const lines = tell(
      [
        { type: 'answered', seat: 1, answer: 'discard H' },
        { type: 'pass', seat: 2 },
        { type: 'discard', seat: 1, cards: 'H' },
      ],
      reader,
    )
    expect(lines.map(({ text }) => text)).toEqual(['Clover passes', 'You discard 1 Hacker'])
  })

  test('one Hacker infiltrates, several infiltrate', () => {
    for (const [, words] of LANGUAGES) {
      const begins = (count: number): string => words.effects.H(count).split(/ (?:that|diese|dans|in|tę) /)[0]!
      expect(begins(1)).not.toBe(begins(2))
      expect(begins(2)).toBe(begins(4))
    }
  })

  test('the status and the log call a turn the same', () => {
    for (const [, words] of LANGUAGES) {
      const status = (turn: number): string =>
        question(viewOf(position({ hands: ['S', 'S', 'S'], turn }), 1), [], readerIn(words))
      expect(status(0)).toBe(words.told.turn('Ash'))
      expect(status(1)).toBe(words.told.yourTurn)
      expect(words.status.act.startsWith(words.told.yourTurn)).toBe(true)
    }
  })

  test('a turn that a bot decides for the reader is called by the name of the reader', () => {
    const view = viewOf(position({ hands: ['S', 'S', 'S'], turn: 1 }), 1)
    const seats = reader.seats.map((seat) => ({ ...seat, isReplaced: true }))
    expect(question(view, [], { ...reader, seats })).toBe(reader.words.told.turn(seats[1]!.name))
  })

  test('the status names what is legal and only that, before the first of two actions too', () => {
    const view = viewOf(position({ hands: ['S', 'S', 'S'], turn: 1 }), 1)
    const asked = (actionsLeft: number, ...choices: string[]): string =>
      question({ ...view, actionsLeft }, choices, reader)
    expect(asked(1, 'take S')).toBe('Your turn: take cards of one faction.')
    expect(asked(2, 'take S')).toBe('Your turn: take cards of one faction. Actions left: 2.')
    expect(asked(2, 'take S', 'play O')).toBe('Your turn: take cards of one faction or play a set. Actions left: 2.')
    const last = question(view, ['take S'], reader, { factions: 'DHMRS', actionsPerTurn: 2 })
    expect(last).toBe('Your turn: take cards of one faction. 1 action left.')
  })

  test('through the eyes of a seat that owes an answer it is awaited too, and its answer is nobody else’s', () => {
    const owed = viewOf(position({ hands: ['S', 'MS', 'MS'], turn: 0 }), 1)
    const asked = { ...owed, phase: 'answer', awaited: [1, 2], asked: true, answer: null } as const
    expect(question(asked, [], readerIn(en, null))).toBe('Waiting for answers: Biscuit and Clover')
    const given = { ...asked, asked: false, answer: 'pass' }
    expect(question(given, [], readerIn(en, null))).toBe('Waiting for answers: Clover')
    expect(question(given, [], reader)).toBe('Your answer: Pass. Waiting for: Clover')
  })

  test('moves are named with whom they are played at', () => {
    expect(decision('play DDD+M', reader)).toBe('Play 3 Detectives + Mafia')
    expect(decision('play HH @2', reader)).toBe('Play 2 Hackers → Clover')
    expect(decision('give H discard H', reader)).toBe('Give 1 Hacker, discard another')
  })
})

test.each([
  [1, '1 kartę Mafii', '1 punkt'],
  [2, '2 karty Mafii', '2 punkty'],
  [5, '5 kart Mafii', '5 punktów'],
  [12, '12 kart Mafii', '12 punktów'],
  [22, '22 karty Mafii', '22 punkty'],
])('Polish counts %i', (count, cards, points) => {
  expect(pl.cards('M', count)).toBe(cards)
  expect(pl.points(count)).toBe(points)
})

test('French uses the singular for zero', () => {
  expect(fr.points(0)).toBe('0 point')
  expect(fr.points(1.5)).toBe('1,5 point')
})

test('of the reader’s cards that are not seen, as through the eyes of another, only the number is told', () => {
  const told = tell([{ type: 'deal', seat: 1, card: null }], readerIn(en))
  expect(told.map(({ text }) => text)).toEqual(['You: 1 card'])
})
