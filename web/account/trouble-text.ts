import type { Trouble } from './account.svelte.ts'
import type { PushTrouble } from './push-switch.svelte.ts'
import type { ScreenWords } from './screen-words.ts'

/** Says in words why an action failed. */
export function troubleText(trouble: Trouble | PushTrouble, { own, online }: ScreenWords): string {
  if (trouble === 'push-failed') return own.push.failed
  return trouble in own.problems
    ? own.problems[trouble as keyof typeof own.problems]
    : online.errors[trouble as keyof typeof online.errors]
}
