import type { Seat } from '@alleycat/engine'
import type { CatBurglarsView } from '../rules/view.ts'
import type { Card, Colour } from '../rules/vocabulary.ts'
import { paidWith, proposedRaid, raidText, repaid, waysToPay, type Raid } from './payment.ts'

/**
 * Builds a decision from taps, without a page: it takes what is asked, what is selected and what is tapped, and returns
 * the next selection, or the attempt that the rules are to be asked about.
 */
export interface Asked {
  readonly view: CatBurglarsView
  readonly choices: ReadonlySet<string>
}

/** The place for a cat: one of the own gangs or a new one. */
export type Place = number | 'new'

export type Selection =
  | { readonly kind: 'none' }
  /** A card of the market is selected; null is the draw pile. */
  | { readonly kind: 'recruit'; readonly card: Card | null }
  /** A cat of the hand and its place are selected, in either order. */
  | { readonly kind: 'cat'; readonly card: Colour | null; readonly at: Place | null }
  | { readonly kind: 'secure'; readonly gangs: readonly number[] }
  | { readonly kind: 'infiltrate'; readonly raid: Raid }
  | { readonly kind: 'place'; readonly at: Place }

export type Touched =
  | { readonly on: 'market'; readonly card: Card }
  | { readonly on: 'deck' }
  | { readonly on: 'hand'; readonly card: Card }
  | { readonly on: 'gang'; readonly seat: Seat; readonly gang: number }
  | { readonly on: 'new' }
  /** The payment for one of the cats of the gang to be infiltrated is tapped. */
  | { readonly on: 'pay'; readonly index: number }
  | { readonly on: 'all yarn' }

export interface Outcome {
  readonly selection: Selection
  /** The illegal decision that was attempted, in the notation of records. */
  readonly attempt: string | null
}

export const NOTHING: Selection = { kind: 'none' }

const select = (selection: Selection): Outcome => ({ selection, attempt: null })

export function tap(asked: Asked, selection: Selection, touched: Touched): Outcome {
  switch (touched.on) {
    case 'market':
      return repay(asked, selection, touched.card, true) ?? tapRecruit(asked, selection, touched.card)
    case 'deck':
      return tapRecruit(asked, selection, null)
    case 'hand':
      return repay(asked, selection, touched.card, false) ?? tapHand(asked, selection, touched.card)
    case 'gang':
      if (touched.seat !== asked.view.viewer) return tapTarget(asked, selection, touched.seat, touched.gang)
      return tapPlace(asked, selection, touched.gang) ?? tapOwnGang(asked, selection, touched.gang)
    case 'new':
      return tapPlace(asked, selection, 'new') ?? tapNew(asked, selection)
    case 'pay': {
      const raid = selection.kind === 'infiltrate' ? repaid(asked.choices, selection.raid, touched.index) : null
      return select(raid ? { kind: 'infiltrate', raid } : selection)
    }
    case 'all yarn':
      return select({ kind: 'secure', gangs: yarnOf(asked) })
  }
}

function tapRecruit({ choices }: Asked, selection: Selection, card: Card | null): Outcome {
  const text = `recruit ${card ?? 'deck'}`
  if (!choices.has(text)) return { selection, attempt: text }
  return select(selection.kind === 'recruit' && selection.card === card ? NOTHING : { kind: 'recruit', card })
}

/** The outcome of a card that is tapped to pay for an infiltration; null when it is tapped for something else. */
function repay({ choices }: Asked, selection: Selection, card: Card, market: boolean): Outcome | null {
  const raid = selection.kind === 'infiltrate' ? paidWith(choices, selection.raid, { card, market }) : null
  return raid && select({ kind: 'infiltrate', raid })
}

function tapHand({ choices }: Asked, selection: Selection, card: Card): Outcome {
  if (card === 'M' || !choices.has(`form ${card}`)) return { selection, attempt: `form ${card}` }
  if (selection.kind !== 'cat') return select({ kind: 'cat', card, at: null })
  if (selection.card === card) return select(NOTHING)
  return select({ kind: 'cat', card, at: selection.card === null ? selection.at : null })
}

/** The outcome of a place tapped for a sprung trap or for the selected cat; null when no place is asked for. */
function tapPlace(asked: Asked, selection: Selection, at: Place): Outcome | null {
  if (asked.view.phase === 'place') {
    const text = placeText(at)
    if (!asked.choices.has(text)) return { selection, attempt: text }
    return select(selection.kind === 'place' && selection.at === at ? NOTHING : { kind: 'place', at })
  }
  if (selection.kind !== 'cat' || selection.card === null) return null
  if (catDecisions(asked, selection.card, at).length > 0) return select(toggledPlace(selection, at))
  return { selection, attempt: formText(selection.card, at) }
}

const toggledPlace = (selection: Selection, at: Place): Selection => {
  if (selection.kind !== 'cat') return { kind: 'cat', card: null, at }
  if (selection.at !== at) return { ...selection, at }
  return selection.card === null ? NOTHING : { ...selection, at: null }
}

/** A new gang that is tapped before a cat. */
function tapNew(asked: Asked, selection: Selection): Outcome {
  if (takesCats(asked, 'new')) return select(toggledPlace(selection, 'new'))
  // Without a cat in the hand any cat is one that is missing.
  const cat = [...(asked.view.hand ?? '')].find((card) => card !== 'M') ?? 'B'
  return { selection, attempt: `form ${cat}` }
}

function tapOwnGang(asked: Asked, selection: Selection, gang: number): Outcome {
  if (asked.choices.has(`secure ${gang}`)) {
    const chosen = selection.kind === 'secure' ? selection.gangs : []
    const gangs = chosen.includes(gang) ? chosen.filter((each) => each !== gang) : [...chosen, gang]
    return select(gangs.length === 0 ? NOTHING : { kind: 'secure', gangs: gangs.toSorted((a, b) => a - b) })
  }
  return takesCats(asked, gang) ? select(toggledPlace(selection, gang)) : { selection, attempt: `secure ${gang}` }
}

function tapTarget({ view, choices }: Asked, selection: Selection, owner: Seat, gang: number): Outcome {
  const { cats } = view.gangs[owner]![gang]!
  if (selection.kind === 'infiltrate' && selection.raid.owner === owner && selection.raid.gang === gang)
    return select(NOTHING)
  const raid = proposedRaid(choices, { owner, gang, cats })
  return raid
    ? select({ kind: 'infiltrate', raid })
    : { selection, attempt: `infiltrate ${owner}.${gang} with ${cats}` }
}

/** The own gangs with yarn. */
export const yarnOf = ({ view, choices }: Asked): number[] =>
  view.viewer === null ? [] : [...view.gangs[view.viewer]!.keys()].filter((gang) => choices.has(`secure ${gang}`))

const formText = (card: Card, at: Place): string => (at === 'new' ? `form ${card}` : `form ${card} on ${at}`)
const placeText = (at: Place): string => (at === 'new' ? 'place new' : `place on ${at}`)

/** The decisions that a cat allows at a place: to join it face up, or to lie face down under it. */
export function catDecisions({ choices }: Asked, card: Card, at: Place): string[] {
  const texts = [formText(card, at), ...(at === 'new' ? [] : [`activate ${card} under ${at}`])]
  return texts.filter((text) => choices.has(text))
}

/** Whether any cat can go to this gang. */
export function takesCats(asked: Asked, at: Place): boolean {
  return [...(asked.view.hand ?? '')].some((card) => catDecisions(asked, card as Card, at).length > 0)
}

export interface Reading {
  /** The complete decisions that the selection may mean. */
  readonly decisions: readonly string[]
  /** Whether further taps could complete the selection to another decision. */
  readonly open: boolean
}

export function read(asked: Asked, selection: Selection): Reading {
  switch (selection.kind) {
    case 'none':
      return { decisions: asked.choices.has('pass') ? ['pass'] : [], open: true }
    case 'recruit':
      return { decisions: [`recruit ${selection.card ?? 'deck'}`], open: false }
    case 'cat':
      return readCat(asked, selection.card, selection.at)
    case 'secure':
      return { decisions: [`secure ${selection.gangs.join(' ')}`], open: selection.gangs.length < yarnOf(asked).length }
    case 'infiltrate':
      return { decisions: [raidText(selection.raid)], open: waysToPay(asked.choices, selection.raid).length > 1 }
    case 'place':
      return { decisions: [placeText(selection.at)], open: false }
  }
}

function readCat(asked: Asked, card: Colour | null, at: Place | null): Reading {
  if (card === null) return { decisions: [], open: true }
  if (at !== null) {
    const decisions = catDecisions(asked, card, at)
    return { decisions, open: decisions.length > 1 }
  }
  const decisions = [...asked.choices].filter(
    (text) => text.startsWith(`form ${card}`) || text.startsWith(`activate ${card}`),
  )
  return { decisions: decisions.length === 1 ? decisions : [], open: true }
}
