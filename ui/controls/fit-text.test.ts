import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ownTask } from '../own-task.ts'
import { fitText } from './fit-text.ts'

/** A box of fixed size with a text that is so many pixels high at its usual size, and whose longest word is so wide. */
class Box {
  tried: string[] = []
  text = ''
  clientWidth = 300
  clientHeight = 50
  readonly #high: number
  readonly #word: number
  constructor(high: number, word = 0) {
    this.#high = high
    this.#word = word
  }

  get scrollHeight(): number {
    return this.#high * Number(this.text)
  }

  get scrollWidth(): number {
    return Math.max(this.clientWidth, this.style.overflowWrap === 'normal' ? this.#word * Number(this.text) : 0)
  }

  readonly style = {
    overflowWrap: '',
    getPropertyValue: (): string => this.text,
    setProperty: (_name: string, text: string): void => {
      this.text = text
      this.tried.push(text)
    },
  }
}

let rem = '16px'

/** What a browser does after it has laid a frame out: sizes are told, also for the first time. */
let observe: () => void = () => undefined

beforeEach(() => {
  rem = '16px'
  vi.stubGlobal('getComputedStyle', () => ({ fontSize: rem }))
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.stubGlobal('document', { body: { getBoundingClientRect: () => undefined } })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onSize: () => void) {
        observe = onSize
      }
      observe(): void {}
      disconnect(): void {}
    },
  )
})
afterEach(async () => {
  // The page is still laid out after the last work.
  for (let task = 0; task < 2; task++) await ownTask()
  vi.unstubAllGlobals()
})

const attach = (box: Box): (() => void) => fitText()(box as unknown as HTMLElement)

test('a text is made so small that it fits, in a task of its own', async () => {
  const box = new Box(55)
  attach(box)
  expect(box.tried).toEqual([])
  await ownTask()
  expect(box.tried).toEqual(['1', '0.9'])
})

test('text that somebody has doubled shrinks further than other text, which would be hard to read', async () => {
  const usual = new Box(100)
  attach(usual)
  await ownTask()
  expect(usual.text).toBe('0.82')
  rem = '32px'
  const doubled = new Box(100)
  attach(doubled)
  await ownTask()
  expect(doubled.text).toBe('0.5')
})

test('a word is made smaller rather than broken, unless it is too long at any size', async () => {
  const box = new Box(20, 330)
  attach(box)
  await ownTask()
  expect(box.text).toBe('0.9')
  expect(box.style.overflowWrap).toBe('normal')
  const long = new Box(20, 500)
  attach(long)
  await ownTask()
  expect(long.style.overflowWrap).toBe('')
})

test('a frame in which the box has the same size tries no other', async () => {
  const box = new Box(55)
  attach(box)
  await ownTask()
  box.tried = []
  observe()
  await ownTask()
  expect(box.tried).toEqual([])
})

test('a text is fitted again when its box has another size', async () => {
  const box = new Box(55)
  attach(box)
  await ownTask()
  box.clientHeight = 60
  observe()
  expect(box.text).toBe('0.9')
  await ownTask()
  expect(box.text).toBe('1')
})

test('a text that has been replaced is not fitted any more', async () => {
  const box = new Box(55)
  attach(box)()
  await ownTask()
  expect(box.tried).toEqual([])
})
