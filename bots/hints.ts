import { Random, type Action, type Mind, type Perspective, type Reason } from '@alleycat/engine'
import { mindOf } from '@alleycat/games'
import { ranked, standardError } from './review/grade.ts'
import { Search } from './search.ts'
import { enoughFor, type Budget } from './search-bot.ts'
import { otherReasons, tellingReasons } from './telling-reasons.ts'

/** A decision that is recommended to a seat. */
export interface Hint {
  readonly action: Action
  /** The decision in the notation of records. */
  readonly text: string
  /** The chance of the advised seat to win with this decision, in whole steps of `within`. */
  readonly chance: number
  /** How finely the search can tell the chances of these hints: 0.01, 0.02, 0.05 or 0.1. */
  readonly within: number
  /**
   * What speaks for the decision: what tells it from the hint before it, or at least is not said of that one too, then what
   * tells it from the best other hint, then the rest, each with the weightiest first.
   */
  readonly reasons: readonly Reason[]
  /** Whether the first reason tells it from the best other hint; false where all speak for both alike. */
  readonly isToldApart: boolean
}

/** The steps in which chances are told. */
const STEPS = [0.01, 0.02, 0.05]
const COARSEST = 0.1

/** The finest step that is at least two standard errors. */
const stepFor = (error: number): number => STEPS.find((step) => step >= 2 * error) ?? COARSEST

/**
 * The best decisions of the seat whose position this is, the best first. The list is empty when the seat owes no
 * decision. The budget is spent twice: to find them, and to compare them. With a budget of iterations the same position
 * gives the same hints, because chance is seeded by what the seat knows.
 */
export function hint(position: Perspective, budget: Budget, most = 3): Hint[] {
  const { game, state, seat } = position
  if (game.legal(state, seat, []) === 0) return []
  const mind = mindOf(game)
  const search = new Search(game, new Random(seedOf(position)), mind)
  const found = ranked(search.think(position, enoughFor(budget))).slice(0, most)
  const actions = found.map(({ action }) => action)
  // The search hardly looks at what is not best, so the best few are searched again, each as long as the others.
  const compared = search.compare(position, enoughFor(budget), actions).toSorted((a, b) => b.value - a.value)
  const within = stepFor(Math.max(...compared.map(standardError)))
  const chances = toldChances(
    compared.map(({ value }) => value),
    within,
  )
  const reasoned = compared.map(({ action }) => ({
    action,
    own: mind.reasons(state, seat, action, position.known),
  }))
  const hints = chances[0] === chances[1] ? reasonedFirst(mind, reasoned) : reasoned
  const reasons = hints.map(({ own }) => own)
  return hints.map(({ action, own }, index) => {
    const telling = tellingReasons(mind, own, reasons[index === 0 ? 1 : 0] ?? [])
    // Beside the hint before it, the third would otherwise often lead with the very reason of the second.
    const before = index === 0 ? own : reasons[index - 1]!
    const [better, other] = [tellingReasons(mind, own, before), otherReasons(mind, own, before)]
    const rank = (reason: Reason): number => [telling, other, better].findLastIndex((each) => each.includes(reason))
    const ordered = own.toSorted((a, b) => rank(b) - rank(a))
    return {
      action,
      text: game.format(state, seat, action),
      chance: chances[index]!,
      within,
      reasons: ordered,
      isToldApart: ordered[0] !== undefined && telling.includes(ordered[0]),
    }
  })
}

/** Of two that are about as good, the second comes first where reasons speak for it alone. */
function reasonedFirst<T extends { readonly own: readonly Reason[] }>(mind: Mind, hints: readonly T[]): readonly T[] {
  const [best, next, ...rest] = hints
  if (!best || !next) return hints
  const speaksOnlyForNext =
    tellingReasons(mind, best.own, next.own).length === 0 && tellingReasons(mind, next.own, best.own).length > 0
  return speaksOnlyForNext ? [next, best, ...rest] : hints
}

/**
 * Chances, the largest first, in whole steps. Rounding alone could put two that are next to the same on different steps, so one
 * that is less than half a step below another is told as that one.
 */
export function toldChances(values: readonly number[], step: number): number[] {
  let [leading = 0] = values
  return values.map((value) => {
    if (leading === 1 || leading - value >= step / 2) leading = value
    const told = Math.round(leading / step) * step
    return leading < 1 ? Math.min(told, 1 - step) : told
  })
}

/** A seed that is the same whenever the seat knows the same. */
const seedOf = ({ game, state, seat, known }: Perspective): string =>
  JSON.stringify([game.id, game.options, seat, game.view(state, seat), known])
