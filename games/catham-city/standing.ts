import type { CathamCityOptions } from './rules/options.ts'
import type { CathamCityView } from './rules/view.ts'
import type { Faction } from './rules/vocabulary.ts'

/** The answers that a player can give ahead. */
export const STANDING = ['pass-detectives', 'pass-journalists', 'pay-mafia'] as const
type StandingAnswer = (typeof STANDING)[number]

export const STANDING_OF: Readonly<Partial<Record<Faction, StandingAnswer>>> = {
  D: 'pass-detectives',
  J: 'pass-journalists',
  M: 'pay-mafia',
}

/** The standing answers that are possible with the factions in play. */
export const standingFor = (factions: string): StandingAnswer[] =>
  [...factions].flatMap((faction) => STANDING_OF[faction as Faction] ?? [])

export function decide(view: CathamCityView, choices: readonly string[], standing: ReadonlySet<string>): string | null {
  if (view.phase !== 'answer' || view.effect === null) return null
  const faction = view.effect.play[0] as Faction
  const id = STANDING_OF[faction]
  if (id === undefined || !standing.has(id)) return null
  const answer = faction === 'M' ? 'pay' : 'pass'
  return choices.includes(answer) ? answer : null
}

/**
 * A pass is given ahead only when it was chosen for every faction that may ask for one, because the answer `pass` does
 * not name the faction.
 */
export function answers(standing: ReadonlySet<string>, { factions }: CathamCityOptions): string[] {
  const possible = standingFor(factions)
  const passes = possible.filter((id) => id !== 'pay-mafia')
  return [
    ...(possible.includes('pay-mafia') && standing.has('pay-mafia') ? ['pay'] : []),
    ...(passes.length > 0 && passes.every((id) => standing.has(id)) ? ['pass'] : []),
  ]
}
