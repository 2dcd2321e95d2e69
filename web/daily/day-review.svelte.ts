import type { Grade, Review } from '@alleycat/bots'
import { ReviewRun } from '../replay/review-run.svelte.ts'
import type { SavedGame } from '../session/saved-games.ts'
import { workerThinker, type Thinker } from '../session/thinker.ts'
import { dayLog, noteResult } from './day-log.ts'

type Thinks = Pick<Thinker, 'review' | 'stop'>

/** The review of a counted try. It goes on when the screen that shows it is left, and notes its grades when it is done. */
export class DayReview {
  readonly #run: ReviewRun
  readonly #saved: SavedGame
  readonly #day: string
  readonly #thinker: Thinks

  constructor(saved: SavedGame, day: string, thinker: Thinks = workerThinker()) {
    this.#saved = saved
    this.#day = day
    this.#thinker = thinker
    this.#run = new ReviewRun({ ...saved, seats: saved.players.length }, thinker)
  }

  get state(): ReviewRun['state'] {
    return this.#run.state
  }

  /** The grades of the person's decisions; null until it is done. */
  get grades(): readonly Grade[] | null {
    return this.state.kind === 'done' ? this.#gradesIn(this.state.review) : null
  }

  async start(): Promise<void> {
    await this.#run.start()
    if (this.state.kind === 'running') return
    this.#thinker.stop()
    const { grades } = this
    const { game } = this.#saved
    // The results of all days may have been deleted meanwhile.
    const result = dayLog(game).get(this.#day)?.result
    if (grades && result) noteResult(game, this.#day, { ...result, grades })
  }

  #gradesIn({ decisions }: Review): Grade[] {
    const seat = this.#saved.players.findIndex(({ kind }) => kind === 'person')
    return decisions.filter((decision) => decision.seat === seat).map(({ grade }) => grade)
  }
}

const reviews = new Map<string, DayReview>()

/** The review of a counted try, which is made once however often it is shown. */
export function dayReview(saved: SavedGame, day: string): DayReview {
  // A day whose result was deleted can be played anew.
  const key = [saved.id, ...saved.steps].join('\n')
  const found = reviews.get(key) ?? new DayReview(saved, day)
  reviews.set(key, found)
  return found
}
