import { expect, testOnOwnPage as test } from './app.ts'
import { playthrough, saved } from './positions.ts'
import { CatBurglarsPlayer } from './table/cat-burglars.ts'
import { CathamCityPlayer } from './table/catham-city.ts'
import { byFinger, byKeyboard } from './table/pressing.ts'

const GAMES = [
  {
    name: 'Catham City',
    Player: CathamCityPlayer,
    late: saved('game', playthrough('catham-city', '2-seats-DHMRS'), 72, { people: [0] }),
  },
  {
    name: 'Cat Burglars',
    Player: CatBurglarsPlayer,
    late: saved('game', playthrough('cat-burglars', '2-seats'), 168, { people: [0] }),
  },
] as const

/** Whole games take long, and longer where other programs use the machine too. */
test.setTimeout(180_000)
test.use({ seed: 'b' }) // Its games are short.

for (const { name, Player, late } of GAMES) {
  test(`a whole game of ${name} against bots, by pressing what is lit, after one press on the front page @phone`, async ({
    app,
    page,
  }) => {
    await app.open()
    await byFinger(page.getByRole('button', { name: `Play ${name}` }))
    const player = new Player(page, byFinger)
    await player.playToTheEnd()
    expect(player.decided.length).toBeGreaterThan(3)
    expect(player.drift, 'nothing moves under the finger').toBeLessThan(1.5)
    await expect(player.table.result.getByRole('listitem').first()).toContainText(/\d/)
    await page.keyboard.press('Escape')
    // The result stays closed until somebody asks for it.
    await byFinger(page.getByRole('button', { name: 'Result' }))
    await expect(player.table.result).toContainText(/Your (best|costliest) decision|No mistakes found/, {
      timeout: 60_000,
    })
  })

  test.describe(() => {
    test.use({ stored: late })

    test(`a game of ${name} is continued to its end with the keyboard alone`, async ({ app, page }) => {
      const press = byKeyboard(page)
      await app.open()
      await press(page.getByRole('link', { name: `${name} Ann` }))
      const player = new Player(page, press, 2)
      await player.table.awaits()
      await player.decide()
      await player.table.awaits()
      // The next question does not take the focus from where it is read.
      await expect(player.table.status).toBeFocused()
      await player.playToTheEnd()
      expect(player.decided.length).toBeGreaterThan(3)
      await press(player.table.result.getByRole('link', { name: 'Home' }))
      await expect(page.getByRole('heading', { name: 'Finished games' })).toBeVisible()
    })
  })
}
