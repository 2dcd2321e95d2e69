import { visible } from '../text.ts'
import type { Presentation } from './presentation.ts'

/** For a game that nobody has drawn yet: everything as the engine has it, which is enough to play. */
export const plainTable = (title: string): Presentation => ({
  title,
  letters: '',
  help: ['Choose a move by its number, or type it as records spell it.'],
  reasons: {},
  draw: (view) =>
    Object.entries(view as object).map(([name, value]) => `  ${name}: ${visible(JSON.stringify(value) ?? '', 400)}`),
  question: () => 'Your decision.',
  choice: (notation) => ({ group: notation.split(' ')[0]!, words: notation }),
  narrate: (events) => events.map((event) => visible(JSON.stringify(event) ?? '', 400)),
})
