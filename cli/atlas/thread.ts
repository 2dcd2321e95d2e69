import { once } from 'node:events'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import { playPortion, type Portion, type PortionSums } from '@alleycat/bots'

/** Plays portions of the atlas in a thread that was started for it; in any other thread it does nothing. */
export function playPortionsInThread(): void {
  if (!(workerData as { atlas?: true } | null)?.atlas) return
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a thread, not to a window
  parentPort!.on('message', (portion: Portion) => parentPort!.postMessage(playPortion(portion)))
}

/** A thread that plays one portion after the other. */
export class PortionThread {
  // The program is one file; a thread that runs it does only what `workerData` says.
  readonly #worker = new Worker(new URL(import.meta.url), { workerData: { atlas: true } })

  async play(portion: Portion): Promise<PortionSums> {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a thread, not to a window
    this.#worker.postMessage(portion)
    const [sums] = (await once(this.#worker, 'message')) as [PortionSums]
    return sums
  }

  async end(): Promise<void> {
    await this.#worker.terminate()
  }
}
