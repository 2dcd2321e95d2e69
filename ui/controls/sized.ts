import { inTurn } from '../in-turn.ts'
import { beforePaint } from '../motion/before-paint.ts'

/**
 * Tells the inner size of an element, at first and whenever it changes. Unlike Svelte's bindings it does not measure in the
 * task that makes the element, which would lay the page out in that task too.
 */
export function sized(take: (width: number, height: number) => void): (element: HTMLElement) => () => void {
  return (element) => {
    const measure = (): void => take(element.clientWidth, element.clientHeight)
    const callOff = inTurn(measure)
    const unwatch = watchSize(element, measure)
    return () => {
      callOff()
      unwatch()
    }
  }
}

/**
 * Does something soon after the size of an element has changed, and once at first. It does not do so while the browser
 * reports sizes, because what changes another size then is an error to the browser. Returns a function that ends it.
 */
export function watchSize(element: Element, work: () => void): () => void {
  let callOff = (): unknown => undefined
  const observer = new ResizeObserver(() => {
    callOff()
    callOff = beforePaint(work)
  })
  observer.observe(element, { box: 'border-box' })
  return () => {
    callOff()
    observer.disconnect()
  }
}
