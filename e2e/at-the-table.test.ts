import type { Locator } from '@playwright/test'
import { expect, SETTINGS, test } from './app.ts'
import { beforeStep, playthrough, saved, seatOf } from './positions.ts'
import { CatBurglarsPlayer, choosePayment } from './table/cat-burglars.ts'
import { CathamCityPlayer } from './table/catham-city.ts'
import { byMouse } from './table/pressing.ts'
import { Table } from './table/table.ts'

const starter = playthrough('catham-city', '2-seats-DHMRS')
const six = playthrough('catham-city', '6-seats-DMORS-two-actions')
const four = playthrough('cat-burglars', '4-seats-hall-of-fame')

test.describe('in Catham City', () => {
  test.use({ stored: beforeStep('cc', starter, /^0 play DDD/) })

  test('cards, and faces that show no mood, are pictures that all of a kind share', async ({ app, page }) => {
    await app.open('#/table/cc')
    await new Table(page).awaits()
    const sources = (pictures: Locator): Promise<string[]> =>
      pictures.evaluateAll((all) => all.map((each) => getComputedStyle(each).borderImageSource))
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

  test('a number takes the room of its value while it counts', async ({ app, page }) => {
    await app.open('#/table/cc')
    await new Table(page).awaits()
    const counter = page.locator('[data-pile] .counter').first()
    const box = await counter.boundingBox()
    expect(box!.width).toBeGreaterThan(0)
    await counter.evaluate((element) => (element.firstElementChild!.textContent = '88'))
    expect(await counter.boundingBox()).toEqual(box)
    // It is laid out by itself, and shown in the middle of that room.
    const [room, shown] = await counter.evaluate((element) =>
      [element, element.firstElementChild!].map((each) => {
        const { left, width, top } = each.getBoundingClientRect()
        return { middle: left + width / 2, top }
      }),
    )
    expect(shown).toEqual(room)
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

  test('no tooltip says the name of its button again', async ({ app, page }) => {
    await app.open('#/table/cc')
    await new Table(page).awaits()
    await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('title', 'Menu')
    const twice = await page
      .locator('[title][aria-label]')
      .evaluateAll((all) => all.filter((each) => each.ariaLabel === each.getAttribute('title')).length)
    expect(twice).toBe(0)
  })

  test('the display has the size that was chosen where its height is what limits it', async ({ app, page }) => {
    await page.setViewportSize({ width: 1024, height: 768 })
    await app.open('#/table/cc')
    const { display } = new CathamCityPlayer(page, byMouse)
    const width = async (): Promise<number> => (await display.locator('[data-card]').first().boundingBox())!.width
    const medium = await width()
    await app.set({ cardSize: 'large' })
    await expect.poll(width).toBeGreaterThan(1.15 * medium)
  })

  test('cards are large enough to read in a low window with text twice as large', async ({ app, page }) => {
    await page.setViewportSize({ width: 1280, height: 620 })
    await app.open('#/table/cc')
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    const { display } = new CathamCityPlayer(page, byMouse)
    const width = async (): Promise<number> => (await display.locator('[data-card]').first().boundingBox())!.width
    await expect.poll(width).toBeGreaterThan(60)
  })
})

test.describe('with six cards in one row of the hand', () => {
  test.use({ stored: beforeStep('cc', starter, /^0 take D/) })

  test('a scrollbar that takes room moves no card of the hand to another row @phone', async ({ app, page }) => {
    await app.open('#/table/cc')
    const player = new CathamCityPlayer(page, byMouse)
    await player.table.awaits()
    const tops = (): Promise<number[]> =>
      player.hand.locator('[data-card]').evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top))
    const before = await tops()
    await page.addStyleTag({ content: '.scroll { border-right: 10px solid }' })
    expect(await tops()).toEqual(before)
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

  test('the recap says of each cat what it did, leaves a phone most of the table, and scrolls whole lines @phone', async ({
    app,
    page,
  }) => {
    await app.open('#/table/six')
    await page.getByRole('button', { name: 'Show my cards' }).click()
    const recap = page.getByRole('status').filter({ hasText: 'Since your turn' })
    const lines = recap.getByRole('listitem')
    await expect(lines).not.toHaveCount(0)
    const names = await recap.locator('li > b').allTextContents()
    expect(new Set(names).size).toBe(names.length)
    for (const line of await lines.all()) await expect(line).toBeInViewport({ ratio: 1 })
    // What is too long for the line of a deed wraps out of sight.
    for (const deed of await recap.locator('.deed').all())
      expect(await deed.evaluate((each) => each.scrollHeight - each.clientHeight), 'its verb').toBeLessThan(4)
    const height = async (): Promise<number> => (await recap.boundingBox())!.height / page.viewportSize()!.height
    expect(await height()).toBeLessThanOrEqual(0.45)
    await page.addStyleTag({ content: ':root { font-size: 200% }' })
    await expect.poll(() => recap.locator('ul').evaluate((ul) => ul.scrollHeight - ul.clientHeight)).toBeGreaterThan(0)
    expect(await height()).toBeLessThanOrEqual(0.45)
    const shown = await recap
      .locator('ul')
      .evaluate((ul) => ul.clientHeight / parseFloat(getComputedStyle(ul).lineHeight))
    expect(shown, 'whole lines').toBeCloseTo(Math.round(shown), 1)
    await lines.last().scrollIntoViewIfNeeded()
    await expect(lines.last()).toBeInViewport({ ratio: 0.9 })
    await page.locator('[data-status]').click()
    await expect(recap).toHaveCount(0)
  })
})

test.describe('with six players of Catham City around a phone held sideways', () => {
  test.use({ stored: beforeStep('six', six, /^0 take/, 3, [1]) })

  test('the recap lies over the opponents and leaves free what is decided about @landscape', async ({ app, page }) => {
    await app.open('#/table/six')
    await page.getByRole('button', { name: 'Show my cards' }).click()
    const recap = page.getByRole('status').filter({ hasText: 'Since your turn' })
    await expect(recap.getByRole('listitem')).not.toHaveCount(0)
    const { x, width, y, height } = (await recap.boundingBox())!
    expect(x + width).toBeLessThanOrEqual((await page.locator('[data-card]').first().boundingBox())!.x)
    expect(y + height).toBeLessThanOrEqual((await page.locator('[data-status]').boundingBox())!.y)
  })
})

test.describe('with three burglars, two of whom share the device', () => {
  const three = playthrough('cat-burglars', '3-seats')
  test.use({ stored: beforeStep('three', three, /^0 infiltrate/, 1, [1]) })

  test('the recap covers no name, score or hand on a phone @phone @landscape', async ({ app, page }) => {
    await app.open('#/table/three')
    await page.getByRole('button', { name: 'Show my cards' }).click()
    const recap = page.getByRole('status').filter({ hasText: 'Since your turn' })
    await expect(recap.getByRole('listitem')).toHaveCount(2)
    const { y, height } = (await recap.boundingBox())!
    for (const fact of await page.locator('.strip :is(.name, .facts)').all())
      expect((await fact.boundingBox())!.y).toBeGreaterThanOrEqual(y + height)
  })
})

test.describe('with plays against others in strips three abreast', () => {
  const record = playthrough('catham-city', '4-seats-HJMOP-two-actions')
  test.use({
    stored: {
      'alleycat.settings': { ...SETTINGS, locale: 'pl' },
      ...saved('plays', record, 13, { people: [seatOf(record, 13)] }),
    },
  })

  test('each last deed is told with its verb @phone', async ({ app, page }) => {
    await app.open('#/table/plays')
    const last = page.locator('.strip .deeds > :first-child')
    await expect(last).toHaveCount(3)
    for (const deed of await last.all()) {
      const room = (await deed.locator('..').boundingBox())!
      const verb = (await deed.locator('.deed > :last-child').boundingBox())!
      const drawn = (await deed.locator('.deed > :first-child').boundingBox())!
      expect(Math.max(verb.y + verb.height, drawn.y + drawn.height)).toBeLessThanOrEqual(room.y + room.height + 1)
      expect(drawn.x + drawn.width).toBeLessThanOrEqual(room.x + room.width)
    }
  })
})

test.describe('with a trap of one of four burglars', () => {
  const usual = { ...four, options: { hallOfFame: false } }
  test.use({
    stored: { 'alleycat.settings': { ...SETTINGS, locale: 'nl' }, ...beforeStep('trap', usual, /^\d place/) },
  })

  test('no tag cuts a deed on a phone held sideways @landscape', async ({ app, page }) => {
    await app.open('#/table/trap')
    const lines = page.locator('.strip .last:has(.deed > .chip)')
    await expect(lines).toHaveCount(2)
    for (const line of await lines.all()) {
      const drawn = (await line.locator('.deed > .chip').last().boundingBox())!
      const room = (await line.boundingBox())!
      expect(drawn.x + drawn.width).toBeLessThanOrEqual(room.x + room.width)
    }
  })
})

test.describe('when six players of Catham City have ended their game', () => {
  test.use({ stored: saved('over', six, six.steps.length, { people: [3] }) })

  test('the own cards stay whole beneath all open hands @phone', async ({ app, page }) => {
    await app.open('#/table/over')
    await expect(page.locator('.opponents .open')).toHaveCount(5)
    const hand = page.getByRole('region', { name: 'Your hand' }).locator('[data-card]')
    await expect(hand).toHaveCount(9)
    for (const card of await hand.all()) await expect(card).toBeInViewport({ ratio: 0.98 })
  })
})

test.describe('with an early and a late game of Cat Burglars', () => {
  test.use({
    stored: {
      ...beforeStep('early', four, /^0 /),
      // By then an opponent has two gangs more.
      ...beforeStep('late', four, /^0 /, 22),
    },
  })

  test('the market is where it was when no gang was there @phone @desktop', async ({ app, page }) => {
    const market = page.locator('section.market')
    const tops: number[] = []
    for (const id of ['early', 'late']) {
      await app.open(`#/table/${id}`)
      await new Table(page).awaits()
      tops.push((await market.boundingBox())!.y)
    }
    expect(tops[1]).toBeCloseTo(tops[0]!, 0)
  })
})

test.describe('with a late game of Cat Burglars', () => {
  test.use({ stored: beforeStep('late', four, /^0 (form|activate|infiltrate)/, 25) })

  test('a table with many gangs and cards can still be played @phone @desktop', async ({ app, page }) => {
    await app.open('#/table/late')
    const player = new CatBurglarsPlayer(page, byMouse, 4)
    await player.table.awaits()
    const gangs = page.locator('[data-gang]').filter({ visible: true })
    for (const gang of await gangs.all()) {
      await expect(gang, 'no gang is cut').toBeInViewport({ ratio: 1 })
      await expect(gang.locator('.whole').first(), 'a gang is cards').toBeVisible()
    }
    await gangs.last().dispatchEvent('pointerdown', { pointerType: 'touch' })
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

test.describe('in the Hall of Fame', () => {
  test.use({ stored: { ...beforeStep('early', four, /^0 /, 1), ...beforeStep('late', four, /^0 secure 3 4/) } })

  test('the gangs of others and the market stay where they are when yarn of new colours is won @phone @landscape', async ({
    app,
    page,
  }) => {
    const zones = [
      page.getByRole('group', { name: /^Gangs: / }),
      page.getByRole('region', { name: 'Market and piles' }),
    ]
    const tops = (): Promise<number[]> =>
      Promise.all(zones.map(async (zone) => Math.round((await zone.boundingBox())?.y ?? 0)))
    await app.open('#/table/early')
    await new Table(page).awaits()
    const before = await tops()
    expect(Math.min(...before)).toBeGreaterThan(0)
    await app.open('#/table/late')
    await expect(page.locator('.strip .colours i').nth(4)).toBeVisible()
    await expect.poll(tops).toEqual(before)
  })
})

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
            const { borderImageSource } = getComputedStyle(ball)
            if (borderImageSource === 'none') continue // It has not been read yet.
            const image = new Image()
            image.src = borderImageSource.slice('url("'.length, -'")'.length)
            await image.decode()
            canvas.drawImage(image, 0, 0, 40, 40)
            seen.add(canvas.getImageData(6, 20, 1, 1).data.join())
          }
          return seen.size
        })
    await expect.poll(colours, 'each ball has its own colour').toBe(6)
  })
})

const RAID = /^\d infiltrate \S+ with .{2,}/

test.describe('when a gang is about to be infiltrated', () => {
  test.use({ stored: beforeStep('game', four, RAID) })

  const [infiltrator, , gang] = four.steps.find((step) => RAID.test(step))!.split(' ') as [string, string, string]

  test('the own gangs stay whole while the payment is chosen @phone @landscape', async ({ app, page }) => {
    await app.open('#/table/game')
    await new Table(page).awaits()
    await choosePayment(page, gang)
    for (const own of await page.locator(`[data-gang^="${infiltrator}."]`).all())
      await expect(own).toBeInViewport({ ratio: 1 })
  })
})
