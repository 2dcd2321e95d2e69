import { ownTask } from '@alleycat/ui/own-task.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fitting } from './fit.ts'
import type { GangShape } from './gang-sizes.ts'

const GANGS: readonly GangShape[] = [{ cats: 1, isActive: false, isKnown: false }]

/** What is done to panels, in its order. */
let done: string[] = []

/** A panel without padding, in which cards are 64 pixels wide at most. */
class Panel {
  readonly dataset: Record<string, string> = {}
  readonly #style = new Map<string, string>()
  readonly style = {
    getPropertyValue: (name: string): string => this.#style.get(name) ?? '',
    setProperty: (name: string, value: string): void => {
      done.push('write')
      this.#style.set(name, value)
    },
  }
  clientWidth = 300
  #height: number
  constructor(height: number) {
    this.#height = height
  }

  get clientHeight(): number {
    done.push('read')
    return this.#height
  }
  set clientHeight(height: number) {
    this.#height = height
  }

  querySelector = (selector: string): { offsetWidth: number } | null =>
    selector.includes('card') ? { offsetWidth: 64 } : null

  get size(): string {
    return this.style.getPropertyValue('--w')
  }
}

let frames: (() => void)[] = []
let observers: (() => void)[] = []

/** What a browser does before it paints: frames are asked for, then sizes are told, also for the first time. */
function paint(): void {
  for (const frame of frames.splice(0)) frame()
  for (const observer of observers) observer()
}

const attach = (panel: Panel, gangs = GANGS): (() => void) => fitting(gangs, false)(panel as unknown as HTMLElement)

beforeEach(() => {
  done = []
  frames = []
  observers = []
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
  vi.stubGlobal('document', { body: { getBoundingClientRect: () => undefined } })
  vi.stubGlobal('getComputedStyle', () => ({
    paddingTop: '0',
    paddingBottom: '0',
    paddingLeft: '0',
    paddingRight: '0',
  }))
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
afterEach(async () => {
  // The page is still laid out after the last work.
  for (let task = 0; task < 2; task++) await ownTask()
  vi.unstubAllGlobals()
})

test('gangs are drawn as large as their panel allows', () => {
  const panel = new Panel(78)
  attach(panel)
  paint()
  expect([panel.dataset['density'], panel.size]).toEqual(['cards', '50px'])
})

test('a panel that shrinks before its size is told for the first time is fitted to the new size', () => {
  const panel = new Panel(100)
  attach(panel)
  for (const frame of frames.splice(0)) frame()
  panel.clientHeight = 78
  paint()
  paint() // Its size is told after the first, and it is fitted in the second.
  expect(panel.size).toBe('50px')
})

test('the size of gangs does not depend on what was shown before', () => {
  const many = Array.from({ length: 12 }, () => GANGS[0]!)
  const panel = new Panel(78)
  const detach = attach(panel, many)
  paint()
  expect(panel.dataset['density']).not.toBe('cards')
  detach()
  attach(panel)
  paint()
  expect(panel.size).toBe('50px')
})

test('all panels are measured before one changes, and what has its size already does not change', () => {
  const panels = [new Panel(78), new Panel(85), new Panel(100)]
  const detaches = panels.map((panel) => attach(panel))
  paint()
  expect(done.lastIndexOf('read', done.indexOf('write'))).toBe(done.indexOf('write') - 1)
  expect(done.slice(done.indexOf('write'), done.indexOf('write') + 3)).toEqual(['write', 'write', 'write'])
  for (const detach of detaches) detach()
  done = []
  for (const panel of panels) attach(panel)
  paint()
  expect(done).not.toContain('write')
})

test('a panel that is not shown is fitted when it is', () => {
  const panel = new Panel(78)
  panel.clientWidth = 0
  attach(panel)
  paint()
  expect(panel.size).toBe('')
  panel.clientWidth = 300
  paint()
  paint()
  expect(panel.size).toBe('50px')
})
