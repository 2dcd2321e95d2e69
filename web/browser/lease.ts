/** A tab's lease ends after this many milliseconds unless it is renewed. */
const LEASE = 4000
/** The leading tab renews its lease this often, in milliseconds. */
const RENEWAL = 1000
/** A tab that took a free lease waits so many milliseconds to see whether another took it at the same time. */
const DOUBT = 150

/** Waits to be the one tab that leads, or takes the lead from another. The function that it returns gives the lead up. */
export type Lead = (steal: boolean, onGranted: () => void, onLost: () => void) => () => void

/**
 * Lets one tab lead by a lease in the storage that all tabs share. It serves browsers without locks, which are those that
 * reach the server over plain HTTP.
 */
export function leadByLease(shelf: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, key: string): Lead {
  return (steal, onGranted, onLost) => {
    const holder = String(Math.random())
    let leads = false
    let timer: ReturnType<typeof setTimeout> | undefined

    function look(isStealing: boolean): void {
      const [by, until] = shelf.getItem(key)?.split(' ') ?? []
      const isMine = by === holder
      const isFree = by === undefined || Number(until) < Date.now()
      if (leads && !isMine && !isFree) return onLost()
      if (isMine || isFree || isStealing) shelf.setItem(key, `${holder} ${Date.now() + LEASE}`)
      if (isMine && !leads) {
        leads = true
        onGranted()
      }
      timer = setTimeout(() => look(false), isMine || !(isFree || isStealing) ? RENEWAL : DOUBT)
    }

    timer = setTimeout(() => look(steal))
    return () => {
      clearTimeout(timer)
      if (shelf.getItem(key)?.startsWith(`${holder} `)) shelf.removeItem(key)
    }
  }
}
