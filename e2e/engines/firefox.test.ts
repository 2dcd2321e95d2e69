import { expect, testOnOwnPage as test } from '../app.ts'
import { CatBurglarsPlayer } from '../table/cat-burglars.ts'
import { CathamCityPlayer } from '../table/catham-city.ts'
import { byMouse } from '../table/pressing.ts'

test('both games can be played, and the language changed', async ({ app, page }) => {
  for (const [name, Player] of [
    ['Catham City', CathamCityPlayer],
    ['Cat Burglars', CatBurglarsPlayer],
  ] as const) {
    await app.open()
    await page.getByRole('button', { name: `Play ${name}` }).click()
    const player = new Player(page, byMouse)
    for (let i = 0; i < 3; i++) {
      expect(await player.table.awaits()).toBe('decision')
      await player.decide()
    }
    await page.getByRole('link', { name: 'Leave the table' }).click()
  }
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch')
  await expect(page.getByRole('button', { name: /Catham City.*spielen/ })).toBeVisible()
})
