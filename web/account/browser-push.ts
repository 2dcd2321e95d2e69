import { language } from '../language.svelte.ts'
import { keepNotificationWords } from './notification-words.ts'
import type { PushBrowser } from './push-switch.svelte.ts'

/** Milliseconds after which a browser counts as having no service worker. */
const PATIENCE = 20_000

export const BROWSER_PUSH: PushBrowser = {
  isAble: () => 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis,
  permission: () => Notification.permission,
  ask: () => Notification.requestPermission(),
  current: async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return (await registration?.pushManager.getSubscription()) ?? null
  },
  subscribe: async (applicationServerKey) => {
    const { pushManager } = await worker()
    return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  },
  keepWords: () => keepNotificationWords(language.locale),
}

/** Waits for the service worker, which may still be starting when the page has just been opened. */
async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('./service-worker.js')
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new DOMException('no service worker', 'TimeoutError')), PATIENCE),
  )
  return Promise.race([navigator.serviceWorker.ready, late])
}
