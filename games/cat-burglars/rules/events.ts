import type { Seat, Viewer } from '@alleycat/engine'
import type { Card, Colour } from './vocabulary.ts'

/**
 * What happened, as facts with numbers and letters. `null` stands for a card that the viewer may not know. Sets of cards
 * and numbers of gangs are those of records.
 */
export type CatBurglarsEvent =
  | { readonly type: 'deal'; readonly seat: Seat; readonly card: Card | null }
  /** A card comes to the market. */
  | { readonly type: 'refill'; readonly card: Card }
  | { readonly type: 'reshuffle' }
  | { readonly type: 'turn'; readonly seat: Seat }
  /** A card taken from the market. */
  | { readonly type: 'recruit'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'draw'; readonly seat: Seat; readonly card: Card | null }
  | { readonly type: 'form'; readonly seat: Seat; readonly gang: number; readonly card: Colour }
  | { readonly type: 'activate'; readonly seat: Seat; readonly gang: number; readonly card: Colour | null }
  /** What is secured follows as a `reveal` for each gang. */
  | { readonly type: 'secure'; readonly seat: Seat; readonly gangs: readonly number[] }
  | {
      readonly type: 'infiltrate'
      readonly seat: Seat
      readonly owner: Seat
      readonly gang: number
      /** From the hand. */
      readonly paid: string
      /** From the market (CB-13). */
      readonly market: Card | null
    }
  /** A face-down card is turned up. */
  | {
      readonly type: 'reveal'
      readonly owner: Seat
      readonly gang: number
      readonly card: Colour
      readonly trap: boolean
    }
  | { readonly type: 'yarn'; readonly seat: Seat; readonly cards: string; readonly total: number }
  /** The owner has more than one place for a sprung trap (CB-19). */
  | { readonly type: 'ask'; readonly seat: Seat; readonly card: Colour }
  | { readonly type: 'place'; readonly seat: Seat; readonly gang: number; readonly card: Colour }
  | { readonly type: 'pass'; readonly seat: Seat }
  | { readonly type: 'over'; readonly winners: readonly Seat[] }

export type Emit = (event: CatBurglarsEvent) => void

/** Deny by default: an event that could hold a secret passes only through the line that takes the secret out. */
export function redact(event: CatBurglarsEvent, viewer: Viewer): CatBurglarsEvent | undefined {
  switch (event.type) {
    case 'deal':
    case 'draw':
    case 'activate': // CB-22
      return event.seat === viewer ? event : { ...event, card: null }
    case 'refill':
    case 'reshuffle':
    case 'turn':
    case 'recruit':
    case 'form':
    case 'secure':
    case 'infiltrate':
    case 'reveal':
    case 'yarn':
    case 'ask':
    case 'place':
    case 'pass':
    case 'over':
      return event // CB-21
  }
}
