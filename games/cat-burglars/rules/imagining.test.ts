import { NO_CARDS, Random } from '@alleycat/engine'
import { describe, expect, test } from 'vitest'
import type { CatBurglarsKnowledge } from './index.ts'
import { readSet } from './letters.ts'
import { cards, census, copy, position, truth, view, type Placement, type Position } from './testing/position.ts'

/** These tests deal the unseen cards anew (CB-21 to CB-23). */

const SAMPLES = 300

/** What seat 1 knows of seat 0. */
const knowing = (hand: string, holdings: string, yarn = ''): CatBurglarsKnowledge => ({
  hands: [readSet(cards(hand))!, NO_CARDS, NO_CARDS],
  holdings: [readSet(cards(holdings))!, NO_CARDS, NO_CARDS],
  yarn: [readSet(cards(yarn))!, NO_CARDS, NO_CARDS],
})
const nothing = knowing('', '')

/** Everything that seat 1 may imagine: seat 0's hand and face-down cards, or what `tell` returns. */
function imagined(
  placement: Placement,
  known: CatBurglarsKnowledge,
  tell: (p: Position) => string = ownOfSeat0,
): string[] {
  const start = position(placement)
  const random = new Random('imagine')
  const all = new Set<string>()
  for (let i = 0; i < SAMPLES; i++) {
    const p = copy(start)
    p.game.determinize(p.state, 1, known, random)
    expect(census(p.state)).toBe(census(start.state))
    expect(view(p, 1)).toEqual(view(start, 1))
    expect(faceDownOrScored(p)).not.toContain('M')
    all.add(tell(p))
  }
  return [...all].toSorted()
}

/** The cards in places where only cats can be. */
const faceDownOrScored = (p: Position): string =>
  truth(p)
    .gangs.flat()
    .map(({ under }) => under ?? '')
    .join('') + truth(p).yarn.join('')

const ownOfSeat0 = (p: Position): string =>
  `${truth(p).hands[0]} ${truth(p)
    .gangs[0]!.map(({ under }) => under ?? '-')
    .join('')}`.trim()

const closed = { market: '', discard: '' }

describe('what is dealt anew', () => {
  test('CB-23 other hands and the draw pile, every way there is', () => {
    const placement = { ...closed, seats: 2, hands: ['BG', 'Y'], draw: 'M' }
    expect(imagined(placement, nothing)).toEqual(['BG', 'BM', 'GM'])
  })

  test('CB-23 face-down cards of others, but never a mirror', () => {
    const placement = { ...closed, seats: 2, hands: ['M', 'Y'], gangs: [['O/B', 'P/G']], draw: 'M' }
    expect(imagined(placement, nothing)).toEqual(['M BG', 'M GB'])
  })

  test('CB-23 not the own hand, the own face-down cards or anything that lies open', () => {
    const placement = {
      seats: 2,
      hands: ['BG', 'YY'],
      gangs: [['O'], ['R/R', 'P']],
      market: 'BBB',
      draw: 'OP',
      discard: 'RR',
      hallOfFame: true,
      yarn: ['G', 'B'],
    }
    const open = (p: Position): string => {
      const { hands, market, discard, gangs, yarn, draw } = truth(p)
      return JSON.stringify([hands[1], market, discard, gangs, yarn, draw.length])
    }
    expect(imagined(placement, nothing, open)).toEqual([open(position(placement))])
  })

  test('CB-21 scored yarn that was not seen, in the base game, of the seat itself too', () => {
    const placement = { ...closed, seats: 2, hands: ['M', ''], yarn: ['B', 'G'], draw: 'O' }
    const yarn = (p: Position): string => truth(p).yarn.join(' ')
    expect(imagined(placement, nothing, yarn)).toEqual(['B G', 'B O', 'G B', 'G O', 'O B', 'O G'])
    expect(imagined(placement, knowing('', '', 'B'), yarn)).toEqual(['B G', 'B O'])
    expect(imagined({ ...placement, hallOfFame: true }, nothing, yarn)).toEqual(['B G'])
  })

  test('CB-23 with as many cards and gangs as there can be', () => {
    const own = [...'BGOPRY'].flatMap((colour) => Array<string>(7).fill(`${colour}/${colour}`))
    const placement = { ...closed, seats: 2, hands: ['M10', 'M10'], gangs: [own], draw: 'BGOPRY' }
    const p = position(placement)
    p.game.determinize(p.state, 1, nothing, new Random('many'))
    expect(view(p, 1)).toEqual(view(position(placement), 1))
    expect(truth(p).hands).not.toEqual(truth(position(placement)).hands)
  })
})

describe('what is known stays', () => {
  test('CB-21 known cards of a hand are in it', () => {
    const placement = { ...closed, seats: 2, hands: ['BG', 'Y'], draw: 'MO' }
    expect(imagined(placement, knowing('B', 'B'))).toEqual(['BG', 'BM', 'BO'])
    expect(imagined(placement, knowing('BG', 'BG'))).toEqual(['BG'])
  })

  test('CB-21 a card known to be held is in the hand or face down', () => {
    const placement = { ...closed, seats: 2, hands: ['G', 'Y'], gangs: [['O/B']], draw: 'R' }
    expect(imagined(placement, knowing('', 'B'))).toEqual(['B G', 'B R', 'G B', 'R B'])
  })

  test('CB-21 under any of the gangs', () => {
    const placement = { ...closed, seats: 2, gangs: [['O/B', 'O/G', 'P/G']], draw: '' }
    expect(imagined(placement, knowing('', 'B'))).toEqual(['BGG', 'GBG', 'GGB'])
  })

  test('CB-21 a held cat is face down when no other cat could be there', () => {
    const placement = { ...closed, seats: 2, hands: ['MM', 'Y'], gangs: [['O/B']], draw: 'M' }
    expect(imagined(placement, knowing('', 'B'))).toEqual(['MM B'])
  })

  test('CB-21 cats are left for the face-down cards of everybody', () => {
    const placement: Placement = {
      ...closed,
      seats: 3,
      hands: ['MG', '', 'M'],
      gangs: [['O/B'], [], ['P/R']],
      draw: 'M',
    }
    const known: CatBurglarsKnowledge = {
      hands: [NO_CARDS, NO_CARDS, NO_CARDS],
      holdings: [readSet('BG')!, NO_CARDS, readSet('R')!],
      yarn: [NO_CARDS, NO_CARDS, NO_CARDS],
    }
    expect(imagined(placement, known)).toEqual(['BM G', 'GM B'])
  })

  test.each([
    ['more than the hand has', knowing('BBB', 'BBB')],
    ['cards that are elsewhere', knowing('Y', 'Y')],
    ['mirrors that cannot be face down', knowing('', 'M3')],
    ['more than there are', knowing('B15G15M20', 'B15G15M20')],
    ['yarn that was never scored', knowing('', '', 'B15')],
    ['cats that must be face down', knowing('BG', 'BG')],
    ['less in all than in the hand', knowing('BG', '')],
  ])('knowledge that cannot be is believed only as far as it goes: %s', (_, known) => {
    const placement = { ...closed, seats: 2, hands: ['MM', 'Y'], gangs: [['O/B', 'O/G']], yarn: ['R', 'P'], draw: 'MM' }
    expect(imagined(placement, known).length).toBeGreaterThan(0)
  })
})

test('CB-23 every deal is as likely as the cards make it', () => {
  // Of BBGGM two are in seat 0's hand, one is face down and two are in the pile. Face down B and G are equally likely;
  // a mirror is in 2 of 4 hands.
  const start = position({ ...closed, seats: 2, hands: ['BG', 'Y'], gangs: [['O/B']], draw: 'GM' })
  const random = new Random('fair')
  const counts = { blueDown: 0, mirror: 0 }
  const samples = 20_000
  for (let i = 0; i < samples; i++) {
    const p = copy(start)
    p.game.determinize(p.state, 1, nothing, random)
    if (truth(p).gangs[0]![0]!.under === 'B') counts.blueDown++
    if (truth(p).hands[0]!.includes('M')) counts.mirror++
  }
  for (const count of Object.values(counts))
    expect(Math.abs(count - samples / 2)).toBeLessThan(5 * Math.sqrt(samples / 4))
})
