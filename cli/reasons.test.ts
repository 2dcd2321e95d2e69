import { botByName } from '@alleycat/bots'
import { chanceFrom, finish, Match, Memories, perspectiveOf, Random } from '@alleycat/engine'
import { GAMES, mindOf } from '@alleycat/games'
import { describe, expect, test } from 'vitest'
import { reasonInWords, reasonsInWords } from './reasons.ts'

describe.each(GAMES)('the reasons of $id', (kind) => {
  test('are all put into words without a hole', () => {
    for (const [seats, options] of [
      [kind.minSeats, kind.optionSets[0]!],
      [kind.maxSeats, kind.optionSets.at(-1)!],
    ] as const)
      for (const name of ['greedy', 'random']) {
        const game = kind.create(seats, options)
        const memories = new Memories(game)
        const match = new Match(game, { onAction: memories.see })
        const bot = botByName(name)!(new Random('reasons'))
        const decide = (seat: number): number => {
          for (const action of match.legal(seat))
            for (const reason of mindOf(game).reasons(match.state, seat, action)) {
              const words = reasonInWords(game.id, reason, (each) => `seat ${each}`)
              expect(words).not.toMatch(/undefined|NaN|null/)
              // The code itself is what is shown where words are missing.
              if (reason.code.includes('-')) expect(words).not.toBe(reason.code.replaceAll('-', ' '))
            }
          return bot.decide(perspectiveOf(game, match.state, seat, memories.known[seat]))
        }
        finish(match, decide, chanceFrom(new Random('reasons')))
      }
  })
})

test('the weightiest reasons make one line', () => {
  const reasons = [
    { code: 'one-short', faction: 'M' },
    { code: 'over-limit', cards: 1 },
    { code: 'steals', cards: 0.6 },
    { code: 'hurts-leader', seat: 2 },
  ]
  expect(reasonsInWords('catham-city', reasons, (seat) => `seat ${seat}`)).toBe(
    'one Mafia short of a set, 1 card will have to go, steals about 0.6 cards',
  )
})

test('a reason that nobody has worded is told by its code', () => {
  expect(reasonInWords('chess', { code: 'wins-queen' }, String)).toBe('wins queen')
})
