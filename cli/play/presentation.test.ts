import { botByName } from '@alleycat/bots'
import {
  chanceFrom,
  finish,
  Match,
  Memories,
  perspectiveOf,
  Random,
  redacted,
  type Game,
  type Seat,
} from '@alleycat/engine'
import { GAMES, mindOf } from '@alleycat/games'
import { describe, expect, test } from 'vitest'
import { plain } from '@alleycat/ui/terminal/paint.ts'
import { widthOf } from '@alleycat/ui/terminal/text.ts'
import { LOCALES } from '@alleycat/ui/words/locales.ts'
import { Players } from './players.ts'
import { Presentation } from './presentation.ts'

/** Traces of a missing value in a text. */
const HOLE = /undefined|NaN|null|\[object|\(\)|  +[,;:.]/

/** Plays a random game and calls `look` with every position and the events that seat 1 saw since the last. */
function watchGame(game: Game, seed: string, look: (match: Match, seat: Seat, events: unknown[]) => void): void {
  const memories = new Memories(game)
  let events: unknown[] = []
  const match = new Match(game, {
    onAction(told) {
      memories.see(told)
      events.push(...redacted(game, told, 1))
    },
  })
  const bot = botByName('random')!(new Random(seed))
  const decide = (seat: Seat): number => {
    look(match, seat, events)
    if (seat === 1) events = []
    return bot.decide(perspectiveOf(game, match.state, seat, memories.known[seat]))
  }
  finish(match, decide, chanceFrom(new Random(seed)))
  look(match, -1, events)
}

describe.each(GAMES)('the table of $id', (kind) => {
  const setUps = [
    { seats: kind.minSeats, options: kind.optionSets[0]! },
    { seats: kind.maxSeats, options: kind.optionSets.at(-1)! },
    { seats: kind.maxSeats, options: kind.optionSets[Math.floor(kind.optionSets.length / 2)]! },
  ]

  test.each(LOCALES)('is drawn in %s without a missing value, 80 columns wide', async (locale) => {
    const presentation = await Presentation.of(kind.id, locale)
    for (const { seats, options } of setUps) {
      const game = kind.create(seats, options)
      const players = new Players(Array.from({ length: seats }, (_, seat) => (seat === 1 ? null : 'random')))
      let positions = 0
      watchGame(game, `table ${seats}`, (match, seat, events) => {
        // English is checked at every position. The other languages have tests of their own, so every tenth suffices.
        if (locale !== 'en' && positions++ % 10 !== 0) return
        const view = game.view(match.state, 1)
        const drawn = presentation.draw(view, players, plain)
        expect(drawn.filter((line) => widthOf(line) > 80)).toEqual([])
        const told = presentation.narrate(events, players)
        const choices = match.legal(1).map((action) => game.format(match.state, 1, action))
        const asked = seat === 1 ? [presentation.question(view, choices, players)] : []
        const words = choices.map((notation) => presentation.decision(notation, players))
        const outcomes = choices.map((notation) => presentation.outcome(notation, view, players))
        const said = [...told, ...asked, ...words]
        expect([...drawn, ...said, ...outcomes].filter((text) => HOLE.test(text))).toEqual([])
        expect(said.filter((text) => text.trim() === '')).toEqual([])
        expect(new Set(words).size).toBe(choices.length)
      })
    }
  })

  test('names the letters of its cards', async () => {
    const { letters } = await Presentation.of(kind.id, 'en')
    const { seats, options } = setUps[0]!
    watchGame(kind.create(seats, options), 'letters', ({ steps }) => {
      const dealt = steps.filter((step) => step.startsWith('* ')).join(' ')
      expect([...dealt.replaceAll(/[^A-Z]/g, '')].filter((card) => !letters.includes(card))).toEqual([])
    })
  })

  test.each(LOCALES)('explains in %s what there is to play', async (locale) => {
    const { help } = await Presentation.of(kind.id, locale)
    for (const text of help.flat()) expect(text).toMatch(/\S/)
  })

  test('shows how every kind of move is written', async () => {
    const presentation = await Presentation.of(kind.id, 'en')
    const verbs = new Set(presentation.notation.map((move) => move.split(' ')[0]))
    const seen = new Set<string>()
    for (const { seats, options } of setUps)
      watchGame(kind.create(seats, options), 'verbs', (match, seat) => {
        if (seat >= 0) seen.add(match.game.format(match.state, seat, match.legal(seat)[0]!).split(' ')[0]!)
      })
    expect([...seen].filter((verb) => !verbs.has(verb))).toEqual([])
  })

  test('puts all reasons into words', async () => {
    const presentation = await Presentation.of(kind.id, 'en')
    const game = kind.create(kind.maxSeats, kind.optionSets.at(-1)!)
    const players = new Players([null, ...Array<string>(kind.maxSeats - 1).fill('random')])
    watchGame(game, 'reasons', (match, seat) => {
      if (seat < 0) return
      for (const action of match.legal(seat))
        for (const reason of mindOf(game).reasons(match.state, seat, action, game.knowledge(seat))) {
          const words = presentation.reasons([reason], players)
          if (HOLE.test(words) || words === reason.code) expect(words).toBe('words without a hole')
        }
    })
  })
})

test('the weightiest reasons make one line', async () => {
  const presentation = await Presentation.of('catham-city', 'en')
  const reasons = [
    { code: 'one-short', faction: 'M' },
    { code: 'over-limit', cards: 1 },
    { code: 'steals', cards: 0.6 },
    { code: 'hurts-leader', seat: 2 },
  ]
  expect(presentation.reasons(reasons, new Players([null, 'random', 'random']))).toBe(
    'one short of a set: Mafia, against it: over the hand limit, 1 card to discard, steals about 0.6 cards',
  )
})

test('gangs are numbered as moves name them', async () => {
  const presentation = await Presentation.of('cat-burglars', 'de')
  expect(presentation.decision('secure 0 2', new Players([null, 'random']))).toBe('Sichern: Banden 0 und 2')
})
