import type { Seat } from '@alleycat/engine'
import { cardOf, setText } from '../rules/letters.ts'
import { readDecision } from '../rules/notation.ts'
import type { Card } from '../rules/vocabulary.ts'

/** The payment for one cat of an infiltrated gang (CB-12): its colour or a mirror, from the hand or the market (CB-13). */
export interface Pay {
  readonly card: Card
  readonly market: boolean
}

/** An opponent's gang, and what is paid for each of its cats in their order. */
export interface Raid {
  readonly owner: Seat
  readonly gang: number
  readonly cats: string
  readonly pays: readonly Pay[]
}

type Target = Pick<Raid, 'owner' | 'gang' | 'cats'>

/** The cards that are paid, whichever card is for which cat. */
interface Payment {
  readonly hand: string
  readonly market: string
}

const targetText = ({ owner, gang }: Pick<Raid, 'owner' | 'gang'>): string => `infiltrate ${owner}.${gang} with `

export function raidText(raid: Raid): string {
  const { hand, market } = paymentOf(raid)
  return targetText(raid) + [hand, market && `market ${market}`].filter((part) => part !== '').join(' ')
}

function paymentOf({ pays }: Raid): Payment {
  const letters = (market: boolean): string[] => pays.filter((pay) => pay.market === market).map(({ card }) => card)
  return { hand: letters(false).toSorted().join(''), market: letters(true).join('') }
}

/** Every legal way to pay for a gang. */
export function waysToPay(choices: ReadonlySet<string>, target: Pick<Raid, 'owner' | 'gang'>): Payment[] {
  const start = targetText(target)
  const ways: Payment[] = []
  for (const text of choices) {
    const decision = text.startsWith(start) ? readDecision(text) : undefined
    if (decision?.verb === 'infiltrate')
      ways.push({ hand: setText(decision.payment), market: decision.market === null ? '' : cardOf(decision.market) })
  }
  return ways
}

/** The first proposal takes what it can from the market, which costs nothing of one's own, and prefers colours to mirrors. */
export function proposedRaid(choices: ReadonlySet<string>, target: Target): Raid | null {
  const way = least(waysToPay(choices, target), dearness)
  return way && dealtOut({ ...target, pays: [] }, way)
}

const dearness = ({ hand, market }: Payment): number =>
  (market === '' ? 100 : 0) + (market === 'M' ? 1 : 0) + 2 * countIn(hand, 'M')

/** The next way to pay for one cat that changes the payment for others as little as possible; null when there is none. */
export function repaid(choices: ReadonlySet<string>, raid: Raid, index: number): Raid | null {
  const kinds = kindsFor(raid.cats[index]!)
  const now = kinds.findIndex((kind) => isSame(kind, raid.pays[index]!))
  const ways = waysToPay(choices, raid)
  for (let step = 1; step < kinds.length; step++) {
    const pay = kinds[(now + step) % kinds.length]!
    const fitting = ways.filter((way) => canPay(raid.cats, way, index, pay))
    const next = nearest(
      raid,
      fitting.map((way) => dealtOut(raid, way, index, pay)),
    )
    if (next) return next
  }
  return null
}

/** Pays one more card of a kind or, where that is not possible, one less; null when neither is. */
export function paidWith(choices: ReadonlySet<string>, raid: Raid, { card, market }: Pay): Raid | null {
  const count = (way: Payment): number => countIn(market ? way.market : way.hand, card)
  const now = count(paymentOf(raid))
  const ways = waysToPay(choices, raid)
  const next = (isMeant: (way: Payment) => boolean): Raid | null =>
    nearest(
      raid,
      ways.filter(isMeant).map((way) => dealtOut(raid, way)),
    )
  return next((way) => count(way) > now) ?? next((way) => count(way) < now)
}

/** The other payment that changes for the fewest cats. */
const nearest = (raid: Raid, others: readonly Raid[]): Raid | null =>
  least(
    others.filter((other) => raidText(other) !== raidText(raid)),
    (other) => other.pays.filter((pay, i) => !isSame(pay, raid.pays[i])).length,
  )

const kindsFor = (cat: string): readonly Pay[] => [
  { card: cat as Card, market: false },
  { card: 'M', market: false },
  { card: cat as Card, market: true },
  { card: 'M', market: true },
]

const isSame = (a: Pay, b: Pay | undefined): boolean => a.card === b?.card && a.market === b.market

const countIn = (letters: string, letter: string): number => letters.split(letter).length - 1

/** Whether a payment can use this card for this cat. */
function canPay(cats: string, { hand, market }: Payment, index: number, { card, market: isFromMarket }: Pay): boolean {
  if (isFromMarket && market !== card) return false
  if (!isFromMarket && !hand.includes(card)) return false
  const cat = cats[index]!
  return card !== 'M' || countIn(hand + market, cat) < countIn(cats, cat)
}

/** Assigns a payment to the cats, with one of them fixed and the others unchanged where possible. */
function dealtOut(raid: Raid, { hand, market }: Payment, fixed = -1, pay?: Pay): Raid {
  const pays: (Pay | undefined)[] = Array.from(raid.cats, () => undefined)
  if (pay) pays[fixed] = pay
  for (const kind of [...new Set(raid.cats)].flatMap(kindsFor).filter((each) => each.card !== 'M'))
    deal(kind, countIn(kind.market ? market : hand, kind.card))
  deal({ card: 'M', market: true }, market === 'M' ? 1 : 0)
  deal({ card: 'M', market: false }, countIn(hand, 'M'))
  return { ...raid, pays: pays as Pay[] }

  function deal(kind: Pay, count: number): void {
    const free = [...pays.keys()].filter((i) => !pays[i] && (kind.card === 'M' || kind.card === raid.cats[i]))
    const before = free.filter((i) => isSame(kind, raid.pays[i]))
    const left = count - pays.filter((each) => isSame(kind, each)).length
    for (const i of [...new Set([...before, ...free])].slice(0, left)) pays[i] = kind
  }
}

function least<T>(items: readonly T[], measure: (item: T) => number): T | null {
  let best: T | null = null
  for (const item of items) if (best === null || measure(item) < measure(best)) best = item
  return best
}
