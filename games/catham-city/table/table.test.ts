import { describe, expect, test } from 'vitest'
import { Random, redacted } from '@alleycat/engine'
import type { CathamCityEvent } from '../rules/events.ts'
import { readOptions } from '../rules/options.ts'
import { play, position, view } from '../rules/testing/position.ts'
import { TABLES, walk } from '../rules/testing/walk.ts'
import { TableCards } from './table-cards.ts'
import { fitCards, fitRows, leastHeight } from './fit.ts'
import { beat, sound } from './beats.ts'
import { PRESETS, randomFactions } from './presets.ts'
import { countOn, nextStage, RevealTransition } from './reveal-transition.ts'
import { decide, standingFor } from '../standing.ts'

describe('standing answers', () => {
  const asked = (factions: string, hands: readonly string[], step: string): ReturnType<typeof view> => {
    const table = position({ factions, hands, points: [0, 1, 0] })
    play(table, step)
    return view(table, 1)
  }

  test('pass to Detectives and Journalists and pay the Mafia, each when it is set', () => {
    const cases = [
      ['pass-detectives', asked('DHMRS', ['DDDS', 'SSM', 'HH'], '0 play DDD+S'), ['pass', 'discard S'], 'pass'],
      ['pass-journalists', asked('HJOPS', ['JJ', 'SSH', 'HH'], '0 play JJ'), ['pass', 'give S'], 'pass'],
      ['pay-mafia', asked('DHMRS', ['MMMM', 'SSH', 'HH'], '0 play MMMM'), ['pay', 'discard HS'], 'pay'],
    ] as const
    for (const [id, at, choices, answer] of cases) {
      expect(decide(at, choices, new Set([id]))).toBe(answer)
      expect(decide(at, choices, new Set())).toBeNull()
    }
    expect(decide(cases[2][1], ['discard HS'], new Set(['pay-mafia']))).toBeNull()
  })

  test('are offered for factions in play, and decide no turn', () => {
    expect(standingFor('DHMRS')).toEqual(['pass-detectives', 'pay-mafia'])
    expect(decide(view(position({ hands: ['SSS'] }), 0), ['take D'], new Set(['pass-detectives']))).toBeNull()
  })
})

describe('the stage', () => {
  const table = position({ factions: 'HJMOP', hands: ['OOO', 'HH', 'HH'] })
  const frames: { events: CathamCityEvent[]; view: ReturnType<typeof view> }[] = []
  play(table, '0 play OOO')
  for (const card of 'HHJ') {
    const events: CathamCityEvent[] = []
    table.game.apply(table.state, -1, 'HJMOP'.indexOf(card), (event) => events.push(event))
    frames.push({ events, view: view(table, 1) })
  }

  test('keeps the last card, which is resolved in the moment it is shown', () => {
    let stage = nextStage(null, frames[0]!.events, frames[0]!.view)
    expect(stage).toMatchObject({ kind: 'flip', cards: ['H'], resolved: false })
    for (const { events, view: at } of frames.slice(1)) stage = nextStage(stage, events, at)
    expect(stage).toMatchObject({ cards: ['H', 'H', 'J'], resolved: true })
    expect(countOn(stage!)).toBe(2)
    expect(nextStage(stage, [{ type: 'take', seat: 1, cards: 'H' }], view(table, 1))).toBeNull()
  })

  test('takes in a batch of events once', () => {
    const hand = new RevealTransition()
    hand.see(frames[0]!.events, frames[0]!.view)
    expect(hand.see(frames[0]!.events, frames[0]!.view)?.cards).toEqual(['H'])
  })

  test('counts what Hackers and Police were after', () => {
    const hack = position({ hands: ['HH', 'SSS'] })
    play(hack, '0 play HH @1')
    const events: CathamCityEvent[] = [{ type: 'reveal', seat: 1, card: 'H' }]
    expect(countOn(nextStage(null, events, view(hack, 0))!)).toBe(1)
  })

  describe.each([
    ['Hackers', 'DHMRS', ['HH', 'SSS', 'S'], '0 play HH @1', 'HS', 1],
    ['Police', 'HJMOP', ['PPPM', 'MMJ', 'H'], '0 play PPP+M @1', 'MMJ', 2],
    ['Police at their own', 'HJMOP', ['PM', 'PP', 'H'], '0 play P+M @1', 'P', 0],
    ['Officials', 'HJMOP', ['OOO', 'HH', 'H'], '0 play OOO', 'HHJ', 2],
  ] as const)('%s', (_, factions, hands, step, cards, points) => {
    const shown = (): { played: CathamCityEvent[]; revealed: CathamCityEvent[]; at: ReturnType<typeof view> } => {
      const at = position({ factions, hands })
      const played = play(at, step)
      const revealed: CathamCityEvent[] = []
      for (const card of cards) at.game.apply(at.state, -1, factions.indexOf(card), (event) => revealed.push(event))
      return { played, revealed, at: view(at, 2) }
    }

    test('are counted when the play and all it shows come at once', () => {
      const { played, revealed, at } = shown()
      const stage = new RevealTransition().see([...played, ...revealed], at)
      expect(stage?.cards).toEqual([...cards])
      expect(countOn(stage!)).toBe(points)
    })

    test('are counted when all is shown at once after the play', () => {
      const begun = position({ factions, hands })
      const hand = new RevealTransition()
      hand.see(play(begun, step), view(begun, 2))
      const { revealed, at } = shown()
      expect(countOn(hand.see(revealed, at)!)).toBe(points)
    })

    test('are counted beside the play that came before in the same batch', () => {
      const { played, revealed, at } = shown()
      const earlier: CathamCityEvent[] = [
        { type: 'play', seat: 2, faction: 'P', cards: 'PR', further: 'R', target: 0 },
        { type: 'reveal', seat: 0, card: 'R' },
      ]
      expect(countOn(new RevealTransition().see([...earlier, ...played, ...revealed], at)!)).toBe(points)
    })
  })
})

test('every card keeps its identity and lies in one place, whole games through', () => {
  let [most, fewest] = [0, 75]
  for (const table of TABLES.filter(({ seats }) => seats === 3)) {
    const tableCards = new TableCards()
    walk(table, 'tableCards', ({ game, state }, events) => {
      const seen = redacted(game, events, 0)
      const { zones } = tableCards.deal(game.view(state, 0), null, seen)
      const ids = Object.values(zones).flatMap((cards) => cards.map(({ id }) => id))
      most = Math.max(most, ids.length)
      fewest = Math.min(fewest, new Set(ids).size)
    })
  }
  expect([most, fewest]).toEqual([75, 75])
})

test('hackers are seen to travel between two other hands', () => {
  const table = position({ hands: ['S', 'HH', 'SS'], turn: 1 })
  const tableCards = new TableCards()
  tableCards.deal(view(table, 0), null, [])
  const events = play(table, '1 play HH @2')
  const { moves } = tableCards.deal(view(table, 0), null, events)
  expect(moves.map(({ kind, from, to }) => [kind, from, to])).toEqual([
    ['H', 'hand1', 'hand2'],
    ['H', 'hand1', 'hand2'],
  ])
})

test('what happens is seen for as long as it takes, and heard', () => {
  const beats: number[] = []
  for (const table of TABLES.slice(0, 10)) {
    walk(table, 'pace', (_, events) => {
      if (events.length === 0) return
      beats.push(beat(events))
      sound(events, 0)
    })
  }
  expect(Math.min(...beats)).toBeGreaterThanOrEqual(60)
  expect(Math.max(...beats)).toBeLessThanOrEqual(3000)
  expect(beat([{ type: 'deal', seat: 0, card: null }])).toBe(60)
  expect(beat([])).toBe(0)
  const played: CathamCityEvent = { type: 'play', seat: 1, faction: 'O', cards: 'OO', further: null, target: null }
  const flip: CathamCityEvent = { type: 'flip', card: 'H' }
  expect(beat([played, flip]), 'cards that come with their play are revealed after it').toBe(beat([played]) + 1500)
  expect(beat([played, flip, flip]), 'each is turned over and read').toBe(beat([played, flip]) + 450)
  expect(sound([{ type: 'over', winner: 1 }], 0)).toBe('lose')
  expect(sound([{ type: 'flip', card: 'H' }], 0)).toBe('reveal')
  expect(sound([], 0)).toBeNull()
  expect(sound([{ type: 'turn', seat: 0 }], 0), 'the table sounds when somebody is asked').toBeNull()
})

describe('cards in a box', () => {
  const bounds = { least: 44, most: 150, gap: 5 }

  test('thirteen cards are 44 pixels wide on a phone and fill two rows', () => {
    expect(fitCards(13, { width: 344, height: 130 }, bounds)).toBe(44)
  })

  test('they fit, and are never smaller than a finger or larger than asked', () => {
    for (let count = 0; count < 22; count++) {
      for (const width of [304, 344, 620, 1080]) {
        for (const height of [60, 130, 240, 400]) {
          const card = fitCards(count, { width, height }, bounds)
          const inRow = Math.floor((width + 5) / (card + 5))
          const rows = Math.ceil(count / inRow)
          expect(card).toBeGreaterThanOrEqual(44)
          expect(card).toBeLessThanOrEqual(150)
          if (card > 44) expect(rows * card * 1.4 + (rows - 1) * 5).toBeLessThanOrEqual(height + 1)
        }
      }
    }
  })
})

describe('cards in rows', () => {
  const bounds = { least: 44, strip: 44, most: 80, gap: 5, scale: 1 }

  test('lie side by side where there is room, and over each other where there is not', () => {
    expect(fitRows(3, { width: 337, height: 140 }, bounds)).toMatchObject({ card: 80, step: 85, lap: 0 })
    const { card, lap, tall } = fitRows(10, { width: 337, height: 106 }, bounds)
    expect(card).toBe(44)
    expect(lap).toBeGreaterThan(0)
    expect(tall).toBeLessThan(106.1)
  })

  test('where nothing is tapped, no row covers the rule strips of the one above it', () => {
    const box = { width: 255, height: 140 }
    const seen = (isWhole: boolean): number => fitRows(7, box, { ...bounds, most: 131, isWhole }).lap
    expect([seen(true), seen(false) > 0]).toEqual([0, true])
  })

  test('overlap where they would be too small to read, and enough of each is left to be tapped', () => {
    const { card, step, inRow } = fitRows(7, { width: 343, height: 110 }, bounds)
    expect(inRow).toBe(7)
    expect(card).toBeGreaterThan(65)
    expect(step).toBeGreaterThanOrEqual(44)
    for (const width of [297, 337, 440, 620, 1080]) {
      for (const height of [64, 110, 160, 240]) {
        for (let count = 1; count <= 12; count++) {
          const rows = fitRows(count, { width, height }, bounds)
          expect(rows.card).toBeGreaterThanOrEqual(fitCards(count, { width, height }, bounds))
          expect(rows.card + (rows.inRow - 1) * rows.step).toBeLessThanOrEqual(width + 0.1)
          expect(rows.step).toBeGreaterThanOrEqual(44)
          expect(rows.step / rows.card, 'the middle of a card is not covered').toBeGreaterThan(0.6)
        }
      }
    }
  })

  test('are as large as was chosen, as far as each can still be tapped and nothing scrolls', () => {
    for (const box of [
      { width: 331, height: 143 },
      { width: 331, height: 157 },
      { width: 1096, height: 264 },
    ]) {
      for (const count of [5, 8, 10]) {
        const [small, medium, large] = [0.8, 1, 1.25].map((scale) =>
          fitRows(count, box, { ...bounds, most: 131, scale }),
        )
        expect(small!.card).toBeLessThanOrEqual(Math.max(44, medium!.card * 0.8))
        expect(large!.card).toBeGreaterThan(medium!.card * 1.15)
        expect(large!.tall).toBeLessThan(box.height + 0.1)
        expect(large!.step).toBeGreaterThanOrEqual(44)
        expect(large!.card * 1.4 + 5 - large!.lap, 'what is seen of an upper row').toBeGreaterThanOrEqual(44)
      }
    }
  })

  test('need no more than their least height to be tapped, up to two rows of them', () => {
    for (const width of [297, 337, 440]) {
      for (let count = 0; count <= 12; count++) {
        const height = leastHeight(count, width, bounds)
        const { card, lap, tall } = fitRows(count, { width, height }, bounds)
        expect(tall).toBeLessThan(height + 0.1)
        expect(card * 1.4 + 5 - lap).toBeGreaterThanOrEqual(44)
      }
    }
  })
})

test('presets are sets that can be played', () => {
  const random = new Random('presets')
  for (const set of [...Object.values(PRESETS), ...Array.from({ length: 50 }, () => randomFactions(random))])
    if (set !== null) expect(readOptions({ factions: set, actionsPerTurn: 1 })).toMatchObject({ factions: set })
})
