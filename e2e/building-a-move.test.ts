import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'
import { before as stepBefore, beforeStep, playthrough, saved } from './positions.ts'
import { CatBurglarsPlayer } from './table/cat-burglars.ts'
import { CathamCityPlayer } from './table/catham-city.ts'
import { byMouse } from './table/pressing.ts'
import { storedDecisions, Table } from './table/table.ts'

const starter = playthrough('catham-city', '2-seats-DHMRS')
const burglars = playthrough('cat-burglars', '2-seats')
const four = playthrough('cat-burglars', '4-seats-hall-of-fame')

test.describe('in Catham City', () => {
  test.use({ stored: beforeStep('cc', starter, /^0 play DDD/) })

  test('the move is named with its effect before it is confirmed, and Escape takes it back', async ({ app, page }) => {
    await app.open('#/table/cc')
    const player = new CathamCityPlayer(page, byMouse)
    await expect(player.table.status).toHaveText('Your turn: take cards of one faction or play a set.')
    await player.ready.filter({ hasText: 'Detectives' }).click()
    await expect(player.table.status).toHaveText(/additional card of any faction/)
    await expect(player.table.bar.getByRole('button', { name: 'Play', exact: true })).toBeDisabled()
    await player.hand
      .getByRole('button', { name: /^Hacker/ })
      .first()
      .click()
    await expect(player.table.status).toHaveText(/Play 3 Detectives \+ .*Hacker.*\+3 points/)
    await page.keyboard.press('Escape')
    await expect(player.table.status).toHaveText('Your turn: take cards of one faction or play a set.')
    await expect(page.locator('[aria-pressed=true]')).toHaveCount(0)
    await player.table.expectFocus()
  })

  test('a card of another set is chosen instead of the first', async ({ app, page }) => {
    await app.open('#/table/cc')
    const player = new CathamCityPlayer(page, byMouse)
    await player.table.awaits()
    const chosen = player.display.locator('[aria-pressed=true]')
    const cards = player.display.locator('[data-card]')
    await cards.first().click()
    await expect(chosen).toHaveCount(1)
    await cards.last().click()
    await expect(chosen).toHaveCount(1)
    await expect(cards.last()).toHaveAttribute('aria-pressed', 'true')
  })

  test('letters choose cards and Enter confirms what is built', async ({ app, page }) => {
    await app.open('#/table/cc')
    const player = new CathamCityPlayer(page, byMouse)
    await player.table.awaits()
    const before = await storedDecisions(page)
    for (const key of ['d', 'd', 'd', 'h']) await page.keyboard.press(key)
    await expect(player.table.status).toHaveText(/Play 3 Detectives \+ .*Hacker.*\+3 points/)
    await page.keyboard.press('Escape')
    await expect(page.locator('[aria-pressed=true]')).toHaveCount(0)
    for (const key of ['d', 'd', 'd', 'h', 'Enter']) await page.keyboard.press(key)
    await expect.poll(() => storedDecisions(page)).toBe(before + 1)
  })

  test('two quick clicks on the button make one move', async ({ app, page }) => {
    await app.open('#/table/cc')
    const player = new CathamCityPlayer(page, byMouse)
    await player.table.awaits()
    const before = await storedDecisions(page)
    await player.litInDisplay.first().click()
    await player.table.bar.locator('[data-confirm]').dblclick()
    await player.table.awaits()
    expect(await storedDecisions(page)).toBe(before + 1)
    await expect(page.locator('[aria-pressed=true]')).toHaveCount(0)
  })

  test('another language does not lose the move being built', async ({ app, page }) => {
    await app.open('#/table/cc')
    const player = new CathamCityPlayer(page, byMouse)
    await player.table.awaits()
    await player.ready.filter({ hasText: 'Detectives' }).click()
    await expect(page.locator('[data-card][aria-pressed=true]')).toHaveCount(3)
    for (const [label, lang] of [
      ['Deutsch', 'de'],
      ['Français', 'fr'],
      ['Nederlands', 'nl'],
      ['Polski', 'pl'],
      ['English', 'en'],
    ] as const) {
      await page.locator('header button').last().click()
      await page.locator('dialog select').selectOption({ label })
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await page.keyboard.press('Escape')
      await expect(page.locator('dialog')).toHaveCount(0)
      await expect(page.locator('[data-card][aria-pressed=true]')).toHaveCount(3)
    }
    await player.litInHand.first().click()
    await player.table.bar.getByRole('button', { name: 'Play', exact: true }).click()
    await expect(page.locator('[data-card][aria-pressed=true]')).toHaveCount(0)
  })

  test('without the button that confirms, a complete move is made at once', async ({ app, page }) => {
    await app.open('#/table/cc')
    await app.set({ confirm: false })
    const player = new CathamCityPlayer(page, byMouse)
    await player.table.awaits()
    await player.ready.filter({ hasText: 'Detectives' }).click()
    const before = await storedDecisions(page)
    await player.hand
      .getByRole('button', { name: /^Hacker/ })
      .first()
      .click()
    await expect.poll(() => storedDecisions(page)).toBe(before + 1)
  })
})

test.describe('with an incomplete set in Catham City', () => {
  test.use({ stored: beforeStep('cc', starter, /^0 take HH/) })

  test('a tap that is not allowed says beside the card what is missing, and names the rule @phone @desktop', async ({
    app,
    page,
  }) => {
    await app.open('#/table/cc')
    const player = new CathamCityPlayer(page, byMouse)
    await player.table.awaits()
    const card = player.hand.locator('[data-card]:not(.lit)').first()
    await card.click()
    const refusal = page.getByRole('alert').filter({ hasText: /\d of \d/ })
    await expect(refusal).toBeVisible()
    const [note, tapped] = [(await refusal.boundingBox())!, (await card.boundingBox())!]
    const gap = Math.max(tapped.y - note.y - note.height, note.y - tapped.y - tapped.height)
    expect(gap).toBeGreaterThanOrEqual(0)
    expect(gap).toBeLessThan(24)
    await player.litInHand.first().click()
    await expect(refusal).toBeHidden()
    await player.table.bar.getByRole('button', { name: 'Clear the selection' }).click()
    await card.click()
    await refusal.getByRole('link', { name: /^Rule CC-\d+/ }).click()
    await expect(page.getByRole('heading', { name: 'Rules: Catham City' })).toBeVisible()
    await expect(page.locator('.marked')).toBeInViewport()
    await page.goBack()
    await player.table.awaits()
  })
})

test.describe('when an answer is asked for', () => {
  test.use({ stored: beforeStep('cc', starter, /^1 discard H$/) })

  test('the answers stay where they are while a card is tapped, and the one that it means confirms it', async ({
    app,
    page,
  }) => {
    await app.open('#/table/cc')
    const player = new CathamCityPlayer(page, byMouse)
    await player.table.awaits()
    const answers = player.table.bar.locator('[data-answer]')
    const places = (): Promise<number[]> =>
      answers.evaluateAll((all) => all.map((answer) => answer.getBoundingClientRect().left))
    const before = await places()
    await player.litInHand.first().click()
    await expect(answers.first()).toHaveAttribute('data-confirm')
    expect(await places()).toEqual(before)
  })

  test('a standing answer is given from then on', async ({ app, page }) => {
    await app.open('#/table/cc')
    const player = new CathamCityPlayer(page, byMouse)
    await player.table.awaits()
    await expect(player.table.status).toHaveText(/Detectives! Discard 1 Hacker for 1 point, or pass\./)
    await page.getByRole('checkbox', { name: 'Detectives: always pass' }).check()
    await player.table.bar.getByRole('button', { name: 'Pass' }).click()
    await player.table.awaits()
    await page.getByRole('button', { name: 'Automatic answers' }).click()
    await expect(page.getByRole('dialog').getByRole('checkbox', { name: 'Detectives: always pass' })).toBeChecked()
  })
})

test.describe('in Cat Burglars', () => {
  test.use({ stored: beforeStep('cb', burglars, /^0 form /) })

  test('a move from which nobody learned anything can be taken back', async ({ app, page }) => {
    await app.open('#/table/cb')
    await app.set({ speed: 'slow' })
    const player = new CatBurglarsPlayer(page, byMouse)
    await player.table.awaits()
    const names = (): Promise<(string | null)[]> =>
      page.locator('[data-hand]').evaluateAll((cards) => cards.map((card) => card.ariaLabel))
    const hand = await names()
    await page.locator('[data-hand][data-lit]').first().click()
    await page.locator('[data-new]').click()
    await player.decisions.click()
    await expect(player.table.undo).toBeVisible()
    expect(await names()).not.toEqual(hand)
    await player.table.undo.click()
    await expect(player.table.hint).toBeEnabled()
    expect(await names()).toEqual(hand)
    await player.table.expectFocus()
  })

  test('what was taken back after a card was drawn makes the game practice', async ({ app, page }) => {
    await app.open('#/table/cb')
    const player = new CatBurglarsPlayer(page, byMouse)
    await player.table.awaits()
    await page.getByRole('button', { name: /^Draw pile/ }).click()
    await player.decisions.dblclick()
    await expect(player.table.status).toHaveText(/second card/)
    const { steps } = await page.evaluate(
      () => JSON.parse(localStorage.getItem('alleycat.game.cb')!) as { steps: string[] },
    )
    expect(steps.at(-2)).toBe('0 recruit deck') // Two quick clicks made a single decision.
    await player.table.bar.getByRole('button', { name: 'Undo (the game becomes practice)' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Cat Burglars · Practice' })).toBeVisible()
    await player.table.awaits()
    await page.reload()
    await player.table.awaits()
    await page.getByRole('link', { name: 'Leave the table' }).click()
    await expect(page.getByRole('link', { name: /Cat Burglars · Practice/ })).toBeVisible()
  })

  test('another language does not lose the cat that was picked', async ({ app, page }) => {
    await app.open('#/table/cb')
    const player = new CatBurglarsPlayer(page, byMouse)
    await player.table.awaits()
    await page.locator('[data-hand][data-lit]').first().click()
    await page.locator('[data-new]').click()
    await expect(player.decisions).toHaveCount(1)
    await app.set({ locale: 'pl' })
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
    await expect(page.locator('[data-new]')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('[data-new]')).not.toHaveText('New gang')
    await player.decisions.click()
    await expect(page.locator('[data-gang^="0."]')).toHaveCount(1)
  })
})

test.describe('with text twice as large', () => {
  const five = playthrough('catham-city', '5-seats-DHJPR')
  test.use({
    stored: { ...beforeStep('cb', burglars, /^0 form/, 3), ...beforeStep('cc', five, /^0 take/, 3) },
  })

  /** Whether any of them lies whole between the header and the hand. */
  const isAnyInSight = (page: Page, selector: string): Promise<boolean> =>
    page.evaluate((what) => {
      const { top } = document.querySelector('main')!.getBoundingClientRect()
      const end = document.querySelector('section.hand')!.getBoundingClientRect().top
      const bounds = [...document.querySelectorAll(what)].map((each) => each.getBoundingClientRect())
      return bounds.some((each) => each.top >= top && each.bottom <= end)
    }, selector)

  test('what the prompt asks for comes into sight above the hand @phone', async ({ app, page }) => {
    const enlarge = (): unknown => page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await app.open('#/table/cb')
    await new Table(page).awaits()
    await enlarge()
    await page.locator('[data-hand][data-lit]').first().click()
    await expect.poll(() => isAnyInSight(page, '[data-owner] :is([data-gang], [data-new])')).toBe(true)

    await app.open('#/table/cc')
    const player = new CathamCityPlayer(page, byMouse)
    await player.table.awaits()
    await enlarge()
    const width = async (): Promise<number> => (await page.locator('.middle [data-card]').first().boundingBox())!.width
    await expect.poll(width, 'the least width to read').toBeGreaterThan(60)
    await player.hand.locator('[data-card]').first().click()
    await page.keyboard.press('Escape')
    await expect.poll(() => isAnyInSight(page, '.middle [data-card]')).toBe(true)
  })
})

test.describe('with text twice as large, early and late in a game', () => {
  const early = stepBefore(starter, /^0 (take|play)/, 1)
  const late = stepBefore(starter, /^0 (take|play)/, 12)
  test.use({
    stored: { ...saved('early', starter, early, { people: [0] }), ...saved('late', starter, late, { people: [0] }) },
  })

  test('the hand is as high with few cards as with many @phone @landscape', async ({ app, page }) => {
    const heights: number[] = []
    const cards: number[] = []
    for (const id of ['early', 'late']) {
      await app.open(`#/table/${id}`)
      await new Table(page).awaits()
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      const hand = page.getByRole('region', { name: 'Your hand' })
      cards.push(await hand.locator('[data-card]').count())
      heights.push((await hand.boundingBox())!.height)
    }
    expect(cards[1]).toBeGreaterThan(cards[0]! + 2)
    expect(heights[1]).toBeCloseTo(heights[0]!, 0)
  })
})

test.describe('with a market of six cards', () => {
  test.use({ stored: beforeStep('cb', burglars, /^0 recruit/, 4) })

  test('the piles stay where they are while one is missing @desktop', async ({ app, page }) => {
    await app.open('#/table/cb')
    await new Table(page).awaits()
    const places = (): Promise<number[]> =>
      page.locator('.pile').evaluateAll((piles) => piles.map((pile) => pile.getBoundingClientRect().x))
    const whole = await places()
    await page.locator('[data-market][data-lit]').first().click()
    await page.locator('[data-decision]').click()
    await expect(page.locator('[data-market]')).toHaveCount(5)
    expect(await places()).toEqual(whole)
  })
})

test.describe('with five gangs', () => {
  test.use({ stored: saved('cb', burglars, stepBefore(burglars, /^0 recruit/, 20), { people: [0] }) })

  const isHidden = (page: Page): Promise<boolean> =>
    page.locator('section.own .panel').evaluate((panel) => panel.scrollHeight > panel.clientHeight + 1)

  test('all own gangs are in sight with text twice as large on a phone held sideways @landscape', async ({
    app,
    page,
  }) => {
    await app.open('#/table/cb')
    await new Table(page).awaits()
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await expect.poll(() => isHidden(page)).toBe(false)
  })

  test('all own gangs are in sight with large cards @phone @landscape', async ({ app, page }) => {
    await app.open('#/table/cb')
    await new Table(page).awaits()
    const hand = page.locator('[data-hand]').first()
    const medium = (await hand.boundingBox())!.width
    const more = page.viewportSize()!.height > 600 ? 8 : 0.5
    await app.set({ cardSize: 'large' })
    await expect.poll(async () => (await hand.boundingBox())!.width).toBeGreaterThan(medium + more)
    await expect.poll(() => isHidden(page)).toBe(false)
  })
})

test.describe('with a mirror that cannot be played', () => {
  test.use({ stored: beforeStep('cb', four, /^0 (form|activate|infiltrate)/, 25) })

  test('what is said against a tap hides no action, and goes at a tap on it @landscape', async ({ app, page }) => {
    await app.open('#/table/cb')
    await new Table(page).awaits()
    await page.locator('[data-hand=M]').click()
    const refusal = page.getByRole('alert')
    await expect(refusal).toBeVisible()
    const { x, width, height } = (await refusal.boundingBox())!
    // The reason, and the rule by its number.
    expect(height).toBeLessThan(50)
    for (const action of await page.locator('[data-action]').all())
      expect((await action.boundingBox())!.x).toBeGreaterThan(x + width)
    await expect(refusal.getByRole('link', { name: /^Rule CB-\d+/ })).toBeVisible()
    await refusal.getByText('A mirror only pays').click()
    await expect(refusal).toHaveCount(0)
  })

  test('the reason is one against the action that was chosen', async ({ app, page }) => {
    await app.open('#/table/cb')
    await new Table(page).awaits()
    await page.locator('[data-action=activate]').click()
    await page.locator('[data-hand=M]').click()
    const refusal = page.getByRole('alert')
    await expect(refusal).toContainText('A mirror only pays')
    await expect(refusal.getByRole('link', { name: 'CB-9' })).toBeVisible()
  })
})

test.describe('with a cat that may join a gang or lie under it', () => {
  test.use({ stored: beforeStep('cb', four, /^\d form \w on/, 12) })

  test('both ways and all buttons are whole, and undo and hint stay in their places @phone @landscape', async ({
    app,
    page,
  }) => {
    await app.open('#/table/cb')
    const player = new CatBurglarsPlayer(page, byMouse)
    await player.table.awaits()
    const tools = (): Promise<number[][]> =>
      page.locator('.tools .button').evaluateAll((all) =>
        all.map((each) => {
          const { left, top, width, height } = each.getBoundingClientRect()
          return [left, top, width, height]
        }),
      )
    for (const locale of ['de', 'pl'] as const)
      for (const size of ['100%', '200%']) {
        await app.set({ locale })
        await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size)
        await expect(page.locator('[data-action]')).toHaveCount(5)
        const isTitleCut = await page
          .getByRole('heading', { level: 1 })
          .evaluate((h1) => h1.scrollWidth > h1.clientWidth || h1.scrollHeight - h1.clientHeight > 2)
        expect(isTitleCut, 'the title is cut').toBe(false)
        const before = await tools()
        await page.locator('[data-hand][data-lit]').first().click()
        await page.locator('section[data-owner] [data-gang][data-lit]').first().click()
        await expect(player.decisions).toHaveCount(2)
        for (const button of await page.locator('.bar button').all()) {
          await expect(button).toBeInViewport({ ratio: 0.98 })
          expect(await button.evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true)
        }
        // What scrolls does so by whole pixels, and what sticks to its end moves by less than half of one.
        expect(await tools()).toEqual(before.map((place) => place.map((side): unknown => expect.closeTo(side, 0))))
        await page.keyboard.press('Escape')
      }
  })
})
