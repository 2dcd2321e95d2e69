import { expect, test } from './app.ts'
import { CatBurglarsPlayer } from './table/cat-burglars.ts'
import { CathamCityPlayer } from './table/catham-city.ts'
import { byFinger, byKeyboard } from './table/pressing.ts'

const GAMES = [
  { name: 'Catham City', Player: CathamCityPlayer },
  { name: 'Cat Burglars', Player: CatBurglarsPlayer },
] as const

/** Whole games take long, and longer where other programs use the machine too. */
test.setTimeout(180_000)

for (const { name, Player } of GAMES) {
  test(`a whole game of ${name} against bots, by pressing what is lit, after one press on the front page @phone`, async ({
    app,
    page,
  }) => {
    await app.open()
    await byFinger(page.getByRole('button', { name: `Play ${name}` }))
    const player = new Player(page, byFinger)
    await player.playToTheEnd()
    expect(player.decided.length).toBeGreaterThan(3)
    await expect(player.table.result.getByRole('listitem').first()).toContainText(/\d/)
    await page.keyboard.press('Escape')
    await expect(player.table.status).toBeVisible()
  })

  test(`a whole game of ${name} against bots with the keyboard alone`, async ({ app, page }) => {
    const press = byKeyboard(page)
    await app.open()
    await press(page.getByRole('button', { name: `Play ${name}` }))
    const player = new Player(page, press, 2)
    await player.playToTheEnd()
    expect(player.decided.length).toBeGreaterThan(3)
    await press(player.table.result.getByRole('link', { name: 'Home' }))
    await expect(page.getByRole('heading', { name: 'Finished games' })).toBeVisible()
  })
}
