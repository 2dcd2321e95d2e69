import { expect, test } from 'vitest'
import type { CathamCityView } from '../rules/view.ts'
import { TABLES, walk } from '../rules/testing/walk.ts'
import { seenMeanwhile } from './seen.ts'

/** What a table shows of a position. */
const shown = (view: CathamCityView) => {
  const { turn, points, handSizes, hand, display, drawSize, discard, table, effect, winner } = view
  return { turn, points, handSizes, hand, display, drawSize, discard, table, effect, winner }
}

test('while cards are turned over the table shows the position after the play, to everybody, whole games through', () => {
  let compared = 0
  for (const table of TABLES.filter(({ seats }) => seats < 5)) {
    const last: CathamCityView[] = []
    walk(table, 'seen', ({ game, state }, events) => {
      for (let seat = 0; seat < table.seats; seat++) {
        const [before, now] = [last[seat], game.view(state, seat)]
        last[seat] = now
        const isTurningOver = (now.phase === 'reveal' || now.phase === 'flip') && now.revealed === ''
        if (!before || !isTurningOver || events.some(({ type }) => type === 'reshuffle')) continue
        expect(shown(seenMeanwhile(before, events))).toEqual(shown(now))
        compared++
      }
    })
  }
  expect(compared).toBeGreaterThan(100)
})
