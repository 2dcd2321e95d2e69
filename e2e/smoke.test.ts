import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'
import { CatBurglarsPlayer } from './table/cat-burglars.ts'
import { CathamCityPlayer } from './table/catham-city.ts'
import { byFinger, byMouse } from './table/pressing.ts'
import { Table } from './table/table.ts'

for (const [name, Player] of [
  ['Catham City', CathamCityPlayer],
  ['Cat Burglars', CatBurglarsPlayer],
] as const) {
  test(`one press on the front page starts ${name}, and the first moves can be made @phone @desktop @landscape`, async ({
    app,
    page,
    hasTouch,
  }) => {
    const press = hasTouch ? byFinger : byMouse
    await app.open()
    await press(page.getByRole('button', { name: `Play ${name}` }))
    const player = new Player(page, press)
    for (let i = 0; i < 3; i++) {
      expect(await player.table.awaits()).toBe('decision')
      await player.decide()
    }
  })
}

const games = (page: Page): Promise<number> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('alleycat.game.')).length)

test('a double click starts one game, on the front page and where the cards are dealt', async ({ app, page }) => {
  await app.open()
  await page.getByRole('button', { name: 'Play Catham City' }).dblclick()
  await new Table(page).awaits()
  expect(await games(page)).toBe(1)
  await app.open('#/new/cat-burglars')
  await page.getByRole('button', { name: 'Deal the cards' }).dblclick()
  await new Table(page).awaits()
  expect(await games(page)).toBe(2)
})
