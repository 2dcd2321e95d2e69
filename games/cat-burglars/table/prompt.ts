import type { Seat } from '@alleycat/engine'
import { readDecision } from '../rules/notation.ts'
import { question } from '../words/question.ts'
import type { GameReader, Words } from '../words/words.ts'
import { ACTIONS } from '../rules/vocabulary.ts'
import { choosesAction, type ActionName } from './actions.ts'
import type { Asked, Selection } from './builder.ts'
import { waysToPay } from './payment.ts'

/** What was chosen before anything on the table: an action by its name, or an opponent by a digit. */
interface Begun {
  readonly action: ActionName | null
  readonly aimed: Seat | null
}

/** What is expected of whom or, while a cat is being played, what is still to be chosen. */
export function promptText(asked: Asked, selection: Selection, begun: Begun, reader: GameReader): string {
  const { words } = reader
  const { view, choices } = asked
  const { action, aimed } = begun
  if (selection.kind === 'none' && aimed !== null) return aimText(asked, aimed, reader)
  if (choosesAction(asked, selection))
    return action === null ? words.askAction : words.overview[ACTIONS.indexOf(action)]![1]!
  if (choices.size === 0 || selection.kind !== 'cat') return question(view, [...choices], reader)
  const { card, at } = selection
  if (card === null) return typeof at === 'number' ? words.askWhich(at + 1) : words.askWhichNew
  if (typeof at === 'number') return words.askHow(card, at + 1)
  return action === 'activate' ? words.askUnder(card) : words.askWhere(card)
}

/** Which gangs of an opponent can be infiltrated. */
function aimText({ view, choices }: Asked, owner: Seat, { words, seats }: GameReader): string {
  const gangs = view.gangs[owner]!.flatMap(({ cats }, number) =>
    waysToPay(choices, { owner, gang: number }).length > 0 ? [words.gangLabel(number + 1, cats)] : [],
  )
  return [words.gangsOf(seats[owner]!.name), words.canInfiltrate(gangs.length), ...gangs].join('. ')
}

/** The label of the button that confirms a decision. */
export function buttonFor(text: string, words: Words): string {
  const read = readDecision(text)
  switch (read?.verb) {
    case 'recruit':
      return words.recruitButton
    case 'form':
      return read.gang === null ? words.newGang : words.formButton
    case 'activate':
      return words.activateButton
    case 'secure':
      return words.secureButton
    case 'infiltrate':
      return words.infiltrateButton
    case 'place':
      return words.placeButton
    default:
      return words.pass
  }
}
