import { firstSeat, redacted, type Reason } from '@alleycat/engine'
import type { SeatInfo } from '@alleycat/ui/game-module.ts'
import { deedsIn, lastTurn } from '@alleycat/ui/words/story.ts'
import { describe, expect, test } from 'vitest'
import type { CatBurglarsEvent as Event } from '../rules/events.ts'
import { LANGUAGES } from './testing/languages.ts'
import type { GameReader, Words } from './words.ts'
import { REASON_CODES } from '../mind/reasons.ts'
import { legal, position, view } from '../rules/testing/position.ts'
import { STYLES, walk } from '../rules/testing/walk.ts'
import { ACTIONS, type Colour } from '../rules/vocabulary.ts'
import { deedsOf, deedText } from './deeds.ts'
import { buttonFor, promptText } from '../table/prompt.ts'
import { outcome, question } from './question.ts'
import { NOTHING } from '../table/builder.ts'
import { beat, sound } from '../table/beats.ts'
import { commentary } from './commentary.ts'
import { decision, newsOf, tell } from './telling.ts'

/** Traces of a missing value in a text. */
const HOLE = /undefined|NaN|null|\[object|\(\)| {2}|: *$|^ | $/

const seats: readonly SeatInfo[] = ['Ash', 'Biscuit', 'Marlowe', 'Vesper'].map((name) => ({
  name,
  avatar: 'guest-1',
  kind: 'bot',
}))
const reader = (words: Words, viewer: number | null = 0): GameReader => ({ words, seats, viewer })

const EVENTS: readonly Event[] = [
  { type: 'deal', seat: 0, card: 'B' },
  { type: 'refill', card: 'M' },
  { type: 'reshuffle' },
  { type: 'turn', seat: 1 },
  { type: 'recruit', seat: 1, card: 'R' },
  { type: 'draw', seat: 1, card: null },
  { type: 'draw', seat: 0, card: 'Y' },
  { type: 'form', seat: 1, gang: 0, card: 'P', isNewGang: true },
  { type: 'activate', seat: 1, gang: 2, card: null },
  { type: 'activate', seat: 0, gang: 2, card: 'O' },
  { type: 'secure', seat: 1, gangs: [0] },
  { type: 'secure', seat: 1, gangs: [0, 2] },
  { type: 'infiltrate', seat: 1, owner: 0, gang: 1, paid: 'BBM', market: null },
  { type: 'infiltrate', seat: 1, owner: 0, gang: 1, paid: '', market: 'G' },
  { type: 'infiltrate', seat: 1, owner: 0, gang: 1, paid: 'R', market: 'M' },
  { type: 'reveal', owner: 0, gang: 1, card: 'G', trap: true },
  { type: 'reveal', owner: 0, gang: 1, card: 'G', trap: false },
  { type: 'yarn', seat: 1, cards: 'G', total: 5 },
  { type: 'yarn', seat: 0, cards: 'GR', total: 8 },
  { type: 'ask', seat: 0, card: 'G' },
  { type: 'place', seat: 0, gang: 3, card: 'G', isNewGang: false },
  { type: 'pass', seat: 1 },
  { type: 'over', winners: [1] },
  { type: 'over', winners: [0, 1] },
]

const DECISIONS = [
  'recruit deck',
  'recruit M',
  'form B',
  'form B on 1',
  'activate O under 0',
  'secure 0',
  'secure 0 2',
  'infiltrate 1.2 with BMO',
  'infiltrate 1.2 with BO market M',
  'infiltrate 1.2 with market R',
  'place new',
  'place on 0',
  'pass',
]

const DETAILS = { balls: 2, gang: 0, cards: 1, colour: 'G', percent: 55, seat: 1, cats: 3 }

describe.each(Object.entries(LANGUAGES))('in %s', (_, words) => {
  const told = reader(words)

  test('every event gets words', () => {
    for (const event of EVENTS) {
      const [line, ...more] = tell([event], told)
      expect(more).toEqual([])
      expect(line!.text, event.type).toMatch(/\p{L}/u)
      expect(line!.text).not.toMatch(HOLE)
    }
    expect(new Set(EVENTS.map((event) => tell([event], told)[0]!.text)).size).toBe(EVENTS.length)
  })

  test('a game that ends because nobody can act says so, and names no pass as the play that won', () => {
    const lines = tell(
      [
        { type: 'pass', seat: 1 },
        { type: 'over', winners: [0, 1] },
      ],
      told,
    )
    expect(deedsIn(lastTurn(lines))).toEqual([words.toldStuck])
  })

  test('every form of decision gets words of its own', () => {
    const said = DECISIONS.map((text) => decision(text, told))
    for (const text of said) expect(text).not.toMatch(HOLE)
    expect(new Set(said).size).toBe(DECISIONS.length)
    for (const text of said) expect(DECISIONS).not.toContain(text)
  })

  test('every reason gets words', () => {
    const said = REASON_CODES.map((code) => commentary.reason({ code, ...DETAILS } as Reason, told))
    for (const [i, text] of said.entries()) {
      expect(text).not.toMatch(HOLE)
      expect(text).not.toBe(REASON_CODES[i])
    }
    for (const code of ['exposed', 'cheap'])
      expect(commentary.reason({ code, gang: 1, cards: 0 }, told)).not.toMatch(HOLE)
  })

  test('whole games are told and asked without a missing value', () => {
    let positions = 0
    for (const style of STYLES)
      walk({ seats: 3, hallOfFame: style === 'any' }, style, `words ${style}`, (p, events) => {
        if (positions++ % 9 !== 0) return
        const seen = redacted(p.game, events, 0)
        const said = [
          ...tell(seen, told).map(({ text }) => text),
          ...[...deedsOf(seen).values()].map((deed) => deedText(deed, words)),
        ]
        const seat = firstSeat(Math.max(p.game.turn(p.state), 1))
        const choices = legal(p, seat)
        const asked = { view: view(p, seat), choices: new Set(choices) }
        for (const action of [null, ...ACTIONS])
          said.push(promptText(asked, NOTHING, { action, aimed: null }, reader(words, seat)))
        said.push(promptText(asked, NOTHING, { action: null, aimed: (seat + 1) % 3 }, reader(words, seat)))
        for (const text of choices.slice(-20))
          said.push(decision(text, told), outcome(text, asked.view, told), buttonFor(text, words))
        for (const text of said) expect(text).not.toMatch(HOLE)
      })
  })
})

describe('reader', () => {
  const told = reader(LANGUAGES.en)

  test('a question names the actions that are legal, and only those', () => {
    const asked = view(position({ hands: ['B', 'B'] }), 0)
    expect(question(asked, ['recruit deck', 'recruit B', 'secure 0'], told)).toBe('Your turn: Recruit, Secure')
  })

  test('who has placed the cat from a trap is not told to wait for themselves', () => {
    const seen = view(position({ hands: ['B', 'B'] }), 0)
    const placing = { ...seen, phase: 'place', turn: 1, table: { owner: 0, card: 'B' } } as const
    expect(question(placing, [], told)).toBe('Turn: Biscuit')
    expect(question({ ...placing, viewer: 1 }, [], { ...told, viewer: 1 })).toContain('places the cat from the trap')
  })

  test('cards that come one by one share a line', () => {
    const events: Event[] = [
      { type: 'recruit', seat: 1, card: 'B' },
      { type: 'recruit', seat: 1, card: 'B' },
      { type: 'refill', card: 'M' },
      { type: 'refill', card: 'R' },
      { type: 'turn', seat: 2 },
    ]
    expect(tell(events, told)).toEqual([
      { text: 'Biscuit recruits 2 blue cats', event: 0, seat: 1, heading: false },
      { text: 'New in the market: 1 mirror and 1 red cat', event: 2, seat: null, heading: false },
      { text: 'Turn: Marlowe', event: 4, seat: 2, heading: true },
    ])
  })

  test('that somebody chooses a place for a cat is told until it is placed', () => {
    const ask: Event = { type: 'ask', seat: 1, card: 'R' }
    const place: Event = { type: 'place', seat: 1, card: 'R', gang: 1, isNewGang: false }
    expect(tell([ask], told)).toHaveLength(1)
    expect(tell([ask, place], told).map(({ text }) => text)).toEqual([
      'Biscuit places the red cat from the trap: gang 2',
    ])
  })

  test('a cat that begins a gang is not said to join one', () => {
    const form: Event = { type: 'form', seat: 1, card: 'B', gang: 1, isNewGang: false }
    const place: Event = { type: 'place', seat: 1, card: 'R', gang: 1, isNewGang: true }
    expect([form, { ...form, isNewGang: true }, place].flatMap((event) => tell([event], told)[0]!.text)).toEqual([
      'Biscuit plays 1 blue cat to gang 2',
      'Biscuit plays 1 blue cat: new gang 2',
      'Biscuit places the red cat from the trap: new gang 2',
    ])
  })

  test('the deal is one line, and shows only the own hand', () => {
    const events: Event[] = [
      { type: 'deal', seat: 0, card: 'B' },
      { type: 'deal', seat: 0, card: 'M' },
      { type: 'deal', seat: 1, card: null },
    ]
    expect(tell(events, told).map(({ text }) => text)).toEqual(['Your hand: 1 blue cat and 1 mirror'])
    expect(tell([events[2]!], reader(LANGUAGES.en, null))[0]!.text).toBe('Cards dealt')
    const eyes: Event[] = [{ type: 'deal', seat: 2, card: null }, ...events]
    expect(tell(eyes, reader(LANGUAGES.en, null)).map(({ text }) => text)).toEqual(['Ash gets 1 blue cat and 1 mirror'])
    const open: Event[] = [...events.slice(0, 2), { type: 'deal', seat: 1, card: 'G' }]
    expect(tell(open, reader(LANGUAGES.en, null)).map(({ text }) => text)).toEqual([
      'Ash gets 1 blue cat and 1 mirror',
      'Biscuit gets 1 green cat',
    ])
    expect(tell(open, reader(LANGUAGES.pl, null))[0]!.text).toBe('Ash dostaje 1 niebieskiego kota i 1 lustro')
  })

  test('what was done to somebody is said to them', () => {
    const raid: Event = { type: 'infiltrate', seat: 1, owner: 0, gang: 0, paid: 'B', market: null }
    const reveal: Event = { type: 'reveal', owner: 0, gang: 0, card: 'P', trap: false }
    const yours = reader(LANGUAGES.en, 0)
    expect(newsOf([raid, reveal], yours)).toBe('Biscuit stole your purple yarn!')
    expect(newsOf([raid, { ...reveal, trap: true }], yours)).toBe('Biscuit sprang your trap!')
    expect(newsOf([raid, reveal], reader(LANGUAGES.en, 2))).toBe('Biscuit stole purple yarn (Ash)!')
  })

  test('the news of what is secured leaves to the cards what they are, and to the score what they count', () => {
    const secured: Event[] = [
      { type: 'secure', seat: 0, gangs: [0, 2] },
      { type: 'reveal', owner: 0, gang: 0, card: 'P', trap: false },
      { type: 'reveal', owner: 0, gang: 2, card: 'R', trap: false },
      { type: 'yarn', seat: 0, cards: 'PR', total: 5 },
    ]
    expect(newsOf(secured, reader(LANGUAGES.en))).toBe('You secure the yarn under gangs 1 and 3')
  })

  test('balls that are secured together are told in one line, a raid and what came of it each in its own', () => {
    const reveal = (gang: number, card: Colour, trap = false): Event => ({ type: 'reveal', owner: 0, gang, card, trap })
    const secured: Event[] = [
      reveal(1, 'Y'),
      reveal(2, 'Y'),
      reveal(3, 'R'),
      { type: 'yarn', seat: 0, cards: 'YYR', total: 8 },
    ]
    const linesIn = (words: Words): string[] => tell(secured, reader(words)).map(({ text }) => text)
    expect(linesIn(LANGUAGES.en)).toEqual([
      'Under gangs 2, 3, and 4: yarn, yellow, yellow, and red',
      'You: +3 balls of yarn (8 of 8)',
    ])
    expect(linesIn(LANGUAGES.de)[0]).toBe('Unter den Banden 2, 3 und 4: Wolle, Gelb, Gelb und Rot')
    expect(linesIn(LANGUAGES.pl)[0]).toBe('Pod bandami 2, 3 i 4: kłębki, żółty, żółty i czerwony')
    expect(tell([reveal(0, 'G', true), reveal(1, 'G')], reader(LANGUAGES.en))).toHaveLength(2)
  })

  test('who looks on is spoken to, others have names', () => {
    const lines = (viewer: number | null, ...events: Event[]): string[] =>
      tell(events, reader(LANGUAGES.en, viewer)).map(({ text }) => text)
    const reveal: Event = { type: 'reveal', owner: 0, gang: 1, card: 'G', trap: false }
    const over: Event = { type: 'over', winners: [0] }
    expect(lines(0, { type: 'turn', seat: 0 }, reveal, over)).toEqual([
      'Your turn',
      'Under gang 2 (yours): yarn, green',
      'Game over. You win',
    ])
    expect(lines(1, { type: 'turn', seat: 0 }, reveal, over)).toEqual([
      'Turn: Ash',
      'Under gang 2 (Ash): yarn, green',
      'Game over. Winner: Ash',
    ])
    expect(lines(1, { type: 'over', winners: [0, 1] })).toEqual(['Game over. You win, together with Ash'])
  })

  test('CB-4 six colours that win with fewer than eight balls are said', () => {
    const yarn: Event = { type: 'yarn', seat: 1, cards: 'GO', total: 7 }
    const won: Event[] = [yarn, { type: 'over', winners: [1] }]
    expect(tell(won, told)[0]?.text).toMatch(/: \+2 balls of yarn, all six colours$/)
    expect(tell([yarn], told)[0]?.text).toMatch(/\(7 of 8\)$/)
  })

  test('gangs are counted from 1', () => {
    expect(decision('secure 0 2', told)).toBe('Secure: gangs 1 and 3')
    expect(decision('form R on 1', told)).toBe('Into gang 2: Red cat')
    expect(commentary.reason({ code: 'trap', gang: 0 }, told)).toContain('gang 1')
  })
})

describe('pace', () => {
  test('reveals are seen longer than deals', () => {
    expect(beat([{ type: 'deal', seat: 0, card: null }])).toBeLessThan(100)
    expect(beat(EVENTS.filter(({ type }) => type === 'reveal'))).toBeGreaterThan(1500)
  })

  test('what is won and lost is heard first', () => {
    const over: Event[] = [
      { type: 'yarn', seat: 1, cards: 'G', total: 8 },
      { type: 'over', winners: [1] },
    ]
    expect([sound(over, 1), sound(over, 0), sound(over, null)]).toEqual(['win', 'lose', 'win'])
    expect(sound([{ type: 'turn', seat: 1 }], 0)).toBeNull()
    expect(sound([{ type: 'turn', seat: 0 }], 0), 'the table sounds when somebody is asked').toBeNull()
    const reveal: Event = { type: 'reveal', owner: 0, gang: 0, card: 'B', trap: true }
    expect(sound([reveal], 0), 'the scene sounds when the card is turned over').toBeNull()
  })
})

test.each(Object.entries(LANGUAGES))('in %s a low chance of yarn is said to speak against a raid', (_, words) => {
  const chance = (percent: number): string => commentary.reason({ code: 'likely-yarn', percent }, reader(words))
  expect(chance(15)).toContain('15')
  expect(chance(15).replace('15', '60')).not.toBe(chance(60))
})
