import type { Seat, Viewer } from '@alleycat/engine'
import type { Faction } from './vocabulary.ts'

/**
 * The events of a game, as facts with numbers and letters. `null` stands for a card that the viewer may not know. Cards
 * are sets in the notation of records.
 */
export type CathamCityEvent =
  | { readonly type: 'deal'; readonly seat: Seat; readonly card: Faction | null }
  | { readonly type: 'refill'; readonly card: Faction }
  | { readonly type: 'reshuffle' }
  | { readonly type: 'turn'; readonly seat: Seat }
  | { readonly type: 'take'; readonly seat: Seat; readonly cards: string }
  | {
      readonly type: 'play'
      readonly seat: Seat
      readonly faction: Faction
      /** The cards that are played, with the further card of Detectives and Police. */
      readonly cards: string
      readonly further: Faction | null
      readonly target: Seat | null
    }
  | { readonly type: 'points'; readonly seat: Seat; readonly change: number; readonly total: number }
  | { readonly type: 'draw'; readonly seat: Seat; readonly card: Faction | null }
  | { readonly type: 'reveal'; readonly seat: Seat; readonly card: Faction }
  /** A card revealed by Hackers changes hands (CC-21). */
  | { readonly type: 'steal'; readonly from: Seat; readonly to: Seat; readonly card: Faction }
  | { readonly type: 'flip'; readonly card: Faction }
  /** Opponents are asked; `seats` are all that could answer as far as the public knows (CC-27a). */
  | { readonly type: 'ask'; readonly seats: readonly Seat[] }
  /** The answer of a seat is in; no other seat learns of it before all are (CC-25, CC-31). */
  | { readonly type: 'answered'; readonly seat: Seat; readonly answer: string }
  /** A seat does nothing in answer, whether it was asked or not (CC-27a). */
  | { readonly type: 'pass'; readonly seat: Seat }
  | { readonly type: 'pay'; readonly seat: Seat }
  /**
   * A card is given. `shown` is set when the giver also discards one of that faction, which tells everybody what was
   * given (CC-28).
   */
  | {
      readonly type: 'give'
      readonly from: Seat
      readonly to: Seat
      readonly card: Faction | null
      readonly shown: boolean
    }
  | { readonly type: 'discard'; readonly seat: Seat; readonly cards: string }
  | { readonly type: 'over'; readonly winner: Seat }

export type Emit = (event: CathamCityEvent) => void

/** Redaction denies by default: an event that can hold a secret is returned only by the line that removes it. */
export function redact(event: CathamCityEvent, viewer: Viewer): CathamCityEvent | undefined {
  switch (event.type) {
    case 'deal':
    case 'draw': // CC-31
      return event.seat === viewer ? event : { ...event, card: null }
    case 'give': // CC-28
      return event.shown || event.from === viewer || event.to === viewer ? event : { ...event, card: null }
    case 'answered': // CC-31
      return event.seat === viewer ? event : undefined
    case 'refill':
    case 'reshuffle':
    case 'turn':
    case 'take':
    case 'play':
    case 'points':
    case 'reveal':
    case 'steal':
    case 'flip':
    case 'ask':
    case 'pass':
    case 'pay':
    case 'discard':
    case 'over':
      return event // CC-30
  }
}
