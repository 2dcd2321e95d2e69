import type { RuleId, Seat } from '@alleycat/engine'
import type { PlacedCard } from '@alleycat/ui/cards/card-identities.ts'
import type { SoundName } from '@alleycat/ui/sounds.ts'
import type { Decision } from '../rules/notation.ts'
import type { Faction } from '../rules/vocabulary.ts'
import {
  counted,
  isAlive,
  lettersOf,
  look,
  NOTHING,
  pickAll,
  readySets,
  tapCard,
  tapSeat,
  type Picked,
  type Selection,
  type Tapped,
  type Zone,
} from './builder.ts'

/** The question to the table and what it is about, read again whenever it is needed. */
export interface Asked {
  readonly decisions: readonly Decision[]
  readonly hand: readonly PlacedCard[]
  readonly display: readonly PlacedCard[]
  readonly confirms: boolean
  readonly why: (attempt: string) => RuleId | null
  readonly refuse: (rule: RuleId, attempt: string) => void
  readonly decide: (text: string) => void
  readonly play: (sound: SoundName) => void
}

/** The move that is being built by taps. */
export class MoveInProgress {
  readonly #asked: () => Asked
  #selection = $state.raw<Selection>(NOTHING)
  /** The selection, which is empty once its question is closed or its cards are gone. */
  readonly selection: Selection = $derived.by(() => {
    const { decisions, hand, display } = this.#asked()
    const present = new Set([...hand, ...display].map(({ id }) => id))
    return isAlive(decisions, this.#selection, present) ? this.#selection : NOTHING
  })
  readonly build = $derived.by(() => look(this.#asked().decisions, this.selection))
  readonly ids: ReadonlySet<number> = $derived(new Set(this.selection.picks.map(({ id }) => id)))
  /** The letters of the cards selected in the hand. */
  readonly inHand: string = $derived(this.selection.zone === 'hand' ? lettersOf(this.selection) : '')
  readonly ready = $derived.by(() => readySets(this.#asked().decisions))
  /** The number of cards in the display of the faction being taken, or null when there is one, or none is taken. */
  readonly all: number | null = $derived.by(() => {
    const { decision } = this.build
    const { display } = this.#asked()
    const count = decision?.verb === 'take' ? display.filter(({ kind }) => kind === decision.faction).length : 0
    return count > 1 ? count : null
  })
  /** Whether a second card like some gift may be discarded. */
  readonly mayDiscardToo: boolean = $derived.by(() =>
    this.#asked().decisions.some(({ verb, cards }) => verb === 'give' && cards.length > 1),
  )
  /** Whether more cards may be added to a move that is complete. */
  readonly mayAdd: boolean = $derived(this.build.decision !== null && this.build.extendable)

  constructor(asked: () => Asked) {
    this.#asked = asked
  }

  readonly tapCard = (zone: Zone, { id, kind }: PlacedCard): void =>
    this.#take(tapCard(this.#asked().decisions, this.selection, zone, { id, card: kind as Faction }))

  /** Whether a tap on the card would select it. */
  canTap(zone: Zone, { id, kind }: PlacedCard): boolean {
    return tapCard(this.#asked().decisions, this.selection, zone, { id, card: kind as Faction }).selection !== undefined
  }

  readonly tapSeat = (seat: Seat): void => this.#take(tapSeat(this.#asked().decisions, this.selection, seat))

  /** Selects a set, or deselects it when it is selected already. */
  readonly toggle = (letters: string): void => {
    if (this.inHand === letters) this.clear()
    else this.#take({ selection: this.pick('hand', letters) })
  }

  readonly takeAll = (): void => {
    const { faction } = this.build.decision!
    this.#take({ selection: this.pick('display', faction!.repeat(this.all!)) })
  }

  readonly discardToo = (): void => {
    const { faction } = this.build.decision!
    this.#take({ selection: this.pick('hand', faction!.repeat(2)) })
  }

  /** Selects as many cards of the faction that was tapped last as are asked for; returns whether that is possible. */
  count(count: number): boolean {
    const { zone } = this.selection
    const selection = zone && counted(this.#asked().decisions, this.selection, count, this.#cards(zone))
    if (selection) this.#take({ selection })
    return selection !== null
  }

  readonly clear = (): void => {
    this.#selection = NOTHING
  }

  readonly play = (text: string): void => {
    this.clear()
    this.#asked().decide(text)
  }

  pick(zone: Zone, letters: string): Selection {
    return pickAll(zone, letters, this.#cards(zone))
  }

  #cards(zone: Zone): Picked[] {
    return this.#asked()[zone].map(({ id, kind }) => ({ id, card: kind as Faction }))
  }

  #take(tapped: Tapped): void {
    const { why, refuse, confirms, play } = this.#asked()
    if (tapped.selection === undefined) {
      const rule = why(tapped.attempt)
      if (rule !== null) refuse(rule, tapped.attempt)
      return
    }
    this.#selection = tapped.selection
    play('pick')
    const { decision, extendable } = this.build
    if (!confirms && decision && !extendable) this.play(decision.text)
  }
}
