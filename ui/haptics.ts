import { settings } from './settings.svelte.ts'
import type { SoundName } from './sounds.ts'

/** What is felt, as milliseconds of vibration and rest in turn. What happens often is hardly felt. */
const PATTERNS: Readonly<Partial<Record<SoundName, readonly number[]>>> = {
  pick: [6],
  loss: [40, 40, 40],
  reveal: [12],
  turn: [25],
  refuse: [15, 40, 15],
  win: [40, 60, 40, 60, 120],
  lose: [120],
}

/** Whether the device has something to vibrate with, as far as the browser says. */
export const canVibrate = (): boolean => typeof navigator !== 'undefined' && 'vibrate' in navigator

/** Older browsers cannot tell, and then ignore what comes too early. */
const isTapped = (): boolean => (navigator.userActivation as UserActivation | undefined)?.hasBeenActive ?? true

/** Browsers let a page vibrate only after the first tap. */
export function vibrate(name: SoundName): void {
  const pattern = PATTERNS[name]
  if (pattern && settings.haptics && canVibrate() && isTapped()) navigator.vibrate([...pattern])
}
