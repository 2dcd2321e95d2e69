import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** A session lasts a year, so that a guest who returns after months is still the same person. */
export const SESSION_SECONDS = 365 * 24 * 3600

export interface Session {
  readonly person: string
  /** The epoch of the person when the session began; a higher one in the database ends the session. */
  readonly epoch: number
  /** Tells the sessions of a person apart; empty for all those from before they had one. */
  readonly id: string
}

/** Sessions are signed text, so that no node has to store them. */
export class Sessions {
  readonly #keys: readonly Buffer[]
  /** Values whose signature has been verified, with the second in which they expire; the one first seen stands first. */
  readonly #verified = new Map<string, Session & { readonly until: number }>()

  /** The first key signs; what another one has signed is still good. */
  constructor(keys: readonly string[]) {
    this.#keys = keys.map((key) => Buffer.from(key, 'base64url'))
  }

  sign({ person, epoch }: Pick<Session, 'person' | 'epoch'>, now: number): string {
    const id = randomBytes(6).toString('base64url')
    const text = `${person}.${epoch}.${Math.floor(now / 1000) + SESSION_SECONDS}.${id}`
    return `${text}.${macOf(text, this.#keys[0]!)}`
  }

  /** Returns undefined for a value that was not signed by this server, or that has expired. */
  read(value: string, now: number): Session | undefined {
    const session = this.#verified.get(value) ?? this.#verify(value)
    return session && session.until * 1000 > now ? session : undefined
  }

  #verify(value: string): (Session & { readonly until: number }) | undefined {
    const [, text, person, epoch, until, id = '', mac] = COOKIE.exec(value) ?? []
    if (text === undefined || person === undefined || mac === undefined) return undefined
    const isOurs = this.#keys.some((key) => timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(text, key))))
    if (!isOurs) return undefined
    const session = { person, epoch: Number(epoch), id, until: Number(until) }
    if (this.#verified.size >= MOST_VERIFIED) this.#verified.delete(this.#verified.keys().next().value!)
    this.#verified.set(value, session)
    return session
  }
}

/** So many sessions are remembered as verified, which takes about 10 MB. */
const MOST_VERIFIED = 50_000

const macOf = (text: string, key: Buffer): string => createHmac('sha256', key).update(text).digest('base64url')

const COOKIE = /^(([\w-]{1,40})\.([0-9]{1,9})\.([0-9]{1,12})(?:\.([\w-]{8}))?)\.([\w-]{43})$/
