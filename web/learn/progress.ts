import type { GameId } from '../games.ts'

/** How far somebody has come in a lesson: the part that comes next, and the steps played before it. */
export interface LessonProgress {
  readonly part: number
  readonly steps: readonly string[]
}

const KEY = 'alleycat.lesson.'

export type ProgressShelf = Pick<Storage, 'getItem' | 'setItem'>

export function recallProgress(shelf: ProgressShelf, game: GameId): LessonProgress | null {
  try {
    const { part, steps } = JSON.parse(shelf.getItem(KEY + game) ?? 'null') as Record<string, unknown>
    const isRead = Number.isInteger(part) && (part as number) >= 0 && Array.isArray(steps) && steps.every(isText)
    return isRead ? { part: part as number, steps } : null
  } catch {
    // Nothing was stored, or it cannot be read.
    return null
  }
}

export function rememberProgress(shelf: ProgressShelf, game: GameId, progress: LessonProgress): void {
  try {
    shelf.setItem(KEY + game, JSON.stringify(progress))
  } catch {
    // The lesson then starts over the next time.
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'
