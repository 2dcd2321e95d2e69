import type { Viewer } from '@alleycat/engine'
import type { TableFrame } from '@alleycat/protocol'
import type { JsonText } from '../json-text.ts'
import { frameText, sharedText, type SharedText } from './frames.ts'
import type { Moment } from './game-log.ts'
import type { Table } from './table.ts'

export interface FrameText {
  readonly frame: number
  readonly text: JsonText<TableFrame>
}

/** What is written of a moment: what its frames share, and whole frames by viewer. */
interface MomentTexts {
  readonly shared: SharedText
  readonly frames: Map<Viewer, FrameText>
}

/**
 * Frames as they are sent: made and written as text once for everybody who sees the same, in an answer or by a stream.
 * They are forgotten before the event loop goes round again, because nobody needs them later than that.
 */
export class FrameTexts {
  readonly #texts = new Map<Moment, MomentTexts>()

  /** Frames from number `after` + 1 on. */
  after(table: Table, viewer: Viewer, after: number): FrameText[] {
    const moments = table.log.momentsAfter(viewer, after)
    const first = table.log.count(viewer) - moments.length + 1
    return moments.map((moment, index) => this.#write(table, moment, viewer, first + index))
  }

  /** The frame of this number, which exists. */
  at(table: Table, viewer: Viewer, frame: number): FrameText {
    const [moment] = table.log.momentsAfter(viewer, frame - 1)
    return this.#write(table, moment!, viewer, frame)
  }

  #write(table: Table, moment: Moment, viewer: Viewer, frame: number): FrameText {
    const { shared, frames } = this.#textsOf(table, moment)
    const known = frames.get(viewer)
    if (known) return known
    const written = { frame, text: frameText(table.log.game, moment, viewer, frame, shared) }
    frames.set(viewer, written)
    return written
  }

  #textsOf({ row, log }: Table, moment: Moment): MomentTexts {
    const known = this.#texts.get(moment)
    if (known) return known
    if (this.#texts.size === 0) setImmediate(() => this.#texts.clear())
    const texts = { shared: sharedText(row.id, log.game, moment), frames: new Map<Viewer, FrameText>() }
    this.#texts.set(moment, texts)
    return texts
  }
}
