import { open, readFile, type FileHandle } from 'node:fs/promises'
import { added, type AtlasTable, type Portion, type PortionSums, type RatioSums, type Series } from '@alleycat/bots'
import { GAMES } from '@alleycat/games'
import { cannotRead, cannotWrite, codeOf, Complaint } from '../errors.ts'
import { firstsOf, isPlayed, portionName, type AtlasPlan } from './plan.ts'

interface Head {
  readonly journal: 'alleycat-atlas/1'
  readonly seed: string
  readonly searcher: string
  /** The versions of the rules by game. */
  readonly rules: Readonly<Record<string, number>>
}

interface Line {
  readonly portion: string
  readonly sums: PortionSums
}

/**
 * The portions that have been played, a line each, in a file that only ever grows. A run that was interrupted, or one
 * that is to have more games, reads it and plays what is missing.
 */
export class AtlasProgress {
  readonly #file: FileHandle
  readonly #path: string
  readonly #played: Map<string, PortionSums>
  #writing: Promise<unknown> = Promise.resolve()

  private constructor(file: FileHandle, path: string, played: Map<string, PortionSums>) {
    this.#file = file
    this.#path = path
    this.#played = played
  }

  /** Opens a journal file, or begins one. A file of another seed, bot or version of the rules is left alone. */
  static async open(path: string, { seed, searcher }: AtlasPlan): Promise<AtlasProgress> {
    const rules = Object.fromEntries(GAMES.map(({ id, version }) => [id, version]))
    const head = JSON.stringify({ journal: 'alleycat-atlas/1', seed, searcher, rules } satisfies Head)
    const text = await textOf(path)
    // A line that was cut short when the program was killed has no line feed, and is written again.
    const whole = text.slice(0, text.lastIndexOf('\n') + 1)
    const played = playedIn(whole, head, path)
    try {
      const file = await open(path, 'a')
      await file.truncate(Buffer.byteLength(whole))
      if (whole === '') await file.appendFile(`${head}\n`)
      return new AtlasProgress(file, path, played)
    } catch (error) {
      throw cannotWrite(() => path, error)
    }
  }

  has({ table, series, first }: Portion): boolean {
    return this.#played.has(portionName(table, series, first))
  }

  async add({ table, series, first }: Portion, sums: PortionSums): Promise<void> {
    const portion = portionName(table, series, first)
    this.#played.set(portion, sums)
    const line: Line = { portion, sums }
    this.#writing = this.#writing.then(async () => this.#file.appendFile(`${JSON.stringify(line)}\n`))
    try {
      await this.#writing
    } catch (error) {
      throw cannotWrite(() => this.#path, error)
    }
  }

  /** The sums over the first games of a series, added up in the order of their numbers; null where none is planned. */
  sumsOf({ games }: AtlasPlan, table: AtlasTable, series: Series): PortionSums | null {
    if (games[series] === 0 || !isPlayed(series, table)) return null
    const portions = firstsOf(series, games[series]).map((first) =>
      this.#played.get(portionName(table, series, first))!,
    )
    return portions.reduce((a, b) => merged(a, b))
  }

  async close(): Promise<void> {
    await this.#file.close()
  }
}

const merged = (a: PortionSums, b: PortionSums): PortionSums =>
  Object.fromEntries(Object.entries(a).map(([name, sums]): [string, RatioSums] => [name, added(sums, b[name]!)]))

async function textOf(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return ''
    throw cannotRead(() => path, error)
  }
}

function playedIn(text: string, head: string, path: string): Map<string, PortionSums> {
  const played = new Map<string, PortionSums>()
  const [first, ...lines] = text.split('\n')
  if (first === '' && lines.length === 0) return played
  if (first !== head) throw new Complaint(({ errors }) => errors.otherJournal(path, first!.slice(0, 200)))
  for (const [index, line] of lines.entries()) {
    if (line === '') continue
    const { portion, sums } = lineFrom(line) ?? {}
    if (portion === undefined || sums === undefined)
      throw new Complaint(({ errors }) => errors.damagedLine(path, index + 2))
    played.set(portion, sums)
  }
  return played
}

function lineFrom(text: string): Line | null {
  try {
    const line = JSON.parse(text) as Partial<Line> | null
    const isWhole =
      typeof line?.portion === 'string' &&
      typeof line.sums === 'object' &&
      Object.values(line.sums).every((sums) => sums.length === 6 && sums.every(Number.isFinite))
    return isWhole ? (line as Line) : null
  } catch {
    return null
  }
}
