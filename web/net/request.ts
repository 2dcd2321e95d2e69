import type { WireFrame } from './wire.ts'

/** Every refusal that the app has words for; the server's `errors.ts` has the same list. */
export const REFUSALS = [
  'malformed',
  'no-identity',
  'bad-token',
  'foreign-origin',
  'not-yours',
  'not-seated',
  'not-owner',
  'no-bots-here',
  'no-such-route',
  'no-such-table',
  'no-such-person',
  'no-such-place',
  'no-such-token',
  'no-such-passkey',
  'no-record-yet',
  'stale',
  'not-asked',
  'table-full',
  'table-not-full',
  'table-started',
  'table-not-started',
  'table-not-over',
  'table-closed',
  'already-seated',
  'too-large',
  'not-json',
  'forbidden-by-rule',
  'no-such-decision',
  'key-reused',
  'bad-options',
  'bad-seats',
  'no-such-game',
  'no-such-character',
  'bad-passkey',
  'bad-push-address',
  'too-many-requests',
  'too-many-guests',
  'too-many-tables',
  'too-many-streams',
  'too-many-tokens',
  'too-much-chat',
  'bug',
  'database-away',
  'stopping',
  /** No answer came. */
  'unreachable',
] as const
export type RefusalCode = (typeof REFUSALS)[number]

/** What the server would not do, by a code that is shown in the reader's language. */
export class ApiRefusal extends Error {
  readonly code: RefusalCode
  /** 0 when no answer came. */
  readonly status: number
  /** The rule of the game that forbids it. */
  readonly rule: string | null
  /** How the table stands, when it has moved on. */
  readonly frame: WireFrame | null

  constructor(code: RefusalCode, status: number, body: Readonly<Record<string, unknown>> = {}) {
    super(code)
    this.code = code
    this.status = status
    this.rule = typeof body['rule'] === 'string' ? body['rule'] : null
    this.frame = (body['frame'] as WireFrame | null | undefined) ?? null
  }

  /** Whether the same request may well be granted a little later. */
  get passes(): boolean {
    return this.status === 0 || this.status === 429 || this.status === 503
  }
}

export const asRefusal = (error: unknown): ApiRefusal =>
  error instanceof ApiRefusal ? error : new ApiRefusal('bug', 500)

export interface RequestOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly body?: object
  /** Makes it harmless to send a request twice. */
  readonly key?: string
  readonly signal?: AbortSignal
  /** How often to try when the server is away or busy; without a number, a few times where a repetition does no harm. */
  readonly tries?: number
  /** Told before each wait for another try. */
  readonly onWait?: (refusal: ApiRefusal) => void
}

/** What a request needs of its surroundings. */
export interface Surroundings {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly wait: (milliseconds: number) => Promise<void>
  readonly base: () => string
}

export const BROWSER: Surroundings = {
  fetch: (url, init) => fetch(url, init),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  base: () => document.baseURI.split('#')[0]!,
}

const USUAL_TRIES = 4
const FIRST_WAIT = 400
const LONGEST_WAIT = 4000

export type Request = <T>(path: string, options?: RequestOptions) => Promise<T>

/** Requests to the API beside which this app was served, in whatever folder that is. */
export function requests(world: Surroundings = BROWSER): Request {
  return async <T>(path: string, options: RequestOptions = {}): Promise<T> => {
    for (let tried = 1; ; tried++) {
      try {
        return (await attempt(world, path, options)) as T
      } catch (error) {
        if (options.signal?.aborted || !(error instanceof ApiRefusal) || !isWorthAnotherTry(error, tried, options))
          throw error
        options.onWait?.(error)
        await world.wait(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (tried - 1)) * (0.8 + Math.random() * 0.4))
        if (options.signal?.aborted) throw error
      }
    }
  }
}

/** Where no answer came, the request may have been carried out: it is repeated only where that makes no difference. */
function isWorthAnotherTry(
  refusal: ApiRefusal,
  tried: number,
  { method = 'GET', key, tries }: RequestOptions,
): boolean {
  if (!refusal.passes || tried >= (tries ?? USUAL_TRIES)) return false
  if (refusal.code.startsWith('too-') && !SHORT_LIVED.has(refusal.code)) return false
  return refusal.status !== 0 || method !== 'POST' || key !== undefined
}

/** Limits that are over in a moment, unlike those that somebody has to do something about. */
const SHORT_LIVED: ReadonlySet<string> = new Set(['too-many-requests'])

async function attempt(world: Surroundings, path: string, options: RequestOptions): Promise<unknown> {
  const { method = 'GET', body, key, signal } = options
  const response = await world
    .fetch(new URL(`api${path}`, world.base()).href, {
      method,
      cache: 'no-store',
      credentials: 'same-origin',
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    })
    .catch(() => {
      throw new ApiRefusal('unreachable', 0)
    })
  if (response.status === 204) return undefined
  const answer = await readAnswer(response)
  if (response.ok) return answer
  throw new ApiRefusal(codeOf(answer, response.status), response.status, answer)
}

async function readAnswer(response: Response): Promise<Record<string, unknown>> {
  try {
    const answer: unknown = await response.json()
    if (typeof answer === 'object' && answer !== null) return answer as Record<string, unknown>
  } catch {
    // cut short, or no JSON: a proxy's page, a static host
  }
  if (response.ok) throw new ApiRefusal('unreachable', 0)
  return {}
}

/** A proxy in front of the server has pages of its own for what it cannot reach. */
function codeOf(answer: Readonly<Record<string, unknown>>, status: number): RefusalCode {
  const code = REFUSALS.find((each) => each === answer['error'])
  if (code) return code
  if (status === 429) return 'too-many-requests'
  return status >= 500 ? 'stopping' : status === 404 ? 'no-such-route' : 'malformed'
}
