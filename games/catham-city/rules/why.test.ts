import { Random } from '@alleycat/engine'
import { describe, expect, test } from 'vitest'
import { copy, legal, newTable, play, position, why, type Placement } from './testing/position.ts'
import { TABLES, walk } from './testing/walk.ts'

const P = 'DHJMP'
const O = 'DHJMO'
const D: Placement = { seats: 4, hands: ['DDDM', 'MS', 'S', 'M'] }
const M: Placement = { seats: 4, hands: ['MMMM', 'DDS', 'S', ''], points: [0, 1, 1, 0] }
const J: Placement = { seats: 4, factions: P, hands: ['JJ', 'DDM', 'M', ''] }
const LONG: Placement = { hands: ['D9H'], display: 'DDHMMRS' }

describe('the rule against an attempt', () => {
  test.each<[rule: string, what: string, placement: Placement, steps: string[], attempt: string]>([
    ['CC-7', 'somebody else acts', {}, [], '1 take D'],
    ['CC-7', 'a pass', {}, [], '0 pass'],
    ['CC-7', 'a discard that nobody asked for', { hands: ['D'] }, [], '0 discard D'],
    ['CC-7', 'a payment that nobody asked for', { points: [3] }, [], '0 pay'],
    ['CC-7', 'a gift that nobody asked for', { hands: ['D'] }, [], '0 give D'],
    ['CC-8', 'two factions taken', { display: 'DDHMMRS' }, [], '0 take DH'],
    ['CC-8', 'more than lie there', { display: 'DDHMMRS' }, [], '0 take DDD'],
    ['CC-8', 'a faction that does not lie there', { display: 'DDHMMRR' }, [], '0 take S'],
    ['CC-8', 'a second action while the display is refilled', {}, ['0 take D'], '0 take H'],
    ['CC-9', 'two factions played', { hands: ['RRSSS'] }, [], '0 play RRSSS'],
    ['CC-9', 'cards not in hand', { hands: ['SS'] }, [], '0 play SSS'],
    ['CC-9', 'a further card not in hand', { hands: ['DDD'] }, [], '0 play DDD+M'],
    ['CC-10', 'too few discarded', LONG, ['0 take DD', '* refill RR'], '0 discard D'],
    ['CC-10', 'too many discarded', LONG, ['0 take DD', '* refill RR'], '0 discard DDD'],
    ['CC-10', 'cards discarded that are not in hand', LONG, ['0 take DD', '* refill RR'], '0 discard RR'],
    ['CC-10', 'something else instead of discarding', LONG, ['0 take DD', '* refill RR'], '0 take D'],
    ['CC-17', 'two Detectives', { hands: ['DDDM'] }, [], '0 play DD+M'],
    ['CC-17', 'no further card', { hands: ['DDDM'] }, [], '0 play DDD'],
    ['CC-17', 'four Detectives and a card', { hands: ['DDDDM'] }, [], '0 play DDDD+M'],
    ['CC-17', 'an answer with the wrong card', D, ['0 play DDD+M'], '1 discard S'],
    ['CC-17', 'an answer with two cards', { hands: ['DDDM', 'MM'] }, ['0 play DDD+M'], '1 discard MM'],
    ['CC-17', 'a payment instead of an answer', D, ['0 play DDD+M'], '1 pay'],
    ['CC-18', 'two Scientists', { hands: ['SSSS'] }, [], '0 play SS'],
    ['CC-18', 'four Scientists', { hands: ['SSSS'] }, [], '0 play SSSS'],
    ['CC-19', 'one Robocat', { hands: ['RRRR'] }, [], '0 play R'],
    ['CC-19', 'three Robocats', { hands: ['RRRR'] }, [], '0 play RRR'],
    ['CC-20', 'three Mafia', { hands: ['MMMMM'] }, [], '0 play MMM'],
    ['CC-20', 'five Mafia', { hands: ['MMMMM'] }, [], '0 play MMMMM'],
    ['CC-20', 'one card discarded', M, ['0 play MMMM'], '1 discard D'],
    ['CC-20', 'three cards discarded', M, ['0 play MMMM'], '1 discard DDS'],
    ['CC-20', 'cards not in hand discarded', M, ['0 play MMMM'], '1 discard HH'],
    ['CC-20', 'a pass', M, ['0 play MMMM'], '1 pass'],
    ['CC-20', 'a payment without a point', { hands: ['MMMM', 'DDS'] }, ['0 play MMMM'], '1 pay'],
    ['CC-21', 'five Hackers', { hands: ['H5', 'D6'] }, [], '0 play HHHHH @1'],
    ['CC-21', 'more Hackers than that hand has cards', { hands: ['HH', 'D'] }, [], '0 play HH @1'],
    ['CC-21', 'Hackers at an empty hand', { hands: ['HH', ''] }, [], '0 play H @1'],
    ['CC-21', 'Hackers at oneself', { hands: ['HH', 'D'] }, [], '0 play H @0'],
    ['CC-21', 'Hackers at nobody', { hands: ['HH', 'D'] }, [], '0 play H'],
    ['CC-21', 'Hackers at a seat that is not there', { hands: ['HH', 'D'] }, [], '0 play H @4'],
    ['CC-22', 'Police without a further card', { factions: P, hands: ['PPD', 'D'] }, [], '0 play PP @1'],
    ['CC-22', 'Police with a Police card', { factions: P, hands: ['PPD', 'D'] }, [], '0 play P+P @1'],
    ['CC-22', 'Police at oneself', { factions: P, hands: ['PPD', 'D'] }, [], '0 play PP+D @0'],
    ['CC-22', 'Police at nobody', { factions: P, hands: ['PPD', 'D'] }, [], '0 play PP+D'],
    ['CC-23', 'one Journalist', { factions: P, hands: ['JJJ'] }, [], '0 play J'],
    ['CC-23', 'three Journalists', { factions: P, hands: ['JJJ'] }, [], '0 play JJJ'],
    ['CC-23', 'a card given that is not in hand', J, ['0 play JJ'], '1 give H'],
    ['CC-23', 'one more discarded that is not in hand', J, ['0 play JJ'], '1 give M discard M'],
    ['CC-23', 'one more discarded of another faction', J, ['0 play JJ'], '1 give D discard M'],
    ['CC-23', 'a discard without a gift', J, ['0 play JJ'], '1 discard D'],
    ['CC-24', 'Officials at somebody', { factions: O, hands: ['OO', 'D'] }, [], '0 play OO @1'],
    ['CC-24', 'Officials with a further card', { factions: O, hands: ['DOO', 'D'] }, [], '0 play OO+D'],
    ['CC-25', 'the active player acts before the answers are in', D, ['0 play DDD+M'], '0 take D'],
    ['CC-25', 'a second answer', D, ['0 play DDD+M', '1 pass'], '1 discard M'],
    ['CC-27', 'an answer to Detectives of a seat with no choice', D, ['0 play DDD+M'], '2 pass'],
    ['CC-27', 'an answer to Mafia of a seat with no choice', M, ['0 play MMMM'], '2 pay'],
    ['CC-27', 'an answer to Journalists of a seat with no choice', J, ['0 play JJ'], '3 pass'],
    ['CC-29', 'anything after the end', { hands: ['R4'], points: [13] }, ['0 play RRRR'], '1 take D'],
  ])('%s forbids %s', (rule, _, placement, steps, attempt) => {
    const p = position(placement)
    play(p, ...steps)
    expect(why(p, attempt)).toBe(rule)
  })

  test.each([
    ['CC-5', 'before the deal', newTable(), []],
    ['CC-8', 'before the refill', position({}), ['0 take D']],
    ['CC-18', 'before Scientists have drawn', position({ hands: ['SSS'] }), ['0 play SSS']],
    ['CC-19', 'before Robocats have drawn', position({ hands: ['RR'] }), ['0 play RR']],
    ['CC-21', 'before the reveal', position({ hands: ['H', 'D'] }), ['0 play H @1']],
    ['CC-22', 'before the reveal', position({ factions: P, hands: ['PD', 'D'] }), ['0 play P+D @1']],
    ['CC-22', 'before the draw', position({ factions: P, hands: ['PD', 'P'] }), ['0 play P+D @1', '* reveal 1 P']],
    ['CC-24', 'before the flip', position({ factions: O, hands: ['O'] }), ['0 play O']],
    [
      'CC-15',
      'before the display is filled up',
      position({ hands: ['R4'], display: 'DDD', draw: 'H9', discard: '' }),
      ['0 play RRRR'],
    ],
  ] as const)('%s is named %s: both for an attempt and for a missing chance step', (rule, _, p, steps) => {
    play(p, ...steps)
    expect(why(p, '0 take D')).toBe(rule)
    expect(p.game.chanceRule(p.state)).toBe(rule)
  })

  test('CC-4 forbids a faction that is not in play', () => {
    const p = position({ factions: 'DHMRS' })
    for (const attempt of ['0 take P', '0 play JJ', '0 play DDD+O', '0 play P+D @1'])
      expect(why(p, attempt)).toBe('CC-4')
  })

  test.each(['', 'take', 'take ', 'take 2 D', 'take d', 'take X', 'play', 'play DDD + M', 'TAKE D', 'take D ', 'give'])(
    'what is no decision at all is called notation: %j',
    (text) => {
      expect(why(position({ hands: ['DDDM'] }), `0 ${text}`)).toBe('notation')
    },
  )

  test.each<[string, Placement, string[], string]>([
    ['letters out of order', M, ['0 play MMMM'], '1 discard SD'],
    ['letters out of order', LONG, ['0 take MM', '* refill RR'], '0 discard MD'],
    ['a seat with a leading zero', { hands: ['HH', 'DD'] }, [], '0 play HH @01'],
    ['a letter that is no faction', J, ['0 play JJ'], '1 give D discard X'],
  ])('what no rule forbids but for its spelling is called notation: %s', (_, placement, steps, attempt) => {
    const p = position(placement)
    play(p, ...steps)
    expect(why(p, attempt)).toBe('notation')
  })
})

describe('an attempt that is legal', () => {
  test.each(TABLES)('no rule is against it: $seats seats, $factions, $actionsPerTurn', (table) => {
    const random = new Random('legal')
    walk(table, 'why', (p) => {
      if (random.below(5) > 0) return
      for (let seat = 0; seat < table.seats; seat++)
        for (const text of legal(p, seat).slice(0, 40)) expect(p.game.why(p.state, seat, text)).toBeNull()
    })
  })
})

describe('it tells nothing that the seat cannot know', () => {
  const attempts = (factions: string): string[] => [
    'pass',
    'pay',
    ...[...factions].flatMap((letter) => [
      `take ${letter}`,
      `take ${letter}${letter}`,
      `discard ${letter}`,
      `discard ${letter}${letter}`,
      `give ${letter}`,
      `give ${letter} discard ${letter}`,
      `play DDD+${letter}`,
      `play P+${letter} @0`,
      `play PP+${letter} @1`,
    ]),
    ...['SSS', 'RR', 'RRRR', 'MMMM', 'JJ', 'O', 'OOO'].map((cards) => `play ${cards}`),
    ...['H', 'HH', 'HHHH'].flatMap((cards) => [0, 1, 2].map((seat) => `play ${cards} @${seat}`)),
  ]

  test.each(TABLES)(
    'CC-32 the same rule whatever the unseen cards are: $seats, $factions, $actionsPerTurn',
    (table) => {
      const random = new Random('unseen')
      const texts = attempts(table.factions)
      walk(table, 'unseen', (p) => {
        if (random.below(6) > 0) return
        for (let seat = 0; seat < table.seats; seat++) {
          const other = copy(p)
          other.game.determinize(other.state, seat, other.game.knowledge(seat), random)
          const rules = texts.map((text) => p.game.why(p.state, seat, text))
          expect(texts.map((text) => other.game.why(other.state, seat, text))).toEqual(rules)
        }
      })
    },
  )
})
