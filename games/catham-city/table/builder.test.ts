import { firstSeat, Random, seatList } from '@alleycat/engine'
import { describe, expect, test } from 'vitest'
import type { Faction } from '../rules/vocabulary.ts'
import { pick } from '../../testing/steps.ts'
import { TABLES, walk } from '../rules/testing/walk.ts'
import { legal, play, position, type Position } from '../rules/testing/position.ts'
import {
  counted,
  look,
  NOTHING,
  isAlive,
  pickAll,
  readySets,
  tapCard,
  tapSeat,
  lettersOf,
  zoneOf,
  type Picked,
  type Selection,
  type Zone,
} from './builder.ts'
import { readDecision, type Decision } from '../rules/notation.ts'

interface Asked {
  readonly choices: readonly Decision[]
  readonly zones: Readonly<Record<Zone, readonly Picked[]>>
  readonly why: (attempt: string) => string | null
}

const placed = (letters: string, from: number): Picked[] =>
  Array.from(letters, (card, index) => ({ id: from + index, card: card as Faction }))

function askedAt({ game, state }: Position, seat: number): Asked {
  const view = game.view(state, seat)
  return {
    choices: legal({ game, state }, seat).map((text) => readDecision(text)!),
    zones: { hand: placed(view.hand!, 0), display: placed(view.display, 100) },
    why: (attempt) => game.why(state, seat, attempt),
  }
}

/** Taps what a decision needs, in a random order; undefined when a tap was refused. */
function buildByTaps({ choices, zones }: Asked, decision: Decision, random: Random): Selection | undefined {
  const zone = zoneOf(decision)!
  const cards = [...pickAll(zone, decision.cards, zones[zone]).picks]
  let selection = NOTHING
  let target = decision.target
  while (cards.length > 0 || target !== null) {
    const tapped =
      target !== null && selection.picks.length > 0 && random.below(cards.length + 1) === 0
        ? tapSeat(choices, selection, target)
        : cards.length > 0
          ? tapCard(choices, selection, zone, cards.splice(random.below(cards.length), 1)[0]!)
          : tapSeat(choices, selection, target!)
    if (!tapped.selection) return undefined
    selection = tapped.selection
    if (selection.target !== null) target = null
  }
  return selection
}

describe('the builder over whole random games', () => {
  test.each(TABLES)(
    '$seats seats, $factions, $actionsPerTurn: every legal decision can be tapped together',
    (table) => {
      const random = new Random(`taps ${JSON.stringify(table)}`)
      walk(table, 'builder', ({ game, state }) => {
        const turn = game.turn(state)
        if (turn <= 0) return
        const asked = askedAt({ game, state }, firstSeat(turn))
        const some = asked.choices.length > 25 ? asked.choices.filter(() => random.below(10) === 0) : asked.choices
        for (const decision of some) {
          if (zoneOf(decision) === null) continue
          const selection = buildByTaps(asked, decision, random)
          expect(selection, decision.text).toBeDefined()
          expect(look(asked.choices, selection!).decision?.text).toBe(decision.text)
        }
      })
    },
  )

  test.each(TABLES)(
    '$seats seats, $factions, $actionsPerTurn: blind taps build legal moves or name a rule',
    (table) => {
      const random = new Random(`blind ${JSON.stringify(table)}`)
      walk(table, 'blind', ({ game, state }) => {
        const turn = game.turn(state)
        if (turn <= 0) return
        const seat = pick(seatList(turn), random)
        const { choices, zones, why } = askedAt({ game, state }, seat)
        let selection = NOTHING
        for (let taps = 0; taps < 12; taps++) {
          const before = look(choices, selection)
          const zone: Zone = random.below(4) === 0 ? 'display' : 'hand'
          const card = zones[zone].length === 0 ? undefined : pick(zones[zone], random)
          const isSeat = before.targeting && random.below(4) === 0
          if (!isSeat && !card) continue
          const tapped = isSeat
            ? tapSeat(choices, selection, (seat + 1 + random.below(game.seats - 1)) % game.seats)
            : tapCard(choices, selection, zone, card!)
          if (tapped.selection) {
            selection = tapped.selection
            const { decision, lit } = look(choices, selection)
            if (decision) expect(why(decision.text)).toBeNull()
            if (!isSeat && selection.picks.includes(card!)) continue
            expect(selection.picks.length === 0 || lit.hand.size + lit.display.size > 0 || isSeat).toBe(true)
          } else {
            if (!isSeat && selection.zone === zone) expect(before.lit[zone].has(card!.card)).toBe(false)
            expect([null, 'notation', 'CC-4', 'CC-7']).not.toContain(why(tapped.attempt))
          }
        }
      })
    },
  )
})

/** The selection after these letters were tapped in the hand. */
function tapping({ choices, zones }: Asked, letters: string): Selection {
  let selection = NOTHING
  for (const each of pickAll('hand', letters, zones.hand).picks)
    selection = tapCard(choices, selection, 'hand', each).selection ?? selection
  return selection
}

describe('the builder in one position', () => {
  test('a fourth Detective goes along as the further card', () => {
    const asked = askedAt(position({ hands: ['DDDDS', 'S', 'S'] }), 0)
    const three = look(asked.choices, tapping(asked, 'DDD'))
    expect([three.decision, three.extendable]).toEqual([null, true])
    expect([...three.lit.hand].toSorted()).toEqual(['D', 'S'])
    expect(look(asked.choices, tapping(asked, 'DDDD')).decision?.text).toBe('play DDD+D')
  })

  test('two Robocats are a move that two more may join', () => {
    const asked = askedAt(position({ hands: ['RRRR'] }), 0)
    expect(look(asked.choices, tapping(asked, 'RR'))).toMatchObject({ decision: { text: 'play RR' }, extendable: true })
    expect(look(asked.choices, tapping(asked, 'RRR')).decision).toBeNull()
    expect(look(asked.choices, tapping(asked, 'RRRR'))).toMatchObject({ extendable: false })
    expect(readySets(asked.choices).map(({ cards }) => cards)).toEqual(['RR', 'RRRR'])
  })

  test('with one opponent to choose from, nobody has to be tapped', () => {
    const asked = askedAt(position({ seats: 2, hands: ['HH', 'SS'] }), 0)
    expect(look(asked.choices, tapping(asked, 'HH')).decision?.text).toBe('play HH @1')
  })

  test('hackers for a hand that is too small are refused by their rule', () => {
    const asked = askedAt(position({ hands: ['HH', 'SS', 'S'] }), 0)
    const selection = tapping(asked, 'HH')
    expect([...look(asked.choices, selection).seats]).toEqual([1])
    expect(asked.why(tapSeat(asked.choices, selection, 2).attempt!)).toBe('CC-21')
  })

  test.each([
    ['SS', 'S', 'CC-18'],
    ['HS', 'H', 'CC-18'],
    ['RRR', 'RR', 'CC-19'],
    ['MMM', '', 'CC-20'],
  ])('in hand %s a tap too many after %s names %s', (hand, first, rule) => {
    const asked = askedAt(position({ hands: [hand, 'SS', 'SS'] }), 0)
    const selection = tapping(asked, first)
    const next = asked.zones.hand.find((each) => !selection.picks.includes(each) && each.card !== first)
    const last = next ?? asked.zones.hand.find((each) => !selection.picks.includes(each))!
    expect(asked.why(tapCard(asked.choices, selection, 'hand', last).attempt!)).toBe(rule)
  })

  test('a second tap takes back, and a tap in the display starts anew', () => {
    const asked = askedAt(position({ hands: ['HHS', 'SS', 'SS'], display: 'DDSMHRR' }), 0)
    const one = tapping(asked, 'H')
    expect(tapCard(asked.choices, one, 'hand', one.picks[0]!).selection).toEqual(NOTHING)
    const anew = tapCard(asked.choices, one, 'display', asked.zones.display[0]!).selection!
    expect([anew.zone, lettersOf(anew)]).toEqual(['display', 'D'])
    const switched = tapCard(asked.choices, anew, 'display', asked.zones.display[6]!).selection!
    expect([switched.zone, lettersOf(switched)]).toEqual(['display', 'S'])
  })

  test('a card that does not go with the others takes the place of the last one, or starts anew', () => {
    const asked = askedAt(position({ hands: ['DDDDHRRS', 'SS', 'SS'] }), 0)
    const tapped = (before: Selection, card: string): string =>
      lettersOf(
        tapCard(
          asked.choices,
          before,
          'hand',
          asked.zones.hand.find((each) => each.card === card)!,
        ).selection!,
      )
    expect(tapped(tapping(asked, 'DDDS'), 'H')).toBe('DDDH')
    expect(tapped(tapping(asked, 'DDDD'), 'R')).toBe('DDDR')
    expect(tapped(tapping(asked, 'RR'), 'H')).toBe('H')
    expect(tapped(tapping(asked, 'RR'), 'D')).toBe('D')
  })

  test('one card is a gift, a second of the same faction is discarded for a point', () => {
    const table = position({ factions: 'HJOPS', hands: ['JJ', 'HHS', 'S'] })
    play(table, '0 play JJ')
    const asked = askedAt(table, 1)
    expect(look(asked.choices, tapping(asked, 'H'))).toMatchObject({ decision: { text: 'give H' }, extendable: true })
    expect(look(asked.choices, tapping(asked, 'HH')).decision?.text).toBe('give H discard H')
    const other = tapCard(asked.choices, tapping(asked, 'H'), 'hand', asked.zones.hand[2]!).selection!
    expect(look(asked.choices, other).decision?.text).toBe('give S')
  })

  test('a chip brings the further card along where there is no choice', () => {
    const asked = askedAt(position({ factions: 'DHMPS', hands: ['DDDSSPP', 'S', 'S'] }), 0)
    expect(readySets(asked.choices)).toEqual([
      { faction: 'D', count: 3, cards: 'DDD' },
      { faction: 'P', count: 2, cards: 'PP' },
    ])
    const alone = askedAt(position({ hands: ['DDDSS', 'S', 'S'] }), 0)
    expect(readySets(alone.choices)).toEqual([{ faction: 'D', count: 3, cards: 'DDDS' }])
  })

  test('a selection ends with the cards it was made of', () => {
    const asked = askedAt(position({ hands: ['SSS', 'S', 'S'] }), 0)
    const selection = tapping(asked, 'SS')
    expect(isAlive(asked.choices, selection, new Set([0, 1, 2]))).toBe(true)
    expect(isAlive(asked.choices, selection, new Set([1, 2]))).toBe(false)
    expect(isAlive([], selection, new Set([0, 1, 2]))).toBe(false)
  })
})

test('a number after a card selects so many of its faction, beside the others, where a move has them', () => {
  const { choices, zones } = askedAt(position({ factions: 'DHMRS', hands: ['DDDSSM', 'HH'], display: 'MMMMHSS' }), 0)
  const tapped = (zone: Zone, letter: string, before = NOTHING): Selection =>
    tapCard(
      choices,
      before,
      zone,
      zones[zone].find(({ card }) => card === letter)!,
    ).selection!
  const mafia = tapped('display', 'M')
  expect(lettersOf(counted(choices, mafia, 4, zones.display)!)).toBe('MMMM')
  expect(counted(choices, mafia, 5, zones.display), 'there are only four').toBeNull()
  const detectives = counted(choices, tapped('hand', 'D'), 3, zones.hand)!
  expect(lettersOf(detectives)).toBe('DDD')
  const withScientist = tapped('hand', 'S', detectives)
  expect(lettersOf(counted(choices, withScientist, 1, zones.hand)!)).toBe('DDDS')
  expect(counted(choices, withScientist, 2, zones.hand), 'one card goes with Detectives').toBeNull()
})

test('beside Police a number counts the cards of a set, and chooses an opponent once one is asked for', () => {
  const asked = askedAt(position({ factions: 'DMOPS', hands: ['PPSSS', 'MM', 'MM'] }), 0)
  const one = tapping(asked, 'S')
  expect(look(asked.choices, one)).toMatchObject({ targeting: true, aiming: false })
  const three = counted(asked.choices, one, 3, asked.zones.hand)!
  expect(look(asked.choices, three)).toMatchObject({ decision: { text: 'play SSS' }, aiming: false })
  expect(look(asked.choices, tapping(asked, 'PS'))).toMatchObject({ targeting: true, aiming: true })
  const hackers = askedAt(position({ hands: ['HH', 'SS', 'S'] }), 0)
  expect(look(hackers.choices, tapping(hackers, 'H')).aiming).toBe(true)
})

test('a second card of a set that is played at nobody lets go of the opponent who was tapped', () => {
  const asked = askedAt(position({ factions: 'DMOPS', hands: ['PSSS', 'MM', 'MM'] }), 0)
  const aimed = tapSeat(asked.choices, tapping(asked, 'S'), 1).selection!
  const another = asked.zones.hand.find(({ id, card }) => card === 'S' && id !== aimed.picks[0]!.id)!
  const two = tapCard(asked.choices, aimed, 'hand', another).selection!
  expect([lettersOf(two), two.target]).toEqual(['SS', null])
})
