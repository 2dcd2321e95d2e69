import type { Seat } from '@alleycat/engine'
import { cardOf, setText } from '../rules/letters.ts'
import { readDecision } from '../rules/notation.ts'
import type { Card } from '../rules/vocabulary.ts'
import { catDecisions, takesCats, yarnOf, type Asked, type Place, type Selection } from './builder.ts'
import { paidWith } from './payment.ts'

/** A set of things on the table, such as those that are lit, selected or advised. */
export interface Spots {
  readonly deck: boolean
  readonly market: ReadonlySet<string>
  /** The number of cards of each kind. */
  readonly hand: ReadonlyMap<string, number>
  /** The gangs by their keys, `seat.gang`. */
  readonly gangs: ReadonlySet<string>
  readonly fresh: boolean
}

export const NOWHERE: Spots = { deck: false, market: new Set(), hand: new Map(), gangs: new Set(), fresh: false }

export const gangKey = (seat: Seat, gang: number): string => `${seat}.${gang}`

const counts = (letters: string): Map<string, number> => {
  const found = new Map<string, number>()
  for (const letter of letters) found.set(letter, (found.get(letter) ?? 0) + 1)
  return found
}

const placed = (viewer: Seat, at: Place | null): Partial<Spots> => {
  if (at === 'new') return { fresh: true }
  return at === null ? {} : { gangs: new Set([gangKey(viewer, at)]) }
}

/** The things that a decision touches. */
export function spotsOf(text: string, viewer: Seat): Spots {
  const decision = readDecision(text)
  if (!decision) return NOWHERE
  switch (decision.verb) {
    case 'recruit':
      return decision.card === null
        ? { ...NOWHERE, deck: true }
        : { ...NOWHERE, market: new Set([cardOf(decision.card)]) }
    case 'form':
    case 'activate':
      return { ...NOWHERE, hand: counts(cardOf(decision.card)), ...placed(viewer, decision.gang ?? 'new') }
    case 'secure':
      return { ...NOWHERE, gangs: new Set(decision.gangs.map((gang) => gangKey(viewer, gang))) }
    case 'infiltrate':
      return {
        ...NOWHERE,
        hand: counts(setText(decision.payment)),
        market: new Set(decision.market === null ? [] : [cardOf(decision.market)]),
        gangs: new Set([gangKey(decision.owner, decision.gang)]),
      }
    case 'place':
      return { ...NOWHERE, ...placed(viewer, decision.gang ?? 'new') }
    case 'pass':
      return NOWHERE
  }
}

/** The things that are selected. */
export function selected(selection: Selection, viewer: Seat, decision: string | undefined): Spots {
  switch (selection.kind) {
    case 'none':
      return NOWHERE
    case 'cat':
      return { ...NOWHERE, hand: counts(selection.card ?? ''), ...placed(viewer, selection.at) }
    default:
      return decision === undefined ? NOWHERE : spotsOf(decision, viewer)
  }
}

/** The things that may be tapped to begin a move, or to continue the one that is selected. */
export function lit(asked: Asked, selection: Selection): Spots {
  const { view, choices } = asked
  const viewer = view.viewer
  if (viewer === null || choices.size === 0) return NOWHERE
  const own = [...view.gangs[viewer]!.keys()]
  const gangsWhere = (isLit: (gang: number) => boolean): Set<string> =>
    new Set(own.filter(isLit).map((gang) => gangKey(viewer, gang)))
  if (view.phase === 'place')
    return { ...NOWHERE, fresh: true, gangs: gangsWhere((gang) => choices.has(`place on ${gang}`)) }
  const recruits = { deck: choices.has('recruit deck'), market: litMarket(asked) }
  switch (selection.kind) {
    case 'recruit':
      return { ...NOWHERE, ...recruits }
    case 'cat': {
      const { card } = selection
      const takes = (at: Place): boolean =>
        card === null ? takesCats(asked, at) : catDecisions(asked, card, at).length > 0
      return { ...NOWHERE, hand: litCats(asked), gangs: gangsWhere(takes), fresh: takes('new') }
    }
    case 'secure':
      return { ...NOWHERE, gangs: gangsWhere((gang) => choices.has(`secure ${gang}`)) }
    case 'infiltrate':
      return { ...NOWHERE, ...litPayments(asked, selection), gangs: targets(asked) }
    default: {
      const yarn = yarnOf(asked).map((gang) => gangKey(viewer, gang))
      return { ...NOWHERE, ...recruits, hand: litCats(asked), gangs: new Set([...targets(asked), ...yarn]) }
    }
  }
}

const litMarket = ({ view, choices }: Asked): Set<string> =>
  new Set([...view.market].filter((card) => choices.has(`recruit ${card}`)))

const litCats = ({ view, choices }: Asked): Map<string, number> => {
  const played = new Set([...choices].map((text) => /^(?:form|activate) (.)/.exec(text)?.[1]))
  return counts([...(view.hand ?? '')].filter((card) => played.has(card)).join(''))
}

const targets = ({ choices }: Asked): Set<string> => {
  const found = new Set<string>()
  for (const text of choices) if (text.startsWith('infiltrate ')) found.add(text.split(' ')[1]!)
  return found
}

function litPayments(
  { view, choices }: Asked,
  { raid }: Extract<Selection, { kind: 'infiltrate' }>,
): Pick<Spots, 'hand' | 'market'> {
  const pays = (card: string, market: boolean): boolean =>
    paidWith(choices, raid, { card: card as Card, market }) !== null
  return {
    hand: counts([...new Set(view.hand ?? '')].filter((card) => pays(card, false)).join('')),
    market: new Set([...new Set(view.market)].filter((card) => pays(card, true))),
  }
}
