import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'
import { beforeStep, playthrough } from './positions.ts'
import { Table } from './table/table.ts'

/** A language with accents and 40 % longer words shows what other languages will need. */

const starter = playthrough('catham-city', '2-seats-DHMRS')

/** What a text stands out of, or is cut by, of all buttons and headings. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isCut = (each: Element): boolean => each.scrollWidth > each.clientWidth + 1
    return [...document.querySelectorAll('button, a.button, h1, h2, label, legend')]
      .filter((each) => each.checkVisibility() && isCut(each))
      .map((each) => each.outerHTML.slice(0, 160))
  })

const expectFits = async (page: Page): Promise<void> => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(await cutTexts(page)).toEqual([])
}

test('longer words break into lines and nothing is cut, on pages to read and to fill in @phone', async ({ page }) => {
  for (const [address, heading] of [
    ['', /Álléýćát/],
    ['#/settings', /Šéttíñģš/],
    ['#/new/catham-city', /Ñéw ģámé/],
    ['#/rules/cat-burglars', /Rúléš/],
    ['#/credits', /Ćrédítš/],
  ] as const) {
    await page.goto(`./?pseudo${address}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expectFits(page)
  }
})

test.describe(() => {
  test.use({ stored: beforeStep('game', starter, /^0 play DDD/) })

  test('longer words fit at the table @phone', async ({ page }) => {
    await page.goto('./?pseudo#/table/game')
    await new Table(page).status.waitFor()
    await expect(page.getByText(/Ýóúr túrñ/).first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })
})
