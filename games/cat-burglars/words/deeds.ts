import type { Seat } from '@alleycat/engine'
import type { CatBurglarsEvent as Event } from '../rules/events.ts'
import type { Card } from '../rules/vocabulary.ts'
import type { Words } from './words.ts'

/** What a player did, short enough to stay beside the name. */
export interface Deed {
  readonly verb: 'recruit' | 'form' | 'activate' | 'secure' | 'infiltrate' | 'place' | 'pass'
  /** The cards that were moved; null is one that nobody else saw. */
  readonly cards: readonly (Card | null)[]
  /** The number of the gang, from 0. */
  readonly gang: number | null
  /** Whether the gang began with this card. */
  readonly isNewGang: boolean
  /** The owner of the gang that was infiltrated. */
  readonly owner: Seat | null
  /** The balls of yarn that it brought. */
  readonly balls: number
  /** Whether a trap was sprung. */
  readonly trap: boolean
}

/** The last deed of each player since their turn before, from all that has happened. */
export function deedsOf(events: readonly Event[]): ReadonlyMap<Seat, Deed> {
  const deeds = new Map<Seat, Deed>()
  let raider: Seat | null = null
  const add = (seat: Seat, more: (deed: Deed) => Partial<Deed>): void => {
    const deed = deeds.get(seat)
    if (deed) deeds.set(seat, { ...deed, ...more(deed) })
  }
  for (const event of events) {
    switch (event.type) {
      case 'turn':
        deeds.delete(event.seat)
        raider = null
        break
      case 'recruit':
      case 'draw':
        if (deeds.has(event.seat)) add(event.seat, ({ cards }) => ({ cards: [...cards, event.card] }))
        else deeds.set(event.seat, { ...DONE, verb: 'recruit', cards: [event.card] })
        break
      case 'form':
      case 'place': {
        const { type: verb, card, gang, isNewGang } = event
        deeds.set(event.seat, { ...DONE, verb, cards: [card], gang, isNewGang })
        break
      }
      case 'activate':
        deeds.set(event.seat, { ...DONE, verb: event.type, cards: [event.card], gang: event.gang })
        break
      case 'secure':
      case 'pass':
        deeds.set(event.seat, { ...DONE, verb: event.type })
        break
      case 'infiltrate':
        raider = event.seat
        deeds.set(event.seat, { ...DONE, verb: event.type, gang: event.gang, owner: event.owner })
        break
      case 'reveal':
        if (raider !== null && event.trap) add(raider, () => ({ trap: true }))
        break
      case 'yarn':
        add(event.seat, ({ balls }) => ({ balls: balls + event.cards.length }))
        break
      default:
    }
  }
  return deeds
}

const DONE = { cards: [], gang: null, isNewGang: false, owner: null, balls: 0, trap: false } as const

/** A deed in words; `owner` is the name of whose gang was infiltrated. */
export function deedText({ verb, cards, gang, isNewGang, balls, trap }: Deed, words: Words, owner = ''): string {
  const [first] = cards
  const number = (gang ?? 0) + 1
  const said = {
    recruit: () => cards.map((card) => (card === null ? words.recruitDeck : words.recruitCard(card))).join(', '),
    form: () => (isNewGang ? words.formNew(first!) : words.formOn(first!, number)),
    activate: () => words.didActivate,
    secure: () => words.didSecure,
    infiltrate: () => [`${words.didInfiltrate}: ${owner}`, ...(trap ? [words.trap] : [])].join(', '),
    place: () => (isNewGang ? words.placeNew : words.placeOn(number)),
    pass: () => words.didPass,
  }[verb]()
  return balls === 0 ? said : `${said}, ${words.didScore(balls)}`
}
