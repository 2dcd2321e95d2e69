import type { RuleId, Seat } from '@alleycat/engine'
import type { CatBurglarsView } from '../rules/view.ts'
import type { ACTIONS } from '../rules/vocabulary.ts'
import { yarnOf, type Asked, type Selection } from './builder.ts'
import { gangKey, NOWHERE, type Spots } from './spots.ts'

export type ActionName = (typeof ACTIONS)[number]

/** The rule that says what each takes. */
const RULE_OF: Readonly<Record<ActionName, RuleId>> = {
  recruit: 'CB-6',
  form: 'CB-7',
  activate: 'CB-9',
  secure: 'CB-11',
  infiltrate: 'CB-12',
}

/** The rule against an action that is not possible: where only traps lie face down, the one that tells them from yarn. */
export const ruleAgainst = (action: ActionName, { viewer, gangs }: CatBurglarsView): RuleId =>
  action === 'secure' && gangs[viewer ?? -1]?.some(({ active }) => active) ? 'CB-10' : RULE_OF[action]

export const isPossible = ({ choices }: Asked, action: ActionName): boolean =>
  [...choices].some((text) => text.startsWith(action))

/** Whether somebody chooses an action: not the second card of a recruit, a place for a sprung trap, or the only way out. */
export const choosesAction = ({ view, choices }: Asked, selection: Selection): boolean =>
  selection.kind === 'none' && view.phase === 'act' && view.picksLeft === 0 && choices.size > 0 && !choices.has('pass')

/**
 * Whose gangs digits choose: one's own while a cat or yarn is chosen, or nobody can be infiltrated; null while they choose
 * among several opponents.
 */
export function numberedSeat(asked: Asked, selection: Selection, aimed: Seat | null): Seat | null {
  const { viewer, gangs } = asked.view
  const isOwn = selection.kind === 'cat' || selection.kind === 'secure' || !isPossible(asked, 'infiltrate')
  if (viewer === null || isOwn) return viewer
  return aimed ?? (gangs.length === 2 ? 1 - viewer : null)
}

/** What may be tapped to begin one of the actions, of all that is lit. */
export function litFor(asked: Asked, action: ActionName, lit: Spots): Spots {
  const { viewer } = asked.view
  switch (action) {
    case 'recruit':
      return { ...NOWHERE, deck: lit.deck, market: lit.market }
    case 'form':
    case 'activate':
      return { ...NOWHERE, hand: lit.hand }
    case 'secure':
      return { ...NOWHERE, gangs: new Set(viewer === null ? [] : yarnOf(asked).map((gang) => gangKey(viewer, gang))) }
    case 'infiltrate':
      return { ...NOWHERE, gangs: new Set([...lit.gangs].filter((key) => !key.startsWith(`${viewer}.`))) }
  }
}
