import { RECORD_FORMAT, type GameRecord } from '@alleycat/engine'
import { settings } from '@alleycat/ui/settings.svelte.ts'
import type { SeatInfo } from '@alleycat/ui/game-module.ts'
import type { NamedRecord } from './reading.ts'
import type { Eyes } from './replay-timeline.ts'

/**
 * A whole game in a link: the record as a short list, deflated, in the alphabet of addresses. Nothing of it is ever sent
 * to a server, for it stands behind the `#`.
 */

/** How much text a link may unfold to; the longest games take a tenth of it. */
const MOST_BYTES = 200_000

/** The order of the list; `steps` in one string, for it packs better. */
type Packed = readonly [
  game: unknown,
  seats: unknown,
  options: unknown,
  steps: unknown,
  winners: unknown,
  scores: unknown,
  names: unknown,
  fairness: unknown,
  standIns: unknown,
  practice: unknown,
]

type Packable = Omit<GameRecord, 'format' | 'trace'> &
  Pick<NamedRecord, 'names' | 'fairness'> &
  Partial<Pick<NamedRecord, 'standIns' | 'practice'>>

export async function packRecord(record: Packable): Promise<string> {
  const { game, seats, options, steps, result, names, standIns = [], fairness, practice = false } = record
  const { winners, scores } = result
  const list: Packed = [game, seats, options, steps.join('\n'), winners, scores, names, fairness, standIns, practice]
  const bytes = new TextEncoder().encode(JSON.stringify(list))
  return toText(await gathered(streamOf(bytes).pipeThrough(new CompressionStream('deflate-raw')), Infinity))
}

/** What a link holds, not yet checked by the rules; null for what was never made by `packRecord`. */
export async function unpackRecord(text: string): Promise<object | null> {
  try {
    if (text.length > MOST_BYTES) return null
    const packed = streamOf(toBytes(text)).pipeThrough(new DecompressionStream('deflate-raw'))
    const bytes = await gathered(packed, MOST_BYTES)
    return unfolded(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
  } catch {
    // The link was cut or changed: its alphabet, its compression, its length or its JSON is wrong.
    return null
  }
}

/** The address of a moment of a game, after so many of its steps, as somebody knows it. */
export function shareRoute(packed: string, steps: number, eyes: Eyes): string {
  const through = eyes === 'all' ? '' : `/${eyes ?? 'watcher'}`
  return `#/shared/${packed}/${steps}${through}`
}

/** The names of players for others: nobody is called "you", and who has no name is called by a number where it is read. */
export const shareableNames = (seats: readonly SeatInfo[]): string[] =>
  seats.map(({ name, isUsual }) => (isUsual ? settings.name.trim() : name))

function unfolded(value: unknown): object | null {
  if (!Array.isArray(value)) return null
  const [game, seats, options, steps, winners, scores, names, fairness, standIns, practice] = value as unknown as Packed
  if (typeof steps !== 'string') return null
  return {
    format: RECORD_FORMAT,
    game,
    seats,
    options,
    steps: steps.split('\n'),
    result: { winners, scores },
    names,
    standIns,
    fairness,
    practice,
  }
}

const streamOf = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> => new Blob([bytes]).stream()

/** Reads to the end, or throws as soon as there is more than the limit. */
async function gathered(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > most) {
      await reader.cancel()
      throw new RangeError('too long')
    }
    chunks.push(value)
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}

function toText(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
}
