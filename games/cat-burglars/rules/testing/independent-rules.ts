import type { Seat } from '@alleycat/engine'
import type { Truth } from './position.ts'

/**
 * An independent implementation of what is legal, from a trace alone and as plainly as the rules say it, with strings
 * for cards. It is slow, and shares nothing with the game but the notation.
 */
export function plainlyLegal(t: Truth, seats: number, seat: Seat, placer: Seat | null): string[] {
  if (placer !== null) return seat === placer ? ['place new', ...growing(t, seat).map((i) => `place on ${i}`)] : []
  if (seat !== t.turn) return []
  const actions = recruits(t)
  if (t.picksLeft === 0) actions.push(...forms(t, seat), ...secures(t, seat), ...infiltrations(t, seats, seat))
  return actions.length === 0 ? ['pass'] : actions.toSorted()
}

/** CB-6 */
const recruits = (t: Truth): string[] => [
  ...(t.draw + t.discard === '' ? [] : ['recruit deck']),
  ...each(t.market).map((card) => `recruit ${card}`),
]

/** CB-7, CB-8, CB-9 */
function forms(t: Truth, seat: Seat): string[] {
  const own = t.gangs[seat]!
  return each(t.hands[seat]!.replaceAll('M', '')).flatMap((cat) => [
    `form ${cat}`,
    ...growing(t, seat).map((i) => `form ${cat} on ${i}`),
    ...[...own.keys()].filter((i) => own[i]!.under === null).map((i) => `activate ${cat} under ${i}`),
  ])
}

/** CB-8 */
const growing = (t: Truth, seat: Seat): number[] => {
  const sizes = t.gangs[seat]!.map(({ cats }) => cats.length)
  return [...sizes.keys()].filter((i) => sizes.some((size, other) => other !== i && size === sizes[i]))
}

/** CB-11 */
function secures(t: Truth, seat: Seat): string[] {
  const own = t.gangs[seat]!
  const yarn = [...own.keys()].filter((i) => own[i]!.cats.includes(own[i]!.under ?? 'none'))
  return [...yarn.map((i) => `secure ${i}`), ...(yarn.length > 1 ? [`secure ${yarn.join(' ')}`] : [])]
}

/** CB-12, CB-13 */
function infiltrations(t: Truth, seats: number, seat: Seat): string[] {
  const actions = new Set<string>()
  for (const [owner, gangs] of t.gangs.entries())
    for (const [i, { cats, under }] of gangs.entries()) {
      if (owner === seat || under === null) continue
      for (const paid of payments(cats, t.hands[seat]!)) actions.add(`infiltrate ${owner}.${i} with ${paid}`)
      if (seats > 2) continue
      for (const card of each(t.market))
        for (const cat of each(cats))
          if (card === cat || card === 'M')
            for (const paid of payments(cats.replace(cat, ''), t.hands[seat]!))
              actions.add(`infiltrate ${owner}.${i} with ${`${paid} market ${card}`.trim()}`)
    }
  return [...actions]
}

/** The payments cat by cat: each is paid with its colour or with a mirror. */
function payments(cats: string, hand: string): Set<string> {
  if (cats === '') return new Set([''])
  const paid = new Set<string>()
  for (const card of [cats[0]!, 'M'])
    if (hand.includes(card))
      for (const rest of payments(cats.slice(1), hand.replace(card, ''))) paid.add([...rest, card].toSorted().join(''))
  return paid
}

const each = (cards: string): string[] => [...new Set(cards)]
