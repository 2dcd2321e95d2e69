import type { Seat } from '@alleycat/engine'
import type { GameTerminal } from '@alleycat/ui/game-module.ts'
import { cardBoxes, type Ink, type Paint } from '@alleycat/ui/terminal/paint.ts'
import { aligned } from '@alleycat/ui/terminal/text.ts'
import { lettersCounted } from '@alleycat/ui/words/letters.ts'
import { pointsToWin } from '../rules/options.ts'
import type { CathamCityView as View } from '../rules/view.ts'
import { FACTIONS, type Faction } from '../rules/vocabulary.ts'
import { nameOf } from '../words/telling.ts'
import type { GameReader, Words } from '../words/words.ts'

const COLOURS: Readonly<Record<Faction, Ink>> = {
  D: 'magenta',
  H: 'greenBright',
  J: 'yellow',
  M: 'red',
  O: 'white',
  P: 'blueBright',
  R: 'cyan',
  S: 'green',
}

export const terminal: GameTerminal<View, Words> = {
  letters: FACTIONS.join(''),
  notation: [
    'take HH',
    'play SSS',
    'play DDD+M',
    'play HH @2',
    'play PP+J @1',
    'discard HS',
    'give H',
    'give H discard H',
    'pay',
    'pass',
  ],
  untold: ['refill', 'turn', 'answered'],
  draw,
  help: ({ factions, overview: { turn, goals, limit, cost, effect } }) => [
    `${goals} ${turn} ${limit}`,
    ...FACTIONS.map((faction) => [`${faction} ${factions[faction]}`, `${cost[faction]}: ${effect[faction]}`] as const),
  ],
}

function draw(view: View, reader: GameReader, paint: Paint): string[] {
  const { words } = reader
  const boxes = (letters: string): string => cardBoxes(letters, COLOURS, paint)
  const played =
    view.effect !== null && view.table !== '' ? [[words.playedBy(nameOf(reader, view.turn)), boxes(view.table)]] : []
  return [
    ...aligned(view.points.map((_, seat) => seatCells(view, seat, reader, paint))),
    '',
    ...aligned(
      [
        [words.zones.display, boxes(view.display)],
        [words.zones.piles, words.drawPile(view.drawSize)],
        ['', discardText(view, words, paint)],
        ...played,
        [words.zones.hand, boxes(view.hand ?? '')],
      ].map(([label, cards]) => [` ${label}`, cards!]),
    ),
  ]
}

/** The discard pile as `Discard pile: 5 (2 D, 3 H)`. */
function discardText({ discard }: View, words: Words, paint: Paint): string {
  const counts = lettersCounted(discard).map(([letter, count]) => `${count} ${letter}`)
  return words.discardPile(discard.length) + (counts.length === 0 ? '' : paint('dim', ` (${counts.join(', ')})`))
}

function seatCells(view: View, seat: Seat, reader: GameReader, paint: Paint): string[] {
  const { words, viewer } = reader
  const points = view.points[seat]!
  const target = pointsToWin(view.points.length)
  const mark = seat === view.turn && view.phase !== 'over' ? '▸' : ' '
  return [
    ` ${mark} ${seat} ${paint(seat === viewer ? 'bold' : 'reset', nameOf(reader, seat))}`,
    paint('yellow', '●'.repeat(points)) + paint('dim', '·'.repeat(Math.max(0, target - points))),
    `${points}/${target}`,
    words.anyCards(view.handSizes[seat]!),
    statusOf(view, seat, words),
  ]
}

function statusOf(view: View, seat: Seat, words: Words): string {
  if (seat === view.winner) return words.wins
  return view.phase === 'answer' && view.awaited.includes(seat) ? words.answering : ''
}
