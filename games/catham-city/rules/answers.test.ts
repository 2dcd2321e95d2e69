import { Random, type Viewer } from '@alleycat/engine'
import { describe, expect, test } from 'vitest'
import type { CathamCityEvent } from './index.ts'
import {
  close,
  copy,
  decide,
  due,
  legal,
  play,
  position,
  seen,
  truth,
  view,
  why,
  type Placement,
} from './testing/position.ts'
import { TABLES, walk } from './testing/walk.ts'

const permutations = <T>(list: readonly T[]): T[][] =>
  list.length === 0
    ? [[]]
    : list.flatMap((first, i) => permutations(list.toSpliced(i, 1)).map((rest) => [first, ...rest]))

const detectives: Placement = { seats: 4, turn: 1, hands: ['MMS', 'DDDM', 'MR', 'HM'], points: [1, 2, 3, 4] }
const mafia: Placement = { seats: 4, hands: ['M4', 'DDH', 'RRS', 'HS'], points: [0, 0, 1, 2] }
const journalists: Placement = { seats: 4, turn: 3, factions: 'DHJMR', hands: ['DD', 'HH', 'MR', 'JJ'] }

describe('asked at the same time', () => {
  test('CC-25 all opponents owe their answers at once', () => {
    const p = position(detectives)
    play(p, '1 play DDD+M')
    expect(due(p)).toBe('0 2 3 answer')
  })

  test.each([
    ['Detectives', detectives, '1 play DDD+M', ['0 discard M', '2 pass', '3 discard M']],
    ['Mafia', mafia, '0 play MMMM', ['1 discard DH', '2 pay', '3 discard HS']],
    ['Journalists', journalists, '3 play JJ', ['0 give D discard D', '1 give H', '2 pass']],
  ])('CC-25 %s: the order in which answers come does not matter', (_, placement, step, answers) => {
    const outcomes = permutations(answers).map((order) => {
      const p = position(placement)
      play(p, step, ...order.slice(0, -1))
      const events = play(p, order.at(-1)!).filter((event) => event.type !== 'answered')
      return { state: Array.from(p.state), events }
    })
    for (const outcome of outcomes) expect(outcome).toEqual(outcomes[0])
  })

  test('CC-25 no answer is applied before all are in', () => {
    const p = position(mafia)
    play(p, '0 play MMMM')
    const before = truth(p)
    play(p, '2 pay')
    expect(truth(p)).toEqual(before)
    play(p, '1 discard DD')
    expect(truth(p)).toEqual(before)
    play(p, '3 pay')
    expect(truth(p)).toMatchObject({ points: [2, 0, 0, 1], hands: ['', 'H', 'RRS', 'HS'] })
  })

  test.each([
    ['Detectives', detectives, '1 play DDD+M', '0 discard M'],
    ['Mafia', mafia, '0 play MMMM', '2 pay'],
    ['Journalists', journalists, '3 play JJ', '0 give D discard D'],
  ])('CC-25 %s: nobody else sees an answer, nor that it came, before all are in', (_, placement, step, answer) => {
    const p = position(placement)
    const own = Number(answer[0])
    play(p, step)
    for (const viewer of [0, 1, 2, 3, null].filter((each) => each !== own)) {
      const q = copy(p)
      const before = view(q, viewer)
      expect(seen(q, play(q, answer), viewer)).toEqual([])
      expect(view(q, viewer)).toEqual(before)
    }
  })

  test('CC-25 an answer given is final', () => {
    const p = position(mafia)
    play(p, '0 play MMMM', '2 pay')
    expect([legal(p, 2), due(p)]).toEqual([[], '1 3 answer'])
    expect(why(p, '2 discard RS')).toBe('CC-25')
  })

  test('CC-25 the active player waits', () => {
    const p = position(mafia)
    play(p, '0 play MMMM')
    expect(legal(p, 0)).toEqual([])
  })
})

describe('resolved in order', () => {
  const seatsOf = (events: readonly CathamCityEvent[]): number[] =>
    events.flatMap((event) =>
      event.type === 'discard' || event.type === 'pass' || event.type === 'pay' ? [event.seat] : [],
    )

  test.each([
    [0, [1, 2, 3]],
    [1, [2, 3, 0]],
    [2, [3, 0, 1]],
    [3, [0, 1, 2]],
  ])('CC-26 clockwise from the seat after seat %i', (turn, order) => {
    const hands = ['MS', 'MS', 'MS', 'MS'].with(turn, 'DDDM')
    const p = position({ seats: 4, turn, hands })
    play(p, `${turn} play DDD+M`)
    const [a, b, c] = order.toReversed()
    expect(seatsOf(play(p, `${a} discard M`, `${b} pass`, `${c} discard M`))).toEqual(order)
  })

  test('CC-26 opponents who were not asked have their place in that order too', () => {
    const p = position({ seats: 5, turn: 2, hands: ['DDH', 'D', 'M4', 'HH', ''], points: [0, 0, 0, 0, 1] })
    play(p, '2 play MMMM')
    expect(seatsOf(play(p, '0 discard DH'))).toEqual([3, 4, 0, 1])
  })
})

describe('a single possible answer', () => {
  test.each([
    ['Detectives, none of the faction', {}, ['DDDM', 'DHS', 'M'], '0 play DDD+M'],
    ['Detectives, no cards', {}, ['DDDM', '', 'M'], '0 play DDD+M'],
    ['Mafia, two cards and no point', {}, ['M4', 'DH', 'DHR'], '0 play MMMM'],
    ['Mafia, cards all alike and no point', {}, ['M4', 'DDDD', 'DHR'], '0 play MMMM'],
    ['Mafia, one card', {}, ['M4', 'D', 'DHR'], '0 play MMMM'],
    ['Mafia, nothing', {}, ['M4', '', 'DHR'], '0 play MMMM'],
    ['Mafia, one card and a point', { points: [0, 1] }, ['M4', 'D', 'DHR'], '0 play MMMM'],
    ['Mafia, no card and a point', { points: [0, 1] }, ['M4', '', 'DHR'], '0 play MMMM'],
    ['Journalists, no cards', { factions: 'DHJMR' }, ['JJ', '', 'D'], '0 play JJ'],
  ])('CC-27 is not asked for: %s', (_, placement, hands, step) => {
    const p = position({ ...placement, hands })
    play(p, step)
    expect([due(p), legal(p, 1)]).toEqual(['2 answer', []])
    expect(why(p, '1 pass')).toBe('CC-27')
  })

  test('CC-27 it is resolved with the others, not before', () => {
    const p = position({ hands: ['M4', 'D', 'DHR'], points: [0, 3, 0] })
    play(p, '0 play MMMM')
    expect(truth(p).points).toEqual([2, 3, 0])
    play(p, '2 discard DH')
    expect(truth(p)).toMatchObject({ points: [2, 2, 0], hands: ['', 'D', 'R'] })
  })

  test('CC-27 when nobody is asked the play is resolved at once', () => {
    const p = position({ hands: ['M4', 'D', 'HH'], points: [0, 3, 0] })
    play(p, '0 play MMMM')
    expect(due(p)).toBe('1 act')
    expect(truth(p)).toMatchObject({ points: [2, 2, 0], hands: ['', 'D', ''], discard: 'HHMMMM' })
  })

  test.each(TABLES)('CC-27 who is asked has a choice: $seats seats, $factions, $actionsPerTurn', (table) => {
    walk(table, 'choice', (p) => {
      if (view(p, null).phase !== 'answer') return
      for (let seat = 0; seat < table.seats; seat++) expect(legal(p, seat)).not.toHaveLength(1)
    })
  })
})

describe('who was asked stays hidden', () => {
  const others = (seats: number, seat: number): Viewer[] =>
    [...Array.from({ length: seats }, (_, each) => each), null].filter((each) => each !== seat)

  test.each([
    ['Detectives: M to discard, or not', {}, 'MS', 'HS', '0 play DDD+M', '1 pass'],
    ['Detectives: M only, or none', {}, 'MM', 'RR', '0 play DDD+M', '1 pass'],
    ['Mafia: a choice of cards, or all alike', {}, 'DDH', 'DDD', '0 play MMMM', '1 discard DD'],
  ])('CC-27a %s: what others see is the same', (_, placement, asked, notAsked, step, answer) => {
    const table = (hand: string) => position({ ...placement, hands: ['DDDM5', hand, 'MS'], display: 'D4R3' })
    const a = table(asked)
    const b = table(notAsked)
    const last = step.includes('MMMM') ? [] : ['2 pass']
    const eventsA = play(a, step)
    const eventsB = play(b, step)
    if (last.length > 0)
      for (const viewer of others(3, 1)) {
        expect(seen(b, eventsB, viewer)).toEqual(seen(a, eventsA, viewer))
        expect(view(b, viewer)).toEqual(view(a, viewer))
      }
    eventsA.push(...play(a, answer, ...last))
    eventsB.push(...play(b, ...last))
    for (const viewer of others(3, 1)) {
      expect(seen(b, eventsB, viewer)).toEqual(seen(a, eventsA, viewer))
      expect(view(b, viewer)).toEqual(view(a, viewer))
    }
  })

  test('CC-27a a window in which nobody has a choice stays open until it is closed', () => {
    const p = position({ hands: ['DDDM', 'S', 'H'] })
    const events = decide(p, '0 play DDD+M')
    expect(events.at(-1)).toEqual({ type: 'ask', seats: [1, 2] })
    expect(due(p)).toBe('closing')
    for (const viewer of [0, 1, 2, null])
      expect(view(p, viewer)).toMatchObject({ phase: 'answer', awaited: [1, 2], asked: false, answer: null })
    expect(close(p)).toEqual([
      { type: 'pass', seat: 1 },
      { type: 'pass', seat: 2 },
      { type: 'turn', seat: 1 },
    ])
    expect(due(p)).toBe('1 act')
  })

  test('CC-27a the last answer leaves the window open, and others see no difference', () => {
    const p = position({ hands: ['DDDM', 'M', 'H'] })
    decide(p, '0 play DDD+M')
    const before = others(3, 1).map((viewer) => view(p, viewer))
    const events = decide(p, '1 discard M')
    for (const viewer of others(3, 1)) expect(seen(p, events, viewer)).toEqual([])
    expect(others(3, 1).map((viewer) => view(p, viewer))).toEqual(before)
    expect(view(p, 1)).toMatchObject({ phase: 'answer', asked: false, answer: 'discard M', points: [3, 0, 0] })
    close(p)
    expect(truth(p)).toMatchObject({ points: [3, 1, 0], turn: 1 })
  })

  test('CC-27a no window is opened where everybody sees that nobody can answer', () => {
    const p = position({ hands: ['DDDM', '', ''] })
    expect(decide(p, '0 play DDD+M').map(({ type }) => type)).toEqual(['play', 'points', 'pass', 'pass', 'turn'])
    expect(due(p)).toBe('1 act')
  })

  test('CC-27a even an opponent who had no choice passes visibly', () => {
    const p = position({ hands: ['DDDM', 'S', 'M'] })
    const events = play(p, '0 play DDD+M', '2 pass')
    expect(seen(p, events, null)).toEqual(
      expect.arrayContaining([
        { type: 'pass', seat: 1 },
        { type: 'pass', seat: 2 },
      ]),
    )
  })

  test('CC-27a everyone who could answer by hand size and points is shown until the window closes', () => {
    const p = position({ seats: 5, hands: ['DDDM', 'S', 'M', '', 'MM'] })
    const ask = play(p, '0 play DDD+M').find((event) => event.type === 'ask')
    expect(ask).toEqual({ type: 'ask', seats: [1, 2, 4] })
    for (const viewer of [0, 1, 2, 3, 4, null]) expect(view(p, viewer).awaited).toEqual([1, 2, 4])
    play(p, '4 discard M')
    for (const viewer of [0, 1, 2, 3, 4, null]) expect(view(p, viewer).awaited).toEqual([1, 2, 4])
    play(p, '2 pass')
    for (const viewer of [0, 1, 2, 3, 4, null]) expect(view(p, viewer).awaited).toEqual([1])
  })

  test.each([
    ['two cards, no point: everybody knows what must happen', 'DH', 0, []],
    ['two cards and a point', 'DD', 1, [1]],
    ['three cards', 'DDD', 0, [1]],
    ['one card and a point', 'D', 1, []],
    ['nothing', '', 0, []],
  ])('CC-27a Mafia, %s', (_, hand, points, shown) => {
    const p = position({ hands: ['M4', hand, 'DHR'], points: [0, points, 0] })
    play(p, '0 play MMMM')
    expect(view(p, null).awaited).toEqual([...shown, 2])
  })

  test('CC-27a that somebody is asked is known to that seat alone', () => {
    const p = position({ hands: ['DDDM', 'S', 'M'] })
    play(p, '0 play DDD+M')
    expect([0, 1, 2, null].map((viewer) => view(p, viewer).asked)).toEqual([false, false, true, false])
  })

  test.each(TABLES)('CC-27a who is shown does not depend on hands: $seats, $factions, $actionsPerTurn', (table) => {
    const random = new Random('hands')
    walk(table, 'shown', (p) => {
      const { phase, turn, awaited } = view(p, null)
      if (phase !== 'answer') return
      const other = copy(p)
      other.game.determinize(other.state, turn, other.game.knowledge(turn), random)
      expect(view(other, null).awaited).toEqual(awaited)
    })
  })
})

describe('a card given', () => {
  const table = () => position({ seats: 4, factions: 'DHJMR', hands: ['JJ', 'DDM', 'H', 'R'] })
  const gifts = (events: readonly CathamCityEvent[]): CathamCityEvent[] =>
    events.filter((event) => event.type === 'give')

  test('CC-28 is known to giver and receiver only', () => {
    const p = table()
    const events = gifts(play(p, '0 play JJ', '1 give D', '2 pass', '3 pass'))
    const open = { type: 'give', from: 1, to: 0, card: 'D', shown: false }
    for (const viewer of [0, 1]) expect(seen(p, events, viewer)).toEqual([open])
    for (const viewer of [2, 3, null]) expect(seen(p, events, viewer)).toEqual([{ ...open, card: null }])
  })

  test('CC-28 is known to all when the giver also discarded one of that faction', () => {
    const p = table()
    const events = gifts(play(p, '0 play JJ', '1 give D discard D', '2 pass', '3 pass'))
    const open = { type: 'give', from: 1, to: 0, card: 'D', shown: true }
    for (const viewer of [0, 1, 2, 3, null]) expect(seen(p, events, viewer)).toEqual([open])
  })

  test('CC-28 gifts of different cards look the same to the others', () => {
    const [d, m] = ['D', 'M'].map((card) => {
      const p = table()
      const events = play(p, '0 play JJ', `1 give ${card}`, '2 pass', '3 pass')
      return [2, 3, null].map((viewer) => ({ events: seen(p, events, viewer), view: view(p, viewer) }))
    })
    expect(d).toEqual(m)
  })
})
