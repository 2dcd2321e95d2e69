import { describe, expect, test } from 'vitest'
import { CHANCE, seatList } from './game.ts'
import { chanceFrom, finish, Match, playout } from './match.ts'
import { Memories, perspectiveOf } from './perspective.ts'
import { Random } from './random.ts'
import { messageOf } from './refusal.ts'
import { pounce, type PounceEvent } from './testing/pounce.ts'

const game = pounce.create(3, {})

describe('a match', () => {
  test('lets chance play until somebody must decide', () => {
    const match = new Match(game)
    expect(match.turn).toBe(CHANCE)
    match.settle(chanceFrom(new Random('deal')))
    expect(seatList(match.turn)).toEqual([0, 1, 2])
    expect(match.steps).toHaveLength(1)
  })

  test('takes decisions of several seats in any order, from actions or from text', () => {
    const match = new Match(game)
    match.play('* deal FFFMMMF')
    match.decide(2, match.legal(2).at(-1)!)
    expect(match.play('0 swap F')).toBeNull()
    expect(match.play('1 keep')).toBeNull()
    expect(match.steps).toEqual(['* deal FFFMMMF', '2 keep', '0 swap F', '1 keep'])
    expect(match.play('* draw 0 M')).toBeNull()
    expect(match.over).toBe(true)
    expect(game.result(match.state)).toEqual({ winners: [0, 1], scores: [1, 1, 0] })
  })

  test.each([
    ['nothing is dealt', [], '0 keep', 'PO-2', 'a chance step is missing here'],
    ['chance is not due', ['* deal FFFMMMF'], '* draw 0 M', 'order', 'no cards are due here; seat 0 must decide'],
    ['too few cards', [], '* deal FF', 'PO-2', '"deal FF" is not the chance step that is due here'],
    [
      'more cards than there are',
      [],
      '* deal FFFFFFFF',
      'PO-2',
      '"deal FFFFFFFF" is not the chance step that is due here',
    ],
    ['two spaces', [], '* deal  FFFMMMF', 'notation', '"deal  FFFMMMF" is no chance step'],
    ['an unknown seat', ['* deal FFFMMMF'], '3 keep', 'order', 'there is no seat 3'],
    [
      'a seat that has decided',
      ['* deal FFFMMMF', '0 keep'],
      '0 keep',
      'PO-1',
      'seat 0 has nothing to decide here; seat 1 has',
    ],
    ['a card not in hand', ['* deal FFFMMMF'], '0 swap M', 'PO-1', 'seat 0 may not "swap M"'],
    ['no seat at all', ['* deal FFFMMMF'], 'keep', 'notation', 'a step starts with "*" or the number of a seat'],
    ['the end', ['* deal FFFMMMF', '0 keep', '1 keep', '2 keep'], '0 keep', 'PO-1', 'the game is over'],
  ])('refuses a step when it meets %s', (_, before, step, rule, message) => {
    const match = new Match(game)
    for (const each of before) expect(match.play(each)).toBeNull()
    const refusal = match.play(step)!
    expect([refusal.rule, messageOf(refusal.why), refusal.step]).toEqual([rule, message, null])
    expect(match.steps).toEqual(before)
  })

  test('keeps no event of a chance step that fails half-way', () => {
    const events: PounceEvent[] = []
    const match = new Match(pounce.create(4, {}), { onAction: (told) => events.push(...told) })
    expect(match.play('* deal FFFFFFFFF')?.why).toEqual(['noSuchCard', 'deal FFFFFFFFF'])
    expect(events).toEqual([])
    expect(match.state.join()).toBe(match.game.initial().join())
  })

  test('traces what could have been decided, sorted, and nothing for chance', () => {
    const match = new Match(game, { trace: true })
    match.play('* deal FMFMMMF')
    match.play('0 keep')
    expect(match.trace).toEqual([
      null,
      { legal: ['keep', 'swap F', 'swap M'], state: { hands: ['FM', 'FM', 'MM'], deck: 'FFFFFMMMM' } },
    ])
  })

  test('runs to its end with decisions and chance from anywhere', () => {
    const match = new Match(game)
    finish(match, (seat) => match.legal(seat)[0]!, chanceFrom(new Random('run')))
    expect(match.over).toBe(true)
    expect(match.steps.filter((step) => !step.startsWith('*'))).toHaveLength(3)
  })

  test('plays out a state without a log', () => {
    const state = game.initial()
    expect(playout(game, state, new Random('out'), [])).toBe(3)
    expect(game.result(state).winners.length).toBeGreaterThan(0)
  })
})

test('a perspective holds a position that the seat sees alike, and not the truth', () => {
  const memories = new Memories(game)
  const seen = new Set<string>()
  for (let i = 0; i < 20; i++) {
    const match = new Match(game, { onAction: memories.see })
    match.settle(chanceFrom(new Random(`deal ${i}`)))
    const position = perspectiveOf(game, match.state, 1, memories.known[1]!)
    expect(game.view(position.state, 1)).toEqual(game.view(match.state, 1))
    seen.add(`${position.state.join() === match.state.join()}`)
  }
  expect(seen).toContain('false')
})
