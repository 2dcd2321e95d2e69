import type { Page } from '@playwright/test'
import { App, expect, seedStorage, SETTINGS, test, testOnOwnPage, type Stored } from './app.ts'
import { beforeStep, playthrough, saved } from './positions.ts'
import { CathamCityPlayer } from './table/catham-city.ts'
import { byMouse } from './table/pressing.ts'
import { Table } from './table/table.ts'

const mafia = playthrough('catham-city', '2-seats-DHMRS')
const burglars = playthrough('cat-burglars', '2-seats')

/** Everything that a position shows, in words. */
const position = (page: Page): Promise<string[]> =>
  page
    .locator('main')
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((each) => each.ariaLabel ?? each.textContent ?? '').toSorted())

const answering = beforeStep('back', mafia, /^\d pay$/)

test.describe(() => {
  test.use({ stored: beforeStep('back', burglars, /^0 recruit/, 1) })

  test('a reload between the two cards of a recruitment returns to the same position', async ({ app, page }) => {
    await app.open('#/table/back')
    const table = new Table(page)
    await table.awaits()
    await expect(table.status).toHaveText(/second card/)
    const before = await position(page)
    await page.reload()
    await table.awaits()
    await expect(table.status).toHaveText(/second card/)
    expect(await position(page)).toEqual(before)
  })
})

test.describe(() => {
  const going = ['one', 'two', 'three', 'four'].map((id) => saved(id, mafia, 20, { people: [0] }))
  test.use({ stored: Object.assign({}, ...going) as Stored })

  test('with many games under way a new one is in sight, and the others are a press away @phone @desktop @landscape', async ({
    app,
    page,
  }) => {
    await app.open()
    const links = page.getByRole('link', { name: /Ann/ })
    await expect(links.first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Play Catham City' })).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: /^\d more$/ }).click()
    await expect(links).toHaveCount(going.length)
  })
})

test.describe(() => {
  test.use({ stored: answering })

  test('after the reload the answer can still be given, and the game goes on', async ({ app, page }) => {
    await app.open('#/table/back')
    const player = new CathamCityPlayer(page, byMouse)
    await player.table.awaits()
    await player.litInHand.first().click()
    await page.reload()
    await player.table.awaits()
    await page.getByRole('button', { name: 'Pay 1 point' }).click()
    await expect(player.table.status).not.toHaveText(/Mafia! Choose/)
    await player.table.awaits()
    await player.decide()
  })

  test('a game that was left is on the front page and goes on from there', async ({ app, page }) => {
    await app.open()
    await page.locator('main').getByRole('link', { name: /Ann/ }).click()
    await new Table(page).awaits()
    await page.getByRole('link', { name: 'Leave the table' }).click()
    await expect(page.getByRole('heading', { name: 'Continue' })).toBeVisible()
    await page.getByRole('button', { name: 'Remove this game' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('heading', { name: 'Continue' })).toBeVisible()
    await page.getByRole('button', { name: 'Remove this game' }).click()
    await app.set({ locale: 'de' })
    await expect(page.getByRole('dialog', { name: 'Diese Partie endgültig entfernen?' })).toBeVisible()
    await app.set({ locale: 'en' })
    await page.locator('[data-agree]').click()
    await expect(page.getByRole('heading', { name: 'Continue' })).toBeHidden()
  })

  testOnOwnPage(
    'two tabs never play one game: the second asks, takes over, and the first is told',
    async ({ app, page }) => {
      await app.open('#/table/back')
      const first = new Table(page)
      await first.awaits()
      const other = await page.context().newPage()
      const second = new App(other)
      await second.open('#/table/back')
      const elsewhere = 'This game is open in another tab.'
      await expect(other.getByRole('alert')).toHaveText(elsewhere)
      await other.getByRole('button', { name: 'Play here' }).click()
      const there = new Table(other)
      await there.awaits()
      await expect(page.getByRole('alert')).toHaveText(elsewhere)
      await other.getByRole('button', { name: 'Pay 1 point' }).click()
      await expect(there.status).not.toHaveText(/Mafia! Choose/)
      await there.awaits()
      const moved = await position(other)
      // The first tab continues with what has happened meanwhile.
      await page.getByRole('button', { name: 'Play here' }).click()
      await first.awaits()
      await expect(other.getByRole('alert')).toHaveText(elsewhere)
      expect(await position(page)).toEqual(moved)
      expect(second.errors).toEqual([])
    },
  )
})

test.describe(() => {
  const broken = saved('broken', mafia, 12, { people: [0] })
  const game = broken['alleycat.game.broken'] as { steps: string[] }
  game.steps[9] = '0 play DDD+R'
  test.use({ stored: { ...broken, 'alleycat.game.noise': '{"game":' } })

  test('a saved game that cannot be read says so with step and rule, and can be removed', async ({ app, page }) => {
    await app.open('#/table/broken')
    await expect(page.getByRole('alert')).toHaveText(/This game cannot be read\. Step: \d+, Rule: \S+/)
    await page.getByRole('button', { name: 'Remove it' }).click()
    await expect(page.getByRole('button', { name: 'Play Catham City' })).toBeVisible()
    await app.open('#/table/noise')
    await expect(page.getByRole('alert')).toHaveText('This browser has no such game.')
  })
})

test('an address that leads nowhere says so and offers the front page', async ({ app, page }) => {
  for (const hash of ['#/nowhere', '#/new/chess', '#/table/', '#/rules/%E0%A4%A'])
    await test.step(hash, async () => {
      await app.open(hash)
      await expect(page.getByRole('alert')).toHaveText('There’s nothing at this address.')
    })
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('button', { name: 'Play Cat Burglars' })).toBeVisible()
})

/** The ways in which a browser may fail to store something. */
const STORAGE_TROUBLE = {
  'full storage': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
  'forbidden storage': () => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
  },
}

for (const [trouble, cause] of Object.entries(STORAGE_TROUBLE)) {
  testOnOwnPage(
    `with ${trouble} a game is played all the same, and the page says that it is not kept`,
    async ({ page }) => {
      await seedStorage(page, { 'alleycat.settings': SETTINGS })
      await page.addInitScript(cause)
      const app = new App(page)
      await app.open('#/settings')
      await page.getByRole('radio', { name: 'Instant' }).check() // What is chosen holds until the page is left.
      await page.getByRole('link', { name: 'Home' }).click()
      await page.getByRole('button', { name: 'Play Catham City' }).click()
      const player = new CathamCityPlayer(page, byMouse)
      await player.table.awaits()
      const notice = page.getByRole('alert').filter({ hasText: 'Your browser has no room left to save this game.' })
      await expect(notice).toBeVisible()
      await notice.getByRole('button', { name: 'Close' }).click()
      await expect(notice).toBeHidden()
      await player.decide()
      await player.table.awaits()
      expect(app.errors).toEqual([])
    },
  )
}
