import { expect, seedStorage, SETTINGS, testOnOwnPage } from './app.ts'
import { beforeStep, playthrough, saved } from './positions.ts'
import { CatBurglarsPlayer } from './table/cat-burglars.ts'
import { CathamCityPlayer } from './table/catham-city.ts'
import { byMouse } from './table/pressing.ts'

testOnOwnPage(
  "a game's words that cannot be fetched are a problem, and come when somebody tries again @desktop",
  async ({ page }) => {
    await seedStorage(page, { 'alleycat.settings': SETTINGS })
    await page.goto('./')
    await expect(page.getByRole('button', { name: 'Play Catham City' })).toBeVisible()
    const words = /\/assets\/words-catham-city-en-[^/]*\.js$/
    await page.route(words, (route) => route.abort())
    await page.getByRole('button', { name: 'Play Catham City' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await page.unroute(words)
    await page.getByRole('button', { name: 'Try again' }).click()
    await new CathamCityPlayer(page, byMouse).table.awaits()
  },
)

testOnOwnPage(
  'a dialog whose part cannot be fetched says so, and shows it when somebody tries again',
  async ({ page }) => {
    const overview = /\/assets\/Overview-[^/]*\.js$/
    await page.route(overview, (route) => route.abort())
    await seedStorage(page, { 'alleycat.settings': SETTINGS })
    await page.goto('./')
    await page.getByRole('button', { name: 'Play Catham City' }).click()
    await new CathamCityPlayer(page, byMouse).table.awaits()
    await page.keyboard.press(',')
    const dialog = page.getByRole('dialog', { name: 'Overview' })
    await expect(dialog.getByRole('alert')).toBeVisible()
    await page.unroute(overview)
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(dialog.getByRole('heading', { name: 'Mafia' })).toBeVisible()
  },
)

testOnOwnPage(
  'a dialog whose words cannot be fetched says so, and shows them when somebody tries again @desktop',
  async ({ page }) => {
    await seedStorage(page, { 'alleycat.settings': SETTINGS })
    await page.goto('./')
    await page.getByRole('button', { name: 'Play Cat Burglars' }).click()
    await new CatBurglarsPlayer(page, byMouse).table.awaits()
    const words = /\/assets\/en-[^/]*\.js$/
    await page.route(words, (route) => route.abort())
    await page.keyboard.press(',')
    const dialog = page.getByRole('dialog', { name: 'Overview' })
    await expect(dialog.getByRole('alert')).toBeVisible()
    await page.unroute(words)
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(dialog.getByText('Mirror: pays for any colour')).toBeVisible()
  },
)

testOnOwnPage(
  'a hint whose words cannot be fetched says so, and is told when somebody tries again @desktop',
  async ({ page }) => {
    await seedStorage(page, { 'alleycat.settings': SETTINGS })
    await page.goto('./')
    await page.getByRole('button', { name: 'Play Catham City' }).click()
    const { table } = new CathamCityPlayer(page, byMouse)
    await table.awaits()
    const words = /\/assets\/en-[^/]*\.js$/
    await page.route(words, (route) => route.abort())
    await table.hint.click()
    await expect(table.status).toContainText('could not come up with a hint')
    await page.keyboard.press('.')
    const panel = page.getByRole('dialog', { name: 'What the cats suggest' })
    await expect(panel.getByRole('alert')).toBeVisible()
    await page.unroute(words)
    await panel.getByRole('button', { name: 'Try again' }).click()
    await expect(panel.locator('ol > li').first()).toContainText(/Chance to win: about \d+%/, { timeout: 30_000 })
  },
)

testOnOwnPage('Escape lets go of a menu that is still being fetched', async ({ page }) => {
  let fetch = (): void => undefined
  const fetched = new Promise<void>((resolve) => (fetch = resolve))
  await page.route(/\/assets\/StandingMenu-[^/]*\.js$/, async (route) => {
    await fetched
    await route.continue()
  })
  const paying = beforeStep('game', playthrough('catham-city', '2-seats-DHMRS'), /^\d pay$/)
  await seedStorage(page, { 'alleycat.settings': SETTINGS, ...paying })
  await page.goto('./#/table/game')
  await new CathamCityPlayer(page, byMouse).table.awaits()
  const menu = page.waitForResponse(/StandingMenu/)
  await page.getByRole('button', { name: 'Automatic answers' }).click()
  // Where a click gives a button no focus, as in Safari, the key is pressed elsewhere.
  await page.locator('[data-status]').focus()
  await page.keyboard.press('Escape')
  fetch()
  await menu
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Shortcuts')
})

testOnOwnPage('people who share a device go on where the curtain or the recap cannot be fetched', async ({ page }) => {
  await page.route(/\/assets\/(Curtain|Recap)-[^/]*\.js$/, (route) => route.abort())
  const game = saved('game', playthrough('catham-city', '2-seats-DHMRS'), 8, { people: [0, 1] })
  await seedStorage(page, { 'alleycat.settings': SETTINGS, ...game })
  await page.goto('./#/table/game')
  await expect(page.locator('[data-card]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Show my cards' }).click()
  await new CathamCityPlayer(page, byMouse).table.awaits()
  await expect(page.getByRole('alert')).toContainText('Since your turn')
  await page.unrouteAll()
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Since your turn' })).toBeVisible()
})
