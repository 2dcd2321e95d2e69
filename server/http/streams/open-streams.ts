import type { Limits } from '../../config.ts'
import { Refused } from '../../errors.ts'

/** Who holds a stream, and where. */
export interface Holder {
  /** The person who listens; null for one without an account. */
  readonly person: string | null
  readonly address: string
}

interface Open extends Holder {
  /** How many tables it follows. */
  readonly size: number
}

/** The streams of a node, in the order in which they were opened: thousands, so nothing here walks all of them. */
export class OpenStreams<Stream extends Open> implements Iterable<Stream> {
  readonly #all = new Set<Stream>()
  readonly #byPerson = new Map<string, Set<Stream>>()
  readonly #byAddress = new Map<string, Set<Stream>>()

  get size(): number {
    return this.#all.size
  }

  [Symbol.iterator](): Iterator<Stream> {
    return this.#all[Symbol.iterator]()
  }

  has(stream: Stream): boolean {
    return this.#all.has(stream)
  }

  of(person: string): readonly Stream[] {
    return [...(this.#byPerson.get(person) ?? [])]
  }

  add(stream: Stream): void {
    this.#all.add(stream)
    if (stream.person !== null) addTo(this.#byPerson, stream.person, stream)
    addTo(this.#byAddress, stream.address, stream)
  }

  delete(stream: Stream): void {
    this.#all.delete(stream)
    if (stream.person !== null) deleteFrom(this.#byPerson, stream.person, stream)
    deleteFrom(this.#byAddress, stream.address, stream)
  }

  /**
   * The stream that has to give way to a newcomer, if any; refuses a newcomer for whom there is no room. Many people may
   * share an address, so a full one is shared between them: streams without a name give way to people, and whoever has
   * many gives way to whoever has fewer.
   */
  givesWay(
    { person, address }: Holder,
    { streamsPerPerson, streamsPerAddress }: Pick<Limits, 'streamsPerPerson' | 'streamsPerAddress'>,
  ): Stream | undefined {
    const own = person === null ? 0 : (this.#byPerson.get(person)?.size ?? 0)
    if (own >= streamsPerPerson) throw new Refused('too-many-streams')
    const atAddress = this.#byAddress.get(address)
    if (!atAddress || atAddress.size < streamsPerAddress) return undefined
    const near = [...atAddress]
    const last = person === null ? idleNameless(near) : (firstNameless(near) ?? largestShare(near, own))
    if (!last) throw new Refused('too-many-streams')
    return last
  }
}

function addTo<Stream>(sets: Map<string, Set<Stream>>, key: string, stream: Stream): void {
  const set = sets.get(key)
  if (set) set.add(stream)
  else sets.set(key, new Set([stream]))
}

function deleteFrom<Stream>(sets: Map<string, Set<Stream>>, key: string, stream: Stream): void {
  const set = sets.get(key)
  set?.delete(stream)
  if (set?.size === 0) sets.delete(key)
}

const idleNameless = <Stream extends Open>(near: readonly Stream[]): Stream | undefined =>
  near.find(({ person, size }) => person === null && size === 0)

const firstNameless = <Stream extends Open>(near: readonly Stream[]): Stream | undefined =>
  idleNameless(near) ?? near.find(({ person }) => person === null)

/** The oldest stream of the person who has the most, if that leaves them no fewer than the newcomer has then. */
function largestShare<Stream extends Open>(near: readonly Stream[], own: number): Stream | undefined {
  const counts = new Map<string | null, number>()
  for (const { person } of near) counts.set(person, (counts.get(person) ?? 0) + 1)
  const most = Math.max(...counts.values())
  return most > own + 1 ? near.find(({ person }) => counts.get(person) === most) : undefined
}
