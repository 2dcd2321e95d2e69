import { expect, test, testOnOwnPage } from './app.ts'
import { before, beforeStep, playthrough, saved } from './positions.ts'
import { choosePayment } from './table/cat-burglars.ts'
import { CathamCityPlayer } from './table/catham-city.ts'
import { byMouse } from './table/pressing.ts'
import { Table } from './table/table.ts'

const starter = playthrough('catham-city', '2-seats-DHMRS')
const burglars = playthrough('cat-burglars', '2-seats')
const four = playthrough('cat-burglars', '4-seats-hall-of-fame')
const LONG_RAID = /^\d infiltrate (\S+) with .{3,} market/

test.describe('in Catham City', () => {
  test.use({ stored: beforeStep('cc', starter, /^0 play DDD/) })

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
    const displayed = player.display.locator('[data-card]')
    await expect(displayed).toHaveCount(6)
    await page.locator('.middle').click({ position: { x: 2, y: 2 } })
    await expect(displayed).toHaveCount(7)
  })
})

test.describe('when a play is about to win', () => {
  test.use({ stored: saved('cc', starter, starter.steps.length - 1, { people: [1] }) })

  testOnOwnPage('nobody is called the winner, or feels it, before the points have arrived', async ({ app, page }) => {
    await page.addInitScript(() => {
      navigator.vibrate = (pattern) => {
        document.documentElement.dataset['felt'] = JSON.stringify(pattern)
        return true
      }
    })
    await app.open('#/table/cc')
    await app.set({ speed: 'slow', motion: 'full', haptics: true })
    const felt = page.locator('html')
    const VICTORY = '[40,60,40,60,120]'
    const player = new CathamCityPlayer(page, byMouse)
    await player.table.awaits()
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await player.ready.filter({ hasText: 'Scientists' }).click()
    await player.table.bar.locator('[data-confirm]').click()
    await expect(page.locator('[data-staging]', { hasText: 'You play 3 Scientists' })).toBeVisible()
    await expect(player.table.status).toHaveText('You play 3 Scientists')
    await expect(felt).not.toHaveAttribute('data-felt', VICTORY)
    await page.clock.runFor(8000)
    await expect(felt).toHaveAttribute('data-felt', VICTORY)
    await expect(player.table.status).toHaveText(/Catham City is yours|mayor/)
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
        await page.getByRole('button', { name: 'Skip to my turn' }).click()
        await player.table.awaits()
        await expect(page.getByRole('dialog')).toHaveCount(0)
      },
    )

  testOnOwnPage('what is revealed lies over the hand of a phone held sideways @landscape', async ({ app, page }) => {
    await app.open('#/table/game')
    await app.set({ speed: 'slow' })
    const player = new CathamCityPlayer(page, byMouse)
    await player.table.awaits()
    await player.ready.first().click()
    await player.targets.first().click()
    await player.table.bar.locator('[data-confirm]').click()
    const revealed = page.locator('.revealing .card').first()
    await revealed.waitFor()
    // Later, while points fly, it did so anyway.
    await expect.poll(() => revealed.evaluate(isOnTop), { timeout: 1000 }).toBe(true)
  })
})

test.describe('when Journalists are about to be played', () => {
  test.use({ stored: beforeStep('game', playthrough('catham-city', '5-seats-DHJPR'), /^\d play J/) })

  testOnOwnPage('a card that is given is in the hand when its scene is over', async ({ app, page }) => {
    await app.open('#/table/game')
    await app.set({ speed: 'normal', motion: 'full' })
    const player = new CathamCityPlayer(page, byMouse)
    await player.table.awaits()
    await player.ready.filter({ hasText: 'Journalists' }).click()
    const cards = player.hand.locator('[data-card]')
    const left = (await cards.count()) - 2
    await player.table.bar.locator('[data-confirm]').click()
    const gift = page.locator('[data-staging]', { hasText: 'gives you 1' })
    await gift.waitFor()
    expect(await cards.count()).toBe(left + 1)
    expect(await cards.filter({ visible: true }).count()).toBe(left)
    await expect(cards.filter({ visible: true })).toHaveCount(left + 1)
    await expect(gift).toHaveCount(0)
  })
})

test.describe('before the last yarn of Cat Burglars is secured', () => {
  test.use({ stored: beforeStep('last', burglars, /secure 1 2 3$/) })

  testOnOwnPage('nobody has won until the cards are turned over and the balls counted', async ({ app, page }) => {
    await app.open('#/table/last')
    await app.set({ speed: 'slow', motion: 'full' })
    await new Table(page).awaits()
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('button', { name: /^Secure/ }).click()
    await page.locator('[data-decision]').click()
    await expect(page.locator('[data-staging] .turned')).toBeVisible()
    await expect(page.getByText('You win')).toHaveCount(0)
    const own = page.getByRole('region', { name: 'Your gangs' })
    const win = own.getByText('You win')
    const { winners, scores } = burglars.result
    await expect(async () => {
      await page.clock.runFor(50)
      await expect(win).toBeVisible({ timeout: 1 })
    }).toPass({ intervals: [1] })
    await expect(own.locator('.balls')).toContainText(`Balls of yarn: ${scores[winners[0]!]} of`)
    await expect(page.locator('[data-staging]')).toBeVisible()
    await page.locator('[data-status]').click()
    await expect(win).toBeVisible()
    await expect(page.locator('ol').getByText('You win')).toBeVisible()
  })
})

test.describe('before two balls of yarn are secured', () => {
  test.use({ stored: beforeStep('game', four, /^\d secure \d \d$/) })

  testOnOwnPage(
    'both are turned over in one row above the buttons of a phone, in Polish too @phone',
    async ({ app, page }) => {
      await app.open('#/table/game')
      await new Table(page).awaits()
      await app.set({ speed: 'slow', motion: 'full', locale: 'pl' })
      await page.keyboard.press('0')
      await page.locator('[data-decision]').click()
      const cards = page.locator('[data-staging] .turned > div')
      await expect(cards).toHaveCount(2)
      // Where they are laid out, wherever they are on their way.
      const [first, second] = await cards.evaluateAll((all) => all.map((each) => (each as HTMLElement).offsetTop))
      expect(first).toBe(second)
    },
  )
})

test.describe('before three balls of yarn are secured', () => {
  test.use({ stored: beforeStep('game', burglars, /secure 1 2 3$/) })

  testOnOwnPage(
    'the scene lies in sight where large text makes the table of a phone scroll @phone',
    async ({ app, page }) => {
      await app.open('#/table/game')
      await new Table(page).awaits()
      await app.set({ speed: 'slow', motion: 'none', locale: 'pl' })
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      await page.locator('.table').evaluate((table) => table.scrollTo(0, table.scrollHeight))
      await page.keyboard.press('0')
      await page.locator('[data-decision]').click()
      const { top } = await page.locator('[data-staging] .scene').evaluate(boxOf)
      expect(top).toBeGreaterThanOrEqual((await page.locator('main').evaluate(boxOf)).top)
      const lowest = await page.locator('[data-staging] .turned p').last().evaluate(boxOf)
      const buttons = await page.locator('.bar .square').first().evaluate(boxOf)
      expect(lowest.bottom).toBeLessThanOrEqual(buttons.top)
    },
  )
})

test.describe('before a cat from a trap becomes the eighth gang', () => {
  const record = playthrough('cat-burglars', '2-seats-hall-of-fame')
  test.use({ stored: beforeStep('game', record, /^0 place new$/, 2) })

  testOnOwnPage('it is in sight afterwards, where gangs scroll with large text @landscape', async ({ app, page }) => {
    await app.open('#/table/game')
    await new Table(page).awaits()
    await app.set({ speed: 'slow' })
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await page.locator('[data-new]').click()
    await page.locator('[data-decision]').click()
    const gang = page.locator('[data-gang="0.7"]')
    const panel = page.locator('.panel', { has: gang })
    await expect(async () => {
      const [it, room] = [await gang.evaluate(boxOf), await panel.evaluate(boxOf)]
      expect(it.bottom).toBeLessThanOrEqual(room.bottom)
      expect(it.top).toBeGreaterThanOrEqual(room.top)
    }).toPass({ timeout: 3000 })
  })
})

test.describe('before a gang of two players is infiltrated for many cards', () => {
  test.use({ stored: beforeStep('raid', burglars, LONG_RAID) })

  for (const text of ['100%', '200%'])
    testOnOwnPage(
      `what is turned over lies above the buttons that skip and undo, with text at ${text} @phone`,
      async ({ app, page }) => {
        await app.open('#/table/raid')
        await new Table(page).awaits()
        await app.set({ speed: 'slow', motion: 'none' })
        await page.evaluate((size) => (document.documentElement.style.fontSize = size), text)
        await choosePayment(page, LONG_RAID.exec(burglars.steps[before(burglars, LONG_RAID)]!)![1]!)
        await page.locator('[data-decision]').click()
        const verdict = page.locator('[data-staging] .turned p')
        await expect(verdict).toBeVisible()
        const { bottom } = await verdict.evaluate(boxOf)
        const buttons = await page
          .locator('.bar .square')
          .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
        expect(buttons.length).toBeGreaterThan(1)
        for (const top of buttons) expect(bottom).toBeLessThanOrEqual(top)
      },
    )
})

const RAID = /^\d infiltrate \S+ with .{2,}/

test.describe('when a gang is about to be infiltrated', () => {
  test.use({ stored: beforeStep('game', four, RAID) })

  const [, , gang] = four.steps.find((step) => RAID.test(step))!.split(' ') as [string, string, string]

  testOnOwnPage(
    'yarn and its colour count only after the card was turned over, and no two texts are read at once',
    async ({ app, page }) => {
      await app.open('#/table/game')
      await app.set({ speed: 'slow', motion: 'full' })
      await new Table(page).awaits()
      await choosePayment(page, gang)
      await page.clock.install()
      await page.clock.pauseAt(Date.now() + 60_000)
      const won = page.getByRole('region', { name: 'Your gangs' }).locator('.colours')
      await page.locator('[data-decision]').click()
      await expect(page.locator('[data-staging]')).toBeVisible()
      await expect(won).toHaveText('0/6')
      // Whose turn it is next, or who is asked to place a trap, would tell what the card is.
      await expect(page.locator('.strip.turn')).toHaveCount(0)
      // What is paid does not lie over the own hand.
      const [paid, hand] = [page.locator('[data-staging] .fan'), page.locator('[data-hand]').first()]
      const { bottom } = await paid.evaluate(boxOf)
      expect(bottom).toBeLessThan((await hand.evaluate(boxOf)).top)
      const [done, came] = await page.locator('[data-staging] .texts p').evaluateAll((texts) =>
        texts.map((text) => {
          const [first] = text.getAnimations()
          const { delay, endTime } = first!.effect!.getComputedTiming()
          return { begins: Number(delay), ends: Number(endTime) }
        }),
      )
      expect(came!.begins).toBeGreaterThanOrEqual(done!.ends)
      await page.locator('[data-status]').click()
      await expect(won).toHaveText('1/6')
    },
  )
})

const boxOf = (element: Element): DOMRect => element.getBoundingClientRect()

/** Whether the lower edge of something is seen, also where it takes no taps. */
function isOnTop(element: HTMLElement | SVGElement): boolean {
  element.style.pointerEvents = 'auto'
  const { left, width, bottom } = element.getBoundingClientRect()
  return [0.2, 0.8].every((part) => element.contains(document.elementFromPoint(left + part * width, bottom - 8)))
}

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
