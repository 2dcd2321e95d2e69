import { expect, test } from './app.ts'
import { before, playthrough, saved } from './positions.ts'
import { expectNoCards } from './secrets.ts'
import { CatBurglarsPlayer } from './table/cat-burglars.ts'
import { CathamCityPlayer } from './table/catham-city.ts'
import { byFinger, byMouse } from './table/pressing.ts'

const show = { name: 'Show my cards' }
const hide = { name: 'Hide my cards' }

test('two people and a bot share a device, and while the curtain is down no card is in the page @phone', async ({
  app,
  page,
}) => {
  await app.open('#/new/catham-city')
  await page.getByLabel('Seat 2: Player').selectOption({ label: 'A person on this device' })
  await expect(page.getByText('Several people share this device')).toBeVisible()
  await page.getByLabel('Name of the person in seat 2').fill('Minka')
  await page.getByLabel('As listed; seat 1 starts').check()
  await page.getByRole('button', { name: 'Deal the cards' }).click()

  const player = new CathamCityPlayer(page, byFinger, 3)
  await expect(page.getByRole('heading', { name: 'For Player 1 only' })).toBeVisible()
  await expect(page.getByRole('button', show)).toBeFocused()
  await expect(page.getByRole('listitem').filter({ hasText: 'Minka' })).toContainText('0 points')
  await expectNoCards(page)

  // A reload does not lift the curtain.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'For Player 1 only' })).toBeVisible()
  await expectNoCards(page)

  const seen: string[] = []
  for (let passes = 0; passes < 4;) {
    const awaited = await player.table.awaits()
    if (awaited === 'decision') await player.decide()
    else if (awaited === 'hand over') {
      await expect(page.getByRole('button', hide)).toBeFocused()
      await player.pass()
    } else if (awaited === 'lift') {
      await expectNoCards(page)
      seen.push((await page.getByRole('heading', { name: /^For .* only$/ }).textContent()) ?? '')
      await player.pass()
      await expect(player.hand.locator('[data-card]').first()).toBeVisible()
      passes++
    } else break
  }
  expect(new Set(seen)).toEqual(new Set(['For Player 1 only', 'For Minka only']))
})

for (const [name, game, file, Player] of [
  ['Catham City', 'catham-city', '2-seats-DHMRS', CathamCityPlayer],
  ['Cat Burglars', 'cat-burglars', '2-seats', CatBurglarsPlayer],
] as const) {
  const record = playthrough(game, file)
  const last = record.steps.findLastIndex((step) => !step.startsWith('*'))

  test.describe(() => {
    test.use({ stored: saved('late', record, last, { people: [0, 1] }) })

    test(`two people end a game of ${name} at one device and look at the result together @phone`, async ({
      app,
      page,
    }) => {
      test.setTimeout(120_000)
      await app.open('#/table/late')
      await expect(page.getByRole('button', show)).toBeVisible()
      await expectNoCards(page)
      const player = new Player(page, byFinger, 5)
      await player.playToTheEnd()
      await expect(player.table.result).toContainText(/Winner: (Ann|Ben)/)
      // The cats think for seconds, and longer where other programs use the machine too.
      await expect(player.table.result).toContainText(/decision \((Ann|Ben)\)|No mistakes found/, {
        timeout: 60_000,
      })
    })
  })
}

const forming = playthrough('cat-burglars', '2-seats')
const form = before(forming, /^\d form /)

test.describe(() => {
  test.use({ stored: saved('hands', forming, form, { people: [0, 1] }) })

  test('who has just played may take it back until the device is handed on @phone', async ({ app, page }) => {
    await app.open('#/table/hands')
    await page.getByRole('button', show).click()
    const player = new CatBurglarsPlayer(page, byMouse)
    await expect(page.locator('[data-hand][data-lit]').first()).toBeVisible()
    const hand = await page.locator('[data-hand]').evaluateAll((cards) => cards.map((card) => card.ariaLabel))
    await page.locator('[data-hand][data-lit]').first().click()
    await page.locator('[data-new]').click()
    await player.decisions.click()
    await expect(page.getByRole('region', { name: 'Next: Ben' })).toBeVisible()
    await page.getByRole('region', { name: 'Next: Ben' }).getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('region', { name: 'Next: Ben' })).toBeHidden()
    await expect
      .poll(() => page.locator('[data-hand]').evaluateAll((cards) => cards.map((card) => card.ariaLabel)))
      .toEqual(hand)
    await player.table.expectFocus()
  })

  test('what is explained leaves free to whom the device goes, and the recap its line @landscape', async ({
    app,
    page,
  }) => {
    await app.open('#/table/hands')
    await app.set({ explains: true })
    await page.getByRole('button', show).click()
    const heading = page.getByRole('heading', { name: 'Since your turn' })
    const closeRecap = page.getByRole('status').filter({ has: heading }).getByRole('button', { name: 'Close' })
    await closeRecap.click()
    await expect(page.getByText('Goal: be the first')).toBeVisible()
    await page.locator('[data-hand][data-lit]').first().click()
    await page.locator('[data-new]').click()
    await new CatBurglarsPlayer(page, byMouse).decisions.click()
    const next = page.getByRole('region', { name: 'Next: Ben' })
    await next.getByText('Next: Ben').click({ trial: true })
    await next.getByRole('button', hide).click()
    await page.getByRole('button', show).click()
    expect((await heading.boundingBox())!.height).toBeLessThan(24)
    await closeRecap.click()
    await expect(heading).toHaveCount(0)
  })
})
