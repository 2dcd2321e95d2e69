import type { Seat } from '@alleycat/engine'
import type { Zones } from '@alleycat/ui/cards/card-identities.ts'
import type { CatBurglarsView } from '../rules/view.ts'
import type { Colour } from '../rules/vocabulary.ts'

const backs = (count: number): null[] => Array<null>(count).fill(null)

export const gangZone = (seat: Seat, gang: number): string => `gang:${seat}.${gang}`
export const underZone = (seat: Seat, gang: number): string => `under:${seat}.${gang}`
export const handZone = (seat: Seat): string => `hand:${seat}`
export const yarnZone = (seat: Seat): string => `yarn:${seat}`

/** A hand as far as it is visible: the viewer's own, or all where cards lie open. */
export const handOf = (view: CatBurglarsView, open: readonly CatBurglarsView[] | null, seat: Seat): string | null =>
  open?.[seat]?.hand ?? (seat === view.viewer ? view.hand : null)

/** A face-down card as far as it is visible. */
export const underOf = (
  view: CatBurglarsView,
  open: readonly CatBurglarsView[] | null,
  seat: Seat,
  gang: number,
): Colour | null => open?.[seat]?.under[gang] ?? (seat === view.viewer ? view.under[gang] : null) ?? null

/** The place of every card on the table. */
export function zonesOf(view: CatBurglarsView, open: readonly CatBurglarsView[] | null): Zones {
  const zones: Record<string, readonly (string | null)[]> = {
    draw: backs(view.drawSize),
    discard: [...view.discard],
    market: [...view.market],
    table: view.table ? [view.table.card] : [],
  }
  for (const [seat, gangs] of view.gangs.entries()) {
    const hand = handOf(view, open, seat)
    zones[handZone(seat)] = hand === null ? backs(view.handSizes[seat]!) : [...hand]
    zones[yarnZone(seat)] = view.yarn ? [...view.yarn[seat]!] : backs(view.yarnCounts[seat]!)
    for (const [number, gang] of gangs.entries()) {
      zones[gangZone(seat, number)] = [...gang.cats]
      zones[underZone(seat, number)] = gang.active ? [underOf(view, open, seat, number)] : []
    }
  }
  return zones
}
