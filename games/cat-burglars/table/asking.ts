import type { Seat } from '@alleycat/engine'
import type { Telling } from '@alleycat/ui/table/kit.ts'
import type { CatBurglarsEvent as Event } from '../rules/events.ts'
import { cardOf } from '../rules/letters.ts'
import type { Words } from '../words/words.ts'
import { readDecision } from '../rules/notation.ts'
import type { CatBurglarsView, GangView } from '../rules/view.ts'
import { COLOURS, YARN_TO_WIN } from '../rules/vocabulary.ts'
import type { Asked, Selection } from './builder.ts'
import { nameOf, turnLine, winnersLine } from './telling.ts'

type Told = Telling<Words>

/** What is expected of whom. */
export function expectation({ view, choices }: Asked, selection: Selection, telling: Told): string {
  const { words } = telling
  if (view.phase === 'over') return winnersLine(telling, view.winners)
  if (choices.size === 0) return waiting(view, telling)
  if (view.phase === 'place') return words.askPlace(view.table?.card ?? '')
  if (choices.has('pass')) return words.askPass
  if (view.picksLeft > 0) return words.askSecond
  if (selection.kind !== 'cat') return words.askAct
  const { card, at } = selection
  if (card === null) return typeof at === 'number' ? words.askWhich(at + 1) : words.askWhichNew
  return typeof at === 'number' ? words.askHow(card, at + 1) : words.askWhere(card)
}

function waiting(view: CatBurglarsView, telling: Told): string {
  if (view.phase === 'deal') return telling.words.dealing
  if (view.phase === 'place' && view.table) return telling.words.waitingPlace(nameOf(telling, view.table.owner))
  return turnLine(telling, view.turn)
}

/** What a decision leads to, before it is made. */
export function outcome(text: string, view: CatBurglarsView, telling: Told): string {
  const { words } = telling
  const read = readDecision(text)
  const own = view.viewer === null ? [] : view.gangs[view.viewer]!
  switch (read?.verb) {
    case 'recruit':
      return view.picksLeft > 0 ? words.secondOfTwo : words.firstOfTwo
    case 'form':
      return joining(own[read.gang ?? -1], cardOf(read.card), words)
    case 'place':
      return joining(own[read.gang ?? -1], view.table?.card ?? '', words)
    case 'activate':
      return own[read.gang]?.cats.includes(cardOf(read.card)) ? words.willBeYarn : words.willBeTrap
    case 'secure':
      return scoring(view, read.gangs.map((gang) => own[gang]?.under ?? '').join(''), words)
    case 'infiltrate':
      return `${words.ifYarn} ${words.ifTrap(nameOf(telling, read.owner))}`
    case 'pass':
      return words.passEffect
    default:
      return ''
  }
}

function joining(gang: GangView | undefined, card: string, words: Words): string {
  const size = words.becomes((gang?.cats.length ?? 0) + 1)
  return gang?.under === card && !gang.cats.includes(card) ? `${size} ${words.turnsYarn}` : size
}

function scoring({ viewer, yarnCounts, yarn }: CatBurglarsView, colours: string, words: Words): string {
  const total = yarnCounts[viewer ?? 0]! + colours.length
  const scored = words.scores(colours.length, total, YARN_TO_WIN)
  const hasAll = yarn !== null && COLOURS.every((colour) => (yarn[viewer ?? 0]! + colours).includes(colour))
  return total >= YARN_TO_WIN || hasAll ? `${scored} ${words.winsNow}` : scored
}

/** The button that confirms a decision. */
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

/** What a seat just did, in a word or two; the weightiest thing of all. */
export function bubble(events: readonly Event[], seat: Seat, words: Words): string {
  let said = ''
  for (const event of events) if ('seat' in event && event.seat === seat) said = bubbleOf(event, words) || said
  return said
}

function bubbleOf(event: Event, words: Words): string {
  switch (event.type) {
    case 'recruit':
      return words.didRecruit(event.card)
    case 'draw':
      return words.didDraw
    case 'form':
      return words.didForm(event.card)
    case 'activate':
      return words.didActivate
    case 'secure':
      return words.didSecure
    case 'infiltrate':
      return words.didInfiltrate
    case 'yarn':
      return words.didScore(event.cards.length)
    case 'place':
      return words.didPlace
    case 'pass':
      return words.didPass
    default:
      return ''
  }
}
