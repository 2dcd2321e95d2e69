import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import process from 'node:process'
import type { Page } from '@playwright/test'
import { StaticServer } from '../cli/web-bench/server.ts'
import { expect, testOnOwnPage as test } from './app.ts'
import { CatBurglarsPlayer } from './table/cat-burglars.ts'
import { CathamCityPlayer } from './table/catham-city.ts'
import { byMouse } from './table/pressing.ts'

const DIST = resolve(import.meta.dirname, '../web', process.env['E2E_DIST'] ?? 'dist')

test.use({ serviceWorkers: 'allow' })
test.setTimeout(120_000)

/** Waits until the whole app has been cached, so that the next start needs no network. */
const settled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 60_000 })

test('after one visit the app starts and plays both games without a connection', async ({ app, page, context }) => {
  const server = await StaticServer.of(DIST)
  const url = server.address
  await page.goto(url)
  await settled(page)
  await server.close()
  await context.setOffline(true)

  for (const [name, Player] of [
    ['Catham City', CathamCityPlayer],
    ['Cat Burglars', CatBurglarsPlayer],
  ] as const) {
    await page.goto(url)
    await page.getByRole('button', { name: `Play ${name}` }).click()
    const player = new Player(page, byMouse)
    for (let i = 0; i < 3; i++) {
      await player.table.awaits()
      await player.decide()
    }
    await player.table.awaits()
    await expect(page.getByText('A bot stumbled')).toBeHidden()
    await page.reload()
    await player.table.awaits()
    await player.decide()
  }
  await page.goto(`${url}#/learn/cat-burglars`)
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible()
  await page.goto(`${url}#/rules/catham-city`)
  await expect(page.getByRole('searchbox')).toBeVisible()
  await app.set({ locale: 'fr' })
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})

test('a new version announces itself, waits, and takes over when it is told to', async ({ app, page }) => {
  const server = await StaticServer.of(DIST)
  try {
    await page.goto(server.address)
    await settled(page)
    await page.getByRole('button', { name: 'Play Catham City' }).click()
    const player = new CathamCityPlayer(page, byMouse)
    await player.table.awaits()

    const worker = await readFile(join(DIST, 'service-worker.js'), 'utf8')
    server.serve('/service-worker.js', worker.replace("const VERSION = '", '$&next'))
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    const notice = page.getByRole('complementary', { name: 'A new version is ready.' })
    await expect(notice).toBeVisible({ timeout: 60_000 })
    await player.decide() // Nothing blocks the game.
    await notice.getByRole('button', { name: 'Later' }).click()
    await expect(notice).toBeHidden()

    await page.reload()
    await expect(notice).toBeVisible()
    await player.table.awaits()
    const loaded = page.waitForEvent('load')
    await notice.getByRole('button', { name: 'Update now' }).click()
    await loaded
    await player.table.awaits() // The game is where it was.
    await expect(notice).toBeHidden()
    expect(await page.evaluate(() => caches.keys())).toEqual([expect.stringContaining('alleycat-next')])
  } finally {
    await server.close()
  }
  expect(app.errors).toEqual([])
})

test('the app can be installed: it has a manifest with icons that exist', async ({ page, request }) => {
  await page.goto('./')
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = (await (await request.get(`./${href}`)).json()) as Record<string, unknown> & {
    icons: { src: string; sizes: string; purpose?: string }[]
  }
  expect(manifest).toMatchObject({
    name: expect.stringContaining('Alleycat'),
    display: expect.any(String),
    start_url: expect.any(String),
  })
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
  for (const { src } of manifest.icons) expect((await request.get(`./${src}`)).ok()).toBe(true)
})
