import { CatBurglarsPlayer } from '../table/cat-burglars.ts'
import { CathamCityPlayer } from '../table/catham-city.ts'
import { byFinger } from '../table/pressing.ts'
import { expect, test } from './online.ts'

const GAMES = [
  { name: 'Catham City', Player: CathamCityPlayer },
  { name: 'Cat Burglars', Player: CatBurglarsPlayer },
] as const

test.setTimeout(240_000)

for (const { name, Player } of GAMES) {
  test(`two people in two browsers play a whole game of ${name}, and the next one after one press each @phone`, async ({
    server,
    guest,
  }) => {
    const [ada, zoe] = [await guest('Ada'), await guest('Zoë')]
    const address = await ada.makeTable(server.url, name)
    await zoe.join(address)
    await ada.start()
    const players = [new Player(ada.page, byFinger, 1), new Player(zoe.page, byFinger, 2)]
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
}
