import { chanceFrom, finish, Match, Random, type Viewer } from '@alleycat/engine'
import { describe, expect, test } from 'vitest'
import type { CathamCityEvent } from './events.ts'
import { cathamCity } from '../index.ts'
import { heldWindow } from './window.ts'

describe('CC-27a a window in which nobody is asked', () => {
  test.each(['DHMRS', 'DHJMS', 'DJMOP'])('looks like one in which somebody is, with %s', (factions) => {
    let windows = 0
    let held = 0
    for (let game = 0; game < 60; game++) {
      const random = new Random(`${factions} ${game}`)
      const rules = cathamCity.create(2 + (game % 5), { factions, actionsPerTurn: game % 2 === 0 ? 1 : 2 })
      let events: CathamCityEvent[] = []
      const match = new Match(rules, { emit: (event) => events.push(event) })
      const viewers: Viewer[] = [null, ...Array.from({ length: rules.seats }, (_, seat) => seat)]
      finish(
        match,
        (seat) => {
          const choices = match.legal(seat)
          return choices[random.below(choices.length)]!
        },
        chanceFrom(random),
      )
      const replay = new Match(rules, { emit: (event) => events.push(event) })
      for (const step of match.steps) {
        events = []
        const before = viewers.map((viewer) => rules.view(replay.state, viewer))
        replay.play(step)
        const asks = events.findIndex(({ type }) => type === 'ask')
        if (asks < 0) continue
        for (const [index, viewer] of viewers.entries()) {
          const seen = events.flatMap((event) => rules.redact(event, viewer) ?? [])
          const now = rules.view(replay.state, viewer)
          const resolvedAtOnce = events.length > asks + 1
          // A question that waits, with an answer made up behind it, has to come out as what is really shown.
          const made = heldWindow(before[index]!, resolvedAtOnce ? seen : [...seen, { type: 'pass', seat: 0 }])!
          expect(made.events.at(-1)).toMatchObject({ type: 'ask' })
          expect(made.view.phase).toBe('answer')
          if (resolvedAtOnce) held++
          else if (!now.asked) {
            expect(made.view).toEqual(now)
            windows++
          }
        }
      }
    }
    expect(windows).toBeGreaterThan(50)
    expect(held).toBeGreaterThan(0)
  })

  test('is none where nothing was asked or somebody still is', () => {
    const view = cathamCity.create(2, cathamCity.defaults).view(cathamCity.create(2, cathamCity.defaults).initial(), 0)
    expect(heldWindow(view, [])).toBeNull()
    expect(heldWindow(view, [{ type: 'turn', seat: 0 }])).toBeNull()
    expect(heldWindow(view, [{ type: 'ask', seats: [1] }])).toBeNull()
  })
})
