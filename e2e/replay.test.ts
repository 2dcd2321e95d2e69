import type { Page } from '@playwright/test'
import { App, expect, seedStorage, SETTINGS, test, testOnOwnPage } from './app.ts'
import { before, playthrough, saved, type GameRecord } from './positions.ts'
import { CathamCityPlayer } from './table/catham-city.ts'
import { byMouse } from './table/pressing.ts'

const cathamCity = playthrough('catham-city', '2-seats-DHMRS')
const catBurglars = playthrough('cat-burglars', '2-seats')
const { length } = cathamCity.steps
/** The number of steps before the first decision. */
const dealt = before(cathamCity, /^\d/)

const line = (record: GameRecord): string => `${JSON.stringify(record)}\n`

/** A game of five with long names and one illegal step. */
function broken(): { text: string; step: number } {
  const five = playthrough('catham-city', '5-seats-DHJPR')
  const step = before(five, /^\d play/, 6)
  const names = five.steps.slice(0, five.seats).map((_, seat) => `Bartholomew the Great ${seat}`)
  return { text: JSON.stringify({ ...five, names, steps: five.steps.with(step, '0 play RRRR') }), step }
}

const stepShown = (page: Page): Promise<string | null> =>
  page.getByRole('slider', { name: 'Position' }).getAttribute('aria-valuetext')

/** The cards on the table, in words. */
const lying = (page: Page): Promise<string> => page.locator('main .table').innerText()

/** A spectator has neither a move nor opponents. */
async function expectNoOwnZones(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Players', exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: /^Move: Player \d$/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: /\byour?\b/i })).toHaveCount(0)
}

test('a record is opened by pasting, stepped through, played and seen through several eyes', async ({ app, page }) => {
  await app.open('#/replay')
  await page.getByLabel('Text of a record').fill(line(cathamCity))
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Replay: Catham City' })).toBeFocused()
  expect(await stepShown(page)).toBe(`Step ${dealt} of ${length}`)
  await page.getByRole('button', { name: 'To the start' }).click()
  expect(await stepShown(page)).toBe(`Step 0 of ${length}`)

  await page.getByRole('button', { name: 'Next step' }).click()
  await page.getByRole('button', { name: 'Next step' }).click()
  expect(await stepShown(page)).toBe(`Step 2 of ${length}`)
  await page.keyboard.press('ArrowRight')
  expect(await stepShown(page)).toBe(`Step 3 of ${length}`)
  await page.keyboard.press('ArrowLeft')
  expect(await stepShown(page)).toBe(`Step 2 of ${length}`)

  const eyes = page.getByLabel('View as')
  await eyes.selectOption({ label: 'Spectator' })
  await expect(page.locator('[data-card]').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'hand' })).toHaveCount(0)
  await expectNoOwnZones(page)
  await eyes.selectOption({ label: 'Player 2' })
  await expect(page.getByRole('region', { name: 'Hand: Player 2' }).locator('[data-card]').first()).toBeVisible()
  await eyes.selectOption({ label: 'All cards' })

  await page.getByLabel('Speed').selectOption({ label: 'Fast' })
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page.getByRole('slider', { name: 'Position' })).toHaveAttribute('aria-valuetext', /Step [4-9] of/)
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('button', { name: 'To the end' }).click()
  expect(await stepShown(page)).toBe(`Step ${length} of ${length}`)
  await page.getByRole('button', { name: 'To the start' }).click()
  expect(await stepShown(page)).toBe(`Step 0 of ${length}`)
})

test('after a record was opened, the same address offers to open another', async ({ app, page }) => {
  await app.open('#/replay')
  await page.getByLabel('Text of a record').fill(line(cathamCity))
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Replay: Catham City' })).toBeVisible()
  await expect(page).toHaveURL(/#\/shared\//)
  await page.evaluate(() => {
    location.hash = '#/replay'
  })
  await expect(page.getByRole('heading', { name: 'Open a game record' })).toBeFocused()
})

test('a jump from the log leads to its moment @phone @desktop', async ({ app, page, isMobile }) => {
  await app.open('#/replay')
  await page.getByLabel('Text of a record').fill(line(catBurglars))
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  if (isMobile) await page.getByRole('button', { name: 'Log' }).click()
  await page
    .getByRole('listitem')
    .filter({ hasText: /infiltrates/ })
    .first()
    .getByRole('button')
    .click()
  const first = before(catBurglars, / infiltrate /)
  expect(await stepShown(page)).toBe(`Step ${first + 1} of ${catBurglars.steps.length}`)

  // To the player who is robbed, what came of it is said in the place of what was done, and not over it.
  await page.getByLabel('View as').selectOption('0')
  await page.keyboard.press('ArrowLeft')
  await app.set({ speed: 'slow', motion: 'full' })
  await page.keyboard.press('ArrowRight')
  const outcome = page.locator('[data-staging] .outcome')
  const opacityAt = (milliseconds: number): Promise<string> =>
    outcome.evaluate((element, time) => {
      for (const animation of element.getAnimations()) {
        animation.pause()
        animation.currentTime = time
      }
      return getComputedStyle(element).opacity
    }, milliseconds)
  expect(await opacityAt(800)).toBe('0')
  expect(await opacityAt(2000)).toBe('1')
})

for (const [locale, open] of [
  ['pl', 'Otwórz'],
  ['nl', 'Openen'],
] as const)
  test(`the menus of a replay hold their longest words in two rows on a phone, in ${locale} too @phone`, async ({
    app,
    page,
  }) => {
    await app.open('#/replay')
    await app.set({ locale })
    await page.getByRole('textbox').fill(line(cathamCity))
    await page.getByRole('button', { name: open, exact: true }).click()
    const menus = page.locator('footer select')
    await expect(menus).toHaveCount(2)
    const [top, topOfButtons] = await Promise.all(
      [menus.first(), page.locator('footer button').first()].map(async (each) => (await each.boundingBox())!.y),
    )
    expect(top).toBe(topOfButtons)
    for (const menu of await menus.all()) {
      const [width, needed] = await menu.evaluate((element: HTMLSelectElement) => {
        const whole = element.cloneNode(true) as HTMLSelectElement
        Object.assign(whole.style, { position: 'absolute', width: 'max-content' })
        element.after(whole)
        const widths = [element.offsetWidth, whole.offsetWidth] as const
        whole.remove()
        return widths
      })
      expect(width).toBeGreaterThanOrEqual(needed)
    }
  })

test('where little room is left for the players, their gangs stay large enough to be seen @phone', async ({
  app,
  page,
}) => {
  await app.open('#/replay')
  await page.getByLabel('Text of a record').fill(line(playthrough('cat-burglars', '3-seats')))
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await page.getByRole('slider', { name: 'Position' }).fill('60')
  await page.setViewportSize({ width: 360, height: 560 })
  const heights = (): Promise<number[]> =>
    page.locator('[id^=cb-gangs-] > [role=group]').evaluateAll((all) => all.map((each) => each.clientHeight))
  await expect.poll(async () => Math.min(...(await heights()))).toBeGreaterThan(30)
})

test('beside the log of a low window every gang is drawn as its room was reckoned', async ({ app, page }) => {
  await page.setViewportSize({ width: 1200, height: 500 })
  await app.open('#/replay')
  await page.getByLabel('Text of a record').fill(line(playthrough('cat-burglars', '2-seats')))
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await page.getByRole('slider', { name: 'Position' }).fill('120')
  await page.getByLabel('View as').selectOption('0')
  await expect(page.getByRole('button', { name: 'Review', exact: true })).toBeVisible()
  const cats = page.locator('[data-density] .cats')
  await expect(cats.first()).toBeVisible()
  for (const each of await cats.all()) await expect(each).toHaveCSS('flex-direction', 'row')
})

test('on a phone held sideways the first gang of every player is in sight @landscape', async ({ app, page }) => {
  await app.open('#/replay')
  await page.getByLabel('Text of a record').fill(line(playthrough('cat-burglars', '3-seats')))
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await page.getByRole('slider', { name: 'Position' }).fill('60')
  const first = page.locator('[data-gang$=".0"]')
  for (const eyes of ['All cards', 'Spectator']) {
    await page.getByLabel('View as').selectOption({ label: eyes })
    await expect(first).toHaveCount(3)
    for (const gang of await first.all()) await expect(gang).toBeInViewport({ ratio: 0.9 })
  }
})

test('on a phone held sideways the piles are seen beside many players @landscape', async ({ app, page }) => {
  await app.open('#/replay')
  await page.getByLabel('Text of a record').fill(line(playthrough('catham-city', '5-seats-DHJPR')))
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  const piles = page.locator('.piles .pile')
  await expect(piles).toHaveCount(2)
  for (const pile of await piles.all()) {
    await expect(pile).toBeInViewport({ ratio: 0.9 })
    expect((await pile.boundingBox())!.width).toBeGreaterThan(24)
  }
})

test('a record file is picked, and one that holds several games asks which', async ({ app, page }) => {
  await app.open('#/replay')
  const picker = page.locator('input[type=file]')
  const buffer = Buffer.from(line(cathamCity) + line(catBurglars))
  await picker.setInputFiles({ name: 'games.jsonl', mimeType: 'application/jsonl', buffer })
  await expect(page.getByRole('heading', { name: 'This file holds several games. Which one?' })).toBeVisible()
  const second = page.getByRole('button', { name: /^Game 2/ })
  await expect(second).toContainText(`${catBurglars.steps.filter((step) => /^\d/.test(step)).length} moves`)
  await second.click()
  await expect(page.getByRole('heading', { name: 'Replay: Cat Burglars' })).toBeVisible()
  await expect(page).toHaveURL(/#\/shared\//) // The address contains the game now.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Replay: Cat Burglars' })).toBeVisible()
})

test('of several games in a file those that are broken are marked, and the way back leads to the others', async ({
  app,
  page,
}) => {
  const { text, step } = broken()
  await app.open('#/replay')
  const buffer = Buffer.from(`${line(cathamCity)}${text}\n{"game": \n`)
  await page.locator('input[type=file]').setInputFiles({ name: 'games.jsonl', mimeType: 'application/jsonl', buffer })
  const games = page.locator('main ol').getByRole('button')
  await expect(games.nth(1)).toContainText(`This is not a valid game · Step: ${step}`)
  await expect(games.nth(2)).toContainText('This is not a valid game')
  await expect(games.first()).not.toContainText('valid')

  await games.nth(1).click()
  await expect(page.getByRole('alert')).toContainText(`Step: ${step}`)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Open another' }).click()
  await games.nth(2).click()
  await expect(page.getByRole('alert')).toContainText('This is not a game record')
  await games.first().click()
  await expect(page.getByRole('heading', { name: 'Replay: Catham City' })).toBeVisible()
})

test('a record file is dropped onto the page, and seen through the eyes of a player who is named', async ({
  app,
  page,
}) => {
  await app.open('#/replay')
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([text], 'game.jsonl'))
    return transfer
  }, line(catBurglars))
  await page.locator('main').dispatchEvent('dragover', { dataTransfer: data })
  await page.locator('main').dispatchEvent('drop', { dataTransfer: data })
  await expect(page.getByRole('heading', { name: 'Replay: Cat Burglars' })).toBeVisible()
  await page.getByLabel('View as').selectOption({ label: 'Spectator' })
  await expectNoOwnZones(page)
  await page.getByLabel('View as').selectOption('1')
  for (const name of ['Gangs: Player 2', 'Hand: Player 2', 'Move: Player 2'])
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: /\byour?\b/i })).toHaveCount(0)
})

test('a broken record opens before the step at fault, with the rule; what is no record is answered in a sentence', async ({
  app,
  page,
}) => {
  const { text, step } = broken()
  await app.open('#/replay')
  await page.getByLabel('Text of a record').fill(text)
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  const fault = page.getByRole('alert')
  await expect(fault).toContainText('This is not a valid game')
  await expect(fault).toContainText(`Step: ${step}`)
  await expect(fault.getByRole('link', { name: /^Rule CC-\d+/ })).toBeVisible()
  expect(await stepShown(page)).toBe(`Step ${step} of ${step}`)
  await page.setViewportSize({ width: 360, height: 640 })
  await expect(page.locator('.piles')).toBeInViewport({ ratio: 0.98 })
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Open another' }).click()

  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('meow') })
  await expect(fault).toContainText('This is not a game record')

  const foreign = JSON.stringify({ ...cathamCity, game: 'chess' })
  await page.getByLabel('Text of a record').fill(foreign)
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(fault).toContainText('What’s wrong:')

  await app.open('#/shared/bm90IGEgZ2FtZQ/3')
  await expect(page.getByRole('alert')).toContainText('This link is damaged')
})

testOnOwnPage(
  'a link to a moment opens the same game at the same step in another browser @phone',
  async ({ app, page, browser }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await app.open('#/replay')
    await page.getByLabel('Text of a record').fill(line(cathamCity))
    await page.getByRole('button', { name: 'Open', exact: true }).click()
    await page.getByRole('slider', { name: 'Position' }).fill('40')
    await page.getByLabel('View as').selectOption('1')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Link to this moment' }).click()
    await expect(page.getByText('Link copied.').first()).toBeAttached()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    const original = await lying(page)

    const fresh = await browser.newContext({ viewport: page.viewportSize(), locale: 'en-GB', colorScheme: 'dark' })
    const there = await fresh.newPage()
    await seedStorage(there, { 'alleycat.settings': SETTINGS })
    const other = new App(there)
    await there.goto(link)
    await expect(there.getByRole('heading', { name: 'Replay: Catham City' })).toBeVisible()
    expect(await stepShown(there)).toBe(`Step 40 of ${length}`)
    await expect(there.getByLabel('View as')).toHaveValue('1')
    expect(await lying(there)).toBe(original)
    // Nobody who opens the link is one of the players, so all of them are told by their names.
    for (const name of ['Hand: Player 2', 'Move: Player 2'])
      await expect(there.getByRole('region', { name, exact: true })).toBeVisible()
    await expect(there.getByRole('heading', { name: /\byour?\b/i })).toHaveCount(0)
    await there.getByRole('button', { name: 'Log' }).click()
    const log = there.getByRole('dialog', { name: 'Log' })
    await expect(log).toContainText('Player 2 takes')
    await expect(log).not.toContainText(/\byour?\b/i)
    await expect(there.locator('[data-status]')).not.toContainText(/\byour?\b/i)
    expect(other.errors).toEqual([])
    await fresh.close()
  },
)

test('the record is downloaded as it was', async ({ app, page }) => {
  await app.open('#/replay')
  await page.getByLabel('Text of a record').fill(line(cathamCity))
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the record' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('catham-city.jsonl')
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  expect(JSON.parse(Buffer.concat(chunks).toString())).toEqual(cathamCity)
})

test('from any position somebody plays on against bots @phone', async ({ app, page }) => {
  await app.open('#/replay')
  await page.getByLabel('Text of a record').fill(line(cathamCity))
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await page.getByRole('slider', { name: 'Position' }).fill('30')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Play on from here' }).click()
  const dialog = page.getByRole('dialog', { name: 'Play on from here' })
  await dialog.getByRole('radio', { name: 'Player 1' }).check()
  await dialog.getByRole('button', { name: 'Play on', exact: true }).click()
  const player = new CathamCityPlayer(page, byMouse)
  await player.table.awaits()
  await player.decide()
  await player.table.awaits()
})

test.describe(() => {
  test.use({ stored: saved('done', cathamCity, length, { people: [0] }) })

  testOnOwnPage(
    'the end of a game has its scene, its race and its ways on, and is shared by a link that names people @landscape',
    async ({ app, page }) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await app.open('#/table/done')
      const end = page.getByRole('dialog', { name: 'The game is over' })
      await expect(end.getByText(/^New mayor of Catham City: /)).toBeVisible()
      await expect(end.getByRole('heading', { name: 'The race' })).toBeAttached()
      await expect(end.getByText(/decision: |No mistakes found/).first()).toBeAttached()
      for (const way of ['Play again', 'Replay', 'Share', 'Home'])
        await expect(end.getByRole(/again|Share/.test(way) ? 'button' : 'link', { name: way })).toBeInViewport({
          ratio: 1,
        })
      await end.getByRole('button', { name: 'Share' }).click()
      await expect(end.getByText('Link copied.')).toBeVisible()
      await page.goto(await page.evaluate(() => navigator.clipboard.readText()))
      await expect(page.getByRole('heading', { name: 'Replay: Catham City' })).toBeVisible()
      await expect(page.getByLabel('View as').getByRole('option', { name: 'Ann' })).toBeAttached()
    },
  )

  test('a finished game is looked back at from the front page, and reviewed', async ({ app, page }) => {
    test.setTimeout(180_000)
    await app.open()
    await page.getByRole('link', { name: /Catham City.*Ann/ }).click()
    await expect(page.getByRole('heading', { name: 'Replay: Catham City' })).toBeVisible()
    await page.getByRole('button', { name: 'Review', exact: true }).click()
    await page.getByRole('button', { name: 'Review this game' }).click()
    await expect(page.getByText(/Decision \d+ of \d+/)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Players' })).toBeVisible({ timeout: 150_000 })
    await expect(page.getByRole('heading', { name: 'Decisions: Ann' })).toBeVisible()
    await expect(page.getByText('Accuracy').first()).toBeVisible()

    // The table and the turning points tell the same numbers, and those of a moment add up to 100 %.
    await page.getByText('Show as a table').click()
    const rows = await page.locator('figure tbody tr').allInnerTexts()
    const percents = rows.map((row) => [...row.matchAll(/(\d+)%/g)].map(([, digits]) => Number(digits)))
    for (const row of percents) expect(row.reduce((sum, each) => sum + each, 0)).toBe(100)
    const point = page
      .getByRole('listitem')
      .filter({ hasText: /Decisive move: |Costly decision: |Mostly luck|Helped by|Hit by/ })
      .first()
    const [, from] = /(\d+)% →/.exec(await point.locator('.most').innerText())!
    expect(percents.flat()).toContain(Number(from))

    // A decision of somebody else is called theirs.
    await page.getByText(/^Decisions of the others: \d+$/).click()
    await expect(page.locator('details li strong').first()).toHaveText(/^\w+: (Play|Take|Pass|Discard)/)

    await point.getByRole('button', { name: /^Show on the table/ }).click()
    const status = page.locator('[data-status]').first()
    await expect(status).toHaveText(new RegExp(`^\\w+: ${from}% →`))
    await page.keyboard.press('ArrowRight')
    await expect(status).not.toContainText('→')
  })
})
