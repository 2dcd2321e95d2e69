import { settings } from '@alleycat/ui/settings.svelte.ts'

const FACTORS: Readonly<Record<typeof settings.speed, number>> = { slow: 1.7, normal: 1, fast: 0.4, instant: 0 }

/** Waits that follow the chosen speed, end at once when somebody does not want to wait, and never run in a hidden tab. */
export class PlaybackTimer {
  #hurry: (() => void) | undefined

  /** Milliseconds at normal speed. */
  async wait(milliseconds: number): Promise<void> {
    const time = milliseconds * FACTORS[settings.speed]
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
