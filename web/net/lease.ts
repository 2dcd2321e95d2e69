import type { StreamEnvironment } from './shared-stream.ts'

/** How long a tab leads unless it says so again, and how often it does, in milliseconds. */
const LEASE = 4000
const RENEWAL = 1000
/** Two tabs may see a free lease at the same time: who wrote last has it, and that shows after so long. */
const DOUBT = 150

/**
 * One tab leads by a note in the storage that all of them share. For browsers without locks, which are those that reach
 * the server over plain HTTP.
 */
export function leadByLease(
  shelf: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  key: string,
): StreamEnvironment['lead'] {
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
