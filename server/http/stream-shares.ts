import type { Limits } from '../config.ts'
import { Refused } from '../errors.ts'

/** Who holds a stream, and where. */
export interface Holder {
  /** Null for a stream without a name. */
  readonly person: string | null
  readonly address: string
}

interface Open extends Holder {
  /** How many tables it follows. */
  readonly size: number
}

/**
 * The stream that has to give way to a newcomer, if any; refuses a newcomer for whom there is no room. Many people may
 * share an address, so a full one is shared between them: streams without a name give way to people, and whoever has
 * many gives way to whoever has fewer.
 */
export function givesWay<Stream extends Open>(
  streams: Iterable<Stream>,
  newcomer: Holder,
  { streamsPerPerson, streamsPerAddress }: Pick<Limits, 'streamsPerPerson' | 'streamsPerAddress'>,
): Stream | undefined {
  const open = [...streams]
  const own = newcomer.person === null ? 0 : open.filter(({ person }) => person === newcomer.person).length
  if (own >= streamsPerPerson) throw new Refused('too-many-streams')
  const near = open.filter(({ address }) => address === newcomer.address)
  if (near.length < streamsPerAddress) return undefined
  const last = newcomer.person === null ? idleNameless(near) : (firstNameless(near) ?? largestShare(near, own))
  if (!last) throw new Refused('too-many-streams')
  return last
}

/** Streams are in the order in which they were opened. */
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
