import type { Frame, Seat } from '@alleycat/engine'
import type { Eyes, ReplayTimeline } from './replay-timeline.ts'

/** How fast a replay plays: the time that things take, compared with a game. */
export const REPLAY_SPEEDS = { slow: 1.6, normal: 0.8, fast: 0.3 } as const
export type ReplaySpeed = keyof typeof REPLAY_SPEEDS

/** The least time that anything is seen, in milliseconds. */
const LEAST = 60

/** A moment that somebody is led to. */
export interface ShownMoment {
  /** How many steps have been played. */
  readonly steps: number
  /** Through whose eyes; null leaves them as they are. */
  readonly eyes: Seat | 'all' | null
  /** A decision to be lit. */
  readonly advised: string | null
  /** A line that says what the moment shows. */
  readonly caption: string | null
}

/** How many steps lead to the first decision; a replay starts there, because the table is empty before. */
export function dealtAfter(steps: readonly string[]): number {
  const first = steps.findIndex((step) => !step.startsWith('* '))
  return first < 0 ? steps.length : first
}

/** Looking at a game: where, through whose eyes, and whether it plays by itself. Steps are those of the record. */
export class Replay {
  readonly timeline: ReplayTimeline
  eyes = $state<Eyes>('all')
  playing = $state(false)
  speed = $state<ReplaySpeed>('normal')
  position = $state(0)
  #led = $state.raw<{ readonly moment: ShownMoment; readonly position: number } | null>(null)
  /** The moment that was led to, while it is still the one that is looked at. */
  readonly led: ShownMoment | null = $derived.by(() =>
    this.#led?.position === this.position ? this.#led.moment : null,
  )
  /** The position from which it was reached by watching; the same after a jump. */
  #from = $state(0)
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #beat: (events: readonly unknown[]) => number

  readonly frame: Frame = $derived.by(() => this.timeline.frameAt(this.position, this.eyes, this.#from))
  /** The views of all seats while all cards lie open. */
  readonly open: readonly unknown[] | null = $derived.by(() =>
    this.eyes === 'all' ? this.timeline.openAt(this.position) : null,
  )
  /** How many steps have been played. */
  readonly steps: number = $derived.by(() => this.timeline.stepsAt(this.position))

  /** `beat`: how long something should be seen, in milliseconds. */
  constructor(timeline: ReplayTimeline, beat: (events: readonly unknown[]) => number) {
    this.timeline = timeline
    this.#beat = beat
  }

  get atStart(): boolean {
    return this.position === 0
  }

  get atEnd(): boolean {
    return this.position === this.timeline.last
  }

  look(eyes: Eyes): void {
    this.eyes = eyes
    this.#from = this.position
  }

  /** Goes to the end of the step that is being played, or of the next one. */
  next(): void {
    this.pause()
    const end = this.timeline.positionAfter(this.steps)
    this.#walk(this.position < end ? end : this.timeline.positionAfter(this.steps + 1))
  }

  previous(): void {
    this.goTo(this.steps - 1)
  }

  /** Goes to the position after so many steps. */
  goTo(steps: number): void {
    this.jump(this.timeline.positionAfter(steps))
  }

  /** Goes to a moment, with the eyes from which it is to be seen. */
  show(moment: ShownMoment): void {
    this.goTo(moment.steps)
    if (moment.eyes !== null) this.look(moment.eyes)
    this.#led = { moment, position: this.position }
  }

  jump(position: number): void {
    this.pause()
    this.position = Math.min(Math.max(position, 0), this.timeline.last)
    this.#from = this.position
  }

  first(): void {
    this.jump(0)
  }

  last(): void {
    this.jump(this.timeline.last)
  }

  toggle(): void {
    if (this.playing) this.pause()
    else this.play()
  }

  /** Plays on, or from the start when the game is over. */
  play(): void {
    if (this.atEnd) this.first()
    this.playing = true
    this.#tick()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  #walk(position: number): void {
    this.#from = this.position
    this.position = position
  }

  #tick(): void {
    this.#walk(this.position + 1)
    if (this.atEnd) {
      this.playing = false
      return
    }
    const time = this.#beat(this.frame.events) * REPLAY_SPEEDS[this.speed]
    this.#timer = setTimeout(() => this.#tick(), Math.max(LEAST, time))
  }
}
