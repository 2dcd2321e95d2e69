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
  const [hurry, stopPropagation] = [vi.fn(), vi.fn()]
  taps.begin(on as unknown as Element)
  taps.end({ target, detail, stopPropagation } as unknown as MouseEvent, hurry)
  return { hurries: hurry.mock.calls.length === 1, opens: stopPropagation.mock.calls.length === 0, last: taps.last }
}

test('a tap on the table goes on to what happens next, and one on a button does not', () => {
  expect(tap(TABLE)).toMatchObject({ hurries: true, opens: true })
  expect(tap(OPPONENT)).toMatchObject({ hurries: false, opens: true })
})

test('a tap that ends a scene opens nothing that lay below it, but a key does', () => {
  expect(tap(OPPONENT, { on: STAGE })).toMatchObject({ hurries: true, opens: false })
  expect(tap(OPPONENT, { on: STAGE, detail: 0 })).toMatchObject({ hurries: false, opens: true })
})

test('the second half of a double click skips nothing', () => {
  expect(tap(TABLE, { detail: 2 }).hurries).toBe(false)
})

test('it is known where the last tap was', () => {
  expect(tap(OPPONENT).last).toBe(OPPONENT.bounds)
})
