import { readDecision } from '../rules/notation.ts'
import { question } from '../words/question.ts'
import type { GameReader, Words } from '../words/words.ts'
import { ACTIONS } from '../rules/vocabulary.ts'
import { choosesAction, type ActionName } from './actions.ts'
import type { Asked, Selection } from './builder.ts'

/** What is expected of whom or, while a cat is being played, what is still to be chosen. */
export function promptText(asked: Asked, selection: Selection, action: ActionName | null, reader: GameReader): string {
  const { words } = reader
  const { view, choices } = asked
  if (choosesAction(asked, selection))
    return action === null ? words.askAction : words.overview[ACTIONS.indexOf(action)]![1]!
  if (choices.size === 0 || selection.kind !== 'cat') return question(view, [...choices], reader)
  const { card, at } = selection
  if (card === null) return typeof at === 'number' ? words.askWhich(at + 1) : words.askWhichNew
  return typeof at === 'number' ? words.askHow(card, at + 1) : words.askWhere(card)
}

/** The label of the button that confirms a decision. */
export function buttonFor(text: string, words: Words): string {
  const read = readDecision(text)
  switch (read?.verb) {
    case 'recruit':
      return words.recruitButton
    case 'form':
      return read.gang === null ? words.newButton : words.formButton
    case 'activate':
      return words.activateButton
    case 'secure':
      return words.secureButton
    case 'infiltrate':
      return words.infiltrateButton
    case 'place':
      return words.placeButton
    default:
      return words.passButton
  }
}
