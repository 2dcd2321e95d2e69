import { Memories, Random, sizeOf, without, type Viewer } from '@alleycat/engine'
import { describe, expect, test } from 'vitest'
import { catBurglars, type CatBurglarsEvent, type CatBurglarsView } from './index.ts'
import {
  census,
  copy,
  legal,
  letters,
  newTable,
  play,
  position,
  seen,
  truth,
  view,
  type Placement,
  type Position,
} from './testing/position.ts'
import { STYLES, TABLES, walk } from './testing/walk.ts'

const viewersOf = (seats: number): Viewer[] => [...Array.from({ length: seats }, (_, seat) => seat), null]

const TABLE: Placement = {
  hands: ['BBM', 'GO', 'Y'],
  gangs: [['B/B', 'GO'], ['P/R'], []],
  yarn: ['BG', '', 'Y'],
  market: 'BGMOPR',
  draw: 'BGOM',
  discard: 'MYY',
}

/** What a spectator may know of the position. */
const WATCHED: CatBurglarsView = {
  viewer: null,
  phase: 'act',
  turn: 0,
  picksLeft: 0,
  handSizes: [3, 2, 1],
  hand: null,
  under: [],
  market: 'BGMOPR',
  drawSize: 4,
  discard: 'MYY',
  gangs: [
    [
      { cats: 'B', active: true },
      { cats: 'GO', active: false },
    ],
    [{ cats: 'P', active: true }],
    [],
  ],
  yarnCounts: [2, 0, 1],
  yarn: null,
  table: null,
  passes: 0,
  awaited: [0],
  asked: false,
  winners: [],
}

describe('public', () => {
  test('CB-21 hand sizes, market, visible cats, face-down cards, balls, the discard pile, the size of the draw pile', () => {
    expect(view(position(TABLE), null)).toEqual(WATCHED)
  })

  test('CB-21 colours of scored yarn in the Hall of Fame variant only', () => {
    const p = position({ ...TABLE, hallOfFame: true })
    for (const viewer of viewersOf(3)) expect(view(p, viewer).yarn).toEqual(['BG', '', 'Y'])
    for (const viewer of viewersOf(3)) expect(view(position(TABLE), viewer).yarn).toBe(null)
  })

  test('CB-21 who picks a second card, and that chance is awaited', () => {
    const p = position(TABLE)
    play(p, '0 recruit deck')
    expect(view(p, null)).toMatchObject({ phase: 'draw', picksLeft: 1, drawSize: 4, awaited: [] })
    play(p, '* draw 0 M')
    expect(view(p, null)).toMatchObject({ phase: 'act', picksLeft: 1, drawSize: 3, awaited: [0], handSizes: [4, 2, 1] })
  })

  test('CB-21 a sprung trap on the table and who places it', () => {
    const p = position({ hands: ['', 'B'], gangs: [['B/O', 'G']], turn: 1 })
    play(p, '1 infiltrate 0.0 with B')
    for (const viewer of viewersOf(3))
      expect(view(p, viewer)).toMatchObject({
        phase: 'place',
        turn: 1,
        table: { card: 'O', owner: 0 },
        awaited: [0],
        asked: viewer === 0,
        discard: 'B',
      })
  })

  test('CB-21 passes in a row and the end', () => {
    const p = position({ market: '', draw: '', discard: '', seats: 2, yarn: ['B', 'G'], gangs: [['B/G'], ['O/P']] })
    play(p, '0 pass')
    expect(view(p, null)).toMatchObject({ passes: 1, awaited: [1], winners: [] })
    play(p, '1 pass')
    expect(view(p, null)).toMatchObject({ phase: 'over', passes: 2, awaited: [], winners: [0, 1] })
    expect(view(p, 0).gangs[1]).toEqual([{ cats: 'O', active: true }])
  })

  test.each<CatBurglarsEvent>([
    { type: 'refill', card: 'B' },
    { type: 'reshuffle' },
    { type: 'turn', seat: 1 },
    { type: 'recruit', seat: 1, card: 'M' },
    { type: 'form', seat: 1, gang: 0, card: 'B', isNewGang: true },
    { type: 'secure', seat: 1, gangs: [0, 2] },
    { type: 'infiltrate', seat: 1, owner: 0, gang: 0, paid: 'BM', market: null },
    { type: 'reveal', owner: 1, gang: 0, card: 'B', trap: true },
    { type: 'yarn', seat: 1, cards: 'BO', total: 3 },
    { type: 'ask', seat: 1, card: 'B' },
    { type: 'place', seat: 1, gang: 0, card: 'B', isNewGang: true },
    { type: 'pass', seat: 1 },
    { type: 'over', winners: [1] },
  ])('CB-21 everybody is told: $type', (event) => {
    for (const viewer of viewersOf(3)) expect(newTable().game.redact(event, viewer)).toEqual(event)
  })
})

describe('private', () => {
  test('CB-22 a seat sees its own hand and the colours of its own face-down cards', () => {
    const p = position(TABLE)
    expect(viewersOf(3).map((viewer) => view(p, viewer).hand)).toEqual(['BBM', 'GO', 'Y', null])
    expect(viewersOf(3).map((viewer) => view(p, viewer).under)).toEqual([['B', null], ['R'], [], []])
  })

  test.each<CatBurglarsEvent>([
    { type: 'deal', seat: 1, card: 'M' },
    { type: 'draw', seat: 1, card: 'B' },
    { type: 'activate', seat: 1, gang: 2, card: 'B' },
  ])('CB-22 only its own seat learns the card: $type', (event) => {
    const { game } = newTable()
    for (const viewer of viewersOf(3))
      expect(game.redact(event, viewer)).toEqual(viewer === 1 ? event : { ...event, card: null })
  })

  test('CB-22 cards drawn unseen stay unseen, cards of the market do not', () => {
    const p = position({ market: 'BGMOPR' })
    const events = play(p, '0 recruit M', '0 recruit deck', '* draw 0 Y', '* refill O')
    expect(seen(p, events, 1)).toEqual([
      { type: 'recruit', seat: 0, card: 'M' },
      { type: 'draw', seat: 0, card: null },
      { type: 'refill', card: 'O' },
      { type: 'turn', seat: 1 },
    ])
  })
})

describe('nobody holds what they may not know', () => {
  test('CB-23 neither views nor events tell hidden cards apart', () => {
    /**
     * The views and events of play that is the same in public and differs in the cards that seat 1 lays face down and
     * seat 2 draws.
     */
    const told = (placement: Placement, faceDown: string, drawn: string) => {
      const p = position({ market: 'BGMOPR', discard: 'M', yarn: ['B', 'G'], ...placement })
      const events = play(
        p,
        '0 form B',
        `1 activate ${faceDown} under 0`,
        '2 recruit deck',
        `* draw 2 ${drawn}`,
        '2 recruit M',
        '* refill Y',
      )
      return [0, null].map((viewer) => [view(p, viewer), seen(p, events, viewer)])
    }
    const one = told({ hands: ['B', 'GO', 'Y'], gangs: [[], ['P', 'R/R']], draw: 'BGY' }, 'G', 'B')
    const two = told({ hands: ['B', 'RM', 'O'], gangs: [[], ['P', 'R/B']], draw: 'MOY', yarn: ['O', 'O'] }, 'R', 'M')
    expect(one).toEqual(two)
  })

  test('CB-23 what a seat may do depends on nothing that it cannot see', () => {
    const open = { seats: 2, turn: 0, market: 'MBGOPR', discard: 'M' }
    const one = position({ ...open, hands: ['BGM', 'GO'], gangs: [['B/B'], ['P/P', 'BG/O']], draw: 'BGY' })
    const two = position({ ...open, hands: ['BGM', 'MM'], gangs: [['B/B'], ['P/R', 'BG/B']], draw: 'RRR' })
    expect(legal(one, 0)).toEqual(legal(two, 0))
    for (const attempt of ['infiltrate 1.0 with P', 'secure 0 1', 'form Y', 'recruit Y', 'pass', 'place new'])
      expect(one.game.why(one.state, 0, attempt)).toBe(two.game.why(two.state, 0, attempt))
  })

  test.each(TABLES)('CB-23 the view of an imagined position is the view: $seats seats, $hallOfFame', (table) => {
    eachThought(table, 'views', (p, seat, known, random) => {
      const other = copy(p)
      p.game.determinize(other.state, seat, known, random)
      expect(view(other, seat)).toEqual(view(p, seat))
      expect(view(other, null)).toEqual(view(p, null))
      expect(census(other.state)).toBe(census(p.state))
    })
  })

  test.each(TABLES)(
    'CB-23 positions a seat cannot tell apart give the same imagined one: $seats, $hallOfFame',
    (table) => {
      eachThought(table, 'same', (p, seat, known, random) => {
        const [one, two] = [copy(p), copy(p)]
        two.game.determinize(two.state, seat, known, random)
        one.game.determinize(one.state, seat, known, new Random('same'))
        two.game.determinize(two.state, seat, known, new Random('same'))
        expect(Array.from(one.state)).toEqual(Array.from(two.state))
      })
    },
  )
})

type Known = ReturnType<Position['game']['knowledge']>

/** Visits positions of random games with what a seat has learned on the way, and again with nothing remembered. */
function eachThought(
  table: (typeof TABLES)[number],
  seed: string,
  visit: (p: Position, seat: number, known: Known, random: Random) => void,
): void {
  const random = new Random(seed)
  for (const style of STYLES) {
    const memories = new Memories(catBurglars.create(table.seats, table))
    walk(table, style, seed, (p, events) => {
      memories.see(events)
      if (random.below(6) > 0) return
      for (let seat = 0; seat < table.seats; seat++) {
        visit(p, seat, memories.known[seat]!, random)
        visit(p, seat, p.game.knowledge(seat), random)
      }
    })
  }
}

describe('what a seat can prove', () => {
  /** What seat 2 can prove of seat 0 after some steps, as `hand holdings yarn`. */
  function proven(placement: Placement, ...steps: string[]): string {
    const p = position(placement)
    const known = p.game.knowledge(2)
    for (const event of seen(p, play(p, ...steps), 2)) p.game.learn(known, event)
    return [known.hands[0]!, known.holdings[0]!, known.yarn[0]!].map((set) => letters(set) || '-').join(' ')
  }
  const market = 'BBGMMO'
  const take = (a: string, b: string): string[] => [`0 recruit ${a}`, `0 recruit ${b}`, '* refill YY']
  /** The turns of seats 1 and 2. */
  const others = ['1 form R', '2 form R']
  const hands = ['', 'RRR', 'RRR']

  test.each<[string, Placement, string[], string]>([
    ['nothing at first', {}, [], '- - -'],
    ['cards taken from the market', { market }, take('B', 'M'), 'BM BM -'],
    ['not cards drawn', { market }, ['0 recruit deck', '* draw 0 B'], '- - -'],
    ['not a cat formed since', { market, hands }, [...take('B', 'G'), ...others, '0 form B'], 'G G -'],
    [
      'after a face-down card: of known cats one less each in the hand, mirrors for sure, and all of them held',
      { market, hands, gangs: [['P']] },
      [...take('B', 'M'), ...others, '0 activate B under 0'],
      'M BM -',
    ],
    [
      'of two alike one is still in the hand',
      { market, hands, gangs: [['P']] },
      [...take('B', 'B'), ...others, '0 activate B under 0'],
      'B BB -',
    ],
    [
      'a revealed card is held no more',
      { market, hands, gangs: [['B']] },
      [...take('B', 'G'), ...others, '0 activate B under 0', ...others, '0 secure 0'],
      '- G B',
    ],
    [
      'a revealed card that was not one of those known leaves them where they were',
      { market, hands: ['P', 'RRR', 'RRR'], gangs: [['P']] },
      [...take('B', 'B'), ...others, '0 activate P under 0', ...others, '0 secure 0'],
      'B BB P',
    ],
    [
      'a revealed card of a colour whose known cards are all in the hand was another',
      { market, hands, gangs: [['B/B']] },
      [...take('B', 'B'), ...others, '0 secure 0'],
      'BB BB B',
    ],
    [
      'not what was paid, and the yarn it brought',
      { market, hands, gangs: [[], ['BO/O']] },
      [...take('B', 'M'), ...others, '0 infiltrate 1.0 with BM'],
      '- - O',
    ],
    [
      'not a card paid out of the market',
      { market, hands, gangs: [[], [], ['BO/O']] },
      [...take('B', 'M'), ...others, '0 infiltrate 2.0 with BM'],
      '- - O',
    ],
  ])('CB-21 %s', (_, placement, steps, expected) => {
    expect(proven(placement, ...steps)).toBe(expected)
  })

  test.each(TABLES)('CB-21 it is true in every position: $seats seats, Hall of Fame $hallOfFame', (table) => {
    let proofs = 0
    let untrue = ''
    eachThought(table, 'proofs', (p, seat, known) => {
      const { hands: inHand, gangs, yarn } = truth(p)
      for (let owner = 0; owner < table.seats; owner++) {
        if (known.yarn[owner] !== 0 && letters(known.yarn[owner]!) !== yarn[owner])
          untrue += letters(known.yarn[owner]!)
        const held = inHand[owner]! + gangs[owner]!.map(({ under }) => under ?? '').join('')
        if (owner !== seat) {
          untrue += lacking(inHand[owner]!, letters(known.hands[owner]!))
          untrue += lacking(held, letters(known.holdings[owner]!))
        }
        untrue += letters(without(known.hands[owner]!, known.holdings[owner]!))
        proofs += sizeOf(known.holdings[owner]!)
      }
    })
    expect(untrue).toBe('')
    expect(proofs).toBeGreaterThan(0)
  })

  test.each(TABLES)('CB-21 an imagined position keeps it: $seats seats, Hall of Fame $hallOfFame', (table) => {
    let missing = ''
    eachThought(table, 'kept', (p, seat, known, random) => {
      const other = copy(p)
      other.game.determinize(other.state, seat, known, random)
      const { hands: inHand, gangs, yarn } = truth(other)
      for (let owner = 0; owner < table.seats; owner++) {
        missing += lacking(yarn[owner]!, letters(known.yarn[owner]!))
        if (owner === seat) continue
        const held = inHand[owner]! + gangs[owner]!.map(({ under }) => under ?? '').join('')
        missing += lacking(inHand[owner]!, letters(known.hands[owner]!))
        missing += lacking(held, letters(known.holdings[owner]!))
      }
    })
    expect(missing).toBe('')
  })
})

/** The letters of `part` that `whole` does not have. */
const lacking = (whole: string, part: string): string =>
  [...part].filter((letter, i) => part.slice(0, i + 1).split(letter).length > whole.split(letter).length).join('')
