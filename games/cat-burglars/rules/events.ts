import type { Seat, Viewer } from '@alleycat/engine'
import type { Card, Colour } from './vocabulary.ts'

/**
 * The events of a game, as facts with numbers and letters. `null` stands for a card that the viewer may not know. Sets
 * of cards and numbers of gangs are those of records.
 */
export type CatBurglarsEvent =
  | { readonly type: 'deal'; readonly seat: Seat; readonly card: Card | null }
  /** A card is put into the market. */
  | { readonly type: 'refill'; readonly card: Card }
  | { readonly type: 'reshuffle' }
  | { readonly type: 'turn'; readonly seat: Seat }
  /** A card is taken from the market. */
  | { readonly type: 'recruit'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'draw'; readonly seat: Seat; readonly card: Card | null }
  | {
      readonly type: 'form'
      readonly seat: Seat
      readonly gang: number
      readonly card: Colour
      readonly isNewGang: boolean
    }
  | { readonly type: 'activate'; readonly seat: Seat; readonly gang: number; readonly card: Colour | null }
  /** Yarn is secured; a `reveal` follows for each gang. */
  | { readonly type: 'secure'; readonly seat: Seat; readonly gangs: readonly number[] }
  | {
      readonly type: 'infiltrate'
      readonly seat: Seat
      readonly owner: Seat
      readonly gang: number
      /** The cards that are paid from the hand. */
      readonly paid: string
      /** The card that is taken from the market (CB-13). */
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
  /** The owner of a sprung trap is asked where to put it (CB-19). */
  | { readonly type: 'ask'; readonly seat: Seat; readonly card: Colour }
  | {
      readonly type: 'place'
      readonly seat: Seat
      readonly gang: number
      readonly card: Colour
      readonly isNewGang: boolean
    }
  | { readonly type: 'pass'; readonly seat: Seat }
  | { readonly type: 'over'; readonly winners: readonly Seat[] }

export type Emit = (event: CatBurglarsEvent) => void

/** Redaction denies by default: an event that can hold a secret is returned only by the line that removes it. */
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
