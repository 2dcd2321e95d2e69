import { connect } from './connection.ts'
import { leadByLease } from '../browser/lease.ts'
import type { StreamServices } from './shared-stream.ts'

const NAME = 'alleycat.stream'

/** The tabs of one browser: they talk over a channel, and a lock tells which one leads. */
export const BROWSER_TABS: StreamServices = {
  connect,
  openChannel(onMessage) {
    const channel = new BroadcastChannel(NAME)
    channel.addEventListener('message', ({ data }) => onMessage(data))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is no window
    return { post: (message) => channel.postMessage(message), close: () => channel.close() }
  },
  lead: (...wish) => ('locks' in navigator ? leadByLock : leadByLease(localStorage, NAME))(...wish),
  later(milliseconds, call) {
    const timer = setTimeout(call, milliseconds)
    return () => clearTimeout(timer)
  },
  isVisible: () => document.visibilityState === 'visible',
}

function leadByLock(steal: boolean, onGranted: () => void, onLost: () => void): () => void {
  const abort = new AbortController()
  let end: (() => void) | undefined
  let isOver = false
  const hold = (): Promise<void> | undefined => {
    if (isOver) return undefined
    onGranted()
    return new Promise<void>((resolve) => (end = resolve))
  }
  navigator.locks.request(NAME, steal ? { steal } : { signal: abort.signal }, hold).catch(() => {
    if (!isOver) onLost()
  })
  return () => {
    isOver = true
    abort.abort()
    end?.()
  }
}
