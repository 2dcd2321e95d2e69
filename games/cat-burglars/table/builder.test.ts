import { firstSeat, type Seat } from '@alleycat/engine'
import { describe, expect, test } from 'vitest'
import { legal, position, view, why, type Placement, type Position } from '../rules/testing/position.ts'
import { STYLES, TABLES, walk } from '../rules/testing/walk.ts'
import type { Card } from '../rules/vocabulary.ts'
import { NOTHING, read, tap, yarnOf, type Asked, type Outcome, type Selection, type Touched } from './builder.ts'
import { lit, spotsOf, type Spots } from './spots.ts'

const askedOf = (p: Position, seat: Seat): Asked => ({ view: view(p, seat), choices: new Set(legal(p, seat)) })

/** Everything on the table that can be tapped. */
function touchables({ view: seen }: Asked): Touched[] {
  return [
    { on: 'deck' },
    { on: 'new' },
    { on: 'all yarn' },
    ...[...new Set(seen.market)].map((card): Touched => ({ on: 'market', card: card as Card })),
    ...[...new Set(seen.hand)].map((card): Touched => ({ on: 'hand', card: card as Card })),
    ...seen.gangs.flatMap((gangs, seat) => [...gangs.keys()].map((gang): Touched => ({ on: 'gang', seat, gang }))),
    ...Array.from({ length: 12 }, (_, index): Touched => ({ on: 'pay', index })),
  ]
}

/** Every selection that taps lead to, from an empty one. */
function reachable(asked: Asked, most: number): Map<string, Selection> {
  const all = touchables(asked)
  const found = new Map([[JSON.stringify(NOTHING), NOTHING as Selection]])
  const queue: Selection[] = [NOTHING]
  for (let next = queue.shift(); next && found.size < most; next = queue.shift())
    for (const touched of all) {
      if (touched.on === 'all yarn' && yarnOf(asked).length === 0) continue
      if (touched.on === 'pay' && (next.kind !== 'infiltrate' || touched.index >= next.raid.cats.length)) continue
      const { selection } = tap(asked, next, touched)
      const key = JSON.stringify(selection)
      if (found.has(key)) continue
      found.set(key, selection)
      queue.push(selection)
    }
  return found
}

describe('over whole games', () => {
  test.each(TABLES)('every legal decision can be tapped, and what is tapped is legal ($seats seats)', (options) => {
    for (const style of STYLES) {
      let asks = 0
      walk(options, style, `taps ${options.seats} ${style}`, (p) => {
        if (p.game.turn(p.state) <= 0 || asks++ % 13 !== 0) return
        const seat = firstSeat(p.game.turn(p.state))
        const asked = askedOf(p, seat)
        if (asked.choices.size > 150) return // Larger lists have the same kinds of choices.
        const built = new Set<string>()
        for (const selection of reachable(asked, 2000).values())
          for (const text of read(asked, selection).decisions) built.add(text)
        for (const text of asked.choices) expect(built).toContain(text)
        for (const text of built) expect(p.game.parse(p.state, seat, text)).toBeDefined()
      })
    }
  })

  test('what is lit is never refused, and what is refused breaks a rule', () => {
    walk({ seats: 2 }, 'any', 'lit', (p) => {
      if (p.game.turn(p.state) <= 0) return
      const seat = firstSeat(p.game.turn(p.state))
      const asked = askedOf(p, seat)
      const shining = lit(asked, NOTHING)
      for (const touched of touchables(asked)) {
        const { attempt } = tap(asked, NOTHING, touched)
        if (isLit(shining, touched)) expect(attempt).toBeNull()
        if (attempt !== null) expect(why(p, `${seat} ${attempt}`)).toMatch(/^CB-/)
      }
    })
  })
})

function isLit(spots: Spots, touched: Touched): boolean {
  switch (touched.on) {
    case 'market':
      return spots.market.has(touched.card)
    case 'hand':
      return spots.hand.has(touched.card)
    case 'gang':
      return spots.gangs.has(`${touched.seat}.${touched.gang}`)
    case 'deck':
      return spots.deck
    case 'new':
      return spots.fresh
    default:
      return false
  }
}

describe('tapping', () => {
  const hand = (card: Card): Touched => ({ on: 'hand', card })
  const gang = (seat: Seat, number: number): Touched => ({ on: 'gang', seat, gang: number })
  const fresh: Touched = { on: 'new' }

  function after(placement: Placement, ...taps: readonly Touched[]): Outcome & { asked: Asked } {
    const asked = askedOf(position(placement), 0)
    let outcome: Outcome = { selection: NOTHING, attempt: null }
    for (const touched of taps) outcome = tap(asked, outcome.selection, touched)
    return { ...outcome, asked }
  }
  function decisions(placement: Placement, ...taps: readonly Touched[]): readonly string[] {
    const { asked, selection } = after(placement, ...taps)
    return read(asked, selection).decisions
  }

  test('a second tap takes the first back', () => {
    for (const touched of [hand('B'), gang(0, 0), gang(1, 0), fresh, { on: 'deck' } as const])
      expect(
        after({ hands: ['BGM'], gangs: [['B/B'], ['G/R']] }, touched, touched).selection,
        JSON.stringify(touched),
      ).toEqual(NOTHING)
  })

  test('a cat and a gang may mean to join it or to lie under it', () => {
    const placement = { hands: ['BG'], gangs: [['G', 'R']] }
    const both = ['form B on 1', 'activate B under 1']
    expect(decisions(placement, hand('B'), gang(0, 1))).toEqual(both)
    expect(decisions(placement, gang(0, 1), hand('B'))).toEqual(both)
  })

  test('a cat with one thing to do needs no second tap, but does not go by itself', () => {
    const { asked, selection } = after({ hands: ['BG'] }, hand('B'))
    expect(read(asked, selection)).toEqual({ decisions: ['form B'], open: true })
    expect(decisions({ hands: ['BG'], gangs: [['G']] }, hand('B'))).toEqual([])
  })

  test('several balls are secured together, one by one or all', () => {
    const placement = { gangs: [['B/B', 'G/G', 'R/R', 'P/O']] }
    expect(decisions(placement, gang(0, 2), gang(0, 0))).toEqual(['secure 0 2'])
    expect(decisions(placement, gang(0, 2), gang(0, 0), gang(0, 2))).toEqual(['secure 0'])
    expect(decisions(placement, { on: 'all yarn' })).toEqual(['secure 0 1 2'])
  })

  test('the market pays first, and colours before mirrors', () => {
    const gangs = [[], ['BGR/P']]
    const proposed = (cards: string, market: string, seats = 2): readonly string[] =>
      decisions({ seats, hands: [cards], gangs, market }, gang(1, 0))
    expect(proposed('BGRM3', 'RM')).toEqual(['infiltrate 1.0 with BG market R'])
    expect(proposed('BGM3', 'YM')).toEqual(['infiltrate 1.0 with BG market M'])
    expect(proposed('BGRM3', 'YO')).toEqual(['infiltrate 1.0 with BGR'])
    expect(proposed('BGM3', 'RM', 3)).toEqual(['infiltrate 1.0 with BGM'])
  })

  test('the payment changes cat by cat and by tapping cards', () => {
    const placement = { seats: 2, hands: ['BGM'], gangs: [[], ['BG/P']], market: 'GY' }
    expect(decisions(placement, gang(1, 0), { on: 'pay', index: 1 })).toEqual(['infiltrate 1.0 with BG'])
    expect(decisions(placement, gang(1, 0), hand('M'))).toEqual(['infiltrate 1.0 with BM'])
    expect(decisions(placement, gang(1, 0), hand('G'))).toEqual(['infiltrate 1.0 with BG'])
    expect(decisions(placement, gang(1, 0), hand('G'), { on: 'market', card: 'G' })).toEqual([
      'infiltrate 1.0 with B market G',
    ])
    expect(decisions(placement, gang(1, 0), { on: 'market', card: 'Y' })).toEqual(['recruit Y'])
  })

  test.each<[string, Placement, readonly Touched[], string]>([
    ['a new gang without a cat', { hands: ['MM'] }, [{ on: 'new' }], 'CB-7'],
    ['a mirror cannot be played', { hands: ['BM'] }, [hand('M')], 'CB-7'],
    ['a gang without an equal', { hands: ['BG'], gangs: [['G/R']] }, [hand('B'), gang(0, 0)], 'CB-8'],
    ['a trap is not secured', { gangs: [['G/R']] }, [gang(0, 0)], 'CB-10'],
    ['nothing to secure', { gangs: [['G']] }, [gang(0, 0)], 'CB-11'],
    ['a gang with nothing under it', { hands: ['BG'], gangs: [[], ['G']] }, [gang(1, 0)], 'CB-12'],
    ['a gang that cannot be paid for', { hands: ['B'], gangs: [[], ['G/G']] }, [gang(1, 0)], 'CB-12'],
  ])('answers with the rule: %s', (_, placement, taps, rule) => {
    expect(why(position(placement), `0 ${after(placement, ...taps).attempt}`)).toBe(rule)
  })

  test('a decision knows the things it touches', () => {
    const spots = spotsOf('infiltrate 1.2 with BBM market G', 0)
    expect([...spots.hand]).toEqual([
      ['B', 2],
      ['M', 1],
    ])
    expect([...spots.market, ...spots.gangs]).toEqual(['G', '1.2'])
    expect(spotsOf('place new', 0).fresh).toBe(true)
    expect([...spotsOf('secure 0 2', 1).gangs]).toEqual(['1.0', '1.2'])
    expect(spotsOf('recruit deck', 0).deck).toBe(true)
  })
})
