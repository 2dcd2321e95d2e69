import type { Seat } from '@alleycat/engine'
import type { CathamCityEvent as Event, CathamCityView as View } from '@alleycat/games'
import { aligned, counted } from '../text.ts'
import type { Cast } from './cast.ts'
import { CARD_COLOURS, HELP, REASONS, aCard, cardsInWords, nameOf, narrate } from './catham-city-words.ts'
import { lettersCounted } from './narration.ts'
import { cardBoxes, type Paint } from './paint.ts'
import type { Choice, Presentation } from './presentation.ts'

export const cathamCityTable: Presentation<View, Event> = {
  title: 'Catham City',
  letters: 'DHJMOPRS',
  help: HELP,
  reasons: REASONS,
  draw,
  question,
  choice,
  narrate,
}

/** CC-6 */
const targetFor = (view: View): number => (view.points.length <= 3 ? 16 : 13)

/** CC-10 */
const HAND_LIMIT = 10

function draw(view: View, cast: Cast, paint: Paint): string[] {
  const lines = [...drawSeats(view, cast, paint), ''].concat([
    ` Display    ${cardBoxes(view.display, CARD_COLOURS, paint)}`,
    ` Piles      draw ${view.drawSize}, discard ${view.discard.length}${paint('dim', inBrackets(view.discard))}`,
  ])
  if (view.effect !== null && view.table !== '')
    lines.push(` Played     ${cardBoxes(view.table, CARD_COLOURS, paint)} by ${cast.name(view.turn)}`)
  lines.push(` Your hand  ${cardBoxes(view.hand ?? '', CARD_COLOURS, paint)}`)
  return lines
}

/** ` (2 D, 3 H)`. */
function inBrackets(letters: string): string {
  const counts = lettersCounted(letters).map(([letter, count]) => `${count} ${letter}`)
  return counts.length === 0 ? '' : ` (${counts.join(', ')})`
}

function drawSeats(view: View, cast: Cast, paint: Paint): string[] {
  const target = targetFor(view)
  const rows = view.points.map((points, seat) => [
    ` ${markOf(view, seat)} ${seat} ${paint(seat === cast.you ? 'bold' : 'reset', cast.entry(seat))}`,
    paint('yellow', '●'.repeat(points)) + paint('dim', '·'.repeat(Math.max(0, target - points))),
    `${points} of ${target}`,
    counted(view.handSizes[seat]!, 'card'),
    statusOf(view, seat),
  ])
  return aligned(rows)
}

const markOf = (view: View, seat: Seat): string => (seat === view.turn && view.phase !== 'over' ? '▸' : ' ')

function statusOf(view: View, seat: Seat): string {
  if (seat === view.winner) return 'wins'
  return view.phase === 'answer' && view.awaited.includes(seat) ? 'answering' : ''
}

function question(view: View, cast: Cast): string {
  switch (view.phase) {
    case 'act':
      return `Your turn${view.actionsLeft > 1 ? `, ${view.actionsLeft} actions` : ''}: take cards of one faction from the display, or play a set.`
    case 'discard':
      return `You hold ${view.hand!.length} cards: discard ${view.hand!.length - HAND_LIMIT} to keep ${HAND_LIMIT}.`
    case 'answer':
      return answerQuestion(view, cast)
    default:
      return ''
  }
}

function answerQuestion({ effect, turn, points }: View, cast: Cast): string {
  const who = cast.name(turn)
  switch (effect!.play[0]) {
    case 'D':
      return `${who} played Detectives with ${aCard(effect!.further!)}: discard ${aCard(effect!.further!)} for 1 point, or pass.`
    case 'M':
      return `${who} played Mafia: discard 2 cards${points[cast.you]! > 0 ? ' or give back 1 point' : ''}.`
    default:
      return `${who} played Journalists: give a card, perhaps discard another like it for 1 point, or pass.`
  }
}

const PLAY = /^play (([A-Z])[A-Z]*)(?:\+([A-Z]))?(?: @(\d))?$/

function choice(notation: string, view: View, cast: Cast): Choice {
  const [verb, cards = '', and = ''] = notation.split(' ')
  switch (verb) {
    case 'take':
      return { group: 'Take', words: cardsInWords(cards) }
    case 'discard':
      return view.phase === 'answer' && view.effect?.play.startsWith('D')
        ? { group: 'Answer', words: `discard ${cardsInWords(cards)} for 1 point` }
        : { group: 'Discard', words: cardsInWords(cards) }
    case 'give':
      return { group: 'Give', words: `${cardsInWords(cards)}${and === '' ? '' : ', discard another for 1 point'}` }
    case 'play':
      return play(PLAY.exec(notation)!, cast)
    default:
      return { group: 'Answer', words: verb === 'pay' ? 'give back 1 point' : 'pass' }
  }
}

function play([, cards = '', faction, further, at]: RegExpExecArray, cast: Cast): Choice {
  const set = cardsInWords(cards)
  const count = cards.length
  switch (faction) {
    case 'D':
      return { group: 'Play', words: `${set} with ${aCard(further!)}: +3 points, others +1 for ${aCard(further!)}` }
    case 'S':
      return { group: 'Play', words: `${set}: +2 points, draw 2 cards` }
    case 'R':
      return { group: 'Play', words: count === 2 ? `${set}: draw 5 cards` : `${set}: +3 points` }
    case 'M':
      return { group: 'Play', words: `${set}: +2 points, the others lose 2 cards or 1 point each` }
    case 'J':
      return { group: 'Play', words: `${set}: +2 points, the others may give you cards` }
    case 'O':
      return { group: 'Play', words: `${set}: flip ${counted(count, 'card')}, +1 point for each faction` }
    case 'H':
      return { group: 'Hack', words: `${cast.name(Number(at))} with ${set}` }
    default:
      return { group: 'Police', words: `${count} at ${cast.name(Number(at))} for ${nameOf(further!, 2)}` }
  }
}
