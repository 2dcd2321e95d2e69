/** Something that only one tab holds at a time. */
export interface Claim {
  release(): void
}

/** Returns null when another tab holds it. With `steal` it is taken from that tab, whose `onLost` is called. */
export async function claim(name: string, steal: boolean, onLost: () => void): Promise<Claim | null> {
  // An old browser has no locks; there two tabs can play one game.
  if (!('locks' in navigator)) return { release: () => {} }
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
