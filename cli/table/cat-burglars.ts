import type { Seat } from '@alleycat/engine'
import type { CatBurglarsEvent as Event, CatBurglarsView as View, GangView } from '@alleycat/games'
import { aligned, counted, listed, wrapped } from '../text.ts'
import { CARD_COLOURS, cardsInWords, colourName, HELP, narrate, REASONS } from './cat-burglars-words.ts'
import type { Cast } from './cast.ts'
import { cardBoxes, type Paint } from './paint.ts'
import type { Choice, Presentation } from './presentation.ts'

export const catBurglarsTable: Presentation<View, Event> = {
  title: 'Cat Burglars',
  letters: 'BGMOPRY',
  help: HELP,
  reasons: REASONS,
  draw,
  question,
  choice,
  narrate,
}

/** CB-4 */
const GOAL = 8

const WIDTH = 80

function draw(view: View, cast: Cast, paint: Paint): string[] {
  const heads = aligned(view.yarnCounts.map((_, seat) => seatCells(view, seat, cast, paint)))
  return [
    ...heads.flatMap((head, seat) => [head, ...drawGangs(view.gangs[seat]!, seat, cast, paint)]),
    '',
    ` Market     ${cardBoxes(view.market, CARD_COLOURS, paint)}`,
    ` Piles      draw ${view.drawSize}, discard ${view.discard.length}`,
    ...(view.table === null ? [] : [` Trap       ${cardBoxes(view.table.card, CARD_COLOURS, paint)}`]),
    ` Your hand  ${cardBoxes(view.hand ?? '', CARD_COLOURS, paint)}`,
  ]
}

function seatCells(view: View, seat: Seat, cast: Cast, paint: Paint): string[] {
  const balls = view.yarnCounts[seat]!
  return [
    ` ${view.awaited.includes(seat) ? '▸' : ' '} ${seat} ${paint(seat === cast.you ? 'bold' : 'reset', cast.entry(seat))}`,
    paint('yellow', '●'.repeat(balls)) + paint('dim', '·'.repeat(Math.max(0, GOAL - balls))),
    `${balls} of ${GOAL} balls${view.yarn === null || balls === 0 ? '' : ` ${view.yarn[seat]}`}`,
    counted(view.handSizes[seat]!, 'card'),
    view.winners.includes(seat) ? 'wins' : '',
  ]
}

/** `0 [BBO|O yarn]  1 [G]`, an opponent's `1.0 [BBO|?]`: numbered as moves name them, the face-down card after the bar. */
function drawGangs(gangs: readonly GangView[], seat: Seat, cast: Cast, paint: Paint): string[] {
  if (gangs.length === 0) return []
  const drawn = gangs.map((gang, number) => {
    const label = seat === cast.you ? `${number}` : `${seat}.${number}`
    // A space that is no place to break a line.
    return `${paint('dim', label)}\u00a0[${letters(gang.cats, paint)}${faceDown(gang, paint)}]`
  })
  const lines = wrapped(`      ${drawn.join('\u00a0 ')}`, WIDTH, '      ')
  return lines.map((line) => line.replaceAll('\u00a0', ' ').trimEnd())
}

const letters = (cats: string, paint: Paint): string =>
  [...cats].map((letter) => paint(CARD_COLOURS[letter]!, letter)).join('')

function faceDown(gang: GangView, paint: Paint): string {
  if (!gang.active) return ''
  if (gang.under === null) return '|?'
  return `|${letters(gang.under, paint)}\u00a0${kindUnder(gang, gang.under)}`
}

/** CB-10 */
const kindUnder = (gang: GangView, card: string): string => (gang.cats.includes(card) ? 'yarn' : 'trap')

function question(view: View): string {
  if (view.phase === 'place') return `Your ${colourName(view.table!.card)} trap was sprung: where does that cat go?`
  if (view.picksLeft > 0) return 'Recruit your second card.'
  return 'Your turn: recruit, form, activate, secure or infiltrate.'
}

function choice(notation: string, view: View, cast: Cast): Choice {
  const [verb, first = '', ...rest] = notation.split(' ')
  switch (verb) {
    case 'recruit':
      return { group: 'Recruit', words: first === 'deck' ? 'unseen, from the draw pile' : cardsInWords(first) }
    case 'form':
      return { group: 'Form', words: `${colourName(first)} cat, ${rest.length === 0 ? 'new gang' : `gang ${rest[1]}`}` }
    case 'activate': {
      const gang = view.gangs[cast.you]![Number(rest[1])]!
      return { group: 'Activate', words: `${colourName(first)} under ${rest[1]}: ${kindUnder(gang, first)}` }
    }
    case 'secure':
      return { group: 'Secure', words: securing([first, ...rest]) }
    case 'infiltrate':
      return { group: 'Infiltrate', words: infiltration(first, rest, cast) }
    case 'place':
      return { group: 'Place', words: first === 'new' ? 'a new gang' : `onto gang ${rest[0]}` }
    default:
      return { group: 'Pass', words: 'you have no legal action' }
  }
}

const securing = (gangs: readonly string[]): string =>
  gangs.length === 1 ? `gang ${gangs[0]}: +1 ball` : `gangs ${listed(gangs)}: +${gangs.length} balls`

/** `Biscuit's gang 2 with BO and M of the market`. */
function infiltration(gang: string, [, ...payment]: readonly string[], cast: Cast): string {
  const [owner, number] = gang.split('.')
  const market = payment.at(-2) === 'market' ? `${payment.at(-1)} of the market` : ''
  const hand = payment[0] === 'market' ? '' : payment[0]!
  return `${cast.name(Number(owner))}’s gang ${number} with ${listed([hand, market].filter((part) => part !== ''))}`
}
