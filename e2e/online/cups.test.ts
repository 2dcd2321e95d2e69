import type { Page } from '@playwright/test'
import { Client } from '../../server/testing/client.ts'
import { expect, test } from './online.ts'

/** People who join and then never come. */
async function absentees(url: string, cup: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const client = await new Client(url.replace(/\/$/, '')).named(name)
    await client.post(`/api/cups/${cup}/join`, {})
  }
}

const fits = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

test('a cup is made, joined by link, played to its next round, and followed on a projector @phone', async ({
  server,
  guest,
}) => {
  const [ada, zoe, ben] = [await guest('Ada'), await guest('Zoë'), await guest('Ben')]
  const page = await ada.open(`${server.url}#/lobby`)
  await page.getByRole('link', { name: 'New cup' }).click()
  await page.getByLabel('Your name').fill('Ada')
  await page.getByLabel('Name of the cup').fill('Alley Cup')
  await page.getByLabel('Rounds').selectOption('2')
  await page.getByLabel('Seats at each table').selectOption('2')
  await page.getByLabel('Without a clock').check()
  await page.getByLabel('Pause before each round').selectOption({ label: 'None' })
  await page.getByRole('button', { name: 'Open the cup' }).click()
  await expect(page).toHaveURL(/#\/cup\/[\w-]{12}$/)
  const address = page.url()
  await expect(page.getByRole('button', { name: 'Start the cup' })).toBeDisabled()
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible()

  for (const person of [zoe, ben]) {
    const own = await person.open(address)
    await own.getByLabel('Your name').fill(person.name)
    await own.getByRole('button', { name: 'Join the cup' }).click()
    await expect(own.getByRole('button', { name: 'Leave the cup' })).toBeVisible()
  }
  await absentees(server.url, address.split('/').at(-1)!, ['Cleo', 'Dora', 'Eve'])
  await page.getByRole('button', { name: 'Remove: Eve' }).click()
  await expect(page.getByRole('heading', { name: 'People: 4' })).toBeVisible()
  await page.getByRole('button', { name: 'Start the cup' }).click()

  const projector = await ada.open(`${address}/projector`)
  await expect(projector.getByText('Round 1 of 2').first()).toBeVisible()
  await zoe.page.getByRole('link', { name: 'To your table' }).click()
  await expect(zoe.page.locator('[data-status]')).toBeVisible()
  await zoe.page.close()
  await ben.page.getByRole('button', { name: 'Leave the cup' }).click()
  await ben.page.getByRole('dialog').getByRole('button', { name: 'Leave the cup' }).click()
  await expect(ben.page.getByText('You have left this cup.')).toBeVisible()

  // Nobody is at a table any more, so bots play on, and the projector follows by itself.
  await expect(projector.getByText('Round 2 of 2').first()).toBeVisible({ timeout: 50_000 })
  await expect(projector.getByRole('row', { name: /Zoë/ })).toBeVisible()
  expect(await fits(projector)).toBe(true)
  await page.bringToFront()
  await expect(page.getByRole('row', { name: /Ben.*left/ })).toBeVisible()
  await expect(page.getByText('If level: the points of everyone you met')).toBeVisible()
  expect(await fits(page)).toBe(true)
})
