import { isRefusalCode, type RefusalAnswer, type RefusalCode, type TableFrame } from '@alleycat/protocol'

/** Why a request failed: the server's code for its refusal, or that no answer came. */
export type FailureCode = RefusalCode | 'unreachable'

/** The parts of a server's refusal beside its code. */
type Details = Pick<RefusalAnswer, 'rule' | 'frame'>

/** A request that failed. Its code is worded in the reader's language where it is shown. */
export class RequestFailure extends Error {
  readonly code: FailureCode
  /** The HTTP status; 0 when no answer came. */
  readonly status: number
  /** The rule of the game that forbids what was asked, if one does. */
  readonly rule: string | null
  /** The table's latest frame, when the table has moved on since the request was made. */
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

export const asRequestFailure = (error: unknown): RequestFailure =>
  error instanceof RequestFailure ? error : new RequestFailure('bug', 500)

export interface RequestOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly body?: object
  /** Whether the server carries it out only once, however often it is sent. */
  readonly isOnce?: boolean
  readonly signal?: AbortSignal
  /** How often to try when the server is away or busy; without a number, a few times where a repetition does no harm. */
  readonly tries?: number
  /** Called before each wait for another try. */
  readonly onWait?: (failure: RequestFailure) => void
}

/** The abilities of a browser that a request needs; tests provide their own. */
export interface RequestServices {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly wait: (milliseconds: number) => Promise<void>
  readonly base: () => string
}

export const BROWSER: RequestServices = {
  fetch: (url, init) => fetch(url, init),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  base: () => document.baseURI.split('#')[0]!,
}

const USUAL_TRIES = 4
const FIRST_WAIT = 400
const LONGEST_WAIT = 4000

export type Request = (path: string, options?: RequestOptions) => Promise<unknown>

/** Makes requests to the API of the host that served this app, in whatever folder it lies. */
export function requests(services: RequestServices = BROWSER): Request {
  return async (path, options = {}) => {
    for (let tried = 1; ; tried++) {
      try {
        return await attempt(services, path, options)
      } catch (error) {
        if (options.signal?.aborted || !(error instanceof RequestFailure) || !isWorthAnotherTry(error, tried, options))
          throw error
        options.onWait?.(error)
        await services.wait(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (tried - 1)) * (0.8 + Math.random() * 0.4))
        if (options.signal?.aborted) throw error
      }
    }
  }
}

/** A request without an answer may have been carried out, so it is repeated only where that makes no difference. */
function isWorthAnotherTry(
  failure: RequestFailure,
  tried: number,
  { method = 'GET', isOnce = false, tries }: RequestOptions,
): boolean {
  if (!failure.passes || tried >= (tries ?? USUAL_TRIES)) return false
  if (failure.code.startsWith('too-') && !SHORT_LIVED.has(failure.code)) return false
  return failure.status !== 0 || method !== 'POST' || isOnce
}

/** Limits that end by themselves within seconds; the others last until somebody does something about them. */
const SHORT_LIVED: ReadonlySet<string> = new Set(['too-many-requests'])

async function attempt(services: RequestServices, path: string, options: RequestOptions): Promise<unknown> {
  const { method = 'GET', body, signal } = options
  const response = await services
    .fetch(new URL(`api${path}`, services.base()).href, {
      method,
      cache: 'no-store',
      credentials: 'same-origin',
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      ...(signal && { signal }),
    })
    .catch(() => {
      throw new RequestFailure('unreachable', 0)
    })
  if (response.status === 204) return undefined
  const answer = await readAnswer(response)
  if (response.ok) return answer
  throw failureIn(answer, response.status)
}

async function readAnswer(response: Response): Promise<object> {
  try {
    const answer: unknown = await response.json()
    if (typeof answer === 'object' && answer !== null) return answer
  } catch {
    // An answer that was cut short, a proxy's page or a static host's has no JSON.
  }
  if (response.ok) throw new RequestFailure('unreachable', 0)
  return {}
}

/** Also makes a code of a proxy's own error page, which has none. */
function failureIn(answer: Partial<RefusalAnswer>, status: number): RequestFailure {
  if (isRefusalCode(answer.error)) return new RequestFailure(answer.error, status, answer)
  if (status === 429) return new RequestFailure('too-many-requests', status)
  return new RequestFailure(status >= 500 ? 'stopping' : status === 404 ? 'no-such-route' : 'malformed', status)
}
