import type { GameRecord } from '@alleycat/engine'
import { isGameId, type GameId } from '../games.ts'
import { readPlayer, type Player } from './players.ts'
import { SAVED_GAME } from './saved-game-key.ts'

/** A try at the deal of a day. */
export interface DayTry {
  /** A day in UTC, such as 2026-11-15. */
  readonly day: string
  /** Whether it counts: then nothing can be taken back, and there are no hints. */
  readonly isCounted: boolean
}

/** A game as it is kept in the browser: its record so far, and who plays. */
export interface SavedGame {
  readonly id: string
  readonly game: GameId
  readonly options: object
  readonly players: readonly Player[]
  readonly steps: readonly string[]
  /** Standing answers by seat. */
  readonly standing: readonly (readonly string[])[]
  /** The result of the game; null while it is played. */
  readonly result: GameRecord['result'] | null
  /** Milliseconds since 1970. */
  readonly updated: number
  readonly dayTry?: DayTry | undefined
  /** The seed of what is still to come by luck. */
  readonly seed?: string | undefined
  /** Whether something was taken back after somebody had learned from it; such a game counts nowhere. */
  readonly isPractice?: boolean
}

/** Finished games that are kept; the oldest go first. */
const MOST_FINISHED = 60

/** Where games are kept: the browser's storage, or a map in tests. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

export class SavedGames {
  readonly #shelf: Shelf
  /** Games for which the browser has no room are kept while the page is open. */
  readonly #unkept = new Map<string, SavedGame>()

  constructor(shelf: Shelf) {
    this.#shelf = shelf
  }

  /** Lists the games, the latest first. What cannot be read is left out. */
  list(): SavedGame[] {
    const found: SavedGame[] = []
    for (let i = 0; i < this.#shelf.length; i++) {
      const key = this.#shelf.key(i)
      const game = key?.startsWith(SAVED_GAME) ? this.find(key.slice(SAVED_GAME.length)) : null
      if (game) found.push(game)
    }
    return found.toSorted((a, b) => b.updated - a.updated)
  }

  find(id: string): SavedGame | null {
    const unkept = this.#unkept.get(id)
    if (unkept) return unkept
    try {
      return readSavedGame(id, JSON.parse(this.#shelf.getItem(SAVED_GAME + id) ?? 'null'))
    } catch {
      return null
    }
  }

  /** Returns false when the browser has no room or forbids storage. */
  keep(game: SavedGame): boolean {
    const text = JSON.stringify(game)
    for (;;) {
      try {
        this.#shelf.setItem(SAVED_GAME + game.id, text)
        this.#unkept.delete(game.id)
        this.#tidy(MOST_FINISHED)
        return true
      } catch {
        if (this.#tidy(this.#finished().length - 1)) continue
        this.#unkept.set(game.id, game)
        return false
      }
    }
  }

  remove(id: string): void {
    this.#unkept.delete(id)
    this.#shelf.removeItem(SAVED_GAME + id)
  }

  #finished(): SavedGame[] {
    return this.list().filter(({ result }) => result !== null)
  }

  /** Returns whether anything was removed. */
  #tidy(most: number): boolean {
    if (most < 0) return false
    const extra = this.#finished().slice(most)
    for (const { id } of extra) this.remove(id)
    return extra.length > 0
  }
}

/** Reads a stored game, or returns null. The steps are checked when they are played. */
function readSavedGame(id: string, value: unknown): SavedGame | null {
  if (typeof value !== 'object' || value === null) return null
  const { game, options, players, steps, standing, result, updated, dayTry, seed, isPractice } = value as Record<
    string,
    unknown
  >
  if (!isGameId(game) || typeof options !== 'object' || options === null) return null
  if (!Array.isArray(players) || !Array.isArray(steps) || !steps.every((step) => typeof step === 'string')) return null
  const read = players.map(readPlayer)
  if (!read.every((player) => player !== null)) return null
  return {
    id,
    game,
    options,
    players: read,
    steps,
    standing: Array.isArray(standing) ? standing.map((each) => (Array.isArray(each) ? each.map(String) : [])) : [],
    result: typeof result === 'object' ? (result as SavedGame['result']) : null,
    updated: typeof updated === 'number' ? updated : 0,
    dayTry: readDayTry(dayTry),
    seed: typeof seed === 'string' ? seed : undefined,
    isPractice: isPractice === true,
  }
}

function readDayTry(value: unknown): DayTry | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { day, isCounted } = value as Record<string, unknown>
  return typeof day === 'string' ? { day, isCounted: isCounted === true } : undefined
}

/** A browser that forbids storage keeps nothing. */
export const NO_SHELF: Shelf = {
  length: 0,
  key: () => null,
  getItem: () => null,
  removeItem: () => undefined,
  setItem: () => {
    throw new Error('storage is forbidden')
  },
}

export function browserShelf(): Shelf {
  try {
    return localStorage
  } catch {
    return NO_SHELF
  }
}
