import { cardOf } from '../rules/letters.ts'
import type { GameReader, Words } from './words.ts'
import { readDecision } from '../rules/notation.ts'
import type { CatBurglarsView } from '../rules/view.ts'
import { ACTIONS, COLOURS, YARN_TO_WIN } from '../rules/vocabulary.ts'
import { nameOf, turnLine, winnersLine } from './telling.ts'

/** One line that says what is expected of whom. */
export function question(view: CatBurglarsView, choices: readonly string[], reader: GameReader): string {
  const { words } = reader
  if (view.phase === 'over') return winnersLine(reader, view.winners)
  if (choices.length === 0) return waiting(view, reader)
  if (view.phase === 'place') return words.askPlace(view.table?.card ?? '')
  if (choices.includes('pass')) return words.askPass
  return view.picksLeft > 0 ? words.askSecond : words.askAct(possibleActions(choices, words).join(', '))
}

/** The names of the actions that are legal, and only of those. */
const possibleActions = (choices: readonly string[], words: Words): string[] =>
  ACTIONS.flatMap((action, index) =>
    choices.some((choice) => choice.startsWith(action)) ? [words.overview[index]![0]!] : [],
  )

function waiting(view: CatBurglarsView, reader: GameReader): string {
  if (view.phase === 'deal') return reader.words.dealing
  // Who has just placed it themselves waits for nobody but whoever is on turn.
  if (view.phase === 'place' && view.table && view.table.owner !== view.viewer)
    return reader.words.waitingPlace(nameOf(reader, view.table.owner))
  return turnLine(reader, view.turn)
}

/** What a decision leads to; empty where its name says it all. */
export function outcome(text: string, view: CatBurglarsView, reader: GameReader): string {
  const { words } = reader
  const read = readDecision(text)
  const own = view.viewer === null ? [] : view.gangs[view.viewer]!
  switch (read?.verb) {
    case 'recruit':
      return view.picksLeft > 0 ? words.secondOfTwo : words.firstOfTwo
    case 'form':
      return joining(view, read.gang, cardOf(read.card), words)
    case 'place':
      return joining(view, read.gang, view.table?.card ?? '', words)
    case 'activate':
      return own[read.gang]?.cats.includes(cardOf(read.card)) ? words.willBeYarn : words.willBeTrap
    case 'secure':
      return scoring(view, read.gangs.map((gang) => view.under[gang] ?? '').join(''), words)
    case 'infiltrate':
      return [read.market === null ? '' : words.fromMarketFree, words.ifYarn, words.ifTrap(nameOf(reader, read.owner))]
        .filter((part) => part !== '')
        .join(' ')
    case 'pass':
      return words.passEffect
    default:
      return ''
  }
}

/** What becomes of an own gang, or of none yet, that a cat joins. */
function joining({ viewer, gangs, under }: CatBurglarsView, number: number | null, card: string, words: Words): string {
  const cats = gangs[viewer ?? -1]?.[number ?? -1]?.cats ?? ''
  const size = words.becomes(cats.length + 1)
  return under[number ?? -1] === card && !cats.includes(card) ? `${size} ${words.turnsYarn}` : size
}

function scoring({ viewer, yarnCounts, yarn }: CatBurglarsView, colours: string, words: Words): string {
  const total = yarnCounts[viewer ?? 0]! + colours.length
  const scored = words.scores(colours.length, total, YARN_TO_WIN)
  const hasAll = yarn !== null && COLOURS.every((colour) => (yarn[viewer ?? 0]! + colours).includes(colour))
  return total >= YARN_TO_WIN || hasAll ? `${scored} ${words.winsNow}` : scored
}
