import { inTurn } from '../in-turn.ts'

/**
 * Tells the inner size of an element, at first and whenever it changes. Unlike Svelte's bindings it does not measure in the
 * task that makes the element, which would lay the page out in that task too.
 */
export function sized(take: (width: number, height: number) => void): (element: HTMLElement) => () => void {
  return (element) => {
    const measure = (): void => take(element.clientWidth, element.clientHeight)
    const callOff = inTurn(measure)
    const observer = new ResizeObserver(measure)
    observer.observe(element, { box: 'border-box' })
    return () => {
      callOff()
      observer.disconnect()
    }
  }
}
