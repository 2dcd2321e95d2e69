import type { Seat, Viewer } from '@alleycat/engine'
import type { Faction } from './vocabulary.ts'

/**
 * What happened, as facts with numbers and letters. `null` stands for a card that the viewer may not know. Cards are sets
 * in the notation of records.
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
      /** With the further card of Detectives and Police. */
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
  /** Opponents are asked; `seats` is everyone who could answer as far as the public knows (CC-27a). */
  | { readonly type: 'ask'; readonly seats: readonly Seat[] }
  /** A seat's own answer is in; nobody else learns of it before all are (CC-25, CC-31). */
  | { readonly type: 'answered'; readonly seat: Seat; readonly answer: string }
  /** Nothing done in answer, whether asked or not (CC-27a). */
  | { readonly type: 'pass'; readonly seat: Seat }
  | { readonly type: 'pay'; readonly seat: Seat }
  /** `shown` when the giver also discards one of that faction, which tells everybody what was given (CC-28). */
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

/** Deny by default: an event that could hold a secret passes only through the line that takes the secret out. */
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
