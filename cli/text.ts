import { stripVTControlCharacters } from 'node:util'

/** `1 game`, `1,000 games`. */
export const counted = (count: number, noun: string): string => `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`

/** A number with commas, and with as many decimals as asked. */
export const grouped = (value: number, decimals = 0): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })

/** `a, b and c`. */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Controls, invisible format characters, line separators and halves of surrogate pairs: what could upset a terminal. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

/** Foreign text made safe to show: every character that cannot be seen is spelt out, and it ends after `limit`. */
export function visible(text: string, limit = 1000): string {
  const shown = text.length > limit ? `${text.slice(0, limit)}…` : text
  return shown.replace(UNSEEN, (unit) => `\\u${unit.codePointAt(0)!.toString(16).padStart(4, '0')}`)
}

/** How many columns a text takes, colours left out. */
export const widthOf = (text: string): number => stripVTControlCharacters(text).length

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
