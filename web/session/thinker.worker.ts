import { answerTo, hint, review, type Question, type Review, type Reviewable } from '@alleycat/bots'
import { Random, type Reason } from '@alleycat/engine'
import { GAMES } from '@alleycat/games'
import { expose } from 'comlink'

/** An advised decision, as it crosses from the worker to the page. */
export interface Advice {
  /** In the notation of records. */
  readonly text: string
  readonly chance: number
  readonly reasons: readonly Reason[]
}

const HINT_ITERATIONS = 4000

/** Runs in a worker, so that the page stays responsive. It is handed what one seat knows, never a game's state. */
const thinking = {
  answer: (question: Question): string => answerTo(question),

  advise({ game: id, seats, options, seat, state, known, seed }: Question): Advice[] {
    const kind = GAMES.find((each) => each.id === id)
    if (!kind) throw new Error(`there is no game ${id}`)
    const game = kind.create(seats, options)
    const hints = hint({ game, seat, state, known }, { iterations: HINT_ITERATIONS }, new Random(seed))
    return hints.map(({ text, chance, reasons }) => ({ text, chance, reasons }))
  },

  review: (record: Reviewable, onProgress: (done: number, total: number) => void): Review =>
    review(record, { onProgress }),
}

export type Thinking = typeof thinking

expose(thinking)
