import type { Zones } from '@alleycat/ui/cards/card-identities.ts'
import type { CathamCityView } from '../rules/view.ts'

export const handZone = (seat: number): string => `hand${seat}`
/** The name of the place where a player's points are shown. */
export const pointsPlace = (seat: number): string => `points${seat}`

/** The name of the place between the opponents and the own hand. */
export const MIDDLE = 'revealed'

/** The place of every card on the table. */
export function zonesOf(view: CathamCityView, open: readonly CathamCityView[] | null): Zones {
  const zones: Record<string, readonly (string | null)[]> = {
    draw: Array<null>(view.drawSize).fill(null),
    display: [...view.display],
    table: [...view.table],
    [MIDDLE]: [...view.revealed],
    discard: [...view.discard],
  }
  for (const [seat, size] of view.handSizes.entries()) {
    const hand = seat === view.viewer ? view.hand : (open?.[seat]?.hand ?? null)
    zones[handZone(seat)] = hand === null ? Array<null>(size).fill(null) : [...hand]
  }
  return zones
}
