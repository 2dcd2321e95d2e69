import type { Seat } from '@alleycat/engine'
import type { CathamCityEvent } from '../events.ts'
import type { CathamCityView } from '../view.ts'
import type { Faction } from '../vocabulary.ts'

/**
 * What lies big in the middle while cards are revealed or flipped one by one. The last of them is resolved in the moment
 * it is shown, so the view alone would never show it: what was seen is remembered until something else happens.
 */
export interface Stage {
  readonly kind: 'reveal' | 'flip'
  /** Whose cards, when they are revealed. */
  readonly seat: Seat | null
  readonly cards: readonly Faction[]
  /** The faction that counts, when one does. */
  readonly wanted: Faction | null
  /** Whether all cards are there. */
  readonly resolved: boolean
}

export function nextStage(
  before: Stage | null,
  events: readonly CathamCityEvent[],
  view: CathamCityView,
): Stage | null {
  if (events.length === 0) return stageOf(view)
  let stage: Stage | null = before?.resolved ? null : before
  for (const event of events) {
    if (event.type === 'play') stage = null
    if (event.type !== 'reveal' && event.type !== 'flip') continue
    const kind = event.type
    const begun: Stage = stage ?? { kind, seat: null, cards: [], wanted: null, resolved: false }
    stage = { ...begun, seat: kind === 'reveal' ? event.seat : null, cards: [...begun.cards, event.card] }
  }
  if (stage === null) return stageOf(view)
  const isOpen = view.phase === 'reveal' || view.phase === 'flip' || view.revealed !== ''
  return { ...stage, wanted: wantedBy(view) ?? stage.wanted, resolved: !isOpen }
}

function stageOf(view: CathamCityView): Stage | null {
  if (view.revealed === '') return null
  const kind = view.effect?.play.startsWith('O') ? 'flip' : 'reveal'
  return {
    kind,
    seat: view.effect?.target ?? null,
    cards: [...view.revealed] as Faction[],
    wanted: wantedBy(view),
    resolved: false,
  }
}

const wantedBy = ({ effect }: CathamCityView): Faction | null =>
  effect?.play.startsWith('H') ? 'H' : (effect?.further ?? null)

/** The points that the cards bring. */
export const countOn = ({ kind, cards, wanted }: Stage): number =>
  kind === 'flip' ? new Set(cards).size : cards.filter((card) => card === wanted).length

/** Takes in each batch of events once, however often it is asked about. */
export class StageHand {
  #stage: Stage | null = null
  #seen: readonly CathamCityEvent[] | undefined

  see(events: readonly CathamCityEvent[], view: CathamCityView): Stage | null {
    if (events !== this.#seen) this.#stage = nextStage(this.#stage, events, view)
    this.#seen = events
    return this.#stage
  }
}
