import { expect, playByApi, startByApi, test } from './online.ts'
import { GameServer } from './server.ts'

test.setTimeout(120_000)

test('people who have played together are invited again with one press, and their story knows the game', async ({
  server,
  guest,
}) => {
  const [ada, ben] = [await guest('Ada'), await guest('Ben')]
  const table = await startByApi(server.url, [ada, ben], { game: 'catham-city' })
  await playByApi(server.url, [ada, ben], table)

  const lobby = await ben.open(`${server.url}#/lobby`)
  const page = await ada.open(`${server.url}#/account`)
  const people = page.getByRole('list', { name: 'People you’ve played with' })
  await expect(people).toContainText('1 game together')
  await people.getByRole('button', { name: 'Invite: Ben' }).click()
  await expect(page).toHaveURL(/#\/t\//)
  await expect(page.getByText('Invited: Ben')).toBeVisible()

  await expect(lobby.getByText('Ada invites you.')).toBeVisible()
  await lobby.getByRole('button', { name: 'No thanks' }).click()
  await expect(lobby.getByText('Ada invites you.')).toBeHidden()
  await expect(page.getByText('Invited: Ben')).toBeHidden()
  await page.getByRole('button', { name: 'Invite: Ben' }).click()
  await lobby.getByRole('link', { name: 'Take a look' }).click()
  await expect(lobby).toHaveURL(page.url())

  await page.goto(`${server.url}#/story`)
  await expect(page.getByRole('table', { name: 'By opponent' })).toContainText('Ben')
  await page.getByRole('link', { name: 'Watch the replay' }).first().click()
  await expect(page).toHaveURL(/#\/replay\/online\//)
})

test('public games under way are listed to be watched', async ({ server, guest }) => {
  const [ada, eve] = [await guest('Ada'), await guest('Eve')]
  await startByApi(server.url, [ada], { game: 'catham-city', title: 'Open house', public: true, bots: ['biscuit'] })
  await eve.open(`${server.url}#/lobby`)
  await eve.page.getByRole('link', { name: /Open house/ }).click()
  await expect(eve.page.getByText('You are watching.')).toBeVisible()
})

test('where nobody is, bots play a game to watch', async ({ guest }) => {
  const server = await GameServer.start()
  const page = await (await guest('Eve')).open(`${server.url}#/lobby`)
  const board = page.locator('.frame')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  const first = await board.innerText()
  await expect(board).not.toHaveText(first)
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.close()
  await server.stop()
})
