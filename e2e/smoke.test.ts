import { expect, test } from './app.ts'
import { CatBurglarsPlayer } from './table/cat-burglars.ts'
import { CathamCityPlayer } from './table/catham-city.ts'
import { byFinger, byMouse } from './table/pressing.ts'

for (const [name, Player] of [
  ['Catham City', CathamCityPlayer],
  ['Cat Burglars', CatBurglarsPlayer],
] as const) {
  test(`one press on the front page starts ${name}, and the first moves can be made @phone @desktop @landscape`, async ({
    app,
    page,
    hasTouch,
  }) => {
    const press = hasTouch ? byFinger : byMouse
    await app.open()
    await press(page.getByRole('button', { name: `Play ${name}` }))
    const player = new Player(page, press)
    for (let i = 0; i < 3; i++) {
      expect(await player.table.awaits()).toBe('decision')
      await player.decide()
    }
  })
}
