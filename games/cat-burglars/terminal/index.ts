import type { Seat } from '@alleycat/engine'
import type { GameTerminal } from '@alleycat/ui/game-module.ts'
import { cardBoxes, type Ink, type Paint } from '@alleycat/ui/terminal/paint.ts'
import { aligned, wrapped } from '@alleycat/ui/terminal/text.ts'
import type { CatBurglarsView as View, GangView } from '../rules/view.ts'
import { CARDS, YARN_TO_WIN, type Card } from '../rules/vocabulary.ts'
import { de } from '../words/close-up/de.ts'
import { en } from '../words/close-up/en.ts'
import { fr } from '../words/close-up/fr.ts'
import { nl } from '../words/close-up/nl.ts'
import { pl } from '../words/close-up/pl.ts'
import { nameOf } from '../words/telling.ts'
import type { GameReader, Words } from '../words/words.ts'

const COLOURS: Readonly<Record<Card, Ink>> = {
  B: 'blueBright',
  G: 'green',
  M: 'white',
  O: 'yellow',
  P: 'magenta',
  R: 'red',
  Y: 'yellowBright',
}

const MORE = { de, en, fr, nl, pl }

const WIDTH = 80

export const terminal: GameTerminal<View, Words> = {
  letters: CARDS.join(''),
  notation: [
    'recruit deck',
    'recruit G',
    'form B',
    'form B on 1',
    'activate O under 1',
    'secure 0 2',
    'infiltrate 1.2 with BMO',
    'infiltrate 1.2 with BO market M',
    'place new',
    'place on 0',
    'pass',
  ],
  untold: ['refill', 'turn', 'ask'],
  draw,
  help: (words, locale) => [
    `${MORE[locale].goalText(words.score(YARN_TO_WIN))} ${MORE[locale].goalHallOfFame} ${MORE[locale].oneAction}:`,
    ...words.overview,
    `${MORE[locale].yarnOrTrap} ${MORE[locale].yarnMeans} ${MORE[locale].trapMeans}`,
    ...CARDS.map((card) => [card, words.cardName(card)] as const),
    [`0 [BBO|O ${words.yarn.toLocaleLowerCase()}]`, gangText(words.gangs, words.yarnUnder('O'), words)],
    ['1.0 [BBO|?]', gangText(words.opponents, words.faceDown, words)],
  ],
}

const gangText = (whose: string, under: string, words: Words): string =>
  `${whose}. ${words.gangLabel(1, 'BBO')}; ${under}`

function draw(view: View, reader: GameReader, paint: Paint): string[] {
  const { words } = reader
  const boxes = (letters: string): string => cardBoxes(letters, COLOURS, paint)
  const heads = aligned(view.yarnCounts.map((_, seat) => seatCells(view, seat, reader, paint)))
  const trap = view.table === null ? [] : [[words.sprung, boxes(view.table.card)]]
  return [
    ...heads.flatMap((head, seat) => [head, ...gangLines(view, seat, reader, paint)]),
    '',
    ...aligned(
      [
        [words.market, boxes(view.market)],
        ['', words.drawPile(view.drawSize)],
        ['', words.discardPile(view.discard.length)],
        ...trap,
        [words.hand, boxes(view.hand ?? '')],
      ].map(([label, cards]) => [` ${label}`, cards!]),
    ),
  ]
}

function seatCells(view: View, seat: Seat, reader: GameReader, paint: Paint): string[] {
  const { words, viewer } = reader
  const balls = view.yarnCounts[seat]!
  const colours = view.yarn === null || balls === 0 ? '' : ` ${view.yarn[seat]}`
  return [
    ` ${view.awaited.includes(seat) ? '▸' : ' '} ${seat} ${paint(seat === viewer ? 'bold' : 'reset', nameOf(reader, seat))}`,
    paint('yellow', '●'.repeat(balls)) + paint('dim', '·'.repeat(Math.max(0, YARN_TO_WIN - balls))),
    `${balls}/${YARN_TO_WIN}${colours}`,
    words.handCount(view.handSizes[seat]!),
    view.winners.includes(seat) ? words.winner : '',
  ]
}

/**
 * The gangs as `0 [BBO|O yarn]  1 [G]`, or `1.0 [BBO|?]` for an opponent: numbered as in moves, with the face-down card
 * after the bar.
 */
function gangLines(view: View, seat: Seat, { words, viewer }: GameReader, paint: Paint): string[] {
  const gangs = view.gangs[seat]!
  if (gangs.length === 0) return []
  const drawn = gangs.map((gang, number) => {
    const label = seat === viewer ? `${number}` : `${seat}.${number}`
    const under = seat === view.viewer ? view.under[number]! : null
    // A no-break space keeps a gang on one line.
    return `${paint('dim', label)}\u00a0[${letters(gang.cats, paint)}${faceDown(gang, under, words, paint)}]`
  })
  const lines = wrapped(`      ${drawn.join('\u00a0 ')}`, WIDTH, '      ')
  return lines.map((line) => line.replaceAll('\u00a0', ' ').trimEnd())
}

const letters = (cats: string, paint: Paint): string =>
  [...cats].map((letter) => paint(['bold', COLOURS[letter as Card]], letter)).join('')

function faceDown({ active, cats }: GangView, under: Card | null, words: Words, paint: Paint): string {
  if (!active) return ''
  if (under === null) return '|?'
  // CB-10
  return `|${letters(under, paint)}\u00a0${(cats.includes(under) ? words.yarn : words.trap).toLocaleLowerCase()}`
}
