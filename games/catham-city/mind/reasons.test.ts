import {
  CHANCE,
  chanceFrom,
  CLOSING,
  Memories,
  OVER,
  Random,
  seatList,
  type Action,
  type Reason,
  type Seat,
} from '@alleycat/engine'
import { expect, test } from 'vitest'
import { pick } from '../../testing/steps.ts'
import { readDecision, type Decision } from '../rules/notation.ts'
import { rulesFor, type CathamCityOptions } from '../rules/options.ts'
import { copy, legal, legalActions, position, view, type Position } from '../rules/testing/position.ts'
import { TABLES, walk } from '../rules/testing/walk.ts'
import type { CathamCityView } from '../rules/view.ts'
import type { Faction } from '../rules/vocabulary.ts'
import { mindFor } from './index.ts'
import { REASON_CODES, type ReasonCode } from './reasons.ts'

/** A decision, the view of the seat that makes it, and what the seat holds after it, before it draws or steals. */
interface Case {
  readonly at: Position
  readonly seat: Seat
  readonly action: Action
  readonly before: CathamCityView
  readonly made: Decision
  readonly left: string
}

const howMany = (letters: string, letter: unknown): number => [...letters].filter((each) => each === letter).length

function without(hand: string, cards: string): string {
  const rest = [...hand]
  for (const card of cards) rest.splice(rest.indexOf(card), 1)
  return rest.join('')
}

function caseOf(at: Position, seat: Seat, action: Action): Case {
  const before = view(at, seat)
  const made = readDecision(at.game.format(at.state, seat, action))!
  const left = made.verb === 'take' ? before.hand! + made.cards : without(before.hand!, made.cards)
  return { at, seat, action, before, made, left }
}

/** What the seat sees when the decision has had all its effects. Others answer, and cards come, by chance. */
function outcome({ at, seat, action }: Case, random: Random, known?: unknown): CathamCityView {
  const p = copy(at)
  if (known) p.game.determinize(p.state, seat, known as never, random)
  p.game.apply(p.state, seat, action)
  for (;;) {
    const turn = p.game.turn(p.state)
    const seen = view(p, seat)
    if (turn === OVER || seen.phase === 'act' || seen.phase === 'discard') return seen
    if (turn === CHANCE) p.game.apply(p.state, CHANCE, chanceFrom(random)(p.game, p.state))
    else if (turn === CLOSING) p.game.apply(p.state, CLOSING, 0)
    else {
      const other = seatList(turn)[0]!
      p.game.apply(p.state, other, pick(legalActions(p.game, p.state, other), random))
    }
  }
}

/** The mean of something over many deals that the seat cannot tell apart without remembering anything. */
function mean(found: Case, of: (after: CathamCityView) => number): number {
  const random = new Random('mean')
  const nothing = new Memories(found.at.game).known[found.seat]
  let sum = 0
  for (let i = 0; i < SAMPLES; i++) sum += of(outcome(found, random, nothing))
  return sum / SAMPLES
}
const SAMPLES = 300
const NEAR = 0.35

const SET: Readonly<Record<Faction, number>> = { D: 3, H: 1, J: 2, M: 4, O: 1, P: 1, R: 2, S: 3 }
const LIMIT = 10
const rivals = ({ before, seat }: Case): Seat[] => [...before.points.keys()].filter((each) => each !== seat)
const gained = (found: Case, after: CathamCityView): number =>
  after.points[found.seat]! - found.before.points[found.seat]!

/** Percent: how likely a rival holds a card of that faction, by what lies open. */
function answered(found: Case, faction: unknown): number {
  const { hand, display, discard, table, revealed, handSizes } = found.before
  const open = hand! + display + discard + table + revealed
  const share = (15 - howMany(open, faction)) / (75 - open.length)
  const none = rivals(found).reduce((chance, each) => chance * (1 - share) ** handSizes[each]!, 1)
  return 100 * (1 - none)
}

/** When each reason is true, told by the view and the notation alone. */
const IS_TRUE: Readonly<Record<ReasonCode, (given: Reason, found: Case) => boolean>> = {
  wins: (_, found) => [1, 2, 3].every((seed) => outcome(found, new Random(`${seed}`)).winner === found.seat),
  points: ({ points }, found) => gained(found, outcome(found, new Random('points'))) === points,
  'expects-points': ({ points }, found) =>
    Math.abs(mean(found, (after) => gained(found, after)) - Number(points)) < NEAR,
  draws: ({ cards }, found) => outcome(found, new Random('draws')).hand!.length === found.left.length + Number(cards),
  steals: ({ cards }, found) =>
    Math.abs(mean(found, ({ hand }) => hand!.length - found.left.length) - Number(cards)) < NEAR,
  completes: ({ faction, cards }, { before, left }) =>
    SET[faction as Faction] === cards && howMany(before.hand!, faction) < cards && howMany(left, faction) >= cards,
  'one-short': ({ faction }, { left }) => howMany(left, faction) === SET[faction as Faction] - 1,
  'more-of': ({ faction, cards }, { left }) => howMany(left, faction) === cards,
  'costs-rivals': (_, found) =>
    rivals(found).every((each) => found.before.handSizes[each]! > 0 || found.before.points[each]! > 0),
  'hurts-leader': ({ seat }, { before: { points }, made }) =>
    made.target === seat && points.every((each, other) => other === seat || each < points[seat]!),
  keeps: ({ faction, cards }, { left }) => howMany(left, faction) === cards,
  'point-for-card': ({ faction }, { before, made }) =>
    made.faction === faction && (before.effect?.further === faction || made.set.length === 2),
  'saves-point': (_, { at, seat, before }) => before.points[seat]! > 0 && legal(at, seat).includes('pay'),
  'saves-cards': (_, { at, seat }) => legal(at, seat, 'discard').length > 0,
  answered: ({ faction, percent }, found) =>
    found.made.further === faction &&
    Math.abs(answered(found, faction) - Number(percent)) <= 0.5 &&
    Number(percent) <= 50,
  'least-answered': ({ faction, percent }, found) =>
    found.made.further === faction &&
    Number(percent) > 50 &&
    [...found.left].every((other) => answered(found, other) >= Number(percent) - 0.5) &&
    [...found.left].some((other) => answered(found, other) >= Number(percent) + 9),
  'gives-nothing': (_, { made, before }) => made.verb === 'pass' && before.effect!.play.startsWith('J'),
  'within-limit': (_, { before, made, left }) =>
    left.length <= LIMIT && before.hand!.length + howMany(before.display, made.faction) > LIMIT,
  'over-limit': ({ cards }, { left }) => left.length - LIMIT === cards,
}

/** The cases of a code beyond so many are left out, because some are found by playing hundreds of games. */
const MOST_CASES = 60

test('a reason is true of its decision', () => {
  const looked = new Map<string, number>()
  for (const table of TABLES)
    walk(table, 'reasons', (at) => {
      const { game, state } = at
      const mind = mindFor(rulesFor(game.seats, game.options as CathamCityOptions))
      const turn = game.turn(state)
      for (const seat of turn > 0 ? seatList(turn) : [])
        for (const action of legalActions(game, state, seat))
          for (const given of mind.reasons(state, seat, action, game.knowledge(seat))) {
            const count = (looked.get(given.code) ?? 0) + 1
            looked.set(given.code, count)
            if (count > MOST_CASES && count % 50 > 0) continue
            const found = caseOf(at, seat, action)
            const isTrue = IS_TRUE[given.code as ReasonCode](given, found)
            expect(
              isTrue,
              `${JSON.stringify(given)} ${game.format(state, seat, action)} ${JSON.stringify(found.before)}`,
            ).toBe(true)
          }
    })
  expect(REASON_CODES.filter((code) => !looked.has(code))).toEqual([])
})

const reasonsIn = (at: Position, seat: Seat, text: string): readonly Reason[] =>
  mindFor(rulesFor(at.game.seats, at.game.options as CathamCityOptions)).reasons(
    at.state,
    seat,
    at.game.parse(at.state, seat, text)!,
    at.game.knowledge(seat),
  )

test('nobody is told to hit a leader whom they lead themselves', () => {
  const at = position({ seats: 3, points: [9, 5, 3], hands: ['HH', 'DDD', 'DDD'] })
  expect(reasonsIn(at, 0, 'play H @1').map(({ code }) => code)).not.toContain('hurts-leader')
  const behind = position({ seats: 3, points: [4, 5, 3], hands: ['HH', 'DDD', 'DDD'] })
  expect(reasonsIn(behind, 0, 'play H @1')).toContainEqual({ code: 'hurts-leader', seat: 1 })
})

test('Mafia cost a rival nothing who has nothing', () => {
  const at = position({ seats: 3, points: [0, 2, 0], hands: ['MMMM', 'DDD', ''] })
  expect(reasonsIn(at, 0, 'play MMMM').map(({ code }) => code)).not.toContain('costs-rivals')
})
