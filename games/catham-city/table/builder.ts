import type { Seat } from '@alleycat/engine'
import type { Faction } from '../rules/vocabulary.ts'
import { sorted } from '../rules/letters.ts'
import type { Decision } from '../rules/notation.ts'

/**
 * Builds a move from taps. It knows the legal decisions and nothing of the rules behind them: a card may be tapped when
 * some decision contains it and all that is selected, and a move is complete when a decision contains nothing else.
 */

/** The zone in which the cards of a move are tapped. */
export type Zone = 'hand' | 'display'

/** The zone of a decision's cards; null where no card is tapped. */
export const zoneOf = ({ verb, cards }: Decision): Zone | null =>
  verb === 'take' ? 'display' : cards === '' ? null : 'hand'

export interface Picked {
  readonly id: number
  readonly card: Faction
}

export interface Selection {
  readonly zone: Zone | null
  readonly picks: readonly Picked[]
  readonly target: Seat | null
}

export const NOTHING: Selection = { zone: null, picks: [], target: null }

export interface Build {
  /** The move when it is complete, else null. */
  readonly decision: Decision | null
  /** Whether more cards may be added. */
  readonly extendable: boolean
  /** The factions that may be tapped next. */
  readonly lit: Readonly<Record<Zone, ReadonlySet<string>>>
  /** Whether an opponent is to be chosen with these cards, and which ones may be. */
  readonly targeting: boolean
  readonly seats: ReadonlySet<Seat>
  /** Whether these cards are a move as soon as an opponent is chosen, so that digits choose one rather than count cards. */
  readonly aiming: boolean
  /** The decisions that contain the selection. */
  readonly fitting: readonly Decision[]
}

/** The result of a tap: another selection, or an attempt that some rule forbids. */
export type Tapped =
  { readonly selection: Selection; readonly attempt?: never } | { readonly attempt: string; readonly selection?: never }

export const lettersOf = ({ picks }: Selection): string => sorted(picks.map(({ card }) => card))

export function look(choices: readonly Decision[], selection: Selection): Build {
  const letters = lettersOf(selection)
  const possible = fitting(choices, { ...selection, target: null })
  const chosen = fitting(choices, selection)
  const exact = selection.picks.length === 0 ? [] : chosen.filter(({ cards }) => cards === letters)
  const decision = exact.length === 1 ? exact[0]! : null
  const seats = new Set<Seat>()
  if (selection.picks.length > 0) for (const { target } of possible) if (target !== null) seats.add(target)
  return {
    decision,
    extendable: chosen.some(({ cards }) => cards.length > letters.length),
    lit: { hand: nextLetters(chosen, 'hand', letters), display: nextLetters(chosen, 'display', letters) },
    targeting: seats.size > 0,
    seats,
    aiming: possible.some(({ cards, target }) => target !== null && cards === letters),
    fitting: chosen,
  }
}

/**
 * Selects a card. A second tap deselects it. One that does not go with the others takes the place of the last one where
 * that makes a move, and else it starts a new selection.
 */
export function tapCard(choices: readonly Decision[], before: Selection, zone: Zone, pick: Picked): Tapped {
  const left = before.picks.filter(({ id }) => id !== pick.id)
  if (before.zone === zone && left.length < before.picks.length)
    return { selection: left.length === 0 ? NOTHING : { ...before, picks: left } }
  const base = before.zone === zone ? before : NOTHING
  const adding = (kept: readonly Picked[], target = base.target): Selection => ({
    zone,
    picks: [...kept, pick],
    target,
  })
  const ways = [adding(base.picks)]
  // A card does not replace one of its own kind, because that would change nothing.
  const isAlike = ({ card }: Picked): boolean => card === pick.card
  const instead = adding(base.picks.slice(0, -1))
  // The others stay only in a set of their own, not as what goes along with a set of this card.
  const isTheirs = fitting(choices, instead).some(({ faction }) => faction !== pick.card)
  if (base.picks.length > 0 && !isAlike(base.picks.at(-1)!) && isTheirs) ways.push(instead)
  const isOther = !base.picks.some(isAlike)
  if (isOther) ways.push(adding([]), adding([], null))
  // A card of a set that is played at nobody lets go of the opponent.
  const atNobody = adding(base.picks, null)
  if (fitting(choices, atNobody).some(({ target }) => target === null)) ways.splice(1, 0, atNobody)
  const selection = ways.find((way) => fitting(choices, way).length > 0)
  if (selection) return { selection }
  const meant = isOther ? adding([]) : adding(base.picks)
  return { attempt: zone === 'display' ? `take ${lettersOf(meant)}` : attemptWith(choices, base, meant) }
}

export function tapSeat(choices: readonly Decision[], selection: Selection, seat: Seat): Tapped {
  if (selection.target === seat) return { selection: { ...selection, target: null } }
  const next: Selection = { ...selection, target: seat }
  if (fitting(choices, next).length > 0) return { selection: next }
  return { attempt: `play ${lettersOf(next)} @${seat}` }
}

/** Selects these letters at once, from the cards that lie in the zone. */
export function pickAll(zone: Zone, letters: string, cards: readonly Picked[]): Selection {
  const left = [...letters]
  const picks = cards.filter(({ card }) => {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  return { zone, picks, target: null }
}

/** As many cards of the faction that was tapped last as are asked for, beside the others; null where no move has them. */
export function counted(
  choices: readonly Decision[],
  { zone, picks, target }: Selection,
  count: number,
  cards: readonly Picked[],
): Selection | null {
  const last = picks.at(-1)
  if (zone === null || !last || count === 0) return null
  const others = picks.filter(({ card }) => card !== last.card)
  const alike = pickAll(zone, last.card.repeat(count), cards).picks
  const selection = { zone, picks: [...others, ...alike], target }
  return alike.length === count && fitting(choices, selection).length > 0 ? selection : null
}

/** Whether an earlier selection is still possible. */
export const isAlive = (choices: readonly Decision[], selection: Selection, present: ReadonlySet<number>): boolean =>
  selection.picks.every(({ id }) => present.has(id)) && fitting(choices, selection).length > 0

/** A set in hand that can be played, to be selected with one tap. */
export interface ReadySet {
  readonly faction: Faction
  readonly count: number
  /** The cards of the set, with the further card where there is no choice of it. */
  readonly cards: string
}

/** The largest set of each faction that can be played, and both sets of Robocats. */
export function readySets(choices: readonly Decision[]): ReadySet[] {
  const plays = choices.filter(({ verb }) => verb === 'play')
  const most = new Map<Faction, number>()
  for (const { faction, set } of plays) most.set(faction!, Math.max(most.get(faction!) ?? 0, set.length))
  const sets = [...most].flatMap(([faction, count]) => {
    const counts = faction === 'R' && count === 4 ? [2, 4] : [count]
    return counts.map((each) => readySet(plays, faction, each))
  })
  return sets.toSorted((a, b) => (a.faction < b.faction ? -1 : a.faction > b.faction ? 1 : a.count - b.count))
}

function readySet(plays: readonly Decision[], faction: Faction, count: number): ReadySet {
  const ways = new Set(
    plays.filter((play) => play.faction === faction && play.set.length === count).map(({ cards }) => cards),
  )
  const [only] = ways
  return { faction, count, cards: ways.size === 1 ? only! : faction.repeat(count) }
}

function fitting(choices: readonly Decision[], { zone, picks, target }: Selection): Decision[] {
  const letters = sorted(picks.map(({ card }) => card))
  return choices.filter(
    (choice) =>
      (zone === null ? zoneOf(choice) !== null : zoneOf(choice) === zone) &&
      (target === null || choice.target === target) &&
      holds(choice.cards, letters),
  )
}

/** Whether a set contains another; both are in alphabetical order. */
function holds(whole: string, part: string): boolean {
  let at = 0
  for (const letter of part) {
    at = whole.indexOf(letter, at) + 1
    if (at === 0) return false
  }
  return true
}

function nextLetters(choices: readonly Decision[], zone: Zone, chosen: string): Set<string> {
  const next = new Set<string>()
  for (const choice of choices) {
    if (zoneOf(choice) !== zone) continue
    const { cards } = choice
    for (const letter of new Set(cards))
      if (!next.has(letter) && holds(cards, sorted(chosen + letter))) next.add(letter)
  }
  return next
}

/** The attempt that a tap probably means, in a spelling whose refusal names the most helpful rule. */
function attemptWith(choices: readonly Decision[], before: Selection, { picks, target }: Selection): string {
  const letters = sorted(picks.map(({ card }) => card))
  if (!choices.some(({ verb }) => verb === 'take' || verb === 'play')) return `discard ${letters}`
  if (new Set(letters).size === 1) return `play ${letters}${target === null ? '' : ` @${target}`}`
  // Detectives and Police are played with a further card, and the rule about that card is the one to name.
  const lead = before.picks.find(({ card }) => card === 'D' || card === 'P')?.card
  if (lead !== undefined) return `play ${[...letters].filter((letter) => letter === lead).join('')}`
  return `play ${letters}`
}
