import { whenIdle } from '../browser/when-idle.ts'

const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import('../shell/Refusal.svelte'),
  () => import('@alleycat/ui/motion/StagingOverlay.svelte'),
  () => import('../shell/ShellDialogs.svelte'),
  () => import('../ending/WinningPlay.svelte'),
  () => import('./Result.svelte'),
  () => import('../ending/Ending.svelte'),
]

let isAsked = false

/**
 * Fetches what a table shows later in a game, once the page is idle, so that it is there when it is first needed. What
 * cannot be fetched now is fetched then.
 */
export function fetchSoonNeeded(): void {
  if (isAsked) return
  isAsked = true
  // To ask for one part takes a phone more than ten milliseconds, so each has a task of its own.
  for (const part of PARTS) whenIdle(() => void part().catch(() => undefined))
}
