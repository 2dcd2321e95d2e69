import { readDecision } from '../rules/notation.ts'
import type { CatBurglarsView } from '../rules/view.ts'
import type { Words } from '../words/words.ts'
import { isPossible, type ActionName } from './actions.ts'
import type { Asked } from './builder.ts'

/** Why an action is not possible in this position. */
export function impossibleText(action: ActionName, view: CatBurglarsView, { impossible }: Words): string {
  const own = view.viewer === null ? [] : view.gangs[view.viewer]!
  switch (action) {
    case 'recruit':
      return impossible.noCard
    case 'form':
      return impossible.noCat
    case 'activate':
      return !hasCat(view) ? impossible.noCat : own.length === 0 ? impossible.noGang : impossible.allActive
    case 'secure':
      return own.some(({ active }) => active) ? impossible.onlyTraps : impossible.nothingUnder
    case 'infiltrate': {
      const hasTarget = view.gangs.some((gangs, seat) => seat !== view.viewer && gangs.some(({ active }) => active))
      return hasTarget ? impossible.unpaid : impossible.noRivalCard
    }
  }
}

const hasCat = ({ hand }: CatBurglarsView): boolean => [...(hand ?? '')].some((card) => card !== 'M')

/** What stands in the way of an attempt in this position, in words; empty where the rule says it all. */
export function lackText(attempt: string, asked: Asked, words: Words): string {
  const { view } = asked
  const own = view.viewer === null ? [] : view.gangs[view.viewer]!
  const decision = readDecision(attempt)
  if (view.picksLeft > 0 && decision?.verb !== 'recruit') return words.askSecond
  if (view.phase === 'place' && decision?.verb !== 'place') return words.toldAsk(null, view.table?.card ?? '')
  switch (decision?.verb) {
    case 'recruit':
      return words.impossible.noCard
    case 'infiltrate': {
      const gang = view.gangs[decision.owner]?.[decision.gang]
      if (!gang?.active) return words.lack.noFaceDown
      const unpaid = unpaidOf(gang.cats, view.hand ?? '')
      return unpaid === '' ? '' : words.lack.pay(unpaid)
    }
    case 'form':
    case 'place': {
      if (attempt === 'form M') return uselessText(asked, words)
      if (decision.gang === null) return hasCat(view) ? '' : words.impossible.noCat
      const gang = own[decision.gang]
      return gang ? words.lack.size(gang.cats.length) : ''
    }
    case 'activate':
      return own[decision.gang]?.active ? words.lack.taken(decision.gang + 1) : ''
    case 'secure':
      return decision.gangs.length === 1 ? unsecuredText(view, decision.gangs[0]!, words) : ''
    default:
      return ''
  }
}

/** Why a mirror of the hand is of no use. */
const uselessText = (asked: Asked, words: Words): string =>
  isPossible(asked, 'infiltrate') ? words.lack.mirror : impossibleText('infiltrate', asked.view, words)

/** Why a gang's yarn cannot be secured. */
function unsecuredText({ viewer, gangs, under }: CatBurglarsView, number: number, words: Words): string {
  const gang = gangs[viewer ?? -1]?.[number]
  if (!gang) return ''
  if (!gang.active) return words.lack.nothingUnder(number + 1)
  return gang.cats.includes(under[number] ?? '') ? '' : words.lack.trap(number + 1)
}

/** The cats of a gang for which a hand has neither their colour nor a mirror. */
function unpaidOf(cats: string, hand: string): string {
  const left = [...hand]
  const take = (card: string): boolean => {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  }
  return [...cats]
    .filter((cat) => !take(cat))
    .filter(() => !take('M'))
    .join('')
}
