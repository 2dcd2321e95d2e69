import { describe, expect, test } from 'vitest'
import type { Game, GameKind, State } from '../game.ts'
import { Match } from '../match.ts'
import { checkLine } from '../record-check.ts'
import { checkBadInput } from './bad-input.ts'
import { checkCommonEvents } from './common-events.ts'
import { checkConservation } from './conservation.ts'
import { checkKnowledge } from './knowledge.ts'
import { checkMemories } from './memories.ts'
import { checkNotation } from './notation.ts'
import { checkReplay } from './replay.ts'
import { checkSampling } from './sampling.ts'
import { checkSecrets, type SecretDraws } from './secrets.ts'
import { checkWindows } from './windows.ts'

/** A game with what the suite cannot find out by itself. */
export interface Candidate extends SecretDraws {
  readonly kind: GameKind
  /**
   * Counts all cards of a position in a form that `toEqual` compares. It must be the same from the first state to the
   * last.
   */
  readonly census: (game: Game, state: State) => unknown
  /** Records with traces, one on each line, by the name of their file. The game must reproduce them. */
  readonly playthroughs: Readonly<Record<string, string>>
  /** The option sets that are played `games` times at every number of seats. The others get a part of that. */
  readonly thorough: readonly object[]
  /**
   * The number of random games for each thorough option set and number of seats. Promises that are dear to check get a
   * part of them.
   */
  readonly games: number
}

/** The suite that every game must pass. Its games are random but have fixed seeds, so a failure can be repeated. */
export function contractSuite(candidate: Candidate): void {
  const { kind } = candidate
  const seatCounts = Array.from({ length: kind.maxSeats - kind.minSeats + 1 }, (_, i) => kind.minSeats + i)

  describe(`${kind.id} keeps the contract of a game`, () => {
    describe.each(seatCounts)('with %i seats', (seats) => {
      const thorough = candidate.thorough.map((options) => kind.create(seats, options))
      const others = kind.optionSets.map((options) => kind.create(seats, options))

      /** Checks a promise by one in so many of the games; the other option sets get a fortieth of what thorough ones do. */
      const forOneIn = (part: number, check: (game: Game, games: number) => void): void => {
        for (const game of thorough) check(game, Math.ceil(candidate.games / part))
        for (const game of others) check(game, Math.ceil(candidate.games / part / 40))
      }

      test('cards are conserved at every step and every random game ends', () => {
        forOneIn(1, (game, games) => checkConservation(game, candidate.census, games))
      })
      test('format and parse are inverse, and no legal decision is forbidden by a rule', () => {
        forOneIn(250, checkNotation)
      })
      test('replaying the text of a record gives the same state', () => {
        forOneIn(500, (game, games) => checkReplay(kind, game, games))
      })
      test('turns and first hands are told in the form that all games share', () => {
        forOneIn(500, checkCommonEvents)
      })
      test('what a viewer may not know changes neither view nor events', () => {
        forOneIn(32, (game, games) => checkSecrets(game, candidate, games))
      })
      test('determinize keeps all a seat knows and depends on nothing else', () => {
        forOneIn(64, (game, games) => checkKnowledge(game, candidate.census, games))
      })
      test('what seats remember is the same whenever it is asked for', () => {
        forOneIn(500, checkMemories)
      })
      test('a window hides its answers until it is closed, and their order makes no difference', () => {
        forOneIn(32, checkWindows)
      })
      test('bad input is refused and changes nothing', () => {
        for (const game of thorough) checkBadInput(game, Math.ceil(candidate.games / 1000))
      })
      test('sampling chance in bulk has the listed distribution', () => {
        for (const game of thorough) checkSampling(game)
      })
    })

    test('there is a golden playthrough for every number of seats', () => {
      const played = Object.values(candidate.playthroughs).flatMap((text) => linesOf(text).map(seatsOf))
      expect(new Set(played)).toEqual(new Set(seatCounts))
    })
    test.each(Object.keys(candidate.playthroughs))('golden playthrough %s is still what happens', (name) => {
      for (const line of linesOf(candidate.playthroughs[name]!)) {
        expect(checkLine(line, [kind], { trace: true })).toBeInstanceOf(Match)
      }
    })
  })
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '')
const seatsOf = (line: string): number => (JSON.parse(line) as { seats: number }).seats
