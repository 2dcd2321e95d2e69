import { firstSeat, Random } from '@alleycat/engine'
import { describe, expect, test } from 'vitest'
import { pick } from '../../testing/steps.ts'
import { core } from '../core.ts'
import { readDecision } from '../rules/notation.ts'
import { legal, play, position, view as viewOf, type Position } from '../rules/testing/position.ts'
import { TABLES, walk } from '../rules/testing/walk.ts'
import type { Faction } from '../rules/vocabulary.ts'
import { de } from '../words/de.ts'
import { en } from '../words/en.ts'
import { fr } from '../words/fr.ts'
import { nl } from '../words/nl.ts'
import { pl } from '../words/pl.ts'
import type { GameReader, Words } from '../words/words.ts'
import { look, NOTHING, tapCard, tapSeat, type Picked, type Tapped, type Zone } from './builder.ts'
import { lackText } from './lack.ts'

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fritz']
const readerOf = (words: Words, viewer: number): GameReader => ({
  words,
  seats: NAMES.map((name) => ({ name, avatar: '', kind: 'bot' })),
  viewer,
})

/** A seat that taps, and what it is told about the last tap: nothing while that is allowed. */
function tapping({ game, state }: Position, seat: number, words = en) {
  const view = viewOf({ game, state }, seat)
  const decisions = legal({ game, state }, seat).map((text) => readDecision(text)!)
  const placed = (letters: string, from: number): Picked[] =>
    Array.from(letters, (card, index) => ({ id: from + index, card: card as Faction }))
  const zones: Readonly<Record<Zone, readonly Picked[]>> = {
    hand: placed(view.hand!, 0),
    display: placed(view.display, 100),
  }
  let selection = NOTHING
  const after = (tapped: Tapped): { lack: string; rule: string } | null => {
    const before = selection
    if (tapped.selection) selection = tapped.selection
    if (tapped.selection) return null
    const lack = lackText(tapped.attempt, { view, decisions, selection: before }, readerOf(words, seat))
    return { lack, rule: game.why(state, seat, tapped.attempt)! }
  }
  return {
    zones,
    isTargeting: (): boolean => look(decisions, selection).targeting,
    card: (zone: Zone, card: Picked) => after(tapCard(decisions, selection, zone, card)),
    seat: (other: number) => after(tapSeat(decisions, selection, other)),
  }
}

/** Taps these cards one after the other, in the hand or, in small letters, in the display; digits are opponents. */
function told(table: Position, seat: number, taps: string, words = en): string | undefined {
  const { zones, card, seat: opponent } = tapping(table, seat, words)
  const left = { hand: [...zones.hand], display: [...zones.display] }
  let last: { lack: string; rule: string } | null = null
  for (const each of taps) {
    const zone: Zone = each === each.toUpperCase() ? 'hand' : 'display'
    const at = left[zone].findIndex((placed) => placed.card === each.toUpperCase())
    last = /\d/.test(each) ? opponent(Number(each)) : card(zone, left[zone].splice(at, 1)[0]!)
  }
  return last === null ? undefined : `${last.lack} (${last.rule})`
}

describe('a refusal gives the reason in this position', () => {
  test.each([
    ['DMOPS', 'SSM', 'S', 'Scientists: 2 of 3 (CC-18)'],
    ['DMOPS', 'SSSS', 'SSSS', 'Already chosen: 3 Scientists (CC-18)'],
    ['DMORS', 'DDDOO', 'DOO', 'The additional card is already chosen (CC-17)'],
    ['DMORS', 'DDD', 'D', 'The additional card is missing from your hand (CC-17)'],
    ['DMORS', 'DDDDDO', 'DDDDD', 'Already chosen: 4 Detectives (CC-17)'],
    ['DMOPS', 'PPSS', 'PPSS', 'The additional card is already chosen (CC-22)'],
    ['DMOPS', 'PP', 'P', 'The additional card is missing from your hand (CC-22)'],
    ['DHMRS', 'RRRS', 'RRR', 'Robocats: 3 of 4 (CC-19)'],
    ['DHMRS', 'RRRRR', 'RRRRR', 'Already chosen: 4 Robocats (CC-19)'],
    ['DHMRS', 'HH', 'HH2', 'Cleo: 1 card (CC-21)'],
    ['DHMRS', 'HHHH', 'HHHH', 'No opponent has that many cards (CC-21)'],
  ])('with %s in play and %s in hand, after %s: %s', (factions, hand, taps, lack) => {
    expect(told(position({ factions, hands: [hand, 'MMM', 'M'] }), 0, taps)).toBe(lack)
  })

  const answering = (factions: string, hand: string, step: string): Position => {
    const own = /play (\w+)\+?(\w?)/.exec(step)!
    const table = position({ factions, hands: [own[1]! + own[2]!, hand, 'MMMM'], points: [0, 1, 1] })
    play(table, step)
    return table
  }
  test.each([
    ['HJMOP', 'HHHM', '0 play JJ', 'm', 'Only cards from your hand count now (CC-23)'],
    ['HJMOP', 'HHHM', '0 play JJ', 'HHH', 'Already chosen: 2 Hackers (CC-23)'],
    ['DHMRS', 'HHHM', '0 play MMMM', 'h', 'Only cards from your hand count now (CC-20)'],
    ['DHMRS', 'HHHM', '0 play MMMM', 'HHH', 'To discard: 2 of 2 (CC-20)'],
    ['DHMRS', 'SSM', '0 play DDD+S', 'M', 'Only one faction counts now: Scientists (CC-17)'],
    ['DHMRS', 'SSM', '0 play DDD+S', 'SS', 'To discard: 1 of 1 (CC-17)'],
  ])('with %s in play and %s to answer "%s", after %s: %s', (factions, hand, step, taps, lack) => {
    expect(told(answering(factions, hand, step), 1, taps)).toBe(lack)
  })

  test.each(Object.entries({ en, de, fr, nl, pl }))(
    'in %s, a rule about a move and its answer tells what applies',
    (_, words) => {
      const table = answering('DHMRS', 'SSM', '0 play DDD+S')
      const [move, answer] = words.rules['CC-17']!.split('\n')
      expect(answer).toMatch(/^[^ ]+\s?: /)
      expect(core.rule('CC-17', words, viewOf(table, 1))).toBe(answer)
      expect(core.rule('CC-17', words, viewOf(position({ hands: ['DD'] }), 0))).toBe(move)
      expect(core.rule('CC-9', words, viewOf(table, 1))).toBe(words.rules['CC-9'])
    },
  )

  test('who discards to the limit is asked for cards of the hand, and for no more than are too many', () => {
    const table = position({ hands: ['SSSSSSMMMM'], display: 'HHDSMRR' })
    play(table, '0 take HH', '* refill DD')
    expect(told(table, 0, 'd')).toBe('Only cards from your hand count now (CC-10)')
    expect(told(table, 0, 'SSS')).toBe('To discard: 2 of 2 (CC-10)')
  })

  test.each(Object.entries({ en, de, fr, nl, pl }))(
    'in %s, whatever is tapped in whole random games',
    (locale, words) => {
      const random = new Random(`lack ${locale}`)
      const reasons = new Set<string>()
      for (const table of TABLES.filter((_, index) => index % 5 === 'en de fr nl pl'.split(' ').indexOf(locale)))
        walk(table, 'lack', ({ game, state }) => {
          const turn = game.turn(state)
          if (turn <= 0) return
          const seat = firstSeat(turn)
          const { zones, card, seat: opponent, isTargeting } = tapping({ game, state }, seat, words)
          for (let taps = 0; taps < 12; taps++) {
            const zone: Zone = random.below(4) === 0 ? 'display' : 'hand'
            const isSeat = isTargeting() && random.below(4) === 0
            if (!isSeat && zones[zone].length === 0) continue
            const refused = isSeat
              ? opponent((seat + 1 + random.below(game.seats - 1)) % game.seats)
              : card(zone, pick(zones[zone], random))
            if (refused) reasons.add(refused.lack)
          }
        })
      expect([...reasons]).not.toContain('')
      expect(reasons.size).toBeGreaterThan(5)
    },
  )
})
