import { afterFrame } from '@alleycat/ui/own-task.ts'
import { pace } from '@alleycat/ui/settings.svelte.ts'

/** Milliseconds after which a frame is not awaited any longer: none comes in a tab that has been hidden meanwhile. */
const LATEST = 100

/**
 * Waits so that what happens can be watched. The chosen speed scales the waits, `hurry` ends one, and a hidden tab does
 * not wait. What is waited for comes right after a frame: a browser that has drawn none for a while draws before
 * everything else, and then measures and draws what changes in one task.
 */
export class PlaybackTimer {
  #hurry: (() => void) | undefined

  /** Milliseconds at normal speed. */
  async wait(milliseconds: number): Promise<void> {
    const time = milliseconds * pace()
    if (document.hidden) return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => {
        void afterFrame().then(resolve)
        setTimeout(resolve, LATEST)
      }, time)
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
