import type { Locator } from '@playwright/test'
import { expectNoViolations } from '../axe.ts'
import { CathamCityPlayer } from '../table/catham-city.ts'
import { byFinger } from '../table/pressing.ts'
import { awaited, expect, sitDown, test } from './online.ts'

test.setTimeout(120_000)

const SCRIPT = '<img src=x onerror=document.title=1>'

test('script in names, titles and chat is shown as text', async ({ server, guest }) => {
  const name = '<b onclick=x>Ada</b>'
  const [ada, zoe] = [await guest(name), await guest('Zoë')]
  const address = await ada.makeTable(server.url, 'Cat Burglars', SCRIPT)
  await zoe.join(address)
  await expect(zoe.page.getByRole('heading', { level: 1 })).toHaveText(SCRIPT)
  await expect(zoe.page.getByText(name).first()).toBeVisible()
  await ada.page.getByRole('button', { name: 'Chat' }).click()
  await ada.page.getByLabel('Your message').fill(SCRIPT)
  await ada.page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(ada.page.getByRole('list', { name: 'Chat' })).toContainText(SCRIPT)
  await zoe.page.getByRole('button', { name: 'Chat: 1 unread' }).click()
  await expect(zoe.page.getByRole('list', { name: 'Chat' })).toContainText(SCRIPT)
  expect(await zoe.page.locator('img[src=x]').count()).toBe(0)
})

test('quick reactions hover over who made them and cover no score, and who is muted is not heard', async ({
  server,
  guest,
}) => {
  const [ada, zoe] = [await guest('Ada'), await guest('Zoë')]
  await sitDown(server.url, [ada, zoe], { game: 'cat-burglars' })
  await zoe.page.getByRole('button', { name: 'Chat' }).click()
  await zoe.page.getByRole('button', { name: 'Meow!' }).click()
  await expect(ada.page.locator('.bubble')).toHaveText('Meow!')
  const own = zoe.page.locator('.own')
  const [bubble, balls] = await Promise.all(['.bubble', '.balls'].map((each) => own.locator(each).boundingBox()))
  expect(bubble!.y, 'below the own balls of yarn').toBeGreaterThanOrEqual(balls!.y + balls!.height)
  await ada.page.getByRole('button', { name: 'Chat' }).click()
  await ada.page.getByText('Mute players').click()
  await ada.page.getByRole('button', { name: 'Mute: Zoë' }).click()
  await expect(ada.page.getByRole('button', { name: 'Unmute: Zoë' })).toBeVisible()
  await zoe.page.getByLabel('Your message').fill('can you hear me')
  await zoe.page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(zoe.page.getByText('can you hear me')).toBeVisible()
  // Messages arrive in order, so the first one has arrived when the second is shown.
  await ada.page.getByLabel('Your message').fill('not a sound')
  await ada.page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(ada.page.getByRole('list', { name: 'Chat' })).toContainText('not a sound')
  await expect(ada.page.getByText('can you hear me')).toBeHidden()
})

for (const game of ['Catham City', 'Cat Burglars'])
  test(`at a table of ${game} everybody is shown with whether they are here and how much time they have @phone`, async ({
    server,
    guest,
  }) => {
    const [ada, zoe] = [await guest('Ada'), await guest('Zoë')]
    const page = await ada.open(`${server.url}#/lobby`)
    await page.getByRole('button', { name: 'New table' }).click()
    await page.getByLabel('Your name').fill('Ada')
    await page.getByLabel(game, { exact: true }).check()
    await page.getByLabel('With a clock').check()
    await page.getByRole('button', { name: 'Open the table' }).click()
    await expect(page.getByRole('heading', { name: 'Around the table' })).toBeVisible()
    await zoe.join(page.url())
    await ada.start()
    const strip = page.locator('.strip').filter({ hasText: 'Zoë' })
    await expect(strip.getByText('here', { exact: true })).toBeAttached()
    await expect(strip.getByRole('timer', { name: /^Time left: [23]:\d\d$/ })).toBeVisible()
    await expect(page.getByTitle('Ada: here')).toBeVisible()
    await expect(page.getByRole('timer')).toHaveCount(2)
    await zoe.page.close()
    zoe.pages.pop()
    await expect(strip.getByText('away', { exact: true })).toBeAttached()
  })

test('names lead to the pages of people, and keep within the page @phone', async ({ server, guest }) => {
  const long = 'W'.repeat(24)
  const [ada, zoe] = [await guest(long), await guest('Zoë')]
  const address = await ada.makeTable(server.url, 'Cat Burglars')
  await zoe.join(address)
  const { page } = zoe
  const expectPage = async (link: Locator, name: string): Promise<void> => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await link.click()
    await expect(page.getByRole('heading', { name: `Player: ${name}` })).toBeVisible()
    await page.goBack()
  }
  await expectPage(page.getByRole('link', { name: long }), long)

  await ada.page.getByRole('button', { name: 'Chat' }).click()
  await ada.page.getByRole('button', { name: 'Meow!' }).click()
  await page.getByRole('button', { name: 'Chat' }).click()
  await expectPage(page.getByRole('list', { name: 'Chat' }).getByRole('link', { name: long }), long)
})

test('a table has as many seats as were wished for, and bots of the house have no page', async ({ server, guest }) => {
  const ada = await guest('Ada')
  await ada.makeTable(server.url, 'Cat Burglars', '', 'link', 3)
  await expect(ada.page.getByText('Free seat')).toHaveCount(2)
  await ada.page.getByRole('button', { name: 'Add a bot' }).click()
  const seats = ada.page.getByRole('listitem').filter({ hasText: 'Bot' })
  await expect(seats.first()).toBeVisible()
  await expect(seats.getByRole('link')).toHaveCount(0)
})

test('a bot sits in for who has gone, until they come back and take their seat @phone', async ({ server, guest }) => {
  const [ada, zoe] = [await guest('Ada'), await guest('Zoë')]
  const address = await sitDown(server.url, [ada, zoe], { game: 'catham-city' })
  await expect(ada.page.getByTitle('Zoë: here')).toBeVisible()
  await zoe.page.close()
  zoe.pages.pop()
  const closerLook = ada.page.getByRole('dialog', { name: 'A closer look' })
  await byFinger(ada.page.getByTitle('Zoë: away'))
  await expect(closerLook.getByText('away', { exact: true })).toBeInViewport()
  await ada.page.keyboard.press('Escape')
  const player = new CathamCityPlayer(ada.page, byFinger, 4)
  const sitsIn = ada.page.getByTitle('Zoë: a bot fills in')
  await expect(async () => {
    if (await awaited(ada.page)) await player.decide()
    await expect(sitsIn).toBeVisible({ timeout: 300 })
  }).toPass({ timeout: 60_000 })
  await byFinger(sitsIn)
  await expect(closerLook).toContainText(/Zoë: \S+ fills in\./)
  await ada.page.keyboard.press('Escape')
  const page = await zoe.open(address)
  await byFinger(page.getByRole('button', { name: 'Take my seat back' }))
  await expect(ada.page.getByTitle('Zoë: here')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Take my seat back' })).toBeHidden()
})

test('who gives up a seat watches, and a bot plays on', async ({ server, guest }) => {
  const [ada, zoe] = [await guest('Ada'), await guest('Zoë')]
  const address = await sitDown(server.url, [ada, zoe], { game: 'cat-burglars' })
  await zoe.page.getByRole('button', { name: 'Menu' }).click()
  await zoe.page.getByRole('button', { name: 'Give up my seat' }).click()
  await zoe.page.locator('[data-agree]').click()
  await expect(zoe.page).toHaveURL(/#\/lobby/)
  await expect(ada.page.getByTitle('Duchess: bot')).toBeVisible()
  const note = ada.page.locator('.note', { hasText: 'Zoë left the table. Duchess plays on.' })
  await expect(note).toBeVisible()
  await note.getByRole('button', { name: 'Close' }).click()
  await expect(note).toBeHidden()
  await zoe.page.goto(address)
  await expect(zoe.page.getByText('You are watching.')).toBeVisible()
})

test('axe finds nothing in the lobby, at a table that waits and at one that is played @phone', async ({
  server,
  guest,
}) => {
  const ada = await guest('Ada')
  await ada.open(`${server.url}#/lobby`)
  await expect(ada.page.getByRole('heading', { name: 'Open tables' })).toBeVisible()
  await ada.page.getByRole('button', { name: 'New table' }).click()
  await expectNoViolations(ada.page)
  await ada.page.getByLabel('Your name').fill('Ada')
  await ada.page.getByRole('button', { name: 'Open the table' }).click()
  await expect(ada.page.getByRole('heading', { name: 'Around the table' })).toBeVisible()
  await expectNoViolations(ada.page)
  await ada.page.getByRole('button', { name: 'Chat' }).click()
  await expectNoViolations(ada.page)
  await ada.page.keyboard.press('Escape')
  await ada.page.getByRole('button', { name: 'Add a bot' }).click()
  await ada.start()
  await expectNoViolations(ada.page)
})
