import { pace } from '@alleycat/ui/settings.svelte.ts'

/**
 * Waits so that what happens can be watched. The chosen speed scales the waits, `hurry` ends one, and a hidden tab does
 * not wait.
 */
export class PlaybackTimer {
  #hurry: (() => void) | undefined

  /** Milliseconds at normal speed. */
  async wait(milliseconds: number): Promise<void> {
    const time = milliseconds * pace()
    if (document.hidden) return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, time)
      this.#hurry = () => {
        clearTimeout(timer)
        resolve()
      }
    })
    this.#hurry = undefined
  }

  /** Ends the wait that is going on. */
  hurry(): void {
    this.#hurry?.()
  }
}
