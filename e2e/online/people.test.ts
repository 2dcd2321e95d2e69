import type { SeenTable } from '@alleycat/protocol'
import { expect, test, type Guest } from './online.ts'

test.setTimeout(120_000)

/** Lets people play sets that ask nobody, by the API, until their game is over. */
async function playToEnd(url: string, table: string, guests: readonly Guest[]): Promise<void> {
  for (let decisions = 0; decisions < 3000; decisions++)
    for (const { context } of guests) {
      const answer = await context.request.get(`${url}api/tables/${table}`)
      const { frame } = (await answer.json()) as SeenTable
      if (frame?.result) return
      const legal = frame?.ask?.legal.find((text) => /^play (H|S|RRRR)/.test(text))
      if (frame?.ask)
        await context.request.post(`${url}api/tables/${table}/decisions`, {
          headers: { 'idempotency-key': `${table} ${decisions}` },
          data: { number: frame.ask.number, decision: legal ?? frame.ask.legal[0] },
        })
    }
}

test('people who have played together are invited again with one press, and their story knows the game', async ({
  server,
  guest,
}) => {
  const [ada, ben] = [await guest('Ada'), await guest('Ben')]
  const address = await ada.makeTable(server.url, 'Catham City')
  await ben.join(address)
  await ada.start()
  const url = server.url.replace(/\/?$/, '/')
  await playToEnd(url, address.split('/').at(-1)!, [ada, ben])

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

test('public games under way are listed to be watched, and bots play where there is nothing else', async ({
  server,
  guest,
}) => {
  const [ada, eve] = [await guest('Ada'), await guest('Eve')]
  await eve.open(`${server.url}#/lobby`)
  const show = eve.page.getByRole('button', { name: 'Play', exact: true })
  if (await show.isVisible()) await show.click()
  await ada.makeTable(server.url, 'Catham City', 'Open house', 'public')
  await ada.page.getByRole('button', { name: 'Add a bot' }).click()
  await ada.start()
  await eve.page.getByRole('button', { name: 'Refresh' }).click()
  await eve.page.getByRole('link', { name: /Open house/ }).click()
  await expect(eve.page.getByText('You are watching.')).toBeVisible()
})
