import type { Held } from '@alleycat/engine'
import type { CathamCityEvent } from './events.ts'
import type { CathamCityView } from './view.ts'

/**
 * CC-27a: a play whose answers the rules give for everybody (CC-27) is resolved in the same breath, and seeing that would
 * tell what is in no hand. This is the window as it looks when somebody is asked: made from the view before the play and
 * the events as redacted for that viewer, so it knows nothing more. Null where no question was resolved at once.
 */
export function heldWindow(
  before: CathamCityView,
  events: readonly CathamCityEvent[],
): Held<CathamCityView, CathamCityEvent> | null {
  const asked = events.findIndex(({ type }) => type === 'ask')
  if (asked < 0 || asked === events.length - 1) return null
  const shown = events.slice(0, asked + 1)
  let view: CathamCityView = {
    ...before,
    phase: 'answer',
    asked: false,
    answer: null,
    actionsLeft: before.actionsLeft - 1,
  }
  for (const event of shown) view = after(view, event)
  return { view, events: shown }
}

function after(view: CathamCityView, event: CathamCityEvent): CathamCityView {
  switch (event.type) {
    case 'play':
      return {
        ...view,
        handSizes: view.handSizes.with(event.seat, view.handSizes[event.seat]! - event.cards.length),
        hand: view.hand !== null && view.viewer === event.seat ? without(view.hand, event.cards) : view.hand,
        table: event.cards,
        effect: { play: without(event.cards, event.further ?? ''), further: event.further, target: event.target },
      }
    case 'points':
      return { ...view, points: view.points.with(event.seat, event.total) }
    case 'ask':
      return { ...view, awaited: event.seats }
    default:
      return view
  }
}

function without(hand: string, cards: string): string {
  let left = hand
  for (const card of cards) left = left.replace(card, '')
  return left
}
