import { beforeEach, expect, test, vi } from 'vitest'
import { Taps } from './taps.ts'

/** An element that is within what the selectors name. */
class FakeElement {
  readonly within: readonly string[]
  readonly bounds = { left: 1 }

  constructor(...within: readonly string[]) {
    this.within = within
  }

  closest(selectors: string): this | null {
    return selectors.split(', ').some((each) => this.within.includes(each)) ? this : null
  }

  querySelector(selector: string): this | null {
    return this.closest(selector)
  }

  getBoundingClientRect(): object {
    return this.bounds
  }
}

const TABLE = new FakeElement()
const STAGE = new FakeElement('[data-staging]')
const OPPONENT = new FakeElement('[data-close-up]', 'button')

beforeEach(() => {
  vi.stubGlobal('Element', FakeElement)
  vi.stubGlobal('DOMRect', Object)
})

function tap(target: FakeElement, { on = TABLE, detail = 1 } = {}) {
  const taps = new Taps()
  const [skip, stopPropagation] = [vi.fn(), vi.fn()]
  taps.begin(on as unknown as Element)
  taps.end({ target, detail, stopPropagation } as unknown as MouseEvent, skip)
  return { skips: skip.mock.calls.length === 1, opens: stopPropagation.mock.calls.length === 0, last: taps.last }
}

test('a tap on the table shows at once what others do, and one on a button does not', () => {
  expect(tap(TABLE)).toMatchObject({ skips: true, opens: true })
  expect(tap(OPPONENT)).toMatchObject({ skips: false, opens: true })
})

test('a tap that ends a scene opens nothing that lay below it, but a key does', () => {
  expect(tap(OPPONENT, { on: STAGE })).toMatchObject({ skips: true, opens: false })
  expect(tap(OPPONENT, { on: STAGE, detail: 0 })).toMatchObject({ skips: false, opens: true })
})

test('the second half of a double click shows nothing at once', () => {
  expect(tap(TABLE, { detail: 2 }).skips).toBe(false)
})

test('it is known where the last tap was', () => {
  expect(tap(OPPONENT).last).toBe(OPPONENT.bounds)
})
