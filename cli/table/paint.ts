import { styleText } from 'node:util'

export type Format = Parameters<typeof styleText>[0]

/** Colours a text, or leaves it as it is where colours are not wanted. */
export type Paint = (format: Format, text: string) => string

export const plain: Paint = (_format, text) => text

/** Colours for a terminal that has them, unless `NO_COLOR` or `TERM=dumb` says otherwise. */
export const paintFor = (stream: NodeJS.WriteStream): Paint => (stream.isTTY && stream.hasColors() ? styleText : plain)

/** Cards as boxes, those of a kind close together: `[D][D] [H]`. Letters tell what colours tell. */
export function cardBoxes(letters: string, colours: Readonly<Record<string, Format>>, paint: Paint): string {
  let text = ''
  let last = ''
  for (const letter of letters) {
    if (last !== '' && letter !== last) text += ' '
    text += paint(colours[letter] ?? 'bold', `[${letter}]`)
    last = letter
  }
  return text === '' ? '(none)' : text
}
