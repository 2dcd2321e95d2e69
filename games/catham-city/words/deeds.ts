import type { Seat } from '@alleycat/engine'
import type { CathamCityEvent } from '../rules/events.ts'
import type { Faction } from '../rules/vocabulary.ts'

/** What a player did, short enough to stay beside the name. */
export interface Deed {
  readonly verb: 'take' | 'play' | 'discard' | 'give' | 'pay' | 'pass'
  /** The cards as far as everybody saw them. */
  readonly cards: string
  /** The card that went with Detectives or Police. */
  readonly further: Faction | null
  readonly target: Seat | null
  /** The points that it brought or cost. */
  readonly change: number
}

/** What each player did in their last turn, or answered since, from all that has happened. */
export function deedsOf(events: readonly CathamCityEvent[]): ReadonlyMap<Seat, readonly Deed[]> {
  const deeds = new Map<Seat, readonly Deed[]>()
  /** A pass hides the deeds before it only while that turn lasts. */
  const passes = new Map<Seat, readonly Deed[]>()
  let onTurn: Seat | null = null
  for (const event of events) {
    if (event.type === 'turn') {
      onTurn = event.seat
      deeds.delete(event.seat)
      passes.clear()
      continue
    }
    if (event.type === 'points') {
      const before = deeds.get(event.seat)?.slice() ?? []
      const last = before.pop()
      if (last) deeds.set(event.seat, [...before, { ...last, change: last.change + event.change }])
      continue
    }
    const [seat, deed] = deedOf(event) ?? []
    if (seat === undefined || deed === undefined) continue
    const done = deeds.get(seat)
    // Cards over the limit, and the card discarded with a gift, belong to what was done before.
    const isMore = deed.verb === 'discard' && (seat === onTurn || done?.at(-1)?.verb === 'give')
    if (deed.verb === 'pass') passes.set(seat, [deed])
    // A turn may have two actions.
    else if (!isMore || !done) deeds.set(seat, seat === onTurn && done ? [...done, deed] : [deed])
  }
  return new Map([...deeds, ...passes])
}

export function deedOf(event: CathamCityEvent): [Seat, Deed] | null {
  const nothing = { cards: '', further: null, target: null, change: 0 }
  switch (event.type) {
    case 'take':
      return [event.seat, { ...nothing, verb: 'take', cards: event.cards }]
    case 'play': {
      const cards = event.faction.repeat(event.cards.length - (event.further === null ? 0 : 1))
      return [event.seat, { ...nothing, verb: 'play', cards, further: event.further, target: event.target }]
    }
    case 'give':
      return [event.from, { ...nothing, verb: 'give', cards: event.card ?? '', target: event.to }]
    case 'discard':
      return [event.seat, { ...nothing, verb: 'discard', cards: event.cards }]
    case 'pay':
    case 'pass':
      return [event.seat, { ...nothing, verb: event.type }]
    default:
      return null
  }
}
