import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'
import { beforeStep, playthrough } from './positions.ts'

/** A language with accents and 40 % longer words shows what other languages will need. */

const starter = playthrough('catham-city', '2-seats-DHMRS')

const expectNothingSideways = async (page: Page): Promise<void> => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
}

test('longer words do not widen pages to read and to fill in @phone', async ({ app, page }) => {
  for (const [address, heading] of [
    ['#/settings', /Šéttíñģš/],
    ['#/new/catham-city', /Ñéw ģámé/],
    ['#/rules/cat-burglars', /Rúléš/],
    ['#/credits', /Ćrédítš/],
  ] as const) {
    await app.page.goto(`./?pseudo${address}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expectNothingSideways(page)
  }
})

test.describe(() => {
  test.use({ stored: beforeStep('game', starter, /^0 play DDD/) })

  test('longer words do not widen the table @phone', async ({ app, page }) => {
    await app.page.goto('./?pseudo#/table/game')
    await expect(page.getByText(/Ýóúr túrñ/).first()).toBeVisible()
    await expectNothingSideways(page)
  })
})
