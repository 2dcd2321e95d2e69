import type { CathamCityEvent } from '../rules/events.ts'
import { sorted } from '../rules/letters.ts'
import type { CathamCityView } from '../rules/view.ts'

/**
 * The position as it is shown while cards are still being turned over: as it was before all that happened with them, but
 * for the play. Whose turn it is next, and the cards in the hands, would tell what they are.
 */
export function seenMeanwhile(before: CathamCityView, events: readonly CathamCityEvent[]): CathamCityView {
  const play = events.find((event) => event.type === 'play')
  if (!play) return before
  const { seat, faction, cards, further, target } = play
  // CC-21: Hackers join the hand that they are played against.
  const joined = faction === 'H' ? target : null
  const count = (of: number): number => (of === joined ? cards.length : 0) - (of === seat ? cards.length : 0)
  let { hand } = before
  if (hand !== null && before.viewer === seat) for (const card of cards) hand = hand.replace(card, '')
  if (hand !== null && before.viewer === joined) hand = sorted(hand + cards)
  return {
    ...before,
    turn: seat,
    handSizes: before.handSizes.map((size, of) => size + count(of)),
    hand,
    table: joined === null ? cards : '',
    effect: { play: sorted(cards.replace(further ?? '', '')), further, target },
    awaited: [],
    asked: false,
  }
}

/** Remembers what there was before the latest batch of events, however often it is asked about. */
export class Earlier<Thing> {
  #before: Thing | null = null
  #last: Thing | null = null
  #events: readonly CathamCityEvent[] | undefined

  before(events: readonly CathamCityEvent[], now: Thing): Thing | null {
    if (events !== this.#events) this.#before = this.#last
    this.#events = events
    this.#last = now
    return this.#before
  }
}
