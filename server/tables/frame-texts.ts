import type { Viewer } from '@alleycat/engine'
import type { TableFrame } from '@alleycat/protocol'
import { jsonText, type JsonText } from '../json-text.ts'
import { tableFrame } from './frames.ts'
import type { Moment } from './game-log.ts'
import type { Table } from './table.ts'

export interface FrameText {
  readonly frame: number
  readonly text: JsonText<TableFrame>
}

/**
 * Frames as they are sent: made and written as text once for everybody who sees the same, in an answer or by a stream.
 * They are forgotten before the event loop goes round again, because nobody needs them later than that.
 */
export class FrameTexts {
  /** The texts of a moment, by viewer. */
  readonly #texts = new Map<Moment, Map<Viewer, JsonText<TableFrame>>>()

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

  #write({ row, log }: Table, moment: Moment, viewer: Viewer, frame: number): FrameText {
    const texts = this.#textsOf(moment)
    const known = texts.get(viewer)
    if (known !== undefined) return { frame, text: known }
    const text = jsonText(tableFrame(row.id, log.game, moment, viewer, frame))
    texts.set(viewer, text)
    return { frame, text }
  }

  #textsOf(moment: Moment): Map<Viewer, JsonText<TableFrame>> {
    const known = this.#texts.get(moment)
    if (known) return known
    if (this.#texts.size === 0) setImmediate(() => this.#texts.clear())
    const texts = new Map<Viewer, JsonText<TableFrame>>()
    this.#texts.set(moment, texts)
    return texts
  }
}
