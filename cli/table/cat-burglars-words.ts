import type { RuleId } from '@alleycat/engine'
import type { CatBurglarsEvent as Event } from '@alleycat/games'
import { counted, listed } from '../text.ts'
import type { Cast } from './cast.ts'
import { lettersCounted, linesFrom, runsOf } from './narration.ts'
import type { Format } from './paint.ts'
import type { Presentation } from './presentation.ts'

export const CARD_COLOURS: Readonly<Record<string, Format>> = {
  B: ['bold', 'blueBright'],
  G: ['bold', 'green'],
  M: ['bold', 'white'],
  O: ['bold', 'yellow'],
  P: ['bold', 'magenta'],
  R: ['bold', 'red'],
  Y: ['bold', 'yellowBright'],
}

const NAMES: Readonly<Record<string, string>> = {
  B: 'blue',
  G: 'green',
  O: 'orange',
  P: 'purple',
  R: 'red',
  Y: 'yellow',
}

export const colourName = (letter: string): string => NAMES[letter] ?? 'mirror'

/** `2 blue cats and 1 mirror`. */
export const cardsInWords = (letters: string): string =>
  listed(
    lettersCounted(letters).map(([letter, count]) =>
      counted(count, letter === 'M' ? 'mirror' : `${colourName(letter)} cat`),
    ),
  )

export const HELP: Presentation['help'] = [
  'Raid the museum: the first with 8 golden balls of yarn wins (Hall of Fame: or 6 of different colours). In your turn do ONE of these:',
  ['Recruit', 'take 2 cards, each from the market or unseen from the draw pile'],
  ['Form', 'play 1 cat as a new gang, or onto a gang of yours if another of your gangs has exactly as many cats'],
  [
    'Activate',
    'put 1 cat face down under a gang of yours; it is yarn if its colour is among the gang’s cats, else a trap',
  ],
  ['Secure', 'score any of your face-down cards that are yarn, 1 ball each'],
  [
    'Infiltrate',
    'discard cards matching the cats of an opponent’s gang one for one, mirrors for any; its face-down card is then shown: yarn is yours, a trap joins its owner’s gangs. With two players one of the cards may come from the market',
  ],
  'A gang is drawn as 0 [BBO|O yarn]: its number, its cats, its face-down card if it has one. An opponent’s is 1.0 [BBO|?]. Cats: B blue, G green, O orange, P purple, R red, Y yellow; M is a mirror.',
  'Moves as records spell them: recruit deck · recruit G · form B · form B on 1 · activate O under 1 · secure 0 2 · infiltrate 1.2 with BMO · infiltrate 1.2 with BO market M · place new · place on 0 · pass',
]

export const REASONS: Readonly<Record<RuleId, string>> = {
  'CB-5': 'it is not your turn.',
  'CB-6': 'to recruit, take 2 cards one after the other, each from the market or the draw pile, if they have any.',
  'CB-7': 'form with 1 cat that you hold, never a mirror, as a new gang or onto a gang of yours.',
  'CB-8': 'a gang may grow only while you have another gang with exactly as many visible cats.',
  'CB-9': 'activate with 1 cat that you hold, never a mirror, under a gang of yours without a face-down card.',
  'CB-10': 'a face-down card is yarn only if its colour is among the visible cats of its gang; yours there is a trap.',
  'CB-11': 'secure only face-down cards of your own gangs.',
  'CB-12':
    'infiltrate an opponent’s gang that has a face-down card, with one card for each of its visible cats: its colour or a mirror.',
  'CB-13': 'only with two players one card of the payment may come from the market, and it must lie there.',
  'CB-17': 'the game is over.',
  'CB-19': 'the owner of the sprung trap must place it first.',
  'CB-20': 'pass only when you have no legal action.',
}

export function narrate(events: readonly Event[], cast: Cast): string[] {
  const told = events.filter((event) => event.type !== 'refill' && event.type !== 'ask')
  return linesFrom(
    runsOf(told, together).map((run) => ({ text: clauseOf(run, cast), starts: run[0]!.type === 'turn' })),
  )
}

const together = (a: Event, b: Event): boolean =>
  (a.type === 'deal' || a.type === 'draw' || a.type === 'recruit') && a.type === b.type && a.seat === b.seat

function clauseOf(run: readonly Event[], cast: Cast): string {
  const event = run[0]!
  const letters = run.map((each) => ('card' in each ? (each.card ?? '') : '')).join('')
  const does = (verb: string): string => ('seat' in event ? cast.does(event.seat, verb) : '')
  switch (event.type) {
    case 'deal':
      return event.seat === cast.you ? `the cards are dealt: you hold ${cardsInWords(letters)}` : ''
    case 'reshuffle':
      return 'the discard pile is shuffled into a new draw pile'
    case 'recruit':
      return `${does('recruit')} ${cardsInWords(letters)}`
    case 'draw':
      return `${does('draw')} ${letters === '' ? counted(run.length, 'card') : cardsInWords(letters)}`
    case 'form':
      return `${does('add')} a ${colourName(event.card)} cat to gang ${event.gang}`
    case 'activate':
      return `${does('put')} ${event.card === null ? 'a card' : `a ${colourName(event.card)} cat`} face down under gang ${event.gang}`
    case 'secure':
      return `${does('secure')} what is under ${gangsInWords(event.gangs)}`
    case 'infiltrate':
      return `${does('infiltrate')} gang ${event.gang} of ${cast.name(event.owner)}, paying ${payment(event)}`
    case 'reveal':
      return `under gang ${event.gang}: ${event.trap ? `a trap, ${colourName(event.card)}` : `${colourName(event.card)} yarn`}`
    case 'yarn':
      return `${does('score')} ${counted(event.cards.length, 'ball')} (now ${event.total})`
    case 'place':
      return `${does('add')} the trapped ${colourName(event.card)} cat to gang ${event.gang}`
    case 'pass':
      return `${does('pass')}, with no legal action`
    case 'over':
      return `${listed(event.winners.map((seat) => cast.name(seat)))} won the game`
    default:
      return ''
  }
}

const gangsInWords = (gangs: readonly number[]): string =>
  gangs.length === 1 ? `gang ${gangs[0]}` : `gangs ${listed(gangs.map(String))}`

const payment = ({ paid, market }: Extract<Event, { type: 'infiltrate' }>): string =>
  listed([
    ...(paid === '' ? [] : [cardsInWords(paid)]),
    ...(market === null ? [] : [`${cardsInWords(market)} of the market`]),
  ])
