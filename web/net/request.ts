import { isRefusalCode, type RefusalAnswer, type RefusalCode, type TableFrame } from '@alleycat/protocol'

/** What may come of a request instead of what was asked for: a refusal, or no answer at all. */
export type FailureCode = RefusalCode | 'unreachable'

/** What the server tells beside the code. */
type Details = Pick<RefusalAnswer, 'rule' | 'frame'>

/** What the server would not do, by a code that is shown in the reader's language. */
export class Refused extends Error {
  readonly code: FailureCode
  /** 0 when no answer came. */
  readonly status: number
  /** The rule of the game that forbids it. */
  readonly rule: string | null
  /** How the table stands, when it has moved on. */
  readonly frame: TableFrame | null

  constructor(code: FailureCode, status: number, details: Details = {}) {
    super(code)
    this.code = code
    this.status = status
    this.rule = details.rule ?? null
    this.frame = details.frame ?? null
  }

  /** Whether the same request may well be granted a little later. */
  get passes(): boolean {
    return this.status === 0 || this.status === 429 || this.status === 503
  }
}

export const asRefused = (error: unknown): Refused => (error instanceof Refused ? error : new Refused('bug', 500))

export interface RequestOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly body?: object
  /** Makes it harmless to send a request twice. */
  readonly key?: string
  readonly signal?: AbortSignal
  /** How often to try when the server is away or busy; without a number, a few times where a repetition does no harm. */
  readonly tries?: number
  /** Told before each wait for another try. */
  readonly onWait?: (refusal: Refused) => void
}

/** What a request needs of the browser. */
export interface RequestEnvironment {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly wait: (milliseconds: number) => Promise<void>
  readonly base: () => string
}

export const BROWSER: RequestEnvironment = {
  fetch: (url, init) => fetch(url, init),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  base: () => document.baseURI.split('#')[0]!,
}

const USUAL_TRIES = 4
const FIRST_WAIT = 400
const LONGEST_WAIT = 4000

export type Request = (path: string, options?: RequestOptions) => Promise<unknown>

/** Requests to the API beside which this app was served, in whatever folder that is. */
export function requests(environment: RequestEnvironment = BROWSER): Request {
  return async (path, options = {}) => {
    for (let tried = 1; ; tried++) {
      try {
        return await attempt(environment, path, options)
      } catch (error) {
        if (options.signal?.aborted || !(error instanceof Refused) || !isWorthAnotherTry(error, tried, options))
          throw error
        options.onWait?.(error)
        await environment.wait(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (tried - 1)) * (0.8 + Math.random() * 0.4))
        if (options.signal?.aborted) throw error
      }
    }
  }
}

/** Where no answer came, the request may have been carried out: it is repeated only where that makes no difference. */
function isWorthAnotherTry(refusal: Refused, tried: number, { method = 'GET', key, tries }: RequestOptions): boolean {
  if (!refusal.passes || tried >= (tries ?? USUAL_TRIES)) return false
  if (refusal.code.startsWith('too-') && !SHORT_LIVED.has(refusal.code)) return false
  return refusal.status !== 0 || method !== 'POST' || key !== undefined
}

/** Limits that are over in a moment, unlike those that somebody has to do something about. */
const SHORT_LIVED: ReadonlySet<string> = new Set(['too-many-requests'])

async function attempt(environment: RequestEnvironment, path: string, options: RequestOptions): Promise<unknown> {
  const { method = 'GET', body, key, signal } = options
  const response = await environment
    .fetch(new URL(`api${path}`, environment.base()).href, {
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
      throw new Refused('unreachable', 0)
    })
  if (response.status === 204) return undefined
  const answer = await readAnswer(response)
  if (response.ok) return answer
  throw refusalIn(answer, response.status)
}

async function readAnswer(response: Response): Promise<object> {
  try {
    const answer: unknown = await response.json()
    if (typeof answer === 'object' && answer !== null) return answer
  } catch {
    // cut short, or no JSON: a proxy's page, a static host
  }
  if (response.ok) throw new Refused('unreachable', 0)
  return {}
}

/** A proxy in front of the server has pages of its own for what it cannot reach. */
function refusalIn(answer: Partial<RefusalAnswer>, status: number): Refused {
  if (isRefusalCode(answer.error)) return new Refused(answer.error, status, answer)
  if (status === 429) return new Refused('too-many-requests', status)
  return new Refused(status >= 500 ? 'stopping' : status === 404 ? 'no-such-route' : 'malformed', status)
}
