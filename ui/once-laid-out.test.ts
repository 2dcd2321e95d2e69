import { beforeEach, expect, test, vi } from 'vitest'
import { onceLaidOut } from './once-laid-out.ts'

const LIST = {} as Element

let layOut: () => void
beforeEach(() => {
  const observed = new Map<Element, () => void>()
  layOut = () => observed.forEach((report) => report())
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #report: () => void
      constructor(report: () => void) {
        this.#report = report
      }
      observe(element: Element): void {
        observed.set(element, this.#report)
      }
      disconnect(): void {
        observed.clear()
      }
    },
  )
})

test('what waits for an element is done when it is first laid out, and not at its next sizes', () => {
  const work = vi.fn()
  onceLaidOut(LIST, work)
  expect(work).not.toHaveBeenCalled()
  layOut()
  layOut()
  expect(work).toHaveBeenCalledOnce()
})

test('what was called off is not done', () => {
  const work = vi.fn()
  onceLaidOut(LIST, work)()
  layOut()
  expect(work).not.toHaveBeenCalled()
})
