/**
 * What runs inside the measured page. A browser is handed the text of these functions, so each stands alone: it uses its
 * arguments and what a page has, nothing of this file.
 */

interface Pressable {
  click(): void
}

declare const document: { querySelector(selector: string): Pressable | null }
declare const requestAnimationFrame: (step: (now: number) => void) => void
declare const PerformanceObserver: new (note: (list: { getEntries(): { duration: number }[] }) => void) => {
  observe(options: { type: string }): void
  disconnect(): void
}

/** The moments that are measured, in milliseconds after the navigation began. */
export interface Moments {
  /** When the button to play can be seen and pressed. */
  usable?: number
  pressed?: number
  /** When the table waits for the person's own decision. */
  asked?: number
}

export interface Watched {
  readonly seconds: number
  readonly frames: number
  /** The longest time between two frames, in milliseconds. */
  readonly longestGap: number
  readonly gapsOver50: number
  /** The duration of each long animation frame (50 ms or more), in milliseconds, as the browser reports it. */
  readonly longFrames: readonly number[]
  readonly longTasks: readonly number[]
}

interface MeasuredPage {
  moments: Moments
  stopWatching: () => Watched
}

/** Records when `play` can be pressed, presses it after `pause` milliseconds, and records when `own` is shown. */
export function noteMoments({ play, own, pause }: { play: string; own: string; pause: number }): void {
  const moments: Moments = {}
  ;(globalThis as unknown as MeasuredPage).moments = moments
  /** Calls `then` after the first frame that shows the element has been painted. */
  const whenShown = (selector: string, then: (element: Pressable) => void): void => {
    const look = (): void => {
      const element = document.querySelector(selector)
      if (element) setTimeout(() => then(element))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }
  whenShown(play, () => {
    moments.usable = performance.now()
    setTimeout(() => {
      moments.pressed = performance.now()
      document.querySelector(play)?.click()
      whenShown(own, () => (moments.asked = performance.now()))
    }, pause)
  })
}

export const momentsOf = (): Moments => (globalThis as unknown as MeasuredPage).moments

/** Starts to record every frame that comes late. */
export function watchFrames(): void {
  const noteAll = (type: string): { durations: number[]; stop: () => void } => {
    const durations: number[] = []
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration)
    })
    observer.observe({ type })
    return { durations, stop: () => observer.disconnect() }
  }
  const longFrames = noteAll('long-animation-frame')
  const longTasks = noteAll('longtask')
  const started = performance.now()
  let [frames, longestGap, gapsOver50, last, isOn] = [0, 0, 0, 0, true]
  const step = (now: number): void => {
    const gap = last === 0 ? 0 : now - last
    last = now
    frames++
    longestGap = Math.max(longestGap, gap)
    if (gap > 50) gapsOver50++
    if (isOn) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
  ;(globalThis as unknown as MeasuredPage).stopWatching = () => {
    isOn = false
    for (const { stop } of [longFrames, longTasks]) stop()
    return {
      seconds: (performance.now() - started) / 1000,
      frames,
      longestGap,
      gapsOver50,
      longFrames: longFrames.durations,
      longTasks: longTasks.durations,
    }
  }
}

export const stopWatching = (): Watched => (globalThis as unknown as MeasuredPage).stopWatching()

declare const location: { hash: string }
declare const localStorage: { getItem(key: string): string | null; setItem(key: string, value: string): void }
declare const dispatchEvent: (event: object) => void
declare const StorageEvent: new (type: string, init: { readonly key: string }) => object

export function goTo(hash: string): void {
  location.hash = hash
}

export const press = (selector: string): void => document.querySelector(selector)?.click()

/** Chooses a language as another tab would. */
export function chooseLanguage(locale: string): void {
  const key = 'alleycat.settings'
  localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), locale }))
  dispatchEvent(new StorageEvent('storage', { key }))
}
