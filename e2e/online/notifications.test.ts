import type { Browser, BrowserContext, Page } from '@playwright/test'
import { seedStorage, SETTINGS } from '../app.ts'
import { expect, test } from './online.ts'

/** Replaces the push service, which tests cannot reach: both the browser's subscription and the delivery are simulated. */
async function playPushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let current: object | null = null
    const subscribe = (options: PushSubscriptionOptionsInit): object => ({
      endpoint: 'https://fcm.googleapis.com/fcm/send/alleycat-test',
      options: { applicationServerKey: (options.applicationServerKey as Uint8Array<ArrayBuffer>).buffer },
      toJSON: () => ({ keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } }),
      unsubscribe: () => {
        current = null
        return Promise.resolve(true)
      },
    })
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(current),
      subscribe: (options: PushSubscriptionOptionsInit) => Promise.resolve((current = subscribe(options))),
    })
  })
}

async function visitor(browser: Browser, url: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'allow' })
  await context.grantPermissions(['notifications'], { origin: new URL(url).origin })
  const page = await context.newPage()
  await seedStorage(page, { 'alleycat.settings': SETTINGS })
  await playPushService(page)
  return { context, page }
}

/** Delivers a message to the service worker, as the push service would. */
async function deliver(page: Page, origin: string, message: object): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  const registration = new Promise<string>((resolve) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations
      if (found) resolve(found.registrationId)
    }),
  )
  await cdp.send('ServiceWorker.enable')
  const data = JSON.stringify(message)
  await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registration, data })
  await cdp.detach()
}

const shown = (page: Page): Promise<unknown[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    const notifications = (await registration?.getNotifications()) ?? []
    return notifications.map(({ title, body, lang, tag }) => ({ title, body, lang, tag }))
  })

test('a turn is notified in the language of the page, and leads to its table', async ({ browser, server }) => {
  const { context, page } = await visitor(browser, server.url)
  const { origin } = new URL(server.url)
  const { request } = context
  await request.put(`${server.url}api/me`, { data: { name: 'Ada', avatar: 'guest-1' } })
  const made = await request.post(`${server.url}api/tables`, {
    data: { game: 'cat-burglars', seats: 2, pace: { kind: 'days', hours: 24 } },
  })
  const { table } = (await made.json()) as { table: { id: string } }

  await page.goto(`${server.url}#/account`)
  await page.getByRole('button', { name: 'Turn notifications on' }).click()
  await expect(page.getByText('Notifications are on in this browser.')).toBeVisible({ timeout: 30_000 })
  const kept = (await (await request.get(`${server.url}api/me/export`)).json()) as { notifications: unknown[] }
  expect(kept.notifications).toHaveLength(1)

  await deliver(page, origin, { type: 'turn', table: table.id })
  await expect
    .poll(() => shown(page))
    .toEqual([{ title: 'Your turn', body: 'Cat Burglars', lang: 'en', tag: table.id }])

  await page.goto(`${server.url}#/settings`)
  await page.getByLabel('Language').selectOption('de')
  const inGerman = async (): Promise<string> =>
    page.evaluate(async () => (await (await caches.match('./notification-words'))?.text()) ?? '')
  await expect.poll(inGerman).toContain('Du bist dran')
  await deliver(page, origin, { type: 'turn', table: 'unknown' })
  await expect
    .poll(() => shown(page))
    .toContainEqual({ title: 'Du bist dran', body: 'Ein Tisch wartet auf dich.', lang: 'de', tag: 'unknown' })

  const [worker] = context.serviceWorkers()
  const opened = await worker!.evaluate(async (tag) => {
    const scope = globalThis as unknown as {
      clients: { openWindow: (url: string) => Promise<null> }
      registration: ServiceWorkerRegistration
      NotificationEvent: new (type: string, init: object) => Event
    }
    const [notification] = await scope.registration.getNotifications({ tag })
    return new Promise<string>((resolve) => {
      scope.clients.openWindow = (url) => {
        resolve(url)
        return Promise.resolve(null)
      }
      dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }))
    })
  }, table.id)
  expect(opened).toBe(`${server.url}#/t/${table.id}`)
  await expect.poll(() => shown(page)).toHaveLength(1)

  await page.goto(`${server.url}#/account`)
  await page.getByRole('button', { name: 'Benachrichtigungen ausschalten' }).click()
  await expect(page.getByText('Benachrichtigungen sind in diesem Browser aus.')).toBeVisible()
  await context.close()
})

test('who signs out here is not notified here any more', async ({ browser, server }) => {
  const { context, page } = await visitor(browser, server.url)
  await context.request.put(`${server.url}api/me`, { data: { name: 'Ada', avatar: 'guest-1' } })
  await page.goto(`${server.url}#/account`)
  await page.getByRole('button', { name: 'Turn notifications on' }).click()
  await expect(page.getByText('Notifications are on in this browser.')).toBeVisible({ timeout: 30_000 })
  const told = page.waitForRequest((request) => request.method() === 'DELETE' && request.url().endsWith('/api/me/push'))
  await page.getByRole('button', { name: 'Sign out here' }).click()
  await page.locator('[data-agree]').click()
  await expect(page.getByText('Signed out.')).toBeVisible()
  expect((await (await told).response())?.status()).toBe(204)
  const left = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return registration!.pushManager.getSubscription()
  })
  expect(left).toBeNull()
  await context.close()
})

test('a browser that forbids notifications says how to allow them', async ({ browser, server }) => {
  const { context, page } = await visitor(browser, server.url)
  await context.clearPermissions()
  await context.request.put(`${server.url}api/me`, { data: { name: 'Ada', avatar: 'guest-1' } })
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }))
  await page.goto(`${server.url}#/account`)
  await expect(page.getByText('You’ve blocked notifications from this site.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Turn notifications on' })).toBeHidden()
  await context.close()
})
