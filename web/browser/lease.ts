/** A tab's lease ends after this many milliseconds unless it is renewed. */
const LEASE = 4000
/** The leading tab renews its lease this often, in milliseconds. */
const RENEWAL = 1000
/** A tab that took a free lease waits so many milliseconds to see whether another took it at the same time. */
const DOUBT = 150

/** What all tabs of a browser share. */
export type LeaseStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A lease in the storage that all tabs share. It serves browsers without locks, which are those that use plain HTTP. */
class Lease {
  readonly #shared: LeaseStorage
  readonly #key: string
  readonly #holder = String(Math.random())

  constructor(shared: LeaseStorage, key: string) {
    this.#shared = shared
    this.#key = key
  }

  look(): { readonly isMine: boolean; readonly isFree: boolean } {
    const [by, until] = this.#shared.getItem(this.#key)?.split(' ') ?? []
    return { isMine: by === this.#holder, isFree: by === undefined || Number(until) < Date.now() }
  }

  take(): void {
    this.#shared.setItem(this.#key, `${this.#holder} ${Date.now() + LEASE}`)
  }

  giveUp(): void {
    if (this.look().isMine) this.#shared.removeItem(this.#key)
  }
}

/** Waits to be the one tab that leads, or takes the lead from another. The function that it returns gives the lead up. */
export type Lead = (steal: boolean, onGranted: () => void, onLost: () => void) => () => void

/** Lets one tab lead by a lease, and the next one when it is gone. */
export function leadByLease(shared: LeaseStorage, key: string): Lead {
  return (steal, onGranted, onLost) => {
    const lease = new Lease(shared, key)
    let leads = false
    let timer: ReturnType<typeof setTimeout> | undefined

    function look(isStealing: boolean): void {
      const { isMine, isFree } = lease.look()
      if (leads && !isMine && !isFree) return onLost()
      if (isMine || isFree || isStealing) lease.take()
      if (isMine && !leads) {
        leads = true
        onGranted()
      }
      timer = setTimeout(() => look(false), isMine || !(isFree || isStealing) ? RENEWAL : DOUBT)
    }

    timer = setTimeout(() => look(steal))
    return () => {
      clearTimeout(timer)
      lease.giveUp()
    }
  }
}

/**
 * Takes a lease, with `steal` from another tab too; null where another tab has it. A tab that finds that it has it no more,
 * be it after it was asleep, is told by `onLost`. The function gives the lease up.
 */
export async function takeLease(
  shared: LeaseStorage,
  key: string,
  steal: boolean,
  onLost: () => void,
): Promise<(() => void) | null> {
  const lease = new Lease(shared, key)
  if (!steal && !lease.look().isFree) return null
  lease.take()
  await new Promise((resolve) => setTimeout(resolve, DOUBT))
  if (!lease.look().isMine) return null
  const renewal = setInterval(() => {
    if (lease.look().isMine) return lease.take()
    clearInterval(renewal)
    onLost()
  }, RENEWAL)
  return () => {
    clearInterval(renewal)
    lease.giveUp()
  }
}
