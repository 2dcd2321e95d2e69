import type { Seat } from '@alleycat/engine'
import type { CathamCityEvent } from '../rules/events.ts'
import { deedOf, type Deed } from './deeds.ts'

type Doing = readonly [Seat, Deed]

/** All that players did, in its order, with all that they took as one deed. A pass is told once, of those who did nothing else. */
export function doingsOf(events: readonly CathamCityEvent[]): readonly Doing[] {
  const doings: Doing[] = []
  let onTurn: Seat | null = null
  const lastOf = (seat: Seat): number => doings.findLastIndex(([who]) => who === seat)
  for (const event of events) {
    if (event.type === 'turn') onTurn = event.seat
    if (event.type === 'points') {
      const index = lastOf(event.seat)
      const [seat, deed] = doings[index] ?? []
      if (seat !== undefined && deed) doings[index] = [seat, { ...deed, change: deed.change + event.change }]
    }
    const doing = deedOf(event)
    if (!doing) continue
    const [seat, deed] = doing
    const index = lastOf(seat)
    const before = doings[index]?.[1]
    // Cards over the limit, and the card discarded with a gift, belong to what was done before.
    if (deed.verb === 'discard' && (seat === onTurn || before?.verb === 'give')) continue
    if (deed.verb === 'take' && before?.verb === 'take')
      doings[index] = [seat, { ...before, cards: before.cards + deed.cards }]
    else doings.push(doing)
  }
  const active = new Set(doings.flatMap(([seat, { verb }]) => (verb === 'pass' ? [] : seat)))
  return doings.filter(([seat, { verb }], index) => verb !== 'pass' || (!active.has(seat) && index === lastOf(seat)))
}
