import { beforeEach, describe, expect, test, vi } from 'vitest'
import { isPictured, pictureOf, picturing, picturingAs } from './pictures.svelte.ts'

/** Pictures that are being read; a test says when one has been. */
let reading: (() => void)[]
/** What every drawing shows now. */
let shown: string

const part = (id: string): object => ({
  id,
  attributes: [],
  childNodes: [],
  getAttribute: () => '0 0 200 280',
  querySelectorAll: () => [],
})
const drawingOf = (...symbols: string[]): SVGSVGElement =>
  ({
    ...part(''),
    querySelectorAll: (what: string) => (what === 'symbol' ? symbols.map(part) : []),
  }) as unknown as SVGSVGElement

class Sheet {
  text = ''
  replaceSync(text: string): void {
    this.text = text
  }
}
let sheets: Sheet[]

beforeEach(() => {
  reading = []
  sheets = []
  vi.stubGlobal(
    'Image',
    class {
      addEventListener(type: string, listener: () => void): void {
        if (type === 'load') reading.push(listener)
      }
    },
  )
  vi.stubGlobal('document', {
    createElementNS: () => ({ append: () => undefined, setAttribute: () => undefined }),
    createElement: () => ({ style: {} }),
    body: { append: () => undefined, getBoundingClientRect: () => undefined },
    adoptedStyleSheets: sheets,
  })
  vi.stubGlobal('CSSStyleSheet', Sheet)
  vi.stubGlobal('scheduler', { postTask: () => Promise.resolve() })
  vi.stubGlobal(
    'XMLSerializer',
    class {
      serializeToString = (): string => shown
    },
  )
})

/** What elements of a picture's class show; undefined as long as that is nothing. */
const shownAs = (symbol: string): string | undefined =>
  sheets.map(({ text }) => text).find((text) => text.startsWith(`.${pictureOf(symbol)} `))

/** Lets everything go on that waits for nothing. */
const rest = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Lets a picture be read, the first being 0, and what waits for it go on. */
async function read(picture: number): Promise<void> {
  reading[picture]!()
  await rest()
}

describe('pictures of symbols', () => {
  test('show nothing until they have been read, one after the other', async () => {
    shown = 'english'
    picturing()(drawingOf('one', 'two'))
    await rest()
    expect([shownAs('one'), reading.length]).toEqual([undefined, 1])
    await read(0)
    expect(shownAs('one')).toContain('english')
    expect([shownAs('two'), reading.length]).toEqual([undefined, 2])
    await read(1)
    expect(shownAs('two')).toContain('english')
  })

  test('show the last drawing, even if an earlier one is read later', async () => {
    const drawing = drawingOf('letter', 'other')
    shown = 'english'
    picturing('en')(drawing)
    await rest()
    shown = 'deutsch'
    picturing('de')(drawing)
    await rest()
    await read(1)
    expect(shownAs('letter')).toContain('deutsch')
    await read(0)
    expect(shownAs('letter')).toContain('deutsch')
    expect(reading, 'the earlier drawing is not read further').toHaveLength(3)
  })

  test('are read again only where the drawing has changed', async () => {
    shown = 'once'
    picturing()(drawingOf('same'))
    await rest()
    await read(0)
    picturing()(drawingOf('same'))
    await rest()
    expect(reading).toHaveLength(1)
  })
})

test('a face is read once for the whole page, and drawn until then', async () => {
  shown = 'face'
  picturingAs('biscuit')(drawingOf())
  picturingAs('biscuit')(drawingOf())
  await rest()
  expect([isPictured('biscuit'), reading.length]).toEqual([false, 1])
  await read(0)
  expect(isPictured('biscuit')).toBe(true)
})
