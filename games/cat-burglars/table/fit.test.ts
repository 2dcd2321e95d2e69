import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fitting } from './fit.ts'

/** A panel of gangs that need 100 pixels of height at full size, in a table of its own size. */
class Panel {
  readonly dataset: Record<string, string> = {}
  clientWidth = 300
  scrollWidth = 300
  clientHeight: number
  tries = 0
  #fit = 1
  readonly style = {
    setProperty: (_: string, share: string): void => {
      this.#fit = Number(share)
      this.tries++
    },
  }

  constructor(clientHeight: number) {
    this.clientHeight = clientHeight
  }

  closest = (): this => this

  get scrollHeight(): number {
    return 100 * this.#fit
  }

  get fit(): number {
    return this.#fit
  }
}

let frames: (() => void)[] = []
let observers: (() => void)[] = []

/** What a browser does before it paints: frames are asked for, then sizes are told, also for the first time. */
function paint(): void {
  for (const frame of frames.splice(0)) frame()
  for (const observer of observers) observer()
}

const attach = (panel: Panel, ...content: unknown[]): (() => void) =>
  fitting(...content)(panel as unknown as HTMLElement)

beforeEach(() => {
  frames = []
  observers = []
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #onSize: () => void
      constructor(onSize: () => void) {
        this.#onSize = onSize
      }
      observe(): void {
        observers.push(this.#onSize)
      }
      disconnect(): void {
        observers = observers.filter((each) => each !== this.#onSize)
      }
    },
  )
})
afterEach(() => void vi.unstubAllGlobals())

test('gangs are drawn as large as their panel allows', () => {
  const panel = new Panel(80)
  attach(panel, 'gangs')
  paint()
  expect(panel.fit).toBe(0.8)
})

test('a panel that shrinks before its size is told for the first time is fitted to the new size', () => {
  const panel = new Panel(100)
  attach(panel, 'gangs')
  for (const frame of frames.splice(0)) frame()
  panel.clientHeight = 50
  paint()
  paint() // Its size is told after the first, and it is fitted in the second.
  expect(panel.fit).toBe(0.5)
})

test('gangs that have not changed are not tried again, and those that have are', () => {
  const panel = new Panel(80)
  const detach = attach(panel, ['RRR'])
  paint()
  const { tries } = panel
  detach()
  const detachAgain = attach(panel, ['RRR'])
  paint()
  expect(panel.tries).toBe(tries)
  detachAgain()
  attach(panel, ['RRRR'])
  paint()
  expect(panel.tries).toBeGreaterThan(tries)
})

test.each([
  [50, 0.5],
  [95, 0.93],
  [36, 0.36],
  [120, 1],
])('a table that changes to a height of %i has gangs of the right size again', (height, share) => {
  const panel = new Panel(80)
  attach(panel, 'gangs')
  paint()
  panel.clientHeight = height
  paint()
  expect(panel.fit).toBe(share)
})

test('a panel that is not shown is fitted when it is', () => {
  const panel = new Panel(0)
  panel.clientWidth = 0
  attach(panel, 'gangs')
  paint()
  expect(panel.tries).toBe(0)
  panel.clientWidth = 300
  panel.clientHeight = 50
  paint()
  expect(panel.fit).toBe(0.5)
})
