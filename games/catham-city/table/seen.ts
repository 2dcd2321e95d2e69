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
  const handSizes = before.handSizes.with(seat, before.handSizes[seat]! - cards.length)
  let hand = before.hand ?? ''
  if (before.viewer === seat) for (const card of cards) hand = hand.replace(card, '')
  if (joined !== null) {
    handSizes[joined]! += cards.length
    if (before.viewer === joined) hand = sorted(hand + cards)
  }
  return {
    ...before,
    handSizes,
    hand: before.hand === null ? null : hand,
    table: joined === null ? cards : '',
    effect: { play: sorted(cards.replace(further ?? '', '')), further, target },
  }
}
