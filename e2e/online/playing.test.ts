import { CatBurglarsPlayer } from '../table/cat-burglars.ts'
import { CathamCityPlayer } from '../table/catham-city.ts'
import { byFinger } from '../table/pressing.ts'
import { expect, test } from './online.ts'

test.setTimeout(240_000)

test('two people in two browsers play a whole game of Catham City, and the next one after one press each @phone', async ({
  server,
  guest,
}) => {
  const [ada, zoe] = [await guest('Ada'), await guest('Zoë')]
  const address = await ada.makeTable(server.url, 'Catham City')
  await zoe.join(address)
  await ada.start()
  const players = [new CathamCityPlayer(ada.page, byFinger, 1), new CathamCityPlayer(zoe.page, byFinger, 2)]
  await Promise.all(players.map((player) => player.playToTheEnd()))
  for (const { decided } of players) expect(decided.length).toBeGreaterThan(3)

  const results = await Promise.all(players.map(({ table }) => table.result.locator('ol').innerText()))
  expect(results[0]).toBe(results[1])
  const lookBack = players[0]!.table.result.getByRole('link', { name: 'Replay' })
  await expect(lookBack).toHaveAttribute('href', /^#\/replay\/online\//)

  await byFinger(players[0]!.table.result.getByRole('button', { name: 'Play again' }))
  await expect(ada.page.getByText('not here yet')).toBeVisible()
  const question = zoe.page.getByRole('dialog').filter({ hasText: 'Ada wants to play again.' })
  await expect(question).toBeVisible()
  await expect(players[1]!.table.result).toBeVisible()
  await expect(zoe.page).toHaveURL(address)
  await byFinger(question.getByRole('button', { name: 'Join' }))
  for (const { page } of [ada, zoe]) {
    await expect(page).not.toHaveURL(address)
    await expect(page.locator('[data-status]')).toBeVisible()
  }
  expect(ada.page.url()).toBe(zoe.page.url())
})

test('two people in two browsers take turns in Cat Burglars @phone', async ({ server, guest }) => {
  const [ada, zoe] = [await guest('Ada'), await guest('Zoë')]
  await zoe.join(await ada.makeTable(server.url, 'Cat Burglars'))
  await ada.start()
  const players = [new CatBurglarsPlayer(ada.page, byFinger, 1), new CatBurglarsPlayer(zoe.page, byFinger, 2)]
  const decided = (): number => players.reduce((sum, player) => sum + player.decided.length, 0)
  while (decided() < 24) {
    for (const player of players)
      if (await player.page.getByRole('button', { name: 'Hint', disabled: false }).isVisible()) await player.decide()
    await ada.page.waitForTimeout(30)
  }
  for (const player of players) expect(player.decided.length).toBeGreaterThan(6)
})
