import type { Telling } from '@alleycat/ui/table/kit.ts'
import type { Words } from '../words/words.ts'
import type { CathamCityView } from '../rules/view.ts'
import { HAND_LIMIT, type Faction } from '../rules/vocabulary.ts'
import type { Build, Selection } from './builder.ts'
import type { Decision } from './decisions.ts'
import { decision, nameOf, namesOf, turnText } from './telling.ts'

type Told = Telling<Words>

/** One line that says what is expected. */
export function statusText(view: CathamCityView, choices: readonly Decision[], telling: Told): string {
  const { status } = telling.words
  if (view.winner !== null)
    return view.winner === telling.viewer ? status.youWon : status.won(nameOf(telling, view.winner))
  if (choices.length > 0) return questionText(view, choices, telling)
  if (view.phase === 'deal') return status.dealing
  if (view.phase !== 'answer') return turnText(telling, view.turn)
  const others = view.awaited.filter((seat) => seat !== view.viewer)
  if (others.length === 0) return turnText(telling, view.turn)
  if (view.answer === null) return status.waiting(namesOf(telling, others))
  return status.answered(decision(view.answer, telling), namesOf(telling, others))
}

function questionText(view: CathamCityView, choices: readonly Decision[], telling: Told): string {
  const { status, ask } = telling.words
  switch (view.phase) {
    case 'discard':
      return status.discard((view.hand ?? '').length - HAND_LIMIT, HAND_LIMIT)
    case 'answer': {
      const who = nameOf(telling, view.turn)
      const faction = view.effect?.play[0]
      if (faction === 'D') return ask.D(who, view.effect!.further!)
      if (faction !== 'M') return ask.J(who)
      return choices.some(({ verb }) => verb === 'pay') ? ask.M(who) : ask.mafiaCards(who)
    }
    default:
      return view.actionsLeft > 1 ? status.actAgain(view.actionsLeft) : status.act
  }
}

/** What a move brings, said before it is made; null where its name says it all. */
export function effectText(move: Decision, view: CathamCityView, words: Words): string | null {
  const { effects } = words
  const { verb, faction, count, further } = move
  if (verb === 'take') {
    const over = (view.hand ?? '').length + count - HAND_LIMIT
    return over > 0 && view.actionsLeft <= 1 ? effects.overLimit(over) : null
  }
  if (verb === 'give') return count > 1 ? effects.point : null
  if (verb === 'discard') return view.phase === 'answer' && view.effect?.play.startsWith('D') ? effects.point : null
  if (verb !== 'play') return null
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

/** What a selection still lacks to be a move. */
export function missingText({ picks, target }: Selection, { fitting, targeting }: Build, words: Words): string {
  const { missing } = words
  const chosen = picks.length
  const [first] = fitting
  if (first?.verb === 'discard') return missing.discard(chosen, first.cards.length)
  const same = fitting.filter(({ cards }) => cards.length === chosen)
  if (targeting && target === null && same.length > 0) return missing.target
  // The nearest of what it may become.
  const near = fitting.toSorted((a, b) => a.cards.length - b.cards.length)[0]
  if (!near || near.faction === null) return ''
  const held = picks.filter(({ card }) => card === near.faction).length
  if (held >= near.count && near.further !== null) return furtherText(near.faction, words)
  const isFurtherIn = picks.some(({ card }) => card !== near.faction)
  return (
    missing.more(near.faction, Math.min(held, near.count), near.count) +
    (near.further !== null && !isFurtherIn ? ' + 1' : '')
  )
}

const furtherText = (faction: Faction, { missing }: Words): string =>
  faction === 'P' ? missing.other(faction) : missing.further(faction)
