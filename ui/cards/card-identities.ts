/** A card on the table. To the rules cards of a kind are identical; to the eye each is a thing that lies somewhere and moves. */
export interface PlacedCard {
  readonly id: number
  /** The card's letter; null where the viewer sees a back. */
  readonly kind: string | null
}

export interface Move {
  readonly id: number
  readonly kind: string | null
  readonly from: string
  readonly to: string
}

/** The cards of each zone, by the zone's name, in the order in which they lie there. */
export type Zones = Readonly<Record<string, readonly (string | null)[]>>

/**
 * Gives each card on the table an identity and keeps it from one view to the next, so that what left one zone and what came
 * to another can be shown as one card travelling. It knows no game and no DOM.
 */
export class CardIdentities {
  #placed: Record<string, PlacedCard[]> = {}
  #next = 0
  /** What the last arrangement moved. */
  moves: readonly Move[] = []

  arrange(zones: Zones): Record<string, PlacedCard[]> {
    const leaving: Leaving[] = []
    const open: { zone: string; index: number; kind: string | null }[] = []
    const placed: Record<string, (PlacedCard | undefined)[]> = {}
    for (const zone of Object.keys(this.#placed)) if (!(zone in zones)) leave(leaving, zone, this.#placed[zone]!)
    for (const [zone, kinds] of Object.entries(zones)) {
      const staying = [...(this.#placed[zone] ?? [])]
      placed[zone] = kinds.map((kind, index) => {
        const at = staying.findIndex((card) => card.kind === kind)
        if (at >= 0) return staying.splice(at, 1)[0]
        open.push({ zone, index, kind })
        return undefined
      })
      leave(leaving, zone, staying)
    }
    const moves: Move[] = []
    // Equal letters are matched first, then any card with one that was or becomes a back.
    for (const isMatch of [sameLetter, throughTheDark]) {
      for (const { zone, index, kind } of open) {
        if (placed[zone]![index]) continue
        const at = leaving.findIndex((each) => isMatch(each.card.kind, kind))
        if (at < 0) continue
        const [{ card, from }] = leaving.splice(at, 1) as [Leaving]
        placed[zone]![index] = { id: card.id, kind }
        if (from !== zone) moves.push({ id: card.id, kind: kind ?? card.kind, from, to: zone })
      }
    }
    for (const { zone, index, kind } of open) placed[zone]![index] ??= { id: this.#next++, kind }
    this.moves = moves
    this.#placed = placed as Record<string, PlacedCard[]>
    return this.#placed
  }
}

interface Leaving {
  readonly card: PlacedCard
  readonly from: string
}

const leave = (leaving: Leaving[], from: string, cards: readonly PlacedCard[]): void => {
  for (const card of cards) leaving.push({ card, from })
}

const sameLetter = (before: string | null, after: string | null): boolean => before !== null && before === after
const throughTheDark = (before: string | null, after: string | null): boolean => before === null || after === null
