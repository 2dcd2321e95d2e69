import { CHANCE, Memories, Random, type Viewer } from '@alleycat/engine'
import { describe, expect, test } from 'vitest'
import { cathamCity, type CathamCityEvent, type CathamCityView } from './index.ts'
import {
  census,
  copy,
  newTable,
  play,
  position,
  seen,
  view,
  type Placement,
  type Position,
} from './testing/position.ts'
import { TABLES, walk } from './testing/walk.ts'

const viewersOf = (seats: number): Viewer[] => [...Array.from({ length: seats }, (_, seat) => seat), null]

describe('public', () => {
  const table = (): Position =>
    position({
      factions: 'DHJMP',
      hands: ['DDDMP', 'JMM', 'H'],
      points: [3, 1, 0],
      display: 'DDHHJMP',
      draw: 'DHHJ',
      discard: 'JMP',
    })

  /** What a spectator may know of `table`. */
  const watched: CathamCityView = {
    viewer: null,
    phase: 'act',
    turn: 0,
    actionsLeft: 1,
    points: [3, 1, 0],
    handSizes: [5, 3, 1],
    hand: null,
    display: 'DDHHJMP',
    drawSize: 4,
    discard: 'JMP',
    table: '',
    revealed: '',
    effect: null,
    awaited: [0],
    asked: false,
    answer: null,
    winner: null,
  }

  test('CC-30 points, hand sizes, display, size of the draw pile, the discard pile, whose turn it is', () => {
    expect(view(table(), null)).toEqual(watched)
  })

  test('CC-30 cards played, and whose answers are awaited', () => {
    const p = table()
    play(p, '0 play DDD+M')
    expect(view(p, null)).toEqual({
      ...watched,
      phase: 'answer',
      actionsLeft: 0,
      points: [6, 1, 0],
      handSizes: [1, 3, 1],
      table: 'DDDM',
      effect: { play: 'DDD', further: 'M', target: null },
      awaited: [1, 2],
    })
  })

  test('CC-30 cards taken, while the display waits for its refill', () => {
    const p = table()
    play(p, '0 take DD')
    expect(view(p, null)).toEqual({
      ...watched,
      phase: 'refill',
      actionsLeft: 0,
      handSizes: [7, 3, 1],
      display: 'HHJMP',
      awaited: [],
    })
  })

  test('CC-30 cards revealed, in the middle of the reveal', () => {
    const p = position({ factions: 'DHJMP', hands: ['DPP', 'DHM'] })
    play(p, '0 play PP+D @1')
    p.game.apply(p.state, CHANCE, p.game.parseChance(p.state, 'reveal 1 MD')![0]!)
    expect(view(p, null)).toMatchObject({
      phase: 'reveal',
      handSizes: [0, 2, 0],
      table: 'DPP',
      revealed: 'M',
      effect: { play: 'PP', further: 'D', target: 1 },
      awaited: [],
    })
  })

  test('CC-30 cards flipped, in the middle of the flip', () => {
    const p = position({ factions: 'DHMOP', hands: ['OO'] })
    play(p, '0 play OO')
    p.game.apply(p.state, CHANCE, p.game.parseChance(p.state, 'flip MD')![0]!)
    expect(view(p, null)).toMatchObject({ phase: 'flip', table: 'OO', revealed: 'M' })
  })

  test('CC-30 who must discard', () => {
    const p = position({ hands: ['H10'] })
    play(p, '0 take D', '* refill S')
    expect(view(p, null)).toMatchObject({ phase: 'discard', awaited: [0], handSizes: [11, 0, 0] })
  })

  test.each<CathamCityEvent>([
    { type: 'refill', card: 'D' },
    { type: 'reshuffle' },
    { type: 'turn', seat: 1 },
    { type: 'take', seat: 1, cards: 'DD' },
    { type: 'play', seat: 1, faction: 'D', cards: 'DDDM', further: 'M', target: null },
    { type: 'points', seat: 1, change: 3, total: 5 },
    { type: 'reveal', seat: 1, card: 'D' },
    { type: 'steal', from: 1, to: 0, card: 'D' },
    { type: 'flip', card: 'D' },
    { type: 'ask', seats: [0, 2] },
    { type: 'pass', seat: 1 },
    { type: 'pay', seat: 1 },
    { type: 'give', from: 1, to: 0, card: 'D', shown: true },
    { type: 'discard', seat: 1, cards: 'DM' },
    { type: 'over', winner: 1 },
  ])('CC-30 everybody is told: $type', (event) => {
    const { game } = position({})
    for (const viewer of viewersOf(3)) expect(game.redact(event, viewer)).toEqual(event)
  })

  const P = 'DHJMP'
  const next = { type: 'turn', seat: 1 }
  test.each<[string, Placement, string[], object[]]>([
    [
      'a take',
      {},
      ['0 take D', '* refill S'],
      [{ type: 'take', seat: 0, cards: 'D' }, { type: 'refill', card: 'S' }, next],
    ],
    [
      'Detectives',
      { hands: ['DDDM', 'S', 'M'] },
      ['0 play DDD+M', '2 discard M'],
      [
        { type: 'play', seat: 0, faction: 'D', cards: 'DDDM', further: 'M', target: null },
        { type: 'points', seat: 0, change: 3, total: 3 },
        { type: 'ask', seats: [1, 2] },
        { type: 'pass', seat: 1 },
        { type: 'discard', seat: 2, cards: 'M' },
        { type: 'points', seat: 2, change: 1, total: 1 },
        next,
      ],
    ],
    [
      'Scientists',
      { hands: ['SSS'] },
      ['0 play SSS', '* draw 0 DH'],
      [
        { type: 'play', seat: 0, faction: 'S', cards: 'SSS', further: null, target: null },
        { type: 'points', seat: 0, change: 2, total: 2 },
        { type: 'draw', seat: 0, card: null },
        { type: 'draw', seat: 0, card: null },
        next,
      ],
    ],
    [
      'Mafia',
      { seats: 4, hands: ['M4', 'DDH', '', ''], points: [0, 2, 1, 0] },
      ['0 play MMMM', '1 discard DH'],
      [
        { type: 'play', seat: 0, faction: 'M', cards: 'MMMM', further: null, target: null },
        { type: 'points', seat: 0, change: 2, total: 2 },
        { type: 'ask', seats: [1] },
        { type: 'discard', seat: 1, cards: 'DH' },
        { type: 'pay', seat: 2 },
        { type: 'points', seat: 2, change: -1, total: 0 },
        { type: 'pass', seat: 3 },
        next,
      ],
    ],
    [
      'Hackers',
      { hands: ['HHD', 'DRS'] },
      ['0 play HH @1', '* reveal 1 HS'],
      [
        { type: 'play', seat: 0, faction: 'H', cards: 'HH', further: null, target: 1 },
        { type: 'reveal', seat: 1, card: 'H' },
        { type: 'reveal', seat: 1, card: 'S' },
        { type: 'steal', from: 1, to: 0, card: 'S' },
        { type: 'points', seat: 0, change: 1, total: 1 },
        next,
      ],
    ],
    [
      'Police',
      { factions: P, hands: ['PPD', 'DP'] },
      ['0 play PP+D @1', '* reveal 1 PD', '* draw 1 H'],
      [
        { type: 'play', seat: 0, faction: 'P', cards: 'DPP', further: 'D', target: 1 },
        { type: 'reveal', seat: 1, card: 'P' },
        { type: 'reveal', seat: 1, card: 'D' },
        { type: 'points', seat: 0, change: 1, total: 1 },
        { type: 'draw', seat: 1, card: null },
        next,
      ],
    ],
    [
      'Police who find nothing',
      { factions: P, hands: ['PD', 'H'] },
      ['0 play P+D @1', '* reveal 1 H'],
      [
        { type: 'play', seat: 0, faction: 'P', cards: 'DP', further: 'D', target: 1 },
        { type: 'reveal', seat: 1, card: 'H' },
        next,
      ],
    ],
    [
      'Journalists',
      { seats: 4, factions: P, hands: ['JJ', 'DD', 'H', 'M'] },
      ['0 play JJ', '3 pass', '2 give H', '1 give D discard D'],
      [
        { type: 'play', seat: 0, faction: 'J', cards: 'JJ', further: null, target: null },
        { type: 'points', seat: 0, change: 2, total: 2 },
        { type: 'ask', seats: [1, 2, 3] },
        { type: 'give', from: 1, to: 0, card: 'D', shown: true },
        { type: 'discard', seat: 1, cards: 'D' },
        { type: 'points', seat: 1, change: 1, total: 1 },
        { type: 'give', from: 2, to: 0, card: null, shown: false },
        { type: 'pass', seat: 3 },
        next,
      ],
    ],
    [
      'Officials, and the end',
      { factions: 'DHMOP', hands: ['OO'], points: [15] },
      ['0 play OO', '* flip DD'],
      [
        { type: 'play', seat: 0, faction: 'O', cards: 'OO', further: null, target: null },
        { type: 'flip', card: 'D' },
        { type: 'flip', card: 'D' },
        { type: 'points', seat: 0, change: 1, total: 16 },
        { type: 'over', winner: 0 },
      ],
    ],
    [
      'the hand limit',
      { hands: ['H10'], display: 'DDHMMRS' },
      ['0 take D', '* refill S', '0 discard H'],
      [
        { type: 'take', seat: 0, cards: 'D' },
        { type: 'refill', card: 'S' },
        { type: 'discard', seat: 0, cards: 'H' },
        next,
      ],
    ],
  ])('CC-30 what somebody who only watches is told of %s', (_, placement, steps, expected) => {
    const p = position(placement)
    expect(seen(p, play(p, ...steps), null)).toEqual(expected)
  })
})

describe('private', () => {
  test('CC-31 a seat sees its own hand and nobody else does', () => {
    const p = position({ hands: ['DDM', 'HS', 'R'] })
    expect(viewersOf(3).map((viewer) => view(p, viewer).hand)).toEqual(['DDM', 'HS', 'R', null])
  })

  test.each<[CathamCityEvent, Viewer[], CathamCityEvent | undefined]>([
    [{ type: 'deal', seat: 1, card: 'D' }, [1], { type: 'deal', seat: 1, card: null }],
    [{ type: 'draw', seat: 1, card: 'D' }, [1], { type: 'draw', seat: 1, card: null }],
    [
      { type: 'give', from: 1, to: 0, card: 'D', shown: false },
      [0, 1],
      { type: 'give', from: 1, to: 0, card: null, shown: false },
    ],
    [{ type: 'answered', seat: 1, answer: 'discard DH' }, [1], undefined],
  ])('CC-31 an event of which the others know less: %j', (event, insiders, told) => {
    const { game } = position({})
    for (const viewer of viewersOf(3))
      expect(game.redact(event, viewer)).toEqual(insiders.includes(viewer) ? event : told)
  })

  test('CC-31 the own answer while others still owe theirs', () => {
    const p = position({ hands: ['M4', 'DDH', 'RRS'] })
    play(p, '0 play MMMM')
    expect(viewersOf(3).map((viewer) => view(p, viewer).answer)).toEqual([null, null, null, null])
    play(p, '1 discard DH')
    expect(viewersOf(3).map((viewer) => view(p, viewer).answer)).toEqual([null, 'discard DH', null, null])
    expect(viewersOf(3).map((viewer) => view(p, viewer).asked)).toEqual([false, false, true, false])
  })

  test('CC-31 who was not asked has given no answer', () => {
    const p = position({ hands: ['DDDM', 'S', 'M'] })
    play(p, '0 play DDD+M')
    expect([view(p, 1).answer, view(p, 1).asked]).toEqual([null, false])
  })

  test('CC-31 the deal tells each seat its own cards only', () => {
    const p = newTable({ seats: 2 })
    const events = play(p, '* deal DDHMRS DHHMRR | DDHMMRS')
    const dealt = (viewer: Viewer, seat: number): string =>
      seen(p, events, viewer)
        .flatMap((event) => (event.type === 'deal' && event.seat === seat ? [event.card ?? '?'] : []))
        .toSorted()
        .join('')
    expect(viewersOf(2).map((viewer) => [dealt(viewer, 0), dealt(viewer, 1)])).toEqual([
      ['DDHMRS', '??????'],
      ['??????', 'DHHMRR'],
      ['??????', '??????'],
    ])
  })
})

describe('nobody holds what they may not know', () => {
  /** Positions that differ only in what `viewer` cannot see, and steps that can be played in both. */
  const pairs: [string, Viewer, Placement, Placement, string[]][] = [
    [
      'another hand and the draw pile',
      0,
      { hands: ['DDDM', 'HHS', 'R'], display: 'D7', draw: 'MMSS', discard: '' },
      { hands: ['DDDM', 'MSS', 'H'], display: 'D7', draw: 'HMRS', discard: '' },
      ['0 take D', '* refill S'],
    ],
    [
      'a hand played at by Detectives',
      2,
      { hands: ['DDDM', 'MS', 'M'], display: 'D7', draw: 'HHHH', discard: '' },
      { hands: ['DDDM', 'HS', 'M'], display: 'D7', draw: 'HHHM', discard: '' },
      ['0 play DDD+M'],
    ],
    [
      'cards drawn by another',
      1,
      { hands: ['SSS', 'R', 'R'], display: 'D7', draw: 'HHMM', discard: '' },
      { hands: ['SSS', 'R', 'R'], display: 'D7', draw: 'HHMM', discard: '' },
      ['0 play SSS', '* draw 0 ??'],
    ],
  ]

  test.each(pairs)('CC-32 %s', (_, viewer, one, two, steps) => {
    const told = [one, two].map((placement, which) => {
      const p = position(placement)
      const draws = ['HM', 'MM']
      const events = play(p, ...steps.map((step) => step.replace('??', draws[which]!)))
      return { view: view(p, viewer), events: seen(p, events, viewer), watched: seen(p, events, null) }
    })
    expect(told[0]).toEqual(told[1])
  })

  test.each(TABLES)(
    'CC-32 a view is the same whatever the unseen cards are: $seats seats, $factions, $actionsPerTurn',
    (table) => {
      const memories = new Memories(cathamCity.create(table.seats, table))
      const random = new Random('views')
      walk(table, 'views', (p, events) => {
        memories.see(events)
        if (random.below(5) > 0) return
        for (let seat = 0; seat < table.seats; seat++) {
          const other = copy(p)
          p.game.determinize(other.state, seat, memories.known[seat]!, random)
          expect(view(other, seat)).toEqual(view(p, seat))
          expect(view(other, null)).toEqual(view(p, null))
        }
      })
    },
  )

  test.each(TABLES)(
    'CC-32 positions a seat cannot tell apart give the same imagined position: $seats, $factions, $actionsPerTurn',
    (table) => {
      const memories = new Memories(cathamCity.create(table.seats, table))
      const random = new Random('imagined')
      walk(table, 'imagined', (p, events) => {
        memories.see(events)
        if (random.below(5) > 0) return
        for (let seat = 0; seat < table.seats; seat++) {
          const known = memories.known[seat]!
          const other = copy(p)
          other.game.determinize(other.state, seat, known, random)
          const [a, b] = [copy(p), other]
          a.game.determinize(a.state, seat, known, new Random('same'))
          b.game.determinize(b.state, seat, known, new Random('same'))
          expect(Array.from(a.state)).toEqual(Array.from(b.state))
          expect(census(a.state)).toBe(census(p.state))
        }
      })
    },
  )
})
