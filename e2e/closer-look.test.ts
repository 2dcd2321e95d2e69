import type { Locator } from '@playwright/test'
import { expect, test } from './app.ts'
import { beforeStep, playthrough } from './positions.ts'
import { Table } from './table/table.ts'

const starter = playthrough('catham-city', '2-seats-DHMRS')
const burglars = playthrough('cat-burglars', '2-seats')
const four = playthrough('cat-burglars', '4-seats-hall-of-fame')

const three = playthrough('catham-city', '3-seats-DJOPS')

const PILES = ['[data-pile=draw]', '[data-pile=discard]']

for (const [name, stored, things] of [
  [
    'Catham City',
    beforeStep('game', starter, /^1 discard H$/),
    [
      '[data-close-up^=seat]',
      '.market [data-card]',
      '.hand [data-card]',
      '[data-pile=table] [data-close-up]',
      ...PILES,
    ],
  ],
  [
    'Cat Burglars',
    beforeStep('game', four, /^\d secure/, 7),
    [
      '[data-close-up^=seat]',
      '.player [data-gang]',
      'section[data-owner] [data-gang]',
      '[data-new]',
      '[data-market]',
      ...PILES,
    ],
  ],
  ['Cat Burglars with a sprung trap', beforeStep('game', burglars, /^0 place/), ['.sprung button', '[data-hand]']],
] as const) {
  test.describe(() => {
    test.use({ stored })

    test(`everything on the table of ${name} is shown large by a key, and by a right click and a long press`, async ({
      app,
      page,
    }) => {
      await app.open('#/table/game')
      await new Table(page).awaits()
      const closeUp = page.getByRole('dialog', { name: 'A closer look' })
      const expectLarge = async (selector: string): Promise<void> => {
        await expect(closeUp.getByRole('heading', { level: 3 }), selector).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(closeUp).toHaveCount(0)
      }
      const last = (selector: string): Locator => page.locator(selector).filter({ visible: true }).last()
      for (const selector of things) {
        await last(selector).locator('xpath=descendant-or-self::button').focus()
        await page.keyboard.press('+')
        await expectLarge(selector)
      }
      // One listener of the table finds what a mouse or a finger is on, by the same mark as the key.
      const [thing] = things
      await last(thing).click({ button: 'right' })
      await expectLarge(thing)
      await last(thing).dispatchEvent('pointerdown', { pointerType: 'touch' })
      await expectLarge(thing)
    })
  })
}

test.describe(() => {
  test.use({ stored: beforeStep('game', four, /^\d secure/, 7) })

  test('the own card that lies face down is seen large as a back with what it is', async ({ app, page }) => {
    await app.open('#/table/game')
    await new Table(page).awaits()
    const gang = page.locator('section[data-owner] [data-gang].active').first()
    const cats = await gang.locator('.cat').count()
    await gang.click({ button: 'right' })
    const picture = page.getByRole('dialog').locator('.picture')
    await expect(picture.locator('.gang > *')).toHaveCount(cats + 1)
    await expect(picture.locator('.verdict > *')).toHaveCount(2)
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2)
  })
})

test.describe(() => {
  test.use({ stored: beforeStep('game', three, /^1 take/) })

  test('opponents follow one another as around the table', async ({ app, page }) => {
    await app.open('#/table/game')
    await new Table(page).awaits()
    const opponents = page.locator('[data-close-up^=seat]')
    const names = await opponents.locator('.name b').allTextContents()
    await opponents.first().getByRole('button').click()
    const closeUp = page.getByRole('dialog', { name: 'A closer look' })
    await expect(closeUp.locator('[aria-pressed]')).toHaveText(names)
    await expect(closeUp.locator('[aria-pressed=true]')).toHaveText(names[0]!)
  })
})
