import type { Grade } from '@alleycat/bots'
import type { SavedGame } from '../session/saved-games.ts'
import { workerThinker, type Thinker } from '../session/thinker.ts'
import { dayLog, noteResult, type DayResult } from './day-log.ts'

type Thinks = Pick<Thinker, 'reviewDecisions' | 'stop'>

type DayReviewState =
  | { readonly kind: 'idle' | 'failed' }
  | { readonly kind: 'running'; readonly done: number; readonly total: number }
  | { readonly kind: 'done'; readonly grades: readonly Grade[] }

/**
 * The review of the person's decisions in a counted try. It goes on when the screen that shows it is left, and after a reload
 * where it was, because what it has found is noted decision by decision.
 */
export class DayReview {
  state = $state.raw<DayReviewState>({ kind: 'idle' })
  readonly #saved: SavedGame
  readonly #day: string
  readonly #thinker: Thinks

  constructor(saved: SavedGame, day: string, thinker: Thinks = workerThinker()) {
    this.#saved = saved
    this.#day = day
    this.#thinker = thinker
  }

  async start(): Promise<void> {
    if (this.state.kind === 'running' || this.state.kind === 'done') return
    const { game, options, players, steps } = this.#saved
    const record = { game, seats: players.length, options, steps }
    const seat = players.findIndex(({ kind }) => kind === 'person')
    const own = [...steps.keys()].filter((step) => steps[step]!.startsWith(`${seat} `))
    const reviewed = dayLog(game).get(this.#day)?.result?.reviewed?.slice(0, own.length) ?? []
    const progress = (): void => {
      this.state = { kind: 'running', done: reviewed.length, total: own.length }
    }
    progress()
    try {
      for (const step of own.slice(reviewed.length)) {
        const [decision] = await this.#thinker.reviewDecisions(record, [step])
        reviewed.push(decision?.grade ?? null)
        this.#note({ reviewed })
        progress()
      }
      const grades = reviewed.filter((grade) => grade !== null)
      this.#note({ grades, reviewed: undefined })
      this.state = { kind: 'done', grades }
    } catch {
      this.state = { kind: 'failed' }
    }
    this.#thinker.stop()
  }

  #note(found: Partial<DayResult>): void {
    const { game } = this.#saved
    // The results of all days may have been deleted meanwhile.
    const result = dayLog(game).get(this.#day)?.result
    if (result) noteResult(game, this.#day, { ...result, ...found })
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
