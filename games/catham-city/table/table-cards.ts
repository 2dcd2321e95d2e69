import { CardIdentities, type Move, type PlacedCard } from '@alleycat/ui/cards/card-identities.ts'
import type { CathamCityEvent } from '../rules/events.ts'
import type { CathamCityView } from '../rules/view.ts'
import type { Faction } from '../rules/vocabulary.ts'
import { handZone, zonesOf } from './zones.ts'

interface Dealt {
  readonly zones: Readonly<Record<string, readonly PlacedCard[]>>
  /** The cards that move, as everybody sees them. */
  readonly moves: readonly Move[]
  /** The card on top of the discard pile. */
  readonly top: Faction | null
}

/** Where the cards of a view lie. Each has an identity that it keeps from view to view. */
export class TableCards {
  readonly #identities = new CardIdentities()
  #top: string | null = null

  deal(view: CathamCityView, open: readonly CathamCityView[] | null, events: readonly CathamCityEvent[]): Dealt {
    const zones = this.#identities.arrange(zonesOf(view, open))
    const { moves } = this.#identities
    const last = moves.findLast(({ to, kind }) => to === 'discard' && kind !== null)?.kind
    const discarded = view.discard
    this.#top = last ?? (this.#top !== null && discarded.includes(this.#top) ? this.#top : (discarded.at(-1) ?? null))
    return { zones, moves: seen(moves, events), top: this.#top as Faction | null }
  }
}

/** Hackers that change hands are visible to everybody, though both hands are face down (CC-30). */
function seen(moves: readonly Move[], events: readonly CathamCityEvent[]): readonly Move[] {
  const play = events.findLast((event) => event.type === 'play')
  if (play?.faction !== 'H') return moves
  const isGift = ({ kind, from, to }: Move): boolean =>
    kind === null && from === handZone(play.seat) && to === handZone(play.target!)
  return moves.map((move) => (isGift(move) ? { ...move, kind: 'H' } : move))
}
