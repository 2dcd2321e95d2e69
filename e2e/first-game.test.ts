import { expect, SETTINGS, test, testOnOwnPage } from './app.ts'
import { beforeStep, playthrough, saved } from './positions.ts'
import { byMouse } from './table/pressing.ts'
import { CatBurglarsPlayer } from './table/cat-burglars.ts'
import { Table } from './table/table.ts'

test.use({ stored: { 'alleycat.settings': { ...SETTINGS, explains: true } } })

test('a first game explains itself once, and again when somebody wants it @phone', async ({ app, page }) => {
  await app.open()
  await page.getByRole('button', { name: 'Play Cat Burglars' }).click()
  const player = new CatBurglarsPlayer(page, byMouse)
  const note = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Close' }) })
  await player.table.awaits()
  await expect(note).toContainText('Goal: be the first with 8 balls of yarn.')
  // The buttons of the table stay within reach.
  for (const button of await page.locator('header > :is(a, button)').all()) await button.click({ trial: true })
  const strip = (await page.locator('[data-close-up^="seat:"]').first().boundingBox())!
  await expect.poll(async () => (await note.boundingBox())!.y).toBeGreaterThanOrEqual(strip.y + strip.height)
  // What a bot says waits meanwhile.
  const line = page.locator('.said')
  await expect(line).toHaveCSS('display', 'none')
  await note.getByRole('button', { name: 'Close' }).click()
  await expect(note.getByText('Goal')).toHaveCount(0)
  await expect(line).toHaveCSS('display', 'block')

  await page.getByRole('button', { name: /^Draw pile/ }).click()
  await player.decisions.click()
  const met = (): Promise<string | null> => page.evaluate(() => localStorage.getItem('alleycat.met.cat-burglars'))
  await expect.poll(met).toMatch(/goal.*recruit/)

  await app.open()
  await page.getByRole('button', { name: 'Play Cat Burglars' }).click()
  await player.table.awaits()
  await expect(page.getByText('Goal: be the first')).toHaveCount(0)

  await app.open('#/settings')
  await page.getByRole('button', { name: 'Explain everything again' }).click()
  await app.open()
  await page.getByRole('button', { name: 'Play Cat Burglars' }).click()
  await expect(page.getByText('Goal: be the first')).toBeVisible()
})

test.describe(() => {
  test.use({
    stored: {
      'alleycat.settings': { ...SETTINGS, explains: true },
      ...beforeStep('game', playthrough('catham-city', '5-seats-DHJPR'), /^\d play HHH/),
    },
  })

  test('what is explained lies below the players, and goes as soon as a move is begun @phone', async ({
    app,
    page,
  }) => {
    await app.open('#/table/game')
    const note = page.getByRole('status').filter({ hasText: 'Goal: be the first' })
    const strip = (await page.locator('[data-close-up="seat:4"]').boundingBox())!
    await expect.poll(async () => (await note.boundingBox())!.y).toBeGreaterThanOrEqual(strip.y + strip.height)
    for (const card of await page.locator('[data-card].lit').all()) await card.click({ trial: true })
    await page.getByRole('button', { name: 'Ready: Hackers' }).first().click()
    await page
      .getByRole('button', { name: /^Target: / })
      .first()
      .click()
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeEnabled()
    await expect(note).toHaveCount(0)
  })
})

test.describe(() => {
  test.use({
    stored: {
      'alleycat.settings': { ...SETTINGS, explains: true, speed: 'slow', motion: 'full' },
      'alleycat.met.cat-burglars': ['goal', 'recruit', 'form', 'activate', 'secure', 'infiltrate', 'mirror'],
      ...beforeStep('game', playthrough('cat-burglars', '3-seats'), /^0 infiltrate 2.0 with P$/),
    },
  })

  testOnOwnPage(
    'what is met in a scene is explained after it, also when a tap skips the rest @phone',
    async ({ app, page }) => {
      await app.open('#/table/game')
      const table = new Table(page)
      await table.awaits()
      for (const key of ['2', '1', 'Enter']) await page.keyboard.press(key)
      await expect(table.status).toContainText('You sprang a trap')
      const scene = page.locator('[data-staging]')
      await expect(scene).toBeVisible()
      await page.locator('main').click({ position: { x: 180, y: 300 } })
      await expect(scene).toHaveCount(0)
      await expect(page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Close' }) })).toBeVisible()
    },
  )
})

test('what is explained does not lie over an ending that a bot brings about', async ({ app, page }) => {
  const record = playthrough('cat-burglars', '2-seats')
  await page.evaluate(
    (entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value))
    },
    saved('game', record, record.steps.length - 1, { people: [0] }),
  )
  await app.open('#/table/game')
  await expect(page.getByRole('dialog', { name: 'The game is over' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Result' })).toBeVisible()
  await expect(page.getByRole('status').getByRole('button', { name: 'Close' })).toHaveCount(0)
})
