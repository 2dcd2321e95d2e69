/**
 * The longest line that is read, in bytes. A game of a million steps fits, and the largest JSON value that such a line
 * can hold fits into the default memory of Node.js.
 */
export const LONGEST_LINE = 32 << 20

const NEWLINE = 10
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf]

/** Splits a stream of bytes at line feeds. A line over `longest` bytes is yielded as null and never kept in memory. */
export async function* linesOf(
  chunks: AsyncIterable<Uint8Array>,
  longest = LONGEST_LINE,
): AsyncGenerator<Uint8Array | null> {
  let parts: Uint8Array[] = []
  let size = 0
  let first = true
  const keep = (part: Uint8Array): void => {
    size += part.length
    if (size > longest) parts = []
    else if (part.length > 0) parts.push(part)
  }
  const end = (): Uint8Array | null => {
    const line = size > longest ? null : parts.length === 1 ? parts[0]! : Buffer.concat(parts)
    parts = []
    size = 0
    const whole = line !== null && first ? withoutMark(line) : line
    first = false
    return whole
  }
  for await (const chunk of chunks) {
    let start = 0
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, start)) {
      keep(chunk.subarray(start, at))
      yield end()
      start = at + 1
    }
    keep(chunk.subarray(start))
  }
  if (size > 0) yield end()
}

/** Removes the byte order mark with which some editors start a UTF-8 file. */
const withoutMark = (line: Uint8Array): Uint8Array =>
  BYTE_ORDER_MARK.every((byte, i) => line[i] === byte) ? line.subarray(BYTE_ORDER_MARK.length) : line
