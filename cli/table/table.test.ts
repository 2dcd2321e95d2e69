import { botByName } from '@alleycat/bots'
import { chanceFrom, finish, Match, Memories, perspectiveOf, Random, redacted, type Game, type Seat } from '@alleycat/engine'
import { GAMES } from '@alleycat/games'
import { describe, expect, test } from 'vitest'
import { widthOf } from '../text.ts'
import { Cast } from './cast.ts'
import { presentationOf } from './index.ts'
import { plain } from './paint.ts'

/** Where something was missing when a text was put together. */
const HOLE = /undefined|NaN|null|\[object|\(\)|  +[,;:.]/

/** Plays a random game and hands every position and all that seat 1 saw of it since the last to `look`. */
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
  const presentation = presentationOf(kind.id)
  const setUps = [
    { seats: kind.minSeats, options: kind.optionSets[0]! },
    { seats: kind.maxSeats, options: kind.optionSets.at(-1)! },
    { seats: kind.maxSeats, options: kind.optionSets[Math.floor(kind.optionSets.length / 2)]! },
  ]

  test('is drawn in words without a hole, 80 columns wide', () => {
    for (const { seats, options } of setUps) {
      const game = kind.create(seats, options)
      const cast = new Cast(Array.from({ length: seats }, (_, seat) => (seat === 1 ? null : 'random')))
      watchGame(game, `table ${seats}`, (match, seat, events) => {
        const view = game.view(match.state, 1)
        const drawn = presentation.draw(view, cast, plain)
        for (const line of drawn) expect(widthOf(line)).toBeLessThanOrEqual(80)
        const told = presentation.narrate(events, cast)
        const asked = seat === 1 ? [presentation.question(view, cast)] : []
        const choices = match.legal(1).map((action) => game.format(match.state, 1, action))
        const words = choices.map((notation) => Object.values(presentation.choice(notation, view, cast)).join(' '))
        for (const text of [...drawn, ...told, ...asked, ...words]) expect(text).not.toMatch(HOLE)
        expect(new Set(words).size).toBe(choices.length)
        for (const text of [...told, ...asked, ...words]) expect(text).toMatch(/\S/)
      })
    }
  })

  test('gives a reason for every rule that can forbid a move', () => {
    const attempts = new Set<string>(['pass', 'pay', 'nonsense', 'play', 'take'])
    const forbidding = new Set<string>()
    for (const { seats, options } of setUps) {
      const game = kind.create(seats, options)
      watchGame(game, `reasons ${seats}`, (match, seat) => {
        if (seat < 0) return
        for (const attempt of attempts) forbidding.add(game.why(match.state, seat, attempt) ?? 'notation')
        // A few moves of every kind are enough; all of them would take minutes.
        const [legal] = match.legal(seat)
        if (attempts.size < 60) attempts.add(game.format(match.state, seat, legal!))
      })
    }
    forbidding.delete('notation')
    expect([...forbidding].filter((rule) => presentation.reasons[rule] === undefined)).toEqual([])
  })

  test('names the letters of its cards', () => {
    const { seats, options } = setUps[0]!
    watchGame(kind.create(seats, options), 'letters', ({ steps }) => {
      const cards = /^\* deal ([A-Z]+) /.exec(steps[0]!)![1]!
      for (const card of cards) expect(presentation.letters).toContain(card)
    })
  })
})

test('a game without a drawing of its own can be played all the same', () => {
  const kind = GAMES[0]!
  const game = kind.create(2, kind.defaults)
  const presentation = presentationOf('unheard-of')
  const cast = new Cast(['random', null])
  watchGame(game, 'plain', (match, _seat, events) => {
    expect(presentation.draw(game.view(match.state, 1), cast, plain).length).toBeGreaterThan(5)
    expect(presentation.narrate(events, cast)).toHaveLength(events.length)
  })
})
