import { Random } from '@alleycat/engine'
import { describe, expect, test } from 'vitest'
import { due, legal, legalActions, play, position, truth, why } from './testing/position.ts'
import { TABLES, walk } from './testing/walk.ts'

describe('the action', () => {
  test.each([
    ['take', ['0 take H', '* refill D']],
    ['play', ['0 play RRRR']],
  ])('CC-7 one action, a %s, and the turn is over', (_, steps) => {
    const p = position({ hands: ['RRRR'] })
    play(p, ...steps)
    expect(due(p)).toBe('1 act')
  })

  test('CC-7 no passing while any action is legal', () => {
    const p = position({ hands: ['DMS'], display: 'DDHMMRS' })
    expect(legal(p, 0)).not.toContain('pass')
    expect(why(p, '0 pass')).toBe('CC-7')
  })

  test('CC-7 nobody but the active player acts', () => {
    const p = position({ turn: 1, hands: ['RRRR', 'RRRR', 'RRRR'] })
    expect([legal(p, 0), legal(p, 2)]).toEqual([[], []])
    expect(why(p, '0 play RRRR')).toBe('CC-7')
  })

  test('CC-8 one faction of the display, 1 or more of its cards', () => {
    const p = position({ display: 'DDHMMRS' })
    expect(legal(p, 0)).toEqual(['take D', 'take DD', 'take H', 'take M', 'take MM', 'take R', 'take S'])
  })

  test('CC-8 all seven when they are of one faction', () => {
    const p = position({ display: 'H7' })
    expect(legal(p, 0)).toEqual([1, 2, 3, 4, 5, 6, 7].map((count) => `take ${'H'.repeat(count)}`))
  })

  test('CC-8 the cards join the hand and the display is refilled to 7 at once', () => {
    const p = position({ hands: ['S'], display: 'DDHMMRS' })
    play(p, '0 take MM')
    expect(truth(p)).toMatchObject({ hands: ['MMS', '', ''], display: 'DDHRS' })
    expect(due(p)).toBe('* refill ??')
    play(p, '* refill SH')
    expect(truth(p)).toMatchObject({ hands: ['MMS', '', ''], display: 'DDHHRSS' })
  })

  test('CC-8 the refill comes from the draw pile, not from what was discarded', () => {
    const p = position({ display: 'DDHMMRS', draw: 'RRR' })
    play(p, '0 take D')
    expect(() => play(p, '* refill S')).toThrow('cannot be played')
    play(p, '* refill R')
    expect(truth(p).draw).toBe('RR')
  })

  test('CC-9 plays are of one faction each and need the cards in hand', () => {
    const p = position({ hands: ['DDDMMMMRRSSS', 'DH', 'S'], display: 'H7' })
    const plays = legal(p, 0).filter((text) => text.startsWith('play'))
    expect(plays).toEqual(['play DDD+M', 'play DDD+R', 'play DDD+S', 'play MMMM', 'play RR', 'play SSS'])
  })

  test('CC-9 cards of the display do not help a play', () => {
    const p = position({ hands: ['SS'], display: 'H3S4' })
    expect(legal(p, 0)).not.toContain('play SSS')
  })
})

describe('the hand limit', () => {
  test.each([
    ['D9', 'D', '1 act'],
    ['D10', 'D', '0 discard'],
    ['D3H4M5', 'D', '0 discard'],
  ])('CC-10 %s and a card taken: next is %s', (hand, taken, next) => {
    const p = position({ hands: [hand], display: 'D4R3' })
    play(p, `0 take ${taken}`, '* refill S')
    expect(due(p)).toBe(next)
  })

  test('CC-10 down to exactly 10, choosing freely, the cards just taken included', () => {
    const p = position({ hands: ['H9R'], display: 'DDHMMRS' })
    play(p, '0 take DD', '* refill MS')
    expect(legal(p, 0)).toEqual(['discard DD', 'discard DH', 'discard DR', 'discard HH', 'discard HR'])
    play(p, '0 discard DH')
    expect(truth(p)).toMatchObject({ hands: ['DHHHHHHHHR', '', ''], discard: 'DH' })
    expect(due(p)).toBe('1 act')
  })

  test('CC-10 every way to choose is there, each once', () => {
    const p = position({ hands: ['D3H3M3R3S2'], display: 'S7' })
    play(p, '0 take S', '* refill M')
    const ways = legal(p, 0)
    // The ways to choose 5 cards out of 3 of each of 5 factions are the coefficient of x^5 in (1 + x + x^2 + x^3)^5.
    expect([ways.length, new Set(ways).size]).toEqual([101, 101])
    for (const way of ways) expect(way).toMatch(/^discard D{0,3}H{0,3}M{0,3}R{0,3}S{0,3}$/)
    for (const way of ways) expect(way).toHaveLength('discard '.length + 5)
  })

  test('CC-10 a single way to discard is still a step', () => {
    const p = position({ hands: ['H10'], display: 'DDHMMRS' })
    play(p, '0 take H', '* refill D')
    expect([due(p), legal(p, 0)]).toEqual(['0 discard', ['discard H']])
  })

  test('CC-10 it is checked after the refill, at the end of the turn', () => {
    const p = position({ hands: ['H10'], display: 'DDHMMRS' })
    play(p, '0 take DD')
    expect(due(p)).toBe('* refill ??')
  })

  test('CC-10 cards drawn, stolen and given count too', () => {
    const drawn = position({ hands: ['H8R2'] })
    play(drawn, '0 play RR', '* draw 0 DDDDD')
    expect([due(drawn), legal(drawn, 0).length]).toEqual(['0 discard', 4])

    const stolen = position({ hands: ['H3M8', 'D5'] })
    play(stolen, '0 play HHH @1', '* reveal 1 DDD')
    expect([due(stolen), legal(stolen, 0)]).toEqual(['0 discard', ['discard D', 'discard M']])

    const given = position({ factions: 'DHJMR', hands: ['H10J2', 'M'], seats: 2 })
    play(given, '0 play JJ', '1 give M')
    expect([due(given), legal(given, 0)]).toEqual(['0 discard', ['discard H', 'discard M']])
  })

  test('CC-10 nobody but the active player is checked', () => {
    const p = position({ hands: ['RRRR', 'D12'] })
    play(p, '0 play RRRR')
    expect(due(p)).toBe('1 act')
  })
})

describe('the two-action variant', () => {
  const two = { actionsPerTurn: 2 } as const

  test.each([
    ['take, take', ['0 take H', '* refill D', '0 take M', '* refill D']],
    ['take, play', ['0 take H', '* refill D', '0 play RRRR']],
    ['play, take', ['0 play RRRR', '0 take M', '* refill D']],
    ['play, play', ['0 play RRRR', '0 play H @1', '* reveal 1 H']],
  ])('CC-11 two actions in any combination: %s', (_, steps) => {
    const p = position({ ...two, hands: ['HRRRR', 'D'] })
    const acted = steps.findIndex((step, index) => index > 0 && step.startsWith('0'))
    play(p, ...steps.slice(0, acted))
    expect([due(p), truth(p).actionsLeft]).toEqual(['0 act', 1])
    play(p, ...steps.slice(acted))
    expect([due(p), truth(p).actionsLeft]).toEqual(['1 act', 2])
  })

  test('CC-11 the second action is mandatory too', () => {
    const p = position({ ...two })
    play(p, '0 take H', '* refill D')
    expect(legal(p, 0).every((text) => text.startsWith('take'))).toBe(true)
    expect(why(p, '0 pass')).toBe('CC-7')
  })

  test('CC-11 the second action may use what the first brought, and what was refilled', () => {
    const p = position({ ...two, hands: ['SS'], display: 'DDHMMRS' })
    play(p, '0 take S', '* refill R')
    expect(legal(p, 0)).toEqual(expect.arrayContaining(['play SSS', 'take RR']))
  })

  test('CC-11 the hand limit is checked once, after the second action', () => {
    const p = position({ ...two, hands: ['H10'], display: 'DDHMMRS' })
    play(p, '0 take DD', '* refill RR')
    expect([due(p), truth(p).hands[0]]).toEqual(['0 act', 'DD' + 'H'.repeat(10)])
    play(p, '0 take RRR', '* refill SSS')
    expect(due(p)).toBe('0 discard')
    for (const text of legal(p, 0)) expect(text).toHaveLength('discard '.length + 5)
  })

  test('CC-11 a hand that the second action brings back to 10 loses nothing', () => {
    const p = position({ ...two, hands: ['H6R4'], display: 'DDHMMRS' })
    play(p, '0 take DD', '* refill SS', '0 play RRRR')
    expect([due(p), truth(p).hands[0]]).toEqual(['1 act', 'DDHHHHHH'])
  })

  test('CC-11 actions left: those still to come while others answer and while discarding', () => {
    const p = position({ ...two, hands: ['DDDMMMMM', 'MMS', ''], display: 'DDHMMRS', seats: 2 })
    expect(truth(p).actionsLeft).toBe(2)
    play(p, '0 play DDD+M')
    expect([due(p), truth(p).actionsLeft]).toEqual(['1 answer', 1])
    play(p, '1 pass')
    expect([due(p), truth(p).actionsLeft]).toEqual(['0 act', 1])
    play(p, '0 play MMMM')
    expect([due(p), truth(p).actionsLeft]).toEqual(['1 answer', 0])

    const q = position({ ...two, actionsLeft: 1, hands: ['H10'], display: 'DDHMMRS' })
    play(q, '0 take D', '* refill R')
    expect([due(q), truth(q).actionsLeft]).toEqual(['0 discard', 0])
  })
})

describe('turn order', () => {
  test.each([2, 3, 4, 5, 6])('CC-12 the next seat clockwise, with %i seats', (seats) => {
    const p = position({ seats })
    const turns: number[] = []
    for (let i = 0; i <= seats; i++) {
      const { turn, display } = truth(p)
      turns.push(turn)
      play(p, `${turn} take ${display[0]}`, '* refill R')
    }
    expect(turns).toEqual([...Array.from({ length: seats }, (_, seat) => seat), 0])
  })

  test('CC-12 the turn passes after the discard too', () => {
    const p = position({ turn: 2, hands: ['', '', 'H10'], display: 'DDHMMRS' })
    play(p, '2 take H', '* refill D', '2 discard H')
    expect(due(p)).toBe('0 act')
  })
})

describe('out of time', () => {
  test.each([
    ['an action', position({ hands: ['RRRR'], display: 'DDHMMRS' }), [], 0, /^take .$/],
    ['an action without a display', position({ hands: ['RRRR'], display: '' }), [], 0, /^play RR/],
    ['Detectives', position({ hands: ['DDDM', 'M'] }), ['0 play DDD+M'], 1, /^pass$/],
    ['Journalists', position({ factions: 'DHJMR', hands: ['JJ', 'MM'] }), ['0 play JJ'], 1, /^pass$/],
    ['Mafia with a point', position({ hands: ['M4', 'DDH'], points: [0, 1] }), ['0 play MMMM'], 1, /^pay$/],
    ['Mafia without', position({ hands: ['M4', 'DDH'] }), ['0 play MMMM'], 1, /^discard D[DH]$/],
    ['the hand limit', position({ hands: ['H10'] }), ['0 take D', '* refill D'], 0, /^discard [DH]$/],
  ])('a seat out of time at %s does something harmless', (_, p, steps, seat, expected) => {
    play(p, ...steps)
    expect(p.game.format(p.state, seat, p.game.fallback(p.state, seat))).toMatch(expected)
  })

  test.each(TABLES)('the fallback is legal in every position of $seats seats, $factions, $actionsPerTurn', (table) => {
    const phases = new Set<string>()
    walk(table, 'fallback', ({ game, state }) => {
      for (let seat = 0; seat < table.seats; seat++) {
        const actions = legalActions(game, state, seat)
        if (actions.length === 0) continue
        phases.add(game.view(state, null).phase)
        expect(actions).toContain(game.fallback(state, seat))
      }
    })
    expect(phases).toContain('act')
  })
})

describe('what is legal', () => {
  test.each(TABLES)('texts and actions match one to one: $seats seats, $factions, $actionsPerTurn', (table) => {
    const random = new Random('texts')
    walk(table, 'texts', (p) => {
      if (random.below(8) > 0) return
      for (let seat = 0; seat < table.seats; seat++) {
        const texts = legal(p, seat)
        expect(new Set(texts).size).toBe(texts.length)
        for (const action of legalActions(p.game, p.state, seat))
          expect(p.game.parse(p.state, seat, p.game.format(p.state, seat, action))).toBe(action)
      }
    })
  })
})
