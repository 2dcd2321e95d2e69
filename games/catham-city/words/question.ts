import type { GameReader, Words } from './words.ts'
import type { CathamCityOptions } from '../rules/options.ts'
import type { CathamCityView } from '../rules/view.ts'
import { HAND_LIMIT } from '../rules/vocabulary.ts'
import { readDecision } from '../rules/notation.ts'
import { decision, nameOf, namesOf, turnText } from './telling.ts'

/** One line that says what is expected of whom. */
export function question(
  view: CathamCityView,
  choices: readonly string[],
  reader: GameReader,
  options?: CathamCityOptions,
): string {
  const { status } = reader.words
  if (view.winner !== null)
    return view.winner === reader.viewer ? status.youWon : status.won(nameOf(reader, view.winner))
  if (choices.length > 0) return questionText(view, choices, reader, options)
  if (view.phase === 'deal') return status.dealing
  if (view.phase !== 'answer') return turnText(reader, view.turn)
  // Where one only looks on, as in a replay, nobody is handed choices, not even who owes an answer.
  const others = view.awaited.filter((seat) => seat !== view.viewer || view.asked)
  if (others.length === 0) return turnText(reader, view.turn)
  if (view.answer === null || view.viewer !== reader.viewer) return status.waiting(namesOf(reader, others))
  return status.answered(decision(view.answer, reader), namesOf(reader, others))
}

function questionText(
  view: CathamCityView,
  choices: readonly string[],
  reader: GameReader,
  options: CathamCityOptions | undefined,
): string {
  const { status, ask } = reader.words
  switch (view.phase) {
    case 'discard':
      return status.discard((view.hand ?? '').length - HAND_LIMIT, HAND_LIMIT)
    case 'answer': {
      const who = nameOf(reader, view.turn)
      const faction = view.effect?.play[0]
      if (faction === 'D') return ask.D(who, view.effect!.further!)
      if (faction !== 'M') return ask.J(who)
      return choices.includes('pay') ? ask.M(who) : ask.mafiaCards(who)
    }
    default:
      return actText(view, choices, status, options?.actionsPerTurn)
  }
}

/** Names what is legal, and only that, and how many actions are left of two (CC-7). */
function actText(
  { actionsLeft }: CathamCityView,
  choices: readonly string[],
  status: Words['status'],
  actionsPerTurn = 1,
): string {
  const may = (verb: string): boolean => choices.some((choice) => choice.startsWith(verb))
  const legal = may('take') && may('play') ? status.act : may('take') ? status.take : status.play
  if (actionsLeft > 1) return `${legal} ${status.moreLeft(actionsLeft)}`
  return actionsPerTurn > 1 ? `${legal} ${status.oneLeft}` : legal
}

/** What a decision leads to; empty where its name says it all. */
export function outcome(text: string, view: CathamCityView, { words: { effects } }: GameReader): string {
  const read = readDecision(text)
  if (!read) return ''
  const { verb, faction, further } = read
  const count = read.set.length
  if (verb === 'take') {
    const over = (view.hand ?? '').length + count - HAND_LIMIT
    return over > 0 && view.actionsLeft <= 1 ? effects.overLimit(over) : ''
  }
  if (verb === 'give') return count > 1 ? effects.point : ''
  if (verb === 'discard') return view.phase === 'answer' && view.effect?.play.startsWith('D') ? effects.point : ''
  if (verb !== 'play') return ''
  switch (faction!) {
    case 'D':
      return effects.D(further!)
    case 'R':
      return count === 2 ? effects.R2 : effects.R4
    case 'H':
      return effects.H(count)
    case 'P':
      return effects.P(count, further!)
    case 'O':
      return effects.O(count)
    case 'J':
    case 'M':
    case 'S':
      return effects[faction as 'J' | 'M' | 'S']
  }
}
