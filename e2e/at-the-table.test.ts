import type { Locator, Page } from '@playwright/test'
import { expect, seedStorage, SETTINGS, test, testOnOwnPage } from './app.ts'
import { beforeStep, playthrough, saved } from './positions.ts'
import { CatBurglarsPlayer } from './table/cat-burglars.ts'
import { CathamCityPlayer } from './table/catham-city.ts'
import { byMouse } from './table/pressing.ts'
import { Table } from './table/table.ts'

const starter = playthrough('catham-city', '2-seats-DHMRS')
const six = playthrough('catham-city', '6-seats-DMORS-two-actions')
const burglars = playthrough('cat-burglars', '2-seats')
const four = playthrough('cat-burglars', '4-seats-hall-of-fame')

/** The number of decisions of the first seat in the stored game. */
const decisions = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.startsWith('alleycat.game.'))!
    const { steps } = JSON.parse(localStorage.getItem(key)!) as { steps: string[] }
    return steps.filter((step) => step.startsWith('0 ')).length
  })

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
    const before = await decisions(page)
    for (const key of ['d', 'd', 'd', 'h']) await page.keyboard.press(key)
    await expect(player.table.status).toHaveText(/Play 3 Detectives \+ .*Hacker.*\+3 points/)
    await page.keyboard.press('Escape')
    await expect(page.locator('[aria-pressed=true]')).toHaveCount(0)
    for (const key of ['d', 'd', 'd', 'h', 'Enter']) await page.keyboard.press(key)
    await expect.poll(() => decisions(page)).toBe(before + 1)
  })

  test('two quick clicks on the button make one move', async ({ app, page }) => {
    await app.open('#/table/cc')
    const player = new CathamCityPlayer(page, byMouse)
    await player.table.awaits()
    const before = await decisions(page)
    await player.litInDisplay.first().click()
    await player.table.bar.locator('[data-confirm]').dblclick()
    await player.table.awaits()
    expect(await decisions(page)).toBe(before + 1)
    await expect(page.locator('[aria-pressed=true]')).toHaveCount(0)
  })

  testOnOwnPage('the second half of a double click skips nothing that others do', async ({ app, page }) => {
    await app.open('#/table/cc')
    await app.set({ speed: 'slow' })
    const player = new CathamCityPlayer(page, byMouse)
    await player.table.awaits()
    await player.litInDisplay.first().click()
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await player.table.bar.locator('[data-confirm]').dblclick()
    await page.clock.runFor(500)
    await expect(player.table.status).toHaveText(/^You take/)
    await page.locator('.middle').click({ position: { x: 2, y: 2 } })
    await expect(player.table.status).not.toHaveText(/^You take/)
  })

  test('cards, and faces that show no mood, are pictures that all of a kind share', async ({ app, page }) => {
    await app.open('#/table/cc')
    await new Table(page).awaits()
    const sources = (pictures: Locator): Promise<string[]> =>
      pictures.evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundImage))
    for (const shown of [page.locator('[data-card]'), page.locator('ol .face')]) {
      const count = await shown.count()
      expect(count).toBeGreaterThan(5)
      await expect(shown.locator('svg')).toHaveCount(0)
      const pictures = await sources(shown.locator('[class*=picture-]'))
      expect(pictures).toHaveLength(count)
      expect(pictures).not.toContain('none')
      expect(new Set(pictures).size).toBeLessThanOrEqual(5)
    }
  })

  test('what happens is said once in a polite live region and can be read in the log', async ({ app, page }) => {
    await app.open('#/table/cc')
    const player = new CathamCityPlayer(page, byMouse)
    await player.table.awaits()
    await page.evaluate(() => {
      const said: string[] = []
      Object.assign(window, { said })
      const region = document.querySelector('[role=status][aria-live=polite]')!
      new MutationObserver(() => said.push(region.textContent ?? '')).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      })
    })
    await player.litInDisplay.first().click()
    await player.table.bar.locator('[data-confirm]').click()
    await player.table.awaits()
    const said = await page.evaluate(() => (window as unknown as { said: string[] }).said)
    expect(said[0]).toMatch(/^Take 1 /)
    expect(said[1]).toMatch(/^You take 1 /)
    expect(said.join(' ')).toMatch(/Tangle (takes|plays)/)
    await page.keyboard.press(';')
    const log = page.getByRole('dialog', { name: 'Log' })
    await expect(
      log
        .getByRole('listitem')
        .filter({ hasText: /You take 1 / })
        .last(),
    ).toBeAttached()
    await expect(log.getByRole('listitem').last()).toBeInViewport()
  })

  test('cards, zones and opponents have names and roles', async ({ app, page }) => {
    await app.open('#/table/cc')
    await new Table(page).awaits()
    for (const name of ['Opponents', 'Display', 'Piles', 'Your hand', 'Your move']) {
      await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(1)
      await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
    }
    const names = await page.locator('[data-card]').evaluateAll((cards) => cards.map((card) => card.ariaLabel))
    for (const name of names) expect(name).toMatch(/^\w+, \d of \d in (hand|the display)$/)
    expect(new Set(names).size).toBe(names.length)
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

  test('a hint names decisions with reasons, shows the best on the table and carries one out', async ({
    app,
    page,
  }) => {
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
    const before = await decisions(page)
    await panel.getByRole('button', { name: 'Do this' }).first().click()
    await expect.poll(() => decisions(page)).toBeGreaterThan(before)
    await table.expectFocus()
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

  test('shortcuts open what they say, a question mark lists them, and none acts while somebody types', async ({
    app,
    page,
  }) => {
    await app.open('#/table/cc')
    await new Table(page).awaits()
    for (const [key, title] of [
      ['?', 'Shortcuts'],
      [',', 'Overview'],
      [';', 'Log'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(page.getByRole('dialog', { name: title })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await page.keyboard.press('?')
    await page.locator('dialog').evaluate((dialog: HTMLDialogElement) => {
      dialog.requestClose() // As Escape does; the key follows before the browser has told that the dialog is closed.
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ';', bubbles: true }))
    })
    await expect(page.getByRole('dialog', { name: 'Log' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Shortcuts' }).click()
    await page.keyboard.press('Escape')
    await new Table(page).expectFocus()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('')
    await page.keyboard.type('hello')
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('hello')
  })

  test('without the button that confirms, a complete move is made at once', async ({ app, page }) => {
    await app.open('#/table/cc')
    await app.set({ confirm: false })
    const player = new CathamCityPlayer(page, byMouse)
    await player.table.awaits()
    await player.ready.filter({ hasText: 'Detectives' }).click()
    const before = await decisions(page)
    await player.hand
      .getByRole('button', { name: /^Hacker/ })
      .first()
      .click()
    await expect.poll(() => decisions(page)).toBe(before + 1)
  })
})

test.describe('with six players of Catham City', () => {
  test.use({ stored: beforeStep('six', six, /^\d take/, 12) })

  test('cards can be read on a phone, and have the size that was chosen @phone', async ({ app, page }) => {
    await app.open('#/table/six')
    const player = new CathamCityPlayer(page, byMouse)
    await player.table.awaits()
    const width = async (cards: Locator): Promise<number> => (await cards.first().boundingBox())!.width
    const [hand, display] = [player.hand.locator('[data-card]'), player.display.locator('[data-card]')]
    const [inHand, inDisplay] = [await width(hand), await width(display)]
    expect(inHand).toBeGreaterThanOrEqual(50)
    expect(inDisplay).toBeGreaterThanOrEqual(60)
    await app.set({ cardSize: 'large' })
    await expect.poll(() => width(hand)).toBeGreaterThan(inHand + 6)
    await expect(hand.last(), 'nothing has to be scrolled').toBeInViewport({ ratio: 0.99 })
    await app.set({ cardSize: 'small' })
    await expect.poll(() => width(hand)).toBeLessThan(inHand - 6)
    await expect.poll(() => width(display)).toBeLessThan(inDisplay - 6)
  })
})

test.describe('with six players of Catham City, two of whom share the device', () => {
  test.use({ stored: beforeStep('six', six, /^0 take/, 3, [1]) })

  test('a long recap scrolls, and leaves a phone most of the table @phone', async ({ app, page }) => {
    await app.open('#/table/six')
    await page.getByRole('button', { name: 'Show my cards' }).click()
    const recap = page.getByRole('status').filter({ hasText: 'Since your turn' })
    await expect(recap.getByRole('listitem')).not.toHaveCount(0)
    const { height } = (await recap.boundingBox())!
    expect(height).toBeLessThanOrEqual(0.37 * page.viewportSize()!.height)
    const list = recap.getByRole('list')
    expect(await list.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)).toBe(true)
    await list.evaluate((each) => each.scrollTo(0, each.scrollHeight))
    await expect(recap.getByRole('listitem').last()).toBeInViewport({ ratio: 0.9 })
    await page.locator('[data-status]').click()
    await expect(recap).toHaveCount(0)
  })
})

test.describe('before the last yarn of Cat Burglars is secured', () => {
  test.use({ stored: beforeStep('last', burglars, /secure 1 2 3$/) })

  testOnOwnPage('nobody has won until the cards are turned over', async ({ app, page }) => {
    await app.open('#/table/last')
    await app.set({ speed: 'slow', motion: 'full' })
    await new Table(page).awaits()
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('button', { name: /^Secure/ }).click()
    await page.locator('[data-decision]').click()
    await expect(page.locator('[data-staging] .turned')).toBeVisible()
    await expect(page.getByText('You win')).toHaveCount(0)
    await page.locator('[data-status]').click()
    await expect(page.getByRole('region', { name: 'Your gangs' }).getByText('You win')).toBeVisible()
    await expect(page.locator('ol').getByText('You win')).toBeVisible()
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
    expect(tapped.y - note.y - note.height).toBeGreaterThanOrEqual(0)
    expect(tapped.y - note.y - note.height).toBeLessThan(24)
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

  test('arrow keys move within a zone, and a key shows what has the focus large, or else the opponents', async ({
    app,
    page,
  }) => {
    await app.open('#/table/cb')
    await new Table(page).awaits()
    const cards = page.locator('[data-hand]')
    await cards.first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(cards.nth(1)).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(cards.first()).toBeFocused()
    const closeUp = page.getByRole('dialog', { name: 'A closer look' })
    await page.keyboard.press('+')
    await expect(closeUp.getByRole('heading', { name: /cat$/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(cards.first()).toBeFocused()
    await page.locator('[data-status]').focus()
    await page.keyboard.press('+')
    await expect(closeUp.getByRole('button', { pressed: true })).toBeVisible()
    await expect(closeUp.getByText(/^Balls of yarn: /)).toBeVisible()
  })
})

test.describe('with a late game of Cat Burglars', () => {
  const record = playthrough('cat-burglars', '3-seats')
  test.use({ stored: saved('late', record, 240, { people: [Number(record.steps[240]![0])] }) })

  test('a table with many gangs and cards can still be played @phone @desktop', async ({ app, page }) => {
    await app.open('#/table/late')
    const player = new CatBurglarsPlayer(page, byMouse, 4)
    await player.table.awaits()
    await page
      .locator('[data-gang]')
      .filter({ visible: true })
      .last()
      .dispatchEvent('pointerdown', { pointerType: 'touch' })
    await expect(page.getByRole('dialog', { name: 'A closer look' }), 'a long press').toBeVisible()
    await page.keyboard.press('Escape')

    const widthOfCard = (): Promise<number> =>
      page
        .locator('[data-hand]')
        .first()
        .evaluate((card) => card.clientWidth)
    const medium = await widthOfCard()
    await app.set({ cardSize: 'large' })
    await expect.poll(widthOfCard, 'cards have the size that was chosen').toBeGreaterThan(medium + 4)
    await app.set({ cardSize: 'medium' })
    for (let i = 0; i < 3 && (await player.table.awaits()) === 'decision'; i++) {
      await player.decide()
      await player.table.expectFocus()
    }
    expect(player.decided.length).toBeGreaterThan(0)
  })
})

const PILES = ['[data-pile=draw]', '[data-pile=discard]']

for (const [name, stored, things] of [
  [
    'Catham City',
    beforeStep('game', starter, /^1 discard H$/),
    [
      '[data-close-up^=seat]',
      '.market [data-card]',
      '.hand [data-card]',
      '[data-pile=table] [data-close-up]',
      ...PILES,
    ],
  ],
  [
    'Cat Burglars',
    beforeStep('game', four, /^\d secure/, 7),
    ['[data-close-up^=seat]', '.player [data-gang]', 'section[data-owner] [data-gang]', '[data-market]', ...PILES],
  ],
  ['Cat Burglars with a sprung trap', beforeStep('game', burglars, /^0 place/), ['.sprung button', '[data-hand]']],
] as const) {
  test.describe(() => {
    test.use({ stored })

    test(`everything on the table of ${name} is shown large by a key, and by a right click and a long press`, async ({
      app,
      page,
    }) => {
      await app.open('#/table/game')
      await new Table(page).awaits()
      const closeUp = page.getByRole('dialog', { name: 'A closer look' })
      const expectLarge = async (selector: string): Promise<void> => {
        await expect(closeUp.getByRole('heading', { level: 3 }), selector).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(closeUp).toHaveCount(0)
      }
      const last = (selector: string): Locator => page.locator(selector).filter({ visible: true }).last()
      for (const selector of things) {
        await last(selector).locator('xpath=descendant-or-self::button').focus()
        await page.keyboard.press('+')
        await expectLarge(selector)
      }
      // One listener of the table finds what a mouse or a finger is on, by the same mark as the key.
      const [thing] = things
      await last(thing).click({ button: 'right' })
      await expectLarge(thing)
      await last(thing).dispatchEvent('pointerdown', { pointerType: 'touch' })
      await expectLarge(thing)
    })
  })
}

test.describe('after a win by six colours', () => {
  test.use({ stored: saved('game', four, four.steps.length, { people: [0] }) })

  test('the result shows the colours that won, and those of the others', async ({ app, page }) => {
    await app.open('#/table/game')
    const places = new Table(page).result.getByRole('listitem')
    await expect(places.first()).toContainText('All six colours!')
    await expect(places.nth(1)).toContainText('4/6')
    const colours = (): Promise<number> =>
      places
        .first()
        .locator('[class*=picture-cb-yarn]')
        .evaluateAll(async (balls) => {
          const canvas = document.createElement('canvas').getContext('2d')!
          const seen = new Set<string>()
          for (const ball of balls) {
            const { backgroundImage } = getComputedStyle(ball)
            if (backgroundImage === 'none') continue // It has not been read yet.
            const image = new Image()
            image.src = backgroundImage.slice('url("'.length, -'")'.length)
            await image.decode()
            canvas.drawImage(image, 0, 0, 40, 40)
            seen.add(canvas.getImageData(6, 20, 1, 1).data.join())
          }
          return seen.size
        })
    await expect.poll(colours, 'each ball has its own colour').toBe(6)
  })
})

test.describe('when Hackers are about to be played', () => {
  test.use({ stored: beforeStep('game', playthrough('catham-city', '5-seats-DHJPR'), /play HH @/) })

  for (const [where, what] of [
    ['the status', '[data-status]'],
    ['an opponent', '[data-close-up^="seat:"]'],
  ] as const)
    testOnOwnPage(
      `what players do to one another is staged with its cards, and a tap on ${where} skips it`,
      async ({ app, page }) => {
        await app.open('#/table/game')
        await app.set({ speed: 'slow' })
        const player = new CathamCityPlayer(page, byMouse)
        await player.table.awaits()
        // The page's clock stands still, so that nothing ends by itself.
        await page.clock.install()
        await page.clock.pauseAt(Date.now() + 60_000)
        await player.ready.first().click()
        await player.targets.first().click()
        await player.table.bar.locator('[data-confirm]').click()
        const staged = page.locator('[data-staging]', { hasText: 'You play 3 Hackers' })
        await expect(staged.locator('.fan [class*=picture-]')).toHaveCount(3)
        await page.locator(what).first().click()
        await expect(staged).toHaveCount(0)
        await page.clock.resume()
        await player.table.awaits()
        await expect(page.getByRole('dialog')).toHaveCount(0)
      },
    )
})

const RAID = /^\d infiltrate \S+ with .{2,}/

test.describe('when a gang is about to be infiltrated', () => {
  test.use({ stored: beforeStep('game', four, RAID) })

  const [infiltrator, , gang] = four.steps.find((step) => RAID.test(step))!.split(' ') as [string, string, string]
  async function choosePayment(page: Page): Promise<void> {
    await new Table(page).awaits()
    const strip = page.locator(`[data-strip="${gang[0]}"]`)
    if (await strip.isVisible()) await strip.click()
    await page.locator(`[data-gang="${gang}"]`).click()
    await expect(page.getByRole('group', { name: 'Payment: tap to change' })).toBeVisible()
  }

  test('the own gangs stay whole while the payment is chosen @phone @landscape', async ({ app, page }) => {
    await app.open('#/table/game')
    await choosePayment(page)
    for (const own of await page.locator(`[data-gang^="${infiltrator}."]`).all())
      await expect(own).toBeInViewport({ ratio: 1 })
  })

  testOnOwnPage('yarn and its colour count only after the card was turned over', async ({ app, page }) => {
    await app.open('#/table/game')
    await app.set({ speed: 'slow', motion: 'full' })
    await choosePayment(page)
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    const won = page.getByRole('region', { name: 'Your gangs' }).locator('.colours')
    await page.locator('[data-decision]').click()
    await expect(page.locator('[data-staging]')).toBeVisible()
    await expect(won).toHaveCount(0)
    await page.locator('[data-status]').click()
    await expect(won).toHaveText('1/6')
  })
})

test.describe('with two players of Catham City', () => {
  test.use({ stored: beforeStep('cc', starter, /^0 take/) })

  testOnOwnPage('things move by default, and not when the device asks for less motion', async ({ app, page }) => {
    await app.open('#/table/cc')
    const player = new CathamCityPlayer(page, byMouse)
    await player.table.awaits()
    await app.set({ motion: 'system', speed: 'fast' })
    await page.evaluate(watchMotion)
    await player.decide()
    await expect.poll(() => page.evaluate(movedThings)).toBeGreaterThan(0)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await app.set({ speed: 'instant' })
    await page.reload()
    await player.table.awaits()
    await app.set({ speed: 'fast' })
    await page.evaluate(watchMotion)
    await player.decide()
    await player.table.awaits()
    expect(await page.evaluate(movedThings)).toBe(0)
  })
})

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

/** Counts from now on how often an element moves; one that only fades does not count. */
function watchMotion(): void {
  const watched = window as unknown as { moved: number; watching?: boolean }
  watched.moved = 0
  if (watched.watching) return
  watched.watching = true
  const isMoving = ({ effect }: Animation): boolean =>
    effect instanceof KeyframeEffect &&
    Number(effect.getComputedTiming().duration) > 20 &&
    effect
      .getKeyframes()
      .some((frame) => ['transform', 'translate', 'scale', 'rotate', 'left', 'top'].some((way) => way in frame))
  const look = (): void => {
    watched.moved += document.getAnimations().filter(isMoving).length
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

const movedThings = (): number => (window as unknown as { moved: number }).moved
