/**
 * The service worker keeps the app for playing without a connection. A new version waits until somebody agrees, so that
 * it never changes the code under a game that is being played.
 */
class Updates {
  waiting = $state(false)
  #worker: ServiceWorker | null = null

  async watch(): Promise<void> {
    if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
    const registration = await navigator.serviceWorker.register('./service-worker.js').catch(() => null)
    // A browser that forbids service workers still plays while it is connected.
    if (!registration) return
    const announce = (): void => {
      this.#worker = registration.waiting
      this.waiting = registration.waiting !== null && navigator.serviceWorker.controller !== null
    }
    announce()
    registration.addEventListener('updatefound', () =>
      registration.installing?.addEventListener('statechange', announce),
    )
    setInterval(() => void registration.update().catch(() => null), 60 * 60 * 1000)
  }

  apply(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    this.#worker?.postMessage('take-over')
  }

  postpone(): void {
    this.waiting = false
  }
}

export const updates = new Updates()
