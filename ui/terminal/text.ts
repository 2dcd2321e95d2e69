/** The sequences by which a terminal is told to change colours. */
const COLOURS = /\p{Cc}\[[\d;]*m/gu

/** How many columns a text takes, colours left out. */
export const widthOf = (text: string): number => text.replace(COLOURS, '').length

export const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)))

/** Breaks a text at spaces into lines of at most `width` columns; lines after the first start with `indent`. */
export function wrapped(text: string, width: number, indent = ''): string[] {
  const [first = '', ...words] = text.split(' ')
  const lines: string[] = []
  let line = first
  for (const word of words) {
    if (line.trim() !== '' && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line)
      line = indent + word
    } else line += ` ${word}`
  }
  return [...lines, line]
}

/** Rows of cells under each other, each column as wide as its widest cell; columns from `rightFrom` on align right. */
export function aligned(rows: readonly (readonly string[])[], rightFrom = Infinity): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => widthOf(row[column] ?? ''))))
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column >= rightFrom ? ' '.repeat(widths[column]! - widthOf(cell)) + cell : padded(cell, widths[column]!),
      )
      .join('  ')
      .trimEnd(),
  )
}
