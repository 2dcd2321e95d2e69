/** What an answer of the server was used for. */
type Use = 'script' | 'style' | 'worker' | 'font' | 'other' | 'offline'

/** One answer of the server. */
export interface Delivery {
  readonly path: string
  /** The destination that the browser states in `Sec-Fetch-Dest`. */
  readonly destination: string
  /** The path of the page, style sheet or worker that requested it. */
  readonly askedBy: string
  /** The size of the body as sent, so compressed where it was. */
  readonly bytes: number
}

export type BytesByUse = Readonly<Record<Use, number>>

/** Files for workers and for the service worker are counted apart, because they do not slow the page. */
function useOf({ path, destination, askedBy }: Delivery, workers: ReadonlySet<string>): Use {
  if (isServiceWorker(path) || isServiceWorker(askedBy)) return 'offline'
  if (workers.has(path) || workers.has(askedBy)) return 'worker'
  if (destination === 'script' || destination === 'style' || destination === 'font') return destination
  return 'other'
}

/** Bytes by use. Every file counts once, however often a browser requests it. */
export function sumUp(deliveries: readonly Delivery[]): BytesByUse {
  const workers = workersIn(deliveries)
  const sums: Record<Use, number> = { script: 0, style: 0, worker: 0, font: 0, other: 0, offline: 0 }
  const counted = new Set<string>()
  for (const delivery of deliveries) {
    const use = useOf(delivery, workers)
    const key = `${use === 'offline' ? 'offline' : ''} ${delivery.path}`
    if (counted.has(key)) continue
    counted.add(key)
    sums[use] += delivery.bytes
  }
  return sums
}

/** The bytes that the aim is about: scripts and styles of the page itself. */
export const codeOf = ({ script, style }: BytesByUse): number => script + style

/** The paths of scripts that run in workers. */
export const workersIn = (deliveries: readonly Delivery[]): Set<string> =>
  new Set(deliveries.filter(({ destination }) => destination === 'worker').map(({ path }) => path))

const isServiceWorker = (path: string): boolean => path.endsWith('/service-worker.js')
