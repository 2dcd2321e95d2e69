import type { Locator } from '@playwright/test'
import { expect, test } from './app.ts'
import { CatBurglarsPlayer } from './table/cat-burglars.ts'
import { CathamCityPlayer } from './table/catham-city.ts'
import type { Player } from './table/player.ts'
import { byFinger, byKeyboard } from './table/pressing.ts'

test.setTimeout(180_000)

const LESSONS = [
  { name: 'Catham City', id: 'catham-city', Player: CathamCityPlayer },
  { name: 'Cat Burglars', id: 'cat-burglars', Player: CatBurglarsPlayer },
] as const

const MOST_PARTS = 80

/** What the coach waits for. */
async function awaited({ page }: Player): Promise<'next' | 'ask' | 'done'> {
  const found = await page.waitForFunction(() => {
    const buttons = [...document.querySelectorAll('.coach button')]
    const has = (name: string): Element | undefined => buttons.find(({ textContent }) => textContent?.trim() === name)
    if (has('Play your first game')) return 'done'
    const show = has('Show me')
    if (show) return show.ariaDisabled === 'false' && document.querySelector('.lit') ? 'ask' : null
    return has('Next')?.ariaDisabled === 'false' ? 'next' : null
  })
  return (await found.jsonValue()) as 'next' | 'ask' | 'done'
}

/** Marks the page when a scene lies over a table that asks for a decision. */
function watchCovering(): void {
  new MutationObserver(() => {
    if (document.querySelector('[data-staging]') && document.querySelector('main .lit'))
      document.body.dataset['covered'] = ''
  }).observe(document.body, { childList: true, subtree: true })
}

/**
 * Presses all that is advised, then the button. A table shows what it advises after a decision that the lesson does not
 * want.
 */
async function follow(player: Player): Promise<void> {
  const { page, press } = player
  const pressAll = async (things: Locator): Promise<void> => {
    const count = await things.count()
    for (let i = 0; i < count; i++) {
      const thing = things.nth(i)
      if ((await thing.getAttribute('aria-pressed')) !== 'true') await press(thing)
    }
  }
  const clear = page.getByRole('button', { name: /^(Clear the selection|Cancel)$/ })
  if ((await clear.count()) > 0) await press(clear)
  await pressAll(page.locator('button.advised[data-hand], button.advised[data-card]'))
  await pressAll(page.locator('button.advised:not([data-hand]):not([data-card]), li.advised button'))
  const confirm = page.locator('[data-decision], .bar [data-confirm]:enabled')
  if ((await confirm.count()) > 0) await press(confirm.last())
}

for (const { name, id, Player: Learner } of LESSONS) {
  test(`the lesson of ${name} is played to its end by choosing, and mistakes are answered kindly @phone`, async ({
    app,
    page,
  }) => {
    await app.open(`#/learn/${id}`)
    const player = new Learner(page, byFinger, 7)
    const coach = page.getByRole('group', { name: 'Your coach' })
    let asked = 0
    let mistakes = 0
    let shown = 0
    for (let parts = 0; parts < MOST_PARTS; parts++) {
      const what = await awaited(player)
      if (what === 'done') break
      if (what === 'next') {
        await player.press(page.getByRole('button', { name: 'Next' }))
        continue
      }
      asked++
      for (const place of await page.locator('[data-new]').all()) await expect(place).toBeInViewport({ ratio: 0.8 })
      const part = await coach.locator('.part').textContent()
      const isSame = async (): Promise<boolean> =>
        (await awaited(player)) === 'ask' && (await coach.locator('.part').textContent()) === part
      await player.decide()
      for (let tries = 0; tries < 2 && (await isSame()); tries++) {
        mistakes++
        await expect(coach.locator('.reply')).toHaveText(/\S/)
        await follow(player)
      }
      if (await isSame()) {
        shown++
        await player.press(page.getByRole('button', { name: 'Show me' }))
      }
    }
    await expect(coach).toContainText('You know everything you need.')
    expect(asked).toBeGreaterThan(8)
    expect(mistakes).toBeGreaterThan(2)
    expect(shown).toBeLessThan(asked / 2)
    await player.press(page.getByRole('button', { name: 'Play your first game' }))
    await player.table.awaits()
  })

  test(`the lesson of ${name} is followed to its end with the keyboard alone, and is resumed after a reload`, async ({
    app,
    page,
  }) => {
    await app.open(`#/learn/${id}`)
    await page.evaluate(watchCovering)
    const player = new Learner(page, byKeyboard(page))
    for (let parts = 0; parts < MOST_PARTS; parts++) {
      const what = await awaited(player)
      await player.table.expectFocus()
      await expect(page.locator('.bar')).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('button', { name: 'Automatic answers' })).toHaveCount(0)
      if (what === 'done') break
      if (parts === 6) {
        const part = await page.locator('.coach .part').textContent()
        await page.reload()
        await page.evaluate(watchCovering)
        await awaited(player)
        await expect(page.locator('.coach .part')).toHaveText(part!)
      }
      await player.press(page.getByRole('button', { name: what === 'next' ? 'Next' : 'Show me' }))
    }
    await expect(page.getByRole('button', { name: 'Play your first game' })).toBeVisible()
    await expect(page.locator('body'), 'nothing is staged over a decision').not.toHaveAttribute('data-covered')
    await player.press(page.getByRole('button', { name: 'Start over' }).last())
    await expect(page.locator('.coach .part')).toHaveText(/^Part 1 of/)
  })
}

test('the own gangs are seen below the coach on the smallest phone, however long a language is @phone', async ({
  app,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await app.open('#/learn/cat-burglars')
  const player = new CatBurglarsPlayer(page, byFinger)
  const own = page.locator('section.own [data-gang]')
  for (let asked = 0; asked < 5;) {
    const what = await awaited(player)
    if (what === 'ask') {
      asked++
      await app.set({ locale: 'de' })
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      for (const gang of await own.all()) await expect(gang).toBeInViewport({ ratio: 0.8 })
      const fresh = (await page.locator('[data-new]').boundingBox())!
      const hand = (await page.getByRole('region', { name: 'Deine Hand' }).boundingBox())!
      expect(fresh.y + fresh.height, 'the hand lies over no gang').toBeLessThanOrEqual(hand.y + 2)
      await app.set({ locale: 'en' })
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    }
    await player.press(page.getByRole('button', { name: what === 'next' ? 'Next' : 'Show me' }))
  }
  expect(await own.count()).toBeGreaterThan(1)
})
