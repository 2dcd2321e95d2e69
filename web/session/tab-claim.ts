import { takeLease, type LeaseStorage } from '../browser/lease.ts'

/** Lets go of what only one tab holds at a time. */
export type Release = () => void

/** Resolves to null when another tab holds it. With `steal` it is taken from that tab, whose `onLost` is called. */
export function claim(name: string, steal: boolean, onLost: () => void): Promise<Release | null> {
  if ('locks' in navigator) return claimByLock(name, steal, onLost)
  const shared = sharedStorage()
  return shared ? claimByLease(shared, name, steal, onLost) : Promise.resolve(() => undefined)
}

const TRIAL = 'alleycat.tab'

/** What all tabs share; null where the browser forbids it or it is full, and then two tabs may play one game. */
function sharedStorage(): LeaseStorage | null {
  try {
    localStorage.setItem(TRIAL, '')
    localStorage.removeItem(TRIAL)
    return localStorage
  } catch {
    return null
  }
}

function claimByLock(name: string, steal: boolean, onLost: () => void): Promise<Release | null> {
  return new Promise((resolve) => {
    let released = false
    const hold = (lock: Lock | null): Promise<void> | undefined => {
      if (!lock) {
        resolve(null)
        return undefined
      }
      return new Promise<void>((end) => {
        resolve(() => {
          released = true
          end()
        })
      })
    }
    const options: LockOptions = steal ? { steal: true } : { ifAvailable: true }
    navigator.locks.request(name, options, hold).catch(() => {
      if (!released) onLost()
    })
  })
}

/** Pages that come over plain HTTP have no locks. A tab that is closed or loaded again lets go at once. */
export async function claimByLease(
  shared: LeaseStorage,
  name: string,
  steal: boolean,
  onLost: () => void,
): Promise<Release | null> {
  const giveUp = await takeLease(shared, `alleycat.tab.${name}`, steal, onLost)
  if (!giveUp) return null
  // A page that may be shown again, as the browser keeps it, sees then whether it still has the lease.
  const leave = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) giveUp()
  }
  addEventListener('pagehide', leave)
  return () => {
    removeEventListener('pagehide', leave)
    giveUp()
  }
}
