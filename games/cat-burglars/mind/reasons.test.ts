import { firstSeat, type Action, type Reason, type Seat } from '@alleycat/engine'
import { expect, test } from 'vitest'
import { rulesFor, type CatBurglarsOptions } from '../rules/options.ts'
import { copy, legalActions, position, view, type Position } from '../rules/testing/position.ts'
import { STYLES, TABLES, walk } from '../rules/testing/walk.ts'
import type { CatBurglarsView, GangView } from '../rules/view.ts'
import { mindFor } from './index.ts'
import { REASON_CODES, type ReasonCode } from './reasons.ts'

/** A decision, the view of the seat that makes it, and what the seat sees at once after it. */
interface Case {
  readonly seat: Seat
  readonly text: string
  readonly before: CatBurglarsView
  readonly after: CatBurglarsView
}

function caseOf(at: Position, seat: Seat, action: Action): Case {
  const text = at.game.format(at.state, seat, action)
  const then = copy(at)
  then.game.apply(then.state, seat, action)
  return { seat, text, before: view(at, seat), after: view(then, seat) }
}

const TO_WIN = 8
const COLOURS = 'BGOPRY'
const howMany = (letters: string, letter: unknown): number => [...letters].filter((each) => each === letter).length
type OwnGang = GangView & { readonly under: string | null }
const isYarn = ({ cats, under }: OwnGang): boolean => under !== null && cats.includes(under)
/** The gangs of a seat, with what the viewer knows to lie under them. */
const gangsOf = ({ viewer, gangs, under }: CatBurglarsView, seat: Seat): OwnGang[] =>
  gangs[seat]!.map((gang, number) => ({ ...gang, under: seat === viewer ? under[number]! : null }))
const gangOf = (seen: CatBurglarsView, seat: Seat, { gang }: Reason): OwnGang => gangsOf(seen, seat)[Number(gang)]!
const infiltrated = (text: string): { owner: Seat; gang: number; paid: string } => {
  const [, owner, gang, paid] = /^infiltrate (\d)\.(\d+) with ([A-Z]*)/.exec(text)!
  return { owner: Number(owner), gang: Number(gang), paid: /with market/.test(text) ? '' : paid! }
}
/** The card that a decision places face up, which is a sprung trap or comes from the hand. */
const placed = ({ text, before }: Case): string => before.table?.card ?? text.split(' ')[1]!

/** The cards of their own that another seat needs to infiltrate a gang: with two seats, the market may pay for one (CB-13). */
function price({ gangs, market }: CatBurglarsView, { cats }: GangView): number {
  const helps = gangs.length === 2 && [...market].some((card) => card === 'M' || cats.includes(card))
  return cats.length - (helps ? 1 : 0)
}
const largestHand = ({ handSizes }: CatBurglarsView, seat: Seat): number =>
  Math.max(...handSizes.filter((_, other) => other !== seat))

/** When each reason is true, told by views and the notation alone. */
const IS_TRUE: Readonly<Record<ReasonCode, (given: Reason, found: Case) => boolean>> = {
  wins: (_, { seat, after }) => after.phase === 'over' && after.winners.includes(seat),
  scores: ({ balls }, { seat, before, after }) => balls === after.yarnCounts[seat]! - before.yarnCounts[seat]!,
  'one-short': (_, { seat, after }) => after.yarnCounts[seat] === TO_WIN - 1,
  exposed: (given, { seat, before }) => {
    const gang = gangOf(before, seat, given)
    return isYarn(gang) && price(before, gang) === given['cards'] && price(before, gang) <= largestHand(before, seat)
  },
  'new-colour': ({ colour }, { seat, before }) => !before.yarn![seat]!.includes(String(colour)),
  'yarn-in-waiting': (given, { seat, after }) => isYarn(gangOf(after, seat, given)),
  safe: (given, { seat, before, after }) => price(before, gangOf(after, seat, given)) > largestHand(before, seat),
  trap: (given, { seat, after }) => {
    const gang = gangOf(after, seat, given)
    return gang.active && !isYarn(gang)
  },
  'wins-next': (_, { seat, after }) => {
    const waiting = gangsOf(after, seat)
      .filter(isYarn)
      .map(({ under }) => under)
    const colours = [...waiting, ...(after.yarn?.[seat] ?? '')]
    return (
      after.yarnCounts[seat]! + waiting.length >= TO_WIN ||
      (after.yarn !== null && [...COLOURS].every((colour) => (colours as string[]).includes(colour)))
    )
  },
  'wins-if-yarn': (_, { seat, before }) => before.yarnCounts[seat] === TO_WIN - 1,
  'likely-yarn': ({ percent }, { before, text }) => {
    const { owner, gang } = infiltrated(text)
    const { active, cats } = before.gangs[owner]![gang]!
    const isCertain = new Set(cats).size === COLOURS.length
    return active && (isCertain ? percent === 100 : Number(percent) < 100)
  },
  cheap: ({ cards }, { seat, before, after }) => cards === before.handSizes[seat]! - after.handSizes[seat]!,
  'saves-mirror': (_, { before, after }) =>
    howMany(after.hand!, 'M') > 0 && howMany(after.hand!, 'M') === howMany(before.hand!, 'M'),
  'hurts-leader': ({ seat }, { before: { yarnCounts }, text }) =>
    infiltrated(text).owner === seat && yarnCounts.every((each, other) => other === seat || each < yarnCounts[seat]!),
  denies: ({ seat }, { before, text }) =>
    infiltrated(text).owner === seat &&
    before.yarnCounts[seat]! + before.gangs[seat]!.filter(({ active }) => active).length >= TO_WIN,
  'new-gang': (_, { seat, before, after }) => after.gangs[seat]!.length === before.gangs[seat]!.length + 1,
  grows: (given, { seat, before, after }) =>
    gangOf(after, seat, given).cats.length === given['cats'] &&
    gangOf(before, seat, given).cats.length === given['cats'] - 1,
  guards: (given, { seat, before }) => isYarn(gangOf(before, seat, given)),
  'turns-trap': (given, { seat, before, after }) =>
    gangOf(before, seat, given).active && !isYarn(gangOf(before, seat, given)) && isYarn(gangOf(after, seat, given)),
  'has-match': ({ colour }, found) => placed(found) === colour && found.after.hand!.includes(colour),
  matches: ({ colour }, { seat, before }) =>
    before.gangs[seat]!.some(({ active, cats }) => !active && cats.includes(String(colour))),
  pays: ({ colour }, { seat, before }) =>
    before.gangs.some(
      (each, owner) => owner !== seat && each.some((gang) => gang.active && gang.cats.includes(String(colour))),
    ),
  pair: ({ colour }, { text, before }) => text === `recruit ${colour}` && howMany(before.hand!, colour) === 1,
  mirror: (_, { text }) => text === 'recruit M',
  unseen: (_, { text }) => text === 'recruit deck',
  'no-choice': (_, { text }) => text === 'pass',
  'hidden-trap': () => false,
  'hidden-yarn': () => false,
}

/** Codes that are told of hidden cards in a review, and never of a decision in play. */
const OF_BLUFFS: readonly ReasonCode[] = ['hidden-trap', 'hidden-yarn']

const mindOf = ({ game }: Position) => mindFor(rulesFor(game.seats, game.options as CatBurglarsOptions))

test('a reason is true of its decision', () => {
  const seen = new Set<string>()
  for (const table of TABLES)
    for (const style of STYLES)
      walk(table, style, 'reasons', (at) => {
        const { game, state } = at
        const turn = game.turn(state)
        if (turn <= 0) return
        const seat = firstSeat(turn)
        for (const action of legalActions(game, state, seat)) {
          const given = mindOf(at).reasons(state, seat, action, game.knowledge(seat))
          if (given.length === 0) continue
          const found = caseOf(at, seat, action)
          for (const reason of given) {
            seen.add(reason.code)
            if (!IS_TRUE[reason.code as ReasonCode](reason, found))
              expect.fail(`${JSON.stringify(reason)} is not true of ${found.text}: ${JSON.stringify(found.before)}`)
          }
        }
      })
  expect(REASON_CODES.filter((code) => !seen.has(code) && !OF_BLUFFS.includes(code))).toEqual([])
})

const reasonsIn = (at: Position, text: string): readonly Reason[] =>
  mindOf(at).reasons(at.state, 0, at.game.parse(at.state, 0, text)!, at.game.knowledge(0))

test('the last ball from somebody else wins only if it is one', () => {
  const at = position({ seats: 2, yarn: ['BBBGGGO', ''], hands: ['PM', 'MM'], gangs: [[], ['P/P']] })
  const found = reasonsIn(at, 'infiltrate 1.0 with P')
  expect(found).toContainEqual({ code: 'wins-if-yarn' })
  expect(found).not.toContainEqual({ code: 'wins' })
})

test('nobody is told of a leader whom they lead themselves', () => {
  const table = { seats: 2, hands: ['PM', 'MM'], gangs: [[], ['P/P']] }
  const codes = (yarn: readonly string[]): string[] =>
    reasonsIn(position({ ...table, yarn }), 'infiltrate 1.0 with P').map(({ code }) => code)
  expect(codes(['BB', 'G'])).not.toContain('hurts-leader')
  expect(codes(['B', 'GG'])).toContain('hurts-leader')
})
