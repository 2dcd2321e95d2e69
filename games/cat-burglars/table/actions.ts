import type { RuleId, Seat } from '@alleycat/engine'
import type { CatBurglarsView } from '../rules/view.ts'
import type { ACTIONS } from '../rules/vocabulary.ts'
import type { Asked, Selection } from './builder.ts'

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

/**
 * What is asked, with those decisions alone that belong to an action chosen by its name, as long as what has been selected
 * since may lead to one of them.
 */
export function meantBy(asked: Asked, action: ActionName | null, selection: Selection): Asked {
  const playsCat = action === 'form' || action === 'activate'
  const leads = selection.kind === 'none' || (selection.kind === 'cat' && playsCat)
  if (action === null || !leads) return asked
  return { ...asked, choices: new Set([...asked.choices].filter((text) => text.startsWith(action))) }
}
