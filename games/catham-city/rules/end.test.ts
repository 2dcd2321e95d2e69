import { CHANCE } from '@alleycat/engine'
import { describe, expect, test } from 'vitest'
import { due, legal, odds, play, position, truth, view, why, type Placement } from './testing/position.ts'
import { TABLES, walk } from './testing/walk.ts'

const result = ({ game, state }: ReturnType<typeof position>) => game.result(state)

describe('the moment the target is reached', () => {
  test('CC-29 before that nobody has won', () => {
    const p = position({ points: [15, 15, 15] })
    expect(result(p)).toEqual({ winners: [], scores: [15, 15, 15] })
    expect(view(p, null).winner).toBeNull()
  })

  test('CC-29 that player wins and nobody decides anything more', () => {
    const p = position({ hands: ['R4', 'R4'], points: [13, 2, 15] })
    const events = play(p, '0 play RRRR')
    expect(events.at(-1)).toEqual({ type: 'over', winner: 0 })
    expect(result(p)).toEqual({ winners: [0], scores: [16, 2, 15] })
    expect([due(p), [0, 1, 2].flatMap((seat) => legal(p, seat)), odds(p)]).toEqual(['over', [], {}])
    expect([view(p, 1).winner, view(p, null).phase, why(p, '1 play RRRR')]).toEqual([0, 'over', 'CC-29'])
  })

  const target = { points: [14, 0, 0] }
  test.each<[string, Placement, string, string]>([
    ['Detectives: nobody is asked', { hands: ['DDDM', 'MM', 'M'], points: [13] }, '0 play DDD+M', 'DDDM'],
    ['Scientists: nothing is drawn', { hands: ['SSS'], ...target }, '0 play SSS', 'SSS'],
    ['Mafia: nobody loses anything', { hands: ['M4', 'DD', 'H'], points: [14, 0, 5] }, '0 play MMMM', 'MMMM'],
    ['Journalists: nobody gives', { factions: 'DHJMR', hands: ['JJ', 'DD', 'M'], ...target }, '0 play JJ', 'JJ'],
  ])('CC-29 the points of the active player come first. %s', (_, placement, step, discard) => {
    const p = position(placement)
    const { hands, points } = truth(p)
    play(p, step)
    expect(due(p)).toBe('over')
    expect(truth(p)).toMatchObject({ discard, table: '', hands: hands.with(0, ''), points: points.with(0, 16) })
  })

  test('CC-29 no second action, no hand limit, no refill', () => {
    const p = position({ actionsPerTurn: 2, hands: ['D12R4'], points: [13], display: 'HHH' })
    play(p, '0 play RRRR')
    expect(due(p)).toBe('over')
    expect(truth(p)).toMatchObject({ hands: ['D'.repeat(12), '', ''], display: 'HHH', discard: 'RRRR' })
  })

  test('CC-29 a win of the last action needs no discard', () => {
    const p = position({ hands: ['D12R4'], points: [13] })
    play(p, '0 play RRRR')
    expect(due(p)).toBe('over')
  })
})

describe('in the middle of answers', () => {
  test('CC-29 every asked seat answers first', () => {
    const p = position({ hands: ['DDDM', 'M', 'M'], points: [0, 15, 0] })
    play(p, '0 play DDD+M', '1 discard M')
    expect([due(p), result(p).winners]).toEqual(['2 answer', []])
  })

  test('CC-29 later answers do not happen', () => {
    const p = position({ seats: 4, hands: ['DDDM', 'M', 'MS', 'M'], points: [0, 5, 12, 11] })
    const events = play(p, '0 play DDD+M', '3 discard M', '2 discard M', '1 discard M')
    expect(result(p)).toEqual({ winners: [2], scores: [3, 6, 13, 11] })
    expect(truth(p)).toMatchObject({ hands: ['', '', 'S', 'M'], discard: 'DDDMMM', table: '' })
    expect(events.filter((event) => 'seat' in event && event.seat === 3 && event.type !== 'answered')).toEqual([])
  })

  test('CC-29 there is never a tie: of two who would reach the target the first clockwise wins', () => {
    for (const [turn, winner] of [
      [0, 1],
      [1, 2],
      [2, 0],
    ] as const) {
      const p = position({ turn, hands: ['M', 'M', 'M'].with(turn, 'DDDM'), points: [15, 15, 15].with(turn, 0) })
      const [first, second] = [0, 1, 2].filter((seat) => seat !== turn)
      play(p, `${turn} play DDD+M`, `${first} discard M`, `${second} discard M`)
      expect(result(p).winners).toEqual([winner])
    }
  })

  test('CC-29 the active player wins before an opponent could by answering', () => {
    const p = position({ hands: ['DDDM', 'M', 'M'], points: [13, 15, 15] })
    play(p, '0 play DDD+M')
    expect(result(p)).toEqual({ winners: [0], scores: [16, 15, 15] })
  })

  test('CC-29 Journalists: what was given before the end is given, what would come later is not', () => {
    const p = position({
      seats: 4,
      turn: 1,
      factions: 'DHJMR',
      hands: ['DD', 'JJ', 'H', 'MM'],
      points: [5, 0, 0, 12],
    })
    play(p, '1 play JJ', '0 give D discard D', '2 give H', '3 give M discard M')
    expect(result(p)).toEqual({ winners: [3], scores: [5, 2, 0, 13] })
    expect(truth(p)).toMatchObject({ hands: ['DD', 'HM', '', ''], discard: 'JJM', table: '' })
  })

  test('CC-29 in the first of two actions, by an opponent: the turn stops there', () => {
    const p = position({ actionsPerTurn: 2, hands: ['DDDM', 'M', ''], points: [0, 15, 0] })
    play(p, '0 play DDD+M', '1 discard M')
    expect(due(p)).toBe('over')
  })
})

describe('a reveal or a flip is resolved as a whole', () => {
  /** Brings one card of the awaited event. */
  const bring = (p: ReturnType<typeof position>, text: string): void =>
    p.game.apply(p.state, CHANCE, p.game.parseChance(p.state, text)![0]!)

  test('CC-29a Hackers: all points together, every other card to the active player', () => {
    const p = position({ hands: ['H4', 'DDRS'], points: [15] })
    play(p, '0 play HHHH @1')
    const events = play(p, '* reveal 1 HHDS')
    expect(due(p)).toBe('over')
    expect(result(p)).toEqual({ winners: [0], scores: [17, 0, 0] })
    expect(truth(p)).toMatchObject({ hands: ['DS', 'DHHR', ''], discard: 'HH' })
    expect(events.filter((event) => event.type === 'points')).toEqual([
      { type: 'points', seat: 0, change: 2, total: 17 },
    ])
  })

  test.each([
    ['Hackers', 'DHMOP', ['H2', 'DM'], '0 play HH @1', 'reveal 1 HH', '* reveal 1 ?'],
    ['Police', 'DHMOP', ['PPD', 'DD'], '0 play PP+D @1', 'reveal 1 DD', '* reveal 1 ?'],
    ['Officials', 'DHMOP', ['OO'], '0 play OO', 'flip DH', '* flip ?'],
  ])('CC-29a %s: the first card alone does not end the game', (_, factions, hands, step, chance, then) => {
    const p = position({ factions, hands, points: [15] })
    play(p, step)
    bring(p, chance)
    expect([due(p), truth(p).points[0]]).toEqual([then, 15])
    play(p, `* ${chance.slice(0, -2)}${chance.slice(-1)}`)
    expect([due(p), truth(p).points[0]]).toEqual(['over', 17])
  })

  test('CC-29a Police: the victim draws only after the end was looked at', () => {
    const p = position({ factions: 'DHMOP', hands: ['PPD', 'DP'], points: [15] })
    play(p, '0 play PP+D @1', '* reveal 1 PD')
    expect(due(p)).toBe('over')
    expect(truth(p)).toMatchObject({ points: [16, 0, 0], hands: ['', '', ''], discard: 'DDPPP', table: '' })
  })

  test('CC-29a Officials: all points together', () => {
    const p = position({ factions: 'DHMOP', hands: ['O5'], points: [15] })
    play(p, '0 play OOOOO', '* flip DHMOP')
    expect(result(p).scores[0]).toBe(20)
    expect(truth(p).discard).toBe('DHMOOOOOOP')
  })
})

describe('whole games', () => {
  test.each(TABLES)(
    'CC-29 exactly one player wins and no card stays on the table: $seats, $factions, $actionsPerTurn',
    (table) => {
      const goal = table.seats <= 3 ? 16 : 13
      const p = walk(table, 'whole', (q) => {
        const { scores, winners } = q.game.result(q.state)
        expect(Math.min(...scores)).toBeGreaterThanOrEqual(0)
        expect(winners).toEqual(scores.flatMap((points, seat) => (points >= goal ? [seat] : [])))
        expect(due(q) === 'over').toBe(winners.length > 0)
      })
      expect(result(p).winners).toHaveLength(1)
      expect([truth(p).table, view(p, null).revealed]).toEqual(['', ''])
    },
  )
})
