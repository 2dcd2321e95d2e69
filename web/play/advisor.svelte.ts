import type { Session } from '../session/session.ts'
import type { Advice } from '../session/thinker.worker.ts'

/** Gives advice on what is asked now, once somebody wants it. */
export class Advisor {
  #asked = $state.raw<Promise<Advice[]> | null>(null)
  #advice = $state.raw<readonly Advice[] | null>(null)
  #givenUp = new AbortController()
  readonly #advise: NonNullable<Session['advise']>
  readonly #onFailure: () => void

  constructor(advise: NonNullable<Session['advise']>, onFailure: () => void) {
    this.#advise = advise
    this.#onFailure = onFailure
  }

  /** The advice that is thought about or was found; null while nobody wants any. */
  get asked(): Promise<Advice[]> | null {
    return this.#asked
  }

  get advice(): readonly Advice[] | null {
    return this.#advice
  }

  ask(): void {
    this.letGo()
    const asked = this.#advise(this.#givenUp.signal)
    this.#asked = asked
    asked.then(
      (found) => {
        if (this.#asked === asked) this.#advice = found
      },
      () => {
        if (this.#asked === asked) this.#onFailure()
      },
    )
  }

  /** Puts the advice away, and gives up thinking about it. */
  letGo(): void {
    this.#givenUp.abort()
    this.#givenUp = new AbortController()
    this.#asked = null
    this.#advice = null
  }
}
