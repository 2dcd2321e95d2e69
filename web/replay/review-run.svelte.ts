import type { Review, Reviewable } from '@alleycat/bots'
import type { Thinker } from '../session/thinker.ts'

type ReviewState =
  | { readonly kind: 'idle' | 'failed' }
  | { readonly kind: 'running'; readonly done: number; readonly total: number }
  | { readonly kind: 'done'; readonly review: Review }

/** The review of one game, made in the background when somebody asks for it. */
export class ReviewRun {
  state = $state.raw<ReviewState>({ kind: 'idle' })
  readonly #record: Reviewable
  readonly #thinker: Pick<Thinker, 'review' | 'stop'>
  /** How often it was begun or given up, so that what comes back late is dropped. */
  #attempt = 0

  constructor(record: Reviewable, thinker: Pick<Thinker, 'review' | 'stop'>) {
    this.#record = record
    this.#thinker = thinker
  }

  async start(): Promise<void> {
    if (this.state.kind === 'running' || this.state.kind === 'done') return
    const attempt = ++this.#attempt
    /** What was given up settles no more, nor does what is done: progress may arrive after it. */
    const settle = (state: ReviewState): void => {
      if (attempt === this.#attempt && this.state.kind === 'running') this.state = state
    }
    this.state = { kind: 'running', done: 0, total: this.#record.steps.filter((step) => !step.startsWith('*')).length }
    const { game, seats, options, steps } = this.#record
    try {
      const review = await this.#thinker.review({ game, seats, options, steps }, (done, total) =>
        settle({ kind: 'running', done, total }),
      )
      settle({ kind: 'done', review })
    } catch {
      settle({ kind: 'failed' })
    }
  }

  /** Gives up a review that is running. It can be asked for again. */
  stop(): void {
    if (this.state.kind !== 'running') return
    this.#attempt++
    this.#thinker.stop()
    this.state = { kind: 'idle' }
  }
}
