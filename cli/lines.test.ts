import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { linesOf } from './lines.ts'

async function* streamOf(chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks
}

/** Splits bytes into chunks at the given places and the chunks into lines. */
async function split(bytes: Buffer, cuts: readonly number[], longest?: number): Promise<(string | null)[]> {
  const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).toSorted((a, b) => a - b), bytes.length]
  const chunks = places.slice(1).map((end, i) => bytes.subarray(places[i], end))
  const lines: (string | null)[] = []
  for await (const line of linesOf(streamOf(chunks), longest))
    lines.push(line === null ? null : Buffer.from(line).toString('latin1'))
  return lines
}

const expected = (text: string): string[] => {
  const lines = text.split('\n')
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines
}

describe('lines', () => {
  test('are the same wherever the stream is cut', async () => {
    const text = fc.array(fc.constantFrom('\n', 'a', 'bc', '\r', '\u0000', 'é')).map((parts) => parts.join(''))
    await fc.assert(
      fc.asyncProperty(text, fc.array(fc.nat(100)), async (content, cuts) => {
        expect(await split(Buffer.from(content, 'latin1'), cuts)).toEqual(expected(content))
      }),
      { seed: 1 },
    )
  })

  test('over the limit are null, and those around them whole', async () => {
    for (const cuts of [[], [1], [4, 5, 6, 7], [3, 9]])
      expect(await split(Buffer.from('ab\n12345\nabcd\n123456'), cuts, 4)).toEqual(['ab', null, 'abcd', null])
  })

  test('lose a byte order mark at the start of the first, and there alone', async () => {
    const mark = '\u00ef\u00bb\u00bf'
    for (const cuts of [[], [1], [1, 2, 3]])
      expect(await split(Buffer.from(`${mark}a\n${mark}b`, 'latin1'), cuts)).toEqual(['a', `${mark}b`])
  })
})
