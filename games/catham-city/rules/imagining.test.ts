import { Memories, Random } from '@alleycat/engine'
import { describe, expect, test } from 'vitest'
import { isLikely, tally } from '../../testing/statistics.ts'
import { cathamCity } from './index.ts'
import {
  cards,
  close,
  copy,
  due,
  letters,
  play,
  position,
  seen,
  view,
  type Placement,
  type Position,
} from './testing/position.ts'
import { TABLES, walk } from './testing/walk.ts'

describe('what a seat can prove', () => {
  /** The cards that a viewer can prove to be in each hand after some steps. */
  function proven(placement: Placement, viewer: number, ...steps: string[]): string[] {
    const p = position(placement)
    const known = p.game.knowledge(viewer)
    for (const event of seen(p, play(p, ...steps), viewer)) p.game.learn(known, event)
    return known.held.map((held, seat) => (seat === viewer ? 'own' : letters(p, held)))
  }
  const J = { factions: 'DHJMR', display: 'D3H3R' }

  test.each<[string, Placement, number, string[], string[]]>([
    ['nothing at first', {}, 2, [], ['', '', 'own']],
    ['cards taken in the open', {}, 2, ['0 take DD', '* refill HM'], ['DD', '', 'own']],
    ['not cards drawn', { hands: ['RR'] }, 2, ['0 play RR', '* draw 0 DDDHH'], ['', '', 'own']],
    [
      'not cards taken and discarded since',
      { hands: ['H9'] },
      2,
      ['0 take DD', '* refill HM', '0 discard D'],
      ['D', '', 'own'],
    ],
    [
      'not cards taken and played since',
      { hands: ['RRR'], actionsPerTurn: 2 },
      2,
      ['0 take R', '* refill H', '0 play RRRR'],
      ['', '', 'own'],
    ],
    ['hackers left behind', { hands: ['HH', 'DS'] }, 2, ['0 play HH @1', '* reveal 1 DH'], ['D', 'H', 'own']],
    ['every hacker left behind', { hands: ['HH', 'DS'] }, 2, ['0 play HH @1', '* reveal 1 DS'], ['DS', 'HH', 'own']],
    [
      'no hacker when all were revealed',
      { hands: ['HH', 'HS'] },
      2,
      ['0 play HH @1', '* reveal 1 HH'],
      ['', '', 'own'],
    ],
    [
      'not cards the Police revealed',
      { factions: 'DHMOP', hands: ['PM', ''], turn: 1, display: 'D7' },
      2,
      ['1 take DD', '* refill HH', '2 take D', '* refill H', '0 play P+M @1', '* reveal 1 D'],
      ['', 'D', 'own'],
    ],
    [
      'a card given, as its receiver',
      { ...J, hands: ['JJ', 'M', 'H'] },
      0,
      ['0 play JJ', '1 give M', '2 pass'],
      ['own', '', ''],
    ],
    [
      'a card given, as its giver',
      { ...J, hands: ['JJ', 'M', 'H'] },
      1,
      ['0 play JJ', '1 give M', '2 pass'],
      ['M', 'own', ''],
    ],
    [
      'not a card given between others',
      { ...J, hands: ['JJ', 'M', 'H'] },
      2,
      ['0 play JJ', '1 give M', '2 pass'],
      ['', '', 'own'],
    ],
    [
      'a card given between others with one more shown',
      { ...J, hands: ['JJ', 'MM', 'H'] },
      2,
      ['0 play JJ', '1 give M discard M', '2 pass'],
      ['M', '', 'own'],
    ],
    [
      'of known cards, what must be left after a hidden gift',
      { ...J, turn: 1, hands: ['JJ', 'RM', ''] },
      2,
      ['1 take DDD', '* refill HHH', '2 take R', '* refill D', '0 play JJ', '1 give D', '2 pass'],
      ['', 'DD', 'own'],
    ],
    [
      'nothing of a single known card that may have been the gift',
      { ...J, turn: 1, hands: ['JJ', 'RM', ''] },
      2,
      ['1 take D', '* refill H', '2 take R', '* refill D', '0 play JJ', '1 give R', '2 pass'],
      ['', '', 'own'],
    ],
    [
      'not what Mafia made them discard',
      { turn: 1, hands: ['M4', 'RR', ''], display: 'D7' },
      2,
      ['1 take DD', '* refill HH', '2 take D', '* refill H', '0 play MMMM', '1 discard DR'],
      ['', 'D', 'own'],
    ],
  ])('CC-30 %s', (_, placement, viewer, steps, expected) => {
    expect(proven(placement, viewer, ...steps)).toEqual(expected)
  })

  test.each(TABLES)('CC-30 it is true in every position: $seats seats, $factions, $actionsPerTurn', (table) => {
    const memories = new Memories(cathamCity.create(table.seats, table))
    let proofs = 0
    walk(table, 'proofs', (p, events) => {
      memories.see(events)
      for (const { held } of memories.known)
        for (const [seat, sure] of held.entries()) {
          const hand = view(p, seat).hand!
          for (const letter of new Set(letters(p, sure)))
            expect(count(letters(p, sure), letter)).toBeLessThanOrEqual(count(hand, letter))
          proofs += letters(p, sure).length
        }
    })
    expect(proofs).toBeGreaterThan(0)
  })
})

const count = (text: string, letter: string): number => text.split(letter).length - 1

describe('imagining the unseen', () => {
  /** Seat 1 knows its own hand and that seat 0 took a D; 2 cards of seat 0, 1 of seat 2 and a draw pile of 2 are unseen. */
  const unseen = (): Position => {
    const p = position({ hands: ['HM', 'RR', 'M'], display: 'D7', draw: 'DHH', discard: 'SS' })
    play(p, '0 take D', '* refill D')
    return p
  }

  test('CC-32 the seat keeps what it knows, all else is dealt anew', () => {
    const p = unseen()
    const known = p.game.knowledge(1)
    p.game.learn(known, { type: 'take', seat: 0, cards: 'D' })
    const hands = new Set<string>()
    for (let i = 0; i < 200; i++) {
      const other = copy(p)
      other.game.determinize(other.state, 1, known, new Random(i))
      const { hands: imagined, display, draw, discard } = other.game.trace(other.state) as Record<string, string>
      expect([imagined![1], display, discard, draw!.length]).toEqual(['RR', 'DDDDDDD', 'SS', 2])
      expect(imagined![0]).toMatch(/^D(HH|HM|MM)$/)
      hands.add(`${imagined![0]} ${imagined![2]} ${draw}`)
    }
    // Of HHHMM two go to seat 0, one to seat 2, and two stay in the pile.
    expect([...hands].toSorted()).toEqual(['DHH H MM', 'DHH M HM', 'DHM H HM', 'DHM M HH', 'DMM H HH'])
  })

  test('CC-32 every deal is as likely as the cards make it', () => {
    const p = unseen()
    const known = p.game.knowledge(1)
    p.game.learn(known, { type: 'take', seat: 0, cards: 'D' })
    const random = new Random('deals')
    const observed = tally(20_000, () => {
      const other = copy(p)
      other.game.determinize(other.state, 1, known, random)
      return other.game.view(other.state, 0).hand!
    })
    // Two of HHHMM are HH, HM and MM in 3, 6 and 1 of 10 pairs.
    expect(isLikely(observed, new Map(Object.entries({ DHH: 0.3, DHM: 0.6, DMM: 0.1 })))).toBe(true)
  })

  test('CC-32 answers that others have given are forgotten', () => {
    const answered = position({ hands: ['DDDM', 'MH', 'MS'], display: 'D7', draw: 'HHM', discard: '' })
    play(answered, '0 play DDD+M', '1 discard M')
    const waiting = position({ hands: ['DDDM', 'MH', 'MS'], display: 'D7', draw: 'HHM', discard: '' })
    play(waiting, '0 play DDD+M')
    const notAsked = position({ hands: ['DDDM', 'HH', 'MS'], display: 'D7', draw: 'HMM', discard: '' })
    play(notAsked, '0 play DDD+M')
    const imagined = [answered, waiting, notAsked].map((p) => {
      p.game.determinize(p.state, 2, p.game.knowledge(2), new Random('forget'))
      return Array.from(p.state)
    })
    expect(imagined[1]).toEqual(imagined[0])
    expect(imagined[2]).toEqual(imagined[0])
  })

  test('CC-32 the own answer is kept, and an imagined window can be closed', () => {
    for (let seed = 0; seed < 50; seed++) {
      const p = position({ hands: ['DDDM', 'MH', 'MS'], display: 'D7', draw: 'HHM', discard: '' })
      play(p, '0 play DDD+M', '2 discard M')
      p.game.determinize(p.state, 2, p.game.knowledge(2), new Random(seed))
      expect(view(p, 2).answer).toBe('discard M')
      if (due(p) === '1 answer') play(p, '1 pass')
      else close(p)
      expect(view(p, null).points).toEqual([3, 0, 1])
    }
  })

  test('CC-32 it goes for every number of cards', () => {
    const p = position({
      seats: 6,
      hands: ['D15', 'H15', 'M15', 'R15', 'S8', ''],
      display: 'S7',
      draw: '',
      discard: '',
    })
    p.game.determinize(p.state, 0, p.game.knowledge(0), new Random('many'))
    expect(view(p, null).handSizes).toEqual([15, 15, 15, 15, 8, 0])
    expect(view(p, 0).hand).toBe(cards('D15'))
  })
})
