import { beforeEach, describe, expect, test, vi } from 'vitest'
import { isPictured, pictureOf, picturing, picturingAs } from './pictures.svelte.ts'

/** Pictures that are being read; a test says when one has been. */
let reading: (() => void)[]
/** What every drawing shows now. */
let shown: string

const part = (id: string): object => ({ id, attributes: [], childNodes: [], querySelectorAll: () => [] })
const drawingOf = (...symbols: string[]): SVGSVGElement =>
  ({
    ...part(''),
    querySelectorAll: (what: string) => (what === 'symbol' ? symbols.map(part) : []),
  }) as unknown as SVGSVGElement

beforeEach(() => {
  reading = []
  vi.stubGlobal(
    'Image',
    class {
      addEventListener(type: string, listener: () => void): void {
        if (type === 'load') reading.push(listener)
      }
    },
  )
  vi.stubGlobal('document', { createElementNS: () => ({ append: () => undefined }) })
  vi.stubGlobal(
    'XMLSerializer',
    class {
      serializeToString = (): string => shown
    },
  )
})

/** Lets a picture be read, the first being 0, and what waits for it go on. */
async function read(picture: number): Promise<void> {
  reading[picture]!()
  await Promise.resolve()
  await Promise.resolve()
}

describe('pictures of symbols', () => {
  test('are blank until they have been read, one after the other', async () => {
    shown = 'english'
    const blank = pictureOf('one')
    picturing()(drawingOf('one', 'two'))
    expect([pictureOf('one'), reading.length]).toEqual([blank, 1])
    await read(0)
    expect(pictureOf('one')).toMatch(/english$/)
    expect([pictureOf('two'), reading.length]).toEqual([blank, 2])
    await read(1)
    expect(pictureOf('two')).toMatch(/english$/)
  })

  test('show the last drawing, even if an earlier one is read later', async () => {
    const drawing = drawingOf('letter', 'other')
    shown = 'english'
    const change = picturing('en')(drawing)
    change()
    shown = 'deutsch'
    picturing('de')(drawing)
    await read(1)
    expect(pictureOf('letter')).toMatch(/deutsch$/)
    await read(0)
    expect(pictureOf('letter')).toMatch(/deutsch$/)
    expect(reading, 'the earlier drawing is not read further').toHaveLength(3)
  })

  test('are read again only where the drawing has changed', async () => {
    shown = 'once'
    picturing()(drawingOf('same'))
    await read(0)
    picturing()(drawingOf('same'))
    expect(reading).toHaveLength(1)
  })
})

test('a face is read once for the whole page, and drawn until then', async () => {
  shown = 'face'
  picturingAs('biscuit')(drawingOf())
  picturingAs('biscuit')(drawingOf())
  expect([isPictured('biscuit'), reading.length]).toEqual([false, 1])
  await read(0)
  expect(isPictured('biscuit')).toBe(true)
})
