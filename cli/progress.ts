import type { Words } from './words/words.ts'

const BAR_WIDTH = 24
/** Milliseconds between two drawings. */
const PAUSE = 100

/** A progress bar that redraws itself in place on a terminal; elsewhere it is silent. */
export class Progress {
  readonly #stream: NodeJS.WriteStream
  readonly #total: number
  readonly #words: Words
  readonly #started = performance.now()
  readonly #shown: boolean
  #drawn = -Infinity

  constructor(stream: NodeJS.WriteStream, total: number, wanted: boolean, words: Words) {
    this.#stream = stream
    this.#total = total
    this.#words = words
    this.#shown = wanted && stream.isTTY
  }

  update(done: number): void {
    const now = performance.now()
    if (!this.#shown || now - this.#drawn < PAUSE) return
    this.#drawn = now
    const text = progressText(done, this.#total, (now - this.#started) / 1000, this.#words)
    this.#stream.write(`\r\x1b[K${text.slice(0, (this.#stream.columns || 80) - 1)}`)
  }

  /** Removes the bar, so that something else can be written. */
  clear(): void {
    if (this.#drawn > -Infinity) this.#stream.write('\r\x1b[K')
  }
}

/** A bar such as `██████░░░░  25%  250 of 1,000  500/s  0:02 left`. */
export function progressText(done: number, total: number, seconds: number, words: Words): string {
  const { number, progress } = words
  const filled = Math.floor((done / total) * BAR_WIDTH)
  const bar = '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled)
  const percent = words.percent(number(Math.floor((done / total) * 100))).padStart(5)
  const amounts = `${bar} ${percent}  ${progress.of(done, total)}`
  if (done === 0 || seconds <= 0) return amounts
  const left = Math.ceil(((total - done) * seconds) / done)
  const clock = `${number(Math.floor(left / 60))}:${String(left % 60).padStart(2, '0')}`
  return `${amounts}  ${number(done / seconds)}/s  ${progress.left(clock)}`
}
