/** What a terminal can do to a text, by the names of Node's `util.styleText`. */
export type Ink =
  | 'reset'
  | 'bold'
  | 'dim'
  | 'red'
  | 'green'
  | 'greenBright'
  | 'yellow'
  | 'yellowBright'
  | 'blueBright'
  | 'magenta'
  | 'cyan'
  | 'white'

/** Colours a text, or leaves it as it is where colours are not wanted. */
export type Paint = (ink: Ink | Ink[], text: string) => string

export const plain: Paint = (_ink, text) => text

/** Cards as boxes, those of a kind close together: `[D][D] [H]`. Letters tell what colours tell. */
export function cardBoxes(letters: string, colours: Readonly<Record<string, Ink>>, paint: Paint): string {
  let text = ''
  let last = ''
  for (const letter of letters) {
    if (last !== '' && letter !== last) text += ' '
    text += paint(['bold', colours[letter] ?? 'white'], `[${letter}]`)
    last = letter
  }
  return text === '' ? '–' : text
}
