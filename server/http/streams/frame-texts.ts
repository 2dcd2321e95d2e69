import type { Viewer } from '@alleycat/engine'
import type { Frame } from '../../tables/frames.ts'
import type { Table } from '../../tables/table.ts'
import type { Timeline } from '../../tables/timeline.ts'

/** Frames as they are sent: made once for all who see the same. */
export class FrameTexts {
  readonly #texts = new WeakMap<Timeline, Map<string, string>>()

  of({ timeline }: Table, viewer: Viewer, frame: Frame): string {
    const texts = this.#texts.get(timeline) ?? new Map<string, string>()
    this.#texts.set(timeline, texts)
    const key = `${viewer ?? 'w'} ${frame.frame}`
    const text = texts.get(key) ?? JSON.stringify(frame)
    texts.set(key, text)
    return text
  }
}
