import { expect, test, type Stored } from './app.ts'
import { before, beforeStep, playthrough, type GameRecord } from './positions.ts'
import { Table } from './table/table.ts'

const starter = playthrough('catham-city', '2-seats-DHMRS')
const hackers = playthrough('catham-city', '5-seats-DHJPR')
const six = playthrough('catham-city', '6-seats-DMORS-two-actions')
const burglars = playthrough('cat-burglars', '2-seats')
const four = playthrough('cat-burglars', '4-seats-hall-of-fame')

interface Typed {
  readonly record: GameRecord
  readonly step: RegExp
  /** The keys of the decision, one after the other. */
  readonly keys: string
}

/** Keys are letters of cards, Shift with those in the middle of the table, and numbers of gangs, opponents and cards. */
const TYPED: Readonly<Record<string, readonly Typed[]>> = {
  'Catham City': [
    { record: starter, step: /^\d take MMMM/, keys: 'Shift+m 4 Enter' },
    { record: starter, step: /^\d play DDD\+H/, keys: 'd 3 h Enter' },
    { record: hackers, step: /^\d play HHHH @/, keys: 'h h h h 4 Enter' },
    { record: six, step: /^\d discard MMMOOR/, keys: 'm 3 o 2 r Enter' },
    { record: starter, step: /^\d pay/, keys: '1' },
  ],
  'Cat Burglars': [
    { record: burglars, step: /^\d recruit deck/, keys: 'd Enter' },
    { record: burglars, step: /^\d form O on 0/, keys: 'o 1 Enter' },
    { record: burglars, step: /^\d activate Y under 0/, keys: 'y 1 Enter' },
    { record: four, step: /^2 infiltrate 0.0 with O$/, keys: '2 1 Enter' },
    { record: four, step: /^\d secure \d+$/, keys: '0 Enter' },
    { record: burglars, step: /^\d place new/, keys: '0 Enter' },
  ],
}

for (const [name, typed] of Object.entries(TYPED)) {
  test.describe(() => {
    test.use({
      stored: Object.assign(
        {},
        ...typed.map(({ record, step }, game) => beforeStep(`${game}`, record, step)),
      ) as Stored,
    })

    test(`a decision in ${name} takes at most six keys`, async ({ app, page }) => {
      for (const [game, { record, step, keys }] of typed.entries()) {
        const at = before(record, step)
        const decision = record.steps[at]!
        await page.goto('about:blank') // So that no key goes to the table before.
        await app.open(`#/table/${game}`)
        await new Table(page).awaits()
        const pressed = keys.split(' ')
        expect(pressed.length).toBeLessThanOrEqual(6)
        for (const key of pressed) await page.keyboard.press(key)
        const stored = (): Promise<string | undefined> =>
          page.evaluate(
            ([id, index]) => (JSON.parse(localStorage.getItem(`alleycat.game.${id}`)!) as GameRecord).steps[index],
            [game, at] as const,
          )
        await expect.poll(stored).toBe(decision)
      }
    })
  })
}

test.describe(() => {
  test.use({ stored: beforeStep('game', starter, /^0 take HH/) as Stored })

  test('a letter of a card that cannot be used is answered with the reason, beside the card that has the focus', async ({
    app,
    page,
  }) => {
    await app.open('#/table/game')
    await new Table(page).awaits()
    const unusable = page.getByRole('region', { name: 'Your hand' }).locator('[data-card]:not(.lit)').first()
    await page.keyboard.press((await unusable.locator('.initial').textContent())!.toLowerCase())
    await expect(page.getByRole('alert')).toContainText('CC-')
    await expect(unusable).toBeFocused()
    const [card, reason] = [(await unusable.boundingBox())!, (await page.getByRole('alert').boundingBox())!]
    expect(Math.abs(reason.y + reason.height - card.y)).toBeLessThan(16)
  })
})

test.describe('with more Hackers than some have cards', () => {
  test.use({ stored: beforeStep('hackers', hackers, /^\d play HHHH @/) })

  test('an opponent is named as a target where that is possible, without the key beside the name', async ({
    app,
    page,
  }) => {
    await app.open('#/table/hackers')
    await new Table(page).awaits()
    await page.keyboard.type('hhhh')
    const opponents = page.getByRole('region', { name: 'Opponents' })
    await expect(opponents.getByRole('button', { name: /^Target: / })).toHaveCount(3)
    await expect(opponents.getByRole('button', { description: 'can be chosen now' })).toHaveCount(3)
    await expect(opponents.getByRole('button', { name: /^(?!Target: )[A-Z]/ })).toHaveCount(1)
  })
})

test.describe('in Catham City', () => {
  test.use({ stored: beforeStep('cc', starter, /^0 play DDD/) })

  test('shortcuts open what they say, a question mark lists them, and none acts while somebody types', async ({
    app,
    page,
  }) => {
    await app.open('#/table/cc')
    await new Table(page).awaits()
    await page.keyboard.press('d')
    const clear = page.getByRole('button', { name: 'Clear the selection' })
    expect(await clear.evaluate((button) => getComputedStyle(button, '::before').content)).toBe('"Esc" / ""')
    await page.keyboard.press('Escape')
    for (const [key, title] of [
      ['?', 'Shortcuts'],
      [',', 'Overview'],
      [';', 'Log'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(page.getByRole('dialog', { name: title })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await page.keyboard.press('?')
    await page.locator('dialog').evaluate((dialog: HTMLDialogElement) => {
      dialog.requestClose() // As Escape does; the key follows before the browser has told that the dialog is closed.
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ';', bubbles: true }))
    })
    await expect(page.getByRole('dialog', { name: 'Log' })).toBeVisible()
    await page.keyboard.press('Escape')
    await app.set({ keys: false })
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Shortcuts' }).click()
    const list = page.getByRole('dialog', { name: 'Shortcuts' })
    await expect(list.getByText('Single-key shortcuts are switched off')).toBeVisible()
    await expect(list.locator('kbd').filter({ hasText: /^(.|\S … \S)$/ })).toHaveText(['⌫'])
    await page.keyboard.press('Escape')
    await app.set({ keys: true })
    await new Table(page).expectFocus()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('')
    await page.keyboard.type('hello')
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('hello')
  })
})

test.describe('in Cat Burglars', () => {
  test.use({ stored: beforeStep('cb', burglars, /^0 form /) })

  test('arrow keys move within a zone, a key shows what has the focus large, or else the opponents, and another all cards', async ({
    app,
    page,
  }) => {
    await app.open('#/table/cb')
    await new Table(page).awaits()
    const cards = page.locator('[data-hand]')
    await cards.first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(cards.nth(1)).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(cards.first()).toBeFocused()
    const closeUp = page.getByRole('dialog', { name: 'A closer look' })
    await page.keyboard.press('+')
    await expect(closeUp.getByRole('heading', { name: /cat$/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(cards.first()).toBeFocused()
    await page.locator('[data-status]').focus()
    await page.keyboard.press('+')
    await expect(closeUp.getByRole('button', { pressed: true })).toBeVisible()
    await expect(closeUp.getByText(/^Balls of yarn: /)).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press(',')
    for (const what of [/^Cat: /, /^Mirror: /])
      await expect(page.getByRole('dialog', { name: 'Overview' }).getByText(what)).toBeVisible()
  })
})
