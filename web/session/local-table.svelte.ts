import { Refusal } from '@alleycat/engine'
import { ownTask } from '@alleycat/ui/own-task.ts'
import type { GameKit } from '@alleycat/ui/game-kit.ts'
import type { GameId } from '../games.ts'
import { LocalSession } from './local-session.svelte.ts'
import { SAVED_GAME } from './saved-game-key.ts'
import type { SavedGames } from './saved-games.ts'
import type { claim, Release } from './tab-claim.ts'
import type { Thinker } from './thinker.ts'

type Opening =
  | { readonly kind: 'loading' | 'missing' | 'failed' | 'elsewhere' }
  /** The game that was kept cannot be played. */
  | { readonly kind: 'broken'; readonly refusal: Refusal }
  | { readonly kind: 'playing'; readonly session: LocalSession }

interface LocalTableServices {
  readonly games: SavedGames
  readonly thinker: Thinker
  readonly loadKit: (game: GameId) => Promise<GameKit>
  readonly claim: typeof claim
}

/**
 * A game that is kept in this browser, from its address to its session. Only one tab plays a game at a time. A screen
 * that is left while the game is still being opened leaves nothing behind: no session that plays on and writes over
 * what is kept, and no claim that keeps other tabs out.
 */
export class LocalTable {
  readonly id: string
  opening = $state.raw<Opening>({ kind: 'loading' })
  readonly #services: LocalTableServices
  #release: Release | null = null
  #attempt = 0

  constructor(id: string, services: LocalTableServices) {
    this.id = id
    this.#services = services
  }

  /** With `steal`, another tab that plays the game has to let go of it. */
  async open(steal = false): Promise<void> {
    this.close()
    this.opening = { kind: 'loading' }
    const attempt = this.#attempt
    const isWanted = (): boolean => attempt === this.#attempt
    const release = await this.#services.claim(SAVED_GAME + this.id, steal, () => {
      if (isWanted()) this.#lose()
    })
    if (!isWanted()) {
      release?.()
      return
    }
    if (!release) {
      this.opening = { kind: 'elsewhere' }
      return
    }
    this.#release = release
    const opening = await this.#load(isWanted)
    if (!opening || !isWanted()) return
    this.opening = opening
    // To draw a table and to play on are two tasks for a phone, in this order, so that the table tells all that happens.
    await ownTask()
    if (isWanted() && opening.kind === 'playing') opening.session.start()
  }

  close(): void {
    this.#attempt++
    if (this.opening.kind === 'playing') this.opening.session.stop()
    this.#release?.()
    this.#release = null
  }

  #lose(): void {
    this.close()
    this.opening = { kind: 'elsewhere' }
  }

  /** Loads the game; resolves to null when the screen was left meanwhile. */
  async #load(isWanted: () => boolean): Promise<Opening | null> {
    const { games, thinker, loadKit } = this.#services
    const saved = games.find(this.id)
    if (!saved) return { kind: 'missing' }
    try {
      const kit = await loadKit(saved.game)
      const luck = saved.dayTry && (await import('../daily/day-games.ts')).luckOfDay(kit.kind, saved.dayTry.day)
      if (!isWanted()) return null
      const session = LocalSession.of({ kit, saved, games, thinker, luck })
      if (session instanceof Refusal) return { kind: 'broken', refusal: session }
      // So are to play what is kept and to draw it.
      await ownTask()
      return { kind: 'playing', session }
    } catch {
      return { kind: 'failed' }
    }
  }
}
