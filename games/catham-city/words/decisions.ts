import type { Seat } from '@alleycat/engine'
import type { Faction } from '../rules/vocabulary.ts'

/** The zone in which the cards of a move are tapped. */
export type Zone = 'hand' | 'display'

/** A decision, parsed from the notation of records. */
export interface Decision {
  readonly text: string
  readonly verb: 'take' | 'play' | 'discard' | 'give' | 'pass' | 'pay'
  /** The zone of its cards; null where no card is tapped. */
  readonly zone: Zone | null
  /** All cards to be tapped, in alphabetical order, including a further card and the discard after a gift. */
  readonly cards: string
  /** The faction that is taken, played or given. */
  readonly faction: Faction | null
  /** The number of cards of that faction, without a further card. */
  readonly count: number
  readonly further: Faction | null
  readonly target: Seat | null
}

const PLAY = /^([A-Z]+)(?:\+([A-Z]))?$/

export const sorted = (letters: Iterable<string>): string => [...letters].toSorted().join('')

export function readDecision(text: string): Decision {
  const [verb = '', cards = '', ...rest] = text.split(' ')
  const base = { text, verb: verb as Decision['verb'], further: null, target: null }
  switch (verb) {
    case 'play': {
      const [, set = '', further] = PLAY.exec(cards) ?? []
      return {
        ...base,
        zone: 'hand',
        cards: sorted(set + (further ?? '')),
        faction: set[0] as Faction,
        count: set.length,
        further: (further as Faction | undefined) ?? null,
        target: rest[0] === undefined ? null : Number(rest[0].slice(1)),
      }
    }
    case 'give': {
      // A gift with a discard is tapped as two cards of that faction.
      const all = cards.repeat(rest.length > 0 ? 2 : 1)
      return { ...base, zone: 'hand', cards: all, faction: cards as Faction, count: all.length }
    }
    case 'take':
      return { ...base, zone: 'display', cards, faction: cards[0] as Faction, count: cards.length }
    case 'discard':
      return { ...base, zone: 'hand', cards, faction: cards[0] as Faction, count: cards.length }
    default:
      return { ...base, zone: null, cards: '', faction: null, count: 0 }
  }
}
