import { leadByLease } from '../browser/lease.ts'

/** Something that only one tab holds at a time. */
export interface Claim {
  release(): void
}

type Storing = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Returns null when another tab holds it. With `steal` it is taken from that tab, whose `onLost` is called. */
export function claim(name: string, steal: boolean, onLost: () => void): Promise<Claim | null> {
  if ('locks' in navigator) return claimByLock(name, steal, onLost)
  const shared = sharedStorage()
  return shared ? claimByLease(shared, name, steal, onLost) : Promise.resolve({ release: () => {} })
}

/** What all tabs share; null where the browser forbids it, and then no tab can take a game from another. */
function sharedStorage(): Storing | null {
  try {
    return localStorage
  } catch {
    return null
  }
}

function claimByLock(name: string, steal: boolean, onLost: () => void): Promise<Claim | null> {
  return new Promise((resolve) => {
    let released = false
    const hold = (lock: Lock | null): Promise<void> | undefined => {
      if (!lock) {
        resolve(null)
        return undefined
      }
      return new Promise<void>((end) => {
        const release = (): void => {
          released = true
          end()
        }
        resolve({ release })
      })
    }
    const options: LockOptions = steal ? { steal: true } : { ifAvailable: true }
    navigator.locks.request(name, options, hold).catch(() => {
      if (!released) onLost()
    })
  })
}

/** A lease that is not granted within so many milliseconds is another tab's. */
const GRANTED_WITHIN = 600

/** Pages that come over plain HTTP have no locks. A tab that is closed or loaded again lets go at once. */
export function claimByLease(shared: Storing, name: string, steal: boolean, onLost: () => void): Promise<Claim | null> {
  return new Promise((resolve) => {
    const granted = (): void => {
      clearTimeout(timer)
      resolve({ release })
    }
    const end = leadByLease(shared, `alleycat.tab.${name}`)(steal, granted, onLost)
    const release = (): void => {
      removeEventListener('pagehide', leave)
      end()
    }
    // A page that may be shown again, as the browser keeps it, renews its lease then.
    const leave = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) release()
    }
    const timer = setTimeout(() => {
      release()
      resolve(null)
    }, GRANTED_WITHIN)
    addEventListener('pagehide', leave)
  })
}
