import type { Viewer } from '@alleycat/engine'
import type { TableFrame } from '@alleycat/protocol'
import type { GameLog } from '../../tables/game-log.ts'
import type { Table } from '../../tables/table.ts'

/** Frames as they are sent, made once for all who see the same; of each table the latest only. */
export class FrameTexts {
  readonly #latest = new WeakMap<GameLog, { readonly seq: number; readonly texts: Map<string, string> }>()

  of({ log }: Table, viewer: Viewer, frame: TableFrame): string {
    const known = this.#latest.get(log)
    const latest = known?.seq === log.seq ? known : { seq: log.seq, texts: new Map<string, string>() }
    if (latest !== known) this.#latest.set(log, latest)
    const key = `${viewer ?? 'w'} ${frame.frame}`
    const text = latest.texts.get(key) ?? JSON.stringify(frame)
    latest.texts.set(key, text)
    return text
  }
}
