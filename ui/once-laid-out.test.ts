import { beforeEach, expect, test, vi } from 'vitest'
import { onceLaidOut } from './once-laid-out.ts'

let rects: object[]
const LIST = { getClientRects: () => rects } as unknown as Element

let report: () => void
let layOut: () => void
beforeEach(() => {
  const observed = new Map<Element, () => void>()
  rects = []
  report = () => observed.forEach((tell) => tell())
  layOut = () => {
    rects = [{}]
    report()
  }
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #tell: () => void
      constructor(tell: () => void) {
        this.#tell = tell
      }
      observe(element: Element): void {
        observed.set(element, this.#tell)
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

test('a report from a closed dialog, where nothing is laid out, is not taken for the first one', () => {
  const work = vi.fn()
  onceLaidOut(LIST, work)
  report()
  expect(work).not.toHaveBeenCalled()
  layOut()
  expect(work).toHaveBeenCalledOnce()
})

test('what was called off is not done', () => {
  const work = vi.fn()
  onceLaidOut(LIST, work)()
  layOut()
  expect(work).not.toHaveBeenCalled()
})
