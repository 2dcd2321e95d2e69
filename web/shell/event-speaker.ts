import type { Viewer } from '@alleycat/engine'
import type { LogLine } from '@alleycat/ui/game-module.ts'
import { sentences } from '@alleycat/ui/words/sentences.ts'

/** Milliseconds without anything new, after which what has happened is said: more than between two cards that are drawn. */
const QUIET = 600
/** The same where a question is to come, which says whose turn it is: more than anything is shown before it. */
const UNASKED = 5000

interface Speech {
  /** The seat whose turn begins with a question; null where somebody only watches, or a bot plays for them. */
  readonly asked: () => Viewer
  readonly tell: (events: readonly unknown[]) => readonly LogLine[]
  readonly say: (text: string) => void
}

/**
 * Says what happens at a table. Cards are drawn and turned over several times a second, and a screen reader would stumble
 * over every one. So events are gathered and said together: when a turn ends, a question is asked, or nothing more comes.
 */
export class EventSpeaker {
  readonly #speech: Speech
  #events: readonly unknown[] = []
  /** The question that is to be said after them. */
  #question = ''
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(speech: Speech) {
    this.#speech = speech
  }

  hear(events: readonly unknown[]): void {
    this.#events = [...this.#events, ...events]
    const last = this.#speech.tell(events).at(-1) // All of them are worded once, when they are said.
    const isOwnTurn = last?.heading && last.seat === this.#speech.asked()
    this.#sayIn(this.#question !== '' ? 0 : isOwnTurn ? UNASKED : last?.heading ? 0 : QUIET)
  }

  /** Says a question after what has led to it. */
  ask(question: string): void {
    this.#question = question
    this.#sayIn(0)
  }

  /** Forgets what was not said yet, because somebody else looks, or it was taken back. */
  clear(): void {
    clearTimeout(this.#timer)
    this.#events = []
    this.#question = ''
  }

  /** A whole turn is worded in a task of its own, because the table changes in this one. */
  #sayIn(milliseconds: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#say(), milliseconds)
  }

  #say(): void {
    const lines = this.#speech.tell(this.#events)
    const question = this.#question
    const isHeaded = question !== '' && lines.at(-1)?.heading
    const told = (isHeaded ? lines.slice(0, -1) : lines).map(({ text }) => text)
    this.clear()
    this.#speech.say(sentences([...told, question]))
  }
}
