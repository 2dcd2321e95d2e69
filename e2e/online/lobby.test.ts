import { expect, startByApi, test } from './online.ts'

test('a public table is found in the lobby, nobody is advised there, and the title counts who waits', async ({
  server,
  guest,
}) => {
  const [ada, zoe] = [await guest('Ada'), await guest('Zoë')]
  const address = await ada.makeTable(server.url, 'Cat Burglars', 'Back alley', 'public')
  const page = await zoe.open(`${server.url}#/lobby`)
  await page.getByRole('link', { name: 'Back alley' }).click()
  await expect(page).toHaveURL(address)
  await page.getByLabel('Your name').fill('Zoë')
  await page.getByRole('button', { name: 'Take a seat' }).click()
  await ada.start()
  await expect(ada.page.getByRole('button', { name: 'Hint' })).toHaveCount(0)
  const turn = ada.page.locator('[data-status]')
  await expect(turn).toContainText(/Your turn|Turn:/)
  const asked = (await turn.textContent())?.includes('Your turn') ? ada : zoe
  const other = asked === ada ? zoe : ada
  await expect(asked.page).toHaveTitle(/^\(1\) /)
  await expect(other.page).toHaveTitle(/^[^(]/)
  const lobby = await asked.open(`${server.url}#/lobby`)
  await expect(lobby.getByRole('link', { name: /Back alley.*Your turn/s })).toBeVisible()
  await expect(lobby.getByText('No public table has a free seat right now.')).toBeVisible()
})

test('a link to a missing table says so, and somebody without a seat watches without a name', async ({
  server,
  guest,
}) => {
  const [ada, eve] = [await guest('Ada'), await guest('Eve')]
  await eve.open(`${server.url}#/t/nothinghere`)
  await expect(eve.page.getByRole('alert')).toContainText('There’s no such table.')
  const table = await startByApi(server.url, [ada], { game: 'catham-city', bots: ['biscuit'] })
  await eve.page.goto(`${server.url}#/t/${table}`)
  await expect(eve.page.getByText('You are watching.')).toBeVisible()
  await expect(eve.page.locator('[data-status]')).toBeVisible()
})

test('the front page leads to friends where there is a server @phone @desktop @landscape', async ({
  server,
  guest,
}) => {
  const ada = await guest('Ada')
  const page = await ada.open(server.url)
  await page.getByRole('link', { name: 'Play with friends' }).click()
  await expect(page.getByRole('heading', { name: 'Open tables' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

test('the front page shows the tables of somebody the server knows, and asks it for nothing where it knows nobody', async ({
  server,
  guest,
}) => {
  const [ada, eve] = [await guest('Ada'), await guest('Eve')]
  const asked: string[] = []
  eve.context.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const front = await eve.open(server.url)
  await expect(front.getByRole('link', { name: 'Play with friends' })).toBeVisible()
  await front.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])
  const table = await startByApi(server.url, [ada], { game: 'catham-city', bots: ['biscuit'] })
  const page = await ada.open(`${server.url}#/t/${table}`)
  await expect(page.locator('[data-status]')).toBeVisible()
  await page.goto(server.url)
  await page.getByRole('link', { name: /^Your tables/ }).click()
  await expect(page.getByRole('heading', { name: 'Your tables' })).toBeVisible()
})
