import type { Seat } from '@alleycat/engine'
import type { CathamCityEvent } from '../rules/events.ts'
import type { CathamCityView } from '../rules/view.ts'
import type { Faction } from '../rules/vocabulary.ts'

/** How many milliseconds after each other cards are turned over that come at once, at normal speed. */
export const TURNING_OVER = 250
/** After how many milliseconds the face of a card that is turned over is seen, at normal speed. */
export const TURNED = 200

/**
 * The cards that are shown in the middle while they are revealed or flipped one by one. The last of them is resolved at
 * the moment it is shown, so the view alone would never show it; therefore they are remembered until something else
 * happens.
 */
export interface Stage {
  readonly kind: 'reveal' | 'flip'
  /** The seat whose cards are revealed; null when cards are flipped. */
  readonly seat: Seat | null
  readonly cards: readonly Faction[]
  /** The faction that counts, or null when no single one does. */
  readonly wanted: Faction | null
  /** Whether all cards have been shown. */
  readonly resolved: boolean
}

export function nextStage(
  before: Stage | null,
  events: readonly CathamCityEvent[],
  view: CathamCityView,
  /** The faction that counts for the play before these events. */
  wanted: Faction | null = null,
): Stage | null {
  if (events.length === 0) return stageOf(view)
  let stage: Stage | null = before?.resolved ? null : before
  for (const event of events) {
    if (event.type === 'play') [stage, wanted] = [null, wantedBy(event.faction, event.further)]
    if (event.type !== 'reveal' && event.type !== 'flip') continue
    const kind = event.type
    const begun: Stage = stage ?? { kind, seat: null, cards: [], wanted, resolved: false }
    stage = { ...begun, seat: kind === 'reveal' ? event.seat : null, cards: [...begun.cards, event.card] }
  }
  if (stage === null) return stageOf(view)
  const isOpen = view.phase === 'reveal' || view.phase === 'flip' || view.revealed !== ''
  return { ...stage, wanted: stage.wanted ?? wantedIn(view), resolved: !isOpen }
}

function stageOf(view: CathamCityView): Stage | null {
  if (view.revealed === '') return null
  const kind = view.effect?.play.startsWith('O') ? 'flip' : 'reveal'
  return {
    kind,
    seat: view.effect?.target ?? null,
    cards: [...view.revealed] as Faction[],
    wanted: wantedIn(view),
    resolved: false,
  }
}

/** CC-21, CC-22 */
const wantedBy = (faction: string | undefined, further: Faction | null): Faction | null =>
  faction === 'H' ? 'H' : further

/** The view names the faction only until the last card is shown, and that may be the first. */
const wantedIn = ({ effect }: CathamCityView): Faction | null =>
  effect === null ? null : wantedBy(effect.play[0], effect.further)

function wantedAfter(before: Faction | null, events: readonly CathamCityEvent[], view: CathamCityView): Faction | null {
  if (events.length === 0) return wantedIn(view)
  const play = events.findLast((event) => event.type === 'play')
  return play ? wantedBy(play.faction, play.further) : (wantedIn(view) ?? before)
}

/** The points that the cards bring. */
export const countOn = ({ kind, cards, wanted }: Stage): number =>
  kind === 'flip' ? new Set(cards).size : cards.filter((card) => card === wanted).length

/** Processes each batch of events once, however often it is asked about. */
export class RevealTransition {
  #stage: Stage | null = null
  #wanted: Faction | null = null
  #seen: readonly CathamCityEvent[] | undefined

  see(events: readonly CathamCityEvent[], view: CathamCityView): Stage | null {
    if (events === this.#seen) return this.#stage
    this.#stage = nextStage(this.#stage, events, view, this.#wanted)
    this.#wanted = wantedAfter(this.#wanted, events, view)
    this.#seen = events
    return this.#stage
  }
}
