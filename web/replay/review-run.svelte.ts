import type { Review, Reviewable } from '@alleycat/bots'
import type { Thinker } from '../session/thinker.ts'

export type ReviewState =
  | { readonly kind: 'idle' | 'failed' }
  | { readonly kind: 'running'; readonly done: number; readonly total: number }
  | { readonly kind: 'done'; readonly review: Review }

/** The review of one game, made in the background when somebody asks for it. */
export class ReviewRun {
  state = $state.raw<ReviewState>({ kind: 'idle' })
  readonly #record: Reviewable
  readonly #thinker: Pick<Thinker, 'review'>

  constructor(record: Reviewable, thinker: Pick<Thinker, 'review'>) {
    this.#record = record
    this.#thinker = thinker
  }

  async start(): Promise<void> {
    if (this.state.kind === 'running' || this.state.kind === 'done') return
    this.state = { kind: 'running', done: 0, total: this.#record.steps.filter((step) => !step.startsWith('*')).length }
    const { game, seats, options, steps } = this.#record
    try {
      const review = await this.#thinker.review({ game, seats, options, steps }, (done, total) => {
        if (this.state.kind === 'running') this.state = { kind: 'running', done, total }
      })
      this.state = { kind: 'done', review }
    } catch {
      this.state = { kind: 'failed' }
    }
  }
}
