import { expect, test, testOnOwnPage } from './app.ts'
import { before, beforeStep, playthrough, saved } from './positions.ts'
import { Table, storedDecisions } from './table/table.ts'

const starter = playthrough('catham-city', '2-seats-DHMRS')

test.use({ stored: beforeStep('cc', starter, /^0 play DDD/) })

test('a hint names decisions with reasons, shows the best on the table and carries one out', async ({ app, page }) => {
  await app.open('#/table/cc')
  const table = new Table(page)
  await table.awaits()
  await table.hint.dblclick()
  await expect(table.status).toHaveText(/Hint: .+ · \d+%/, { timeout: 30_000 })
  await expect(page.locator('.advised').first()).toBeVisible()
  await page.keyboard.press('.')
  const panel = page.getByRole('dialog', { name: 'What the cats suggest' })
  const advice = panel.locator('ol > li')
  await expect(advice.first()).toContainText(/Chance to win: about \d+%/)
  await expect(advice.first().getByRole('listitem').first()).toHaveText(/\S/)
  const decided = await storedDecisions(page)
  await panel.getByRole('button', { name: 'Do this' }).first().click()
  await expect.poll(() => storedDecisions(page)).toBeGreaterThan(decided)
  await table.expectFocus()
})

test('a hint that is asked for while a card is selected lets go of it, and is said and lit', async ({ app, page }) => {
  await app.open('#/table/cc')
  const table = new Table(page)
  await table.awaits()
  await page.keyboard.press('d')
  await expect(page.locator('[data-card][aria-pressed=true]')).toHaveCount(1)
  await table.hint.click()
  await expect(table.status).toHaveText(/Hint: .+ · \d+%/, { timeout: 30_000 })
  await expect(page.locator('[data-card][aria-pressed=true]')).toHaveCount(0)
  await page.keyboard.press('d')
  await expect(page.locator('[data-card][aria-pressed=true]'), 'the hint may be built').toHaveCount(1)
})

test.describe('in Cat Burglars', () => {
  const four = playthrough('cat-burglars', '4-seats-hall-of-fame')
  test.use({ stored: saved('cb', four, before(four, /^0 recruit/, 11), { people: [0] }) })

  test('what is advised replaces what was selected, lies over its neighbours, and shows the focus @phone', async ({
    app,
    page,
  }) => {
    await app.open('#/table/cb')
    const table = new Table(page)
    await table.awaits()
    await page.locator('[data-market][data-lit]').first().click()
    await expect(page.locator('[data-market][aria-pressed=true]')).toHaveCount(1)
    await page.keyboard.press('.')
    await expect(table.status).toHaveText(/Hint: .+ · \d+%/, { timeout: 30_000 })
    await expect(page.locator('[data-market][aria-pressed=true]'), 'what was selected').toHaveCount(0)
    const advised = page.locator('button.advised')
    await expect(advised.first()).toBeVisible()
    for (const each of await advised.all()) {
      await each.focus()
      await expect(each).toHaveCSS('outline-style', 'solid')
      await table.status.focus()
      const isWhole = await each.evaluate((button) => {
        const { right, top, height } = button.getBoundingClientRect()
        return button.contains(document.elementFromPoint(right - 2, top + height / 2))
      })
      expect(isWhole).toBe(true)
    }
  })
})

testOnOwnPage('a hint that takes long is let go by its button and by Escape', async ({ app, page }) => {
  await app.open('#/table/cc')
  const table = new Table(page)
  await table.awaits()
  const prompt = (await table.status.textContent())!
  await page.route(/thinker\.worker/, () => new Promise(() => {})) // So the worker never starts to think.
  const cancel = page.getByRole('button', { name: 'Cancel the hint' })
  for (const letGo of [() => cancel.click(), () => page.keyboard.press('Escape')]) {
    await table.hint.click()
    await expect(table.status).toHaveText('Thinking…')
    await letGo()
    await expect(table.status).toHaveText(prompt)
    await expect(cancel).toHaveCount(0)
  }
  await page.unroute(/thinker\.worker/)
  await table.hint.dblclick()
  await expect(table.status).toHaveText(/Hint: .+ · \d+%/, { timeout: 30_000 })
  await page.keyboard.press('Escape')
  await expect(table.status).toHaveText(prompt)
  await expect(page.locator('.advised')).toHaveCount(0)
})
