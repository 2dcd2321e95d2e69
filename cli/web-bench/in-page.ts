/**
 * What runs inside the measured page. A browser is handed the text of these functions, so each stands alone: it uses its
 * arguments and what a page has, nothing of this file.
 */

interface Entry {
  readonly startTime: number
  readonly duration: number
}

/** https://w3c.github.io/long-animation-frames/ */
interface LongFrame extends Entry {
  readonly styleAndLayoutStart: number
  readonly scripts: readonly ScriptTiming[]
}

interface ScriptTiming extends Entry {
  readonly invoker: string
  readonly sourceFunctionName: string
  readonly forcedStyleAndLayoutDuration: number
}

interface Pressable {
  click(): void
}

declare const document: { querySelector(selector: string): Pressable | null }
declare const requestAnimationFrame: (step: (now: number) => void) => void
declare const PerformanceObserver: new (note: (list: { getEntries(): Entry[] }) => void) => {
  observe(options: { type: string }): void
  disconnect(): void
}

/** Milliseconds after the navigation began. */
export interface Moments {
  /** The button to play can be seen and pressed. */
  usable?: number
  pressed?: number
  /** The table waits for the person's own decision. */
  asked?: number
}

export interface Watched {
  readonly seconds: number
  readonly frames: number
  /** Milliseconds between two frames, at most. */
  readonly longestGap: number
  readonly gapsOver50: number
  /** Milliseconds of each long animation frame (50 ms or more), as the browser reports them. */
  readonly longFrames: readonly number[]
  readonly longTasks: readonly number[]
  readonly worst: Worst | null
}

/** Where the longest frame went. */
export interface Worst {
  readonly milliseconds: number
  readonly script: number
  /** Of the scripts' time: asking for positions that had to be worked out first. */
  readonly forcedLayout: number
  /** After the scripts, before painting. */
  readonly layout: number
  readonly invoker: string
}

interface MeasuredPage {
  moments: Moments
  stopWatching: () => Watched
}

/** Notes when `play` can be pressed, presses it after `pause` milliseconds, and notes when `own` is there. */
export function noteMoments({ play, own, pause }: { play: string; own: string; pause: number }): void {
  const moments: Moments = {}
  ;(globalThis as unknown as MeasuredPage).moments = moments
  /** In a frame that shows it, and after that frame is painted. */
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

/** Starts to note every frame that comes late. */
export function watchFrames(): void {
  const longFrames: LongFrame[] = []
  const longTasks: Entry[] = []
  const noteIn = (list: Entry[], type: string): { disconnect(): void } => {
    const observer = new PerformanceObserver((found) => list.push(...found.getEntries()))
    observer.observe({ type })
    return observer
  }
  const observers = [noteIn(longFrames, 'long-animation-frame'), noteIn(longTasks, 'longtask')]
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
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
  const worstOf = (frame: LongFrame): Worst => ({
    milliseconds: frame.duration,
    script: sum(frame.scripts.map(({ duration }) => duration)),
    forcedLayout: sum(frame.scripts.map((script) => script.forcedStyleAndLayoutDuration)),
    layout: frame.styleAndLayoutStart > 0 ? frame.startTime + frame.duration - frame.styleAndLayoutStart : 0,
    invoker: frame.scripts.map((script) => script.sourceFunctionName || script.invoker).join(', '),
  })
  ;(globalThis as unknown as MeasuredPage).stopWatching = () => {
    isOn = false
    for (const observer of observers) observer.disconnect()
    const [worst] = longFrames.toSorted((a, b) => b.duration - a.duration)
    return {
      seconds: (performance.now() - started) / 1000,
      frames,
      longestGap,
      gapsOver50,
      longFrames: longFrames.map(({ duration }) => duration),
      longTasks: longTasks.map(({ duration }) => duration),
      worst: worst ? worstOf(worst) : null,
    }
  }
}

export const stopWatching = (): Watched => (globalThis as unknown as MeasuredPage).stopWatching()
