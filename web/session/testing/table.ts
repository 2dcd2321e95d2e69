import type { GameKind } from '@alleycat/engine'
import type { GameKit } from '@alleycat/ui/game-kit.ts'
import { PlaybackTimer } from '../playback-timer.ts'
import type { Shelf } from '../saved-games.ts'

/** No kit of a real table is needed to play: only what the session asks of one. */
export const kitOf = (kind: GameKind): GameKit =>
  ({
    kind,
    beat: () => 0,
    standing: {
      ids: ['pay'],
      decide: (_: unknown, choices: readonly string[], set: ReadonlySet<string>) =>
        set.has('pay') ? (choices.find((choice) => choice === 'pay') ?? null) : null,
    },
  }) as unknown as GameKit

/** Plays without pauses. */
export class NoWait extends PlaybackTimer {
  override async wait(): Promise<void> {
    await Promise.resolve()
  }
}

/** Stands in for the browser's storage. */
export class MemoryShelf implements Shelf {
  readonly map = new Map<string, string>()
  full = false
  get length(): number {
    return this.map.size
  }
  key = (index: number): string | null => [...this.map.keys()][index] ?? null
  getItem = (key: string): string | null => this.map.get(key) ?? null
  setItem = (key: string, value: string): void => {
    if (this.full) throw new Error('full')
    this.map.set(key, value)
  }
  removeItem = (key: string): void => void this.map.delete(key)
  clear = (): void => this.map.clear()
}
