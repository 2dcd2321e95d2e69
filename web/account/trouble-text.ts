import type { Trouble } from './account.svelte.ts'
import type { PushTrouble } from './push-switch.svelte.ts'
import type { ScreenWords } from './screen-words.ts'

/** Why something did not come about, in words. */
export function troubleText(trouble: Trouble | PushTrouble, { own, online }: ScreenWords): string {
  if (trouble === 'push-failed') return own.push.failed
  return trouble in own.problems
    ? own.problems[trouble as keyof typeof own.problems]
    : online.errors[trouble as keyof typeof online.errors]
}
