import { callName, CHARACTERS } from '@alleycat/bots'
import {
  askOf,
  frameFor,
  stillFrame,
  Refusal,
  Teller,
  type Frame,
  type Game,
  type Match,
  type RuleId,
  type Seat,
} from '@alleycat/engine'
import type { Lesson, LessonPart } from '@alleycat/ui/learn/lesson.ts'
import type { GameKit } from '@alleycat/ui/game-kit.ts'
import type { SeatInfo } from '@alleycat/ui/game-module.ts'
import { seatInfo } from '../session/players.ts'
import type { LessonProgress } from './progress.ts'

/** The learner's seat. */
export const LEARNER: Seat = 0

/** What the coach says besides the text of the part. */
export type Reply =
  /** A legal decision that is not the one to be learned. */
  | { readonly kind: 'otherwise' }
  /** An attempt that a rule forbids. */
  | { readonly kind: 'rule'; readonly rule: RuleId }

interface LessonOptions {
  /** Waits so that what happened can be seen; milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>
  readonly keep: (progress: LessonProgress) => void
  readonly from?: LessonProgress | null
}

/**
 * A lesson being played: a scripted game on a real table. Parts that say something wait to be read, parts that ask wait
 * for the right decision, everything else happens by itself.
 */
export class LessonSession {
  readonly game: Game
  /** What lies on the table, as the learner sees it. */
  frame = $state.raw<Frame>({ view: null, events: [] })
  /** All that has been shown. */
  log = $state.raw<readonly unknown[]>([])
  choices = $state.raw<readonly string[]>([])
  /** The number of the part; as many as there are parts when all is done. */
  part = $state(0)
  reply = $state.raw<Reply | null>(null)
  /** The lesson in the language of the page. */
  lesson = $state.raw<Lesson>(undefined as unknown as Lesson)

  readonly #kit: GameKit
  readonly #options: LessonOptions
  #teller!: Teller
  /** What the learner is still to be shown. */
  #queue: Frame[] = []
  #run = 0

  readonly current: LessonPart | null = $derived.by(() => this.lesson.parts[this.part] ?? null)
  readonly isOver: boolean = $derived.by(() => this.part >= this.lesson.parts.length)
  /** What the coach says; what it said last while things happen. */
  readonly text: string = $derived.by(() => textsOf(this.lesson.parts.slice(0, this.part + 1)).at(-1) ?? '')
  /** The number of that text, from 1, and how many there are. */
  readonly page: number = $derived.by(() => Math.max(1, textsOf(this.lesson.parts.slice(0, this.part + 1)).length))
  readonly pages: number = $derived.by(() => textsOf(this.lesson.parts).length)
  /** The decision that the table points out after another one was tried. */
  readonly advised: string | null = $derived.by(() =>
    this.reply?.kind === 'otherwise' && this.current?.kind === 'ask' ? this.current.accept[0]! : null,
  )

  constructor(kit: GameKit, lesson: Lesson, options: LessonOptions) {
    const read = kit.kind.readOptions(lesson.options)
    if (read instanceof Refusal) throw new Error(read.why.join(' '))
    this.game = kit.kind.create(lesson.seats, read)
    this.lesson = lesson
    this.#kit = kit
    this.#options = options
    const { from } = options
    if (!from || from.part > lesson.parts.length || !this.#load(from)) this.#load({ part: 0, steps: [] })
  }

  /** The learner, called `you`, and cats to play with. */
  seats(you: string, avatar: string): SeatInfo[] {
    return Array.from({ length: this.game.seats }, (_, seat) =>
      seat === LEARNER
        ? { name: you, avatar, kind: 'person' }
        : seatInfo({ kind: 'bot', bot: callName(CHARACTERS[seat - 1]!) }),
    )
  }

  /** Lets happen what happens by itself, up to the next thing to read or to decide. */
  async start(): Promise<void> {
    const run = ++this.#run
    while (run === this.#run && this.current?.kind === 'steps') {
      for (const step of this.current.steps) {
        await this.#happen(step, run)
        if (run !== this.#run) return
      }
      this.#go(this.part + 1)
    }
    this.#ask()
  }

  stop(): void {
    this.#run++
  }

  /** Goes on after something was read. */
  async next(): Promise<void> {
    if (this.current?.kind !== 'say') return
    this.#go(this.part + 1)
    await this.start()
  }

  /** Makes the decision that is asked for. */
  async showMe(): Promise<void> {
    if (this.current?.kind === 'ask') await this.decide(this.current.accept[0]!)
  }

  /** A decision of the learner. Any but the one to be learned is answered and leaves everything as it was. */
  async decide(text: string): Promise<void> {
    const part = this.current
    if (part?.kind !== 'ask' || this.choices.length === 0) return
    if (!part.accept.includes(text)) {
      const rule = this.why(text)
      this.reply = rule === null ? { kind: 'otherwise' } : { kind: 'rule', rule }
      this.frame = stillFrame(this.game, this.#match.state, LEARNER)
      this.choices = [...this.choices]
      return
    }
    const run = ++this.#run
    this.choices = []
    this.reply = null
    await this.#happen(`${LEARNER} ${text}`, run)
    if (run !== this.#run) return
    this.#go(this.part + 1)
    await this.start()
  }

  why(attempt: string): RuleId | null {
    return this.game.why(this.#match.state, LEARNER, attempt)
  }

  refuse(rule: RuleId): void {
    this.reply = { kind: 'rule', rule }
  }

  async restart(): Promise<void> {
    this.#load({ part: 0, steps: [] })
    this.#keep()
    await this.start()
  }

  get #match(): Match {
    return this.#teller.match
  }

  /** Goes on where a lesson was left; returns false for steps of another version of the lesson. */
  #load({ part, steps }: LessonProgress): boolean {
    this.#queue = []
    this.#teller = new Teller(this.game, (scene) => {
      const frame = frameFor(this.game, scene, LEARNER)
      if (frame) this.#queue.push(frame)
    })
    if (this.#match.playAll(steps)) return false
    this.log = this.#queue.flatMap(({ events }) => events)
    this.#queue = []
    this.frame = stillFrame(this.game, this.#match.state, LEARNER)
    this.choices = []
    this.reply = null
    this.part = part
    return true
  }

  #go(part: number): void {
    this.part = part
    this.reply = null
    this.#keep()
  }

  #keep(): void {
    this.#options.keep({ part: this.part, steps: [...this.#match.steps] })
  }

  #ask(): void {
    if (this.current?.kind !== 'ask') return
    this.choices = askOf(this.game, this.#match.state, LEARNER)!.legal
  }

  /** Plays a step and shows what it does, a card at a time where chance plays. */
  async #happen(step: string, run: number): Promise<void> {
    const refusal = this.#match.play(step)
    if (refusal) throw new Error(`the lesson cannot play "${step}": ${refusal.rule}, ${refusal.why.join(' ')}`)
    for (let frame = this.#queue.shift(); frame; frame = this.#queue.shift()) {
      this.frame = frame
      this.log = [...this.log, ...frame.events]
      if (frame.events.length > 0) await this.#options.wait(this.#kit.beat(frame.events))
      if (run !== this.#run) return
    }
  }
}

const textsOf = (parts: readonly LessonPart[]): string[] =>
  parts.flatMap((part) => (part.kind === 'steps' ? [] : [part.text]))
