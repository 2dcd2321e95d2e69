import type { Trouble } from './account.svelte.ts'
import type { PushTrouble } from './push.svelte.ts'
import type { Says } from './says.ts'

/** Why something did not come about, in words. */
export function troubleText(trouble: Trouble | PushTrouble, { own, online }: Says): string {
  if (trouble === 'push-failed') return own.push.failed
  return trouble in own.problems
    ? own.problems[trouble as keyof typeof own.problems]
    : online.errors[trouble as keyof typeof online.errors]
}
