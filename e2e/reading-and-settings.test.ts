import { expect, test } from './app.ts'
import { playthrough, saved } from './positions.ts'
import { Table } from './table/table.ts'

for (const [id, name, word, rule] of [
  ['catham-city', 'Catham City', 'robocats', 'CC-10'],
  ['cat-burglars', 'Cat Burglars', 'mirror', 'CB-12'],
] as const) {
  test(`the rules of ${name} are searched, and a rule has an address of its own`, async ({ app, page }) => {
    await app.open(`#/rules/${id}`)
    const found = page.locator('.found')
    await page.getByRole('searchbox', { name: 'Search the rules' }).fill(word)
    await expect(found).toHaveText(/^\d+ passages?$/)
    await expect(page.locator('mark').first()).toHaveText(new RegExp(word, 'i'))
    await page.getByRole('searchbox').fill('xyzzy')
    await expect(found).toHaveText('Nothing found. Try another word.')
    await page.getByRole('searchbox').fill('')
    await page.getByRole('navigation', { name: 'Contents' }).getByRole('button').last().click()
    await expect(page.getByRole('heading', { level: 2 }).last()).toBeFocused()

    await app.open(`#/rules/${id}/${rule}`)
    await expect(page.locator('.marked')).toBeInViewport()
    await app.set({ locale: 'de' })
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await page.getByRole('searchbox').fill('karten')
    await expect(found).toHaveText(/\d/)
  })
}

const record = playthrough('catham-city', '3-seats-DJOPS')

test.describe(() => {
  test.use({ stored: saved('game', record, 60, { people: [0, 1, 2].slice(0, 1) }) })

  test('settings are kept and change the table: theme, card size, letters and memory aid', async ({ app, page }) => {
    await app.open('#/settings')
    await page.getByRole('radio', { name: 'Day' }).check()
    await page.getByRole('radio', { name: 'Large' }).check()
    await page.getByRole('checkbox', { name: 'Letters beside colours' }).uncheck()
    await page.getByRole('checkbox', { name: /^Memory aid/ }).check()
    await page.getByRole('checkbox', { name: 'No sound at all' }).uncheck()
    await page.getByRole('checkbox', { name: 'Reveals', exact: true }).uncheck()
    await page.getByRole('slider', { name: 'Volume' }).fill('40')
    await page.getByRole('checkbox', { name: /^Vibrate/ }).uncheck()
    await page.getByRole('textbox', { name: 'Name' }).fill('Whiskers')
    const html = page.locator('html')
    await expect(html).toHaveAttribute('data-theme', 'light')
    await page.reload()
    await expect(html).toHaveAttribute('data-theme', 'light')
    await expect(page.getByRole('radio', { name: 'Large' })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'Reveals', exact: true })).not.toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'Cards', exact: true })).toBeChecked()
    await expect(page.getByRole('slider', { name: 'Volume' })).toHaveValue('40')
    await expect(page.getByRole('checkbox', { name: /^Vibrate/ })).not.toBeChecked()
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Whiskers')

    await app.open('#/table/game')
    const table = new Table(page)
    await table.awaits()
    const card = page.locator('[data-card]').first()
    await expect(card.locator('.initial')).toHaveCount(0)
    await expect(page.getByText(/^Known: /).first()).toBeAttached()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('checkbox', { name: 'Letters beside colours' }).check()
    await page.getByRole('checkbox', { name: /^Memory aid/ }).uncheck()
    await page.getByRole('radio', { name: 'Night' }).check()
    await page.keyboard.press('Escape')
    await expect(html).toHaveAttribute('data-theme', 'dark')
    await expect(card.locator('.initial')).toHaveCount(1)
    await expect(page.getByText(/^Known: /)).toHaveCount(0)
  })
})

test('what was chosen for a game is remembered for the next one', async ({ app, page }) => {
  await app.open('#/new/catham-city')
  await page.getByRole('button', { name: 'Add a seat' }).click()
  await page.getByRole('button', { name: 'Peaceful', exact: true }).click()
  await page.getByRole('checkbox', { name: /^Journalists/ }).uncheck()
  await expect(page.getByText('Choose 1 more')).toBeVisible()
  await page.getByRole('checkbox', { name: /^Mafia/ }).check()
  await page.getByRole('radio', { name: /^Two/ }).check()
  await page.getByRole('textbox', { name: /^Name of the person in seat/ }).fill('Tom')
  await page.getByRole('button', { name: 'Deal the cards' }).click()
  await new Table(page).awaits()
  await app.open('')
  await page.getByRole('button', { name: 'Play Catham City' }).click()
  await new Table(page).awaits()
  await expect(page.getByRole('region', { name: 'Opponents' }).getByRole('listitem')).toHaveCount(3)
  const game = await page.evaluate(() => {
    const games = Object.keys(localStorage).filter((key) => key.startsWith('alleycat.game.'))
    return games.map((key) => (JSON.parse(localStorage.getItem(key)!) as { options: object }).options)
  })
  expect(game).toEqual([
    { factions: 'DMORS', actionsPerTurn: 2 },
    { factions: 'DMORS', actionsPerTurn: 2 },
  ])
})

test('a German browser finds the app in German', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'de-AT' })
  const page = await context.newPage()
  await page.goto('./')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await context.close()
})
