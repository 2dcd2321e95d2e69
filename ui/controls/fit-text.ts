import { beforePaint } from '../motion/before-paint.ts'
import { watchSize } from './sized.ts'

/** The sizes at which a text is tried, as shares of its usual size. */
const SHARES = [1, 0.9, 0.82, 0.7, 0.6, 0.5] as const
/** A text whose `rem` has fewer pixels than this would be hard to read, so that only large text is tried at all sizes. */
const READABLE = 13

/** Sets a text so large that it fits into its box of fixed height, by `--text`. What is longer still scrolls. */
export function fitText(..._reasons: readonly unknown[]): (box: HTMLElement) => () => void {
  return (box) => {
    let fittedAt = ''
    const size = (): string => `${box.clientWidth} ${box.clientHeight}`
    const fit = (): void => {
      fittedAt = size()
      const { fontSize } = getComputedStyle(document.documentElement)
      // A smaller text is easier to read than one whose words are broken.
      box.style.overflowWrap = 'normal'
      for (const share of SHARES) {
        if (share * parseFloat(fontSize) < READABLE) break
        // To set what is set already would lay the text out again.
        const text = String(share)
        if (box.style.getPropertyValue('--text') !== text) box.style.setProperty('--text', text)
        if (box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth) return
      }
      box.style.overflowWrap = ''
    }
    const callOff = beforePaint(fit)
    const unwatch = watchSize(box, () => {
      if (size() !== fittedAt) fit()
    })
    return () => {
      callOff()
      unwatch()
    }
  }
}
