import { readFile } from 'node:fs/promises'
import type { CDPSession, Page } from '@playwright/test'
import { agreeTo } from '../app.ts'
import { expectNoViolations } from '../axe.ts'
import { CathamCityPlayer } from '../table/catham-city.ts'
import { byMouse } from '../table/pressing.ts'
import { awaited, expect, playByApi, sitDown, startByApi, test, type Guest } from './online.ts'

test.setTimeout(120_000)

/** A software authenticator that holds passkeys like a phone. */
class Authenticator {
  readonly #cdp: CDPSession
  readonly #id: string

  private constructor(cdp: CDPSession, id: string) {
    this.#cdp = cdp
    this.#id = id
  }

  static async in(page: Page): Promise<Authenticator> {
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('WebAuthn.enable')
    const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    return new Authenticator(cdp, authenticatorId)
  }

  /** Copies the passkeys to another device of the same person, as a cloud account would. */
  async shareWith(other: Authenticator): Promise<void> {
    const { credentials } = await this.#cdp.send('WebAuthn.getCredentials', { authenticatorId: this.#id })
    for (const credential of credentials)
      await other.#cdp.send('WebAuthn.addCredential', { authenticatorId: other.#id, credential })
  }

  /** Deletes all passkeys, like a device that was reset. */
  async clear(): Promise<void> {
    await this.#cdp.send('WebAuthn.clearCredentials', { authenticatorId: this.#id })
  }

  async count(): Promise<number> {
    return (await this.#cdp.send('WebAuthn.getCredentials', { authenticatorId: this.#id })).credentials.length
  }
}

/** Opens the account page and enters a name there. */
async function introduce(guest: Guest, url: string): Promise<Page> {
  const page = await guest.open(`${url}#/account`)
  await page.getByLabel('Your name').fill(guest.name)
  await page.getByRole('button', { name: 'Use this name' }).click()
  await expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible()
  return page
}

async function makePasskey(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create a passkey' }).click()
  await expect(page.getByText('Your passkey is ready.')).toBeVisible()
}

test('a passkey takes somebody to a second device, and to the same seat at the same table', async ({
  server,
  guest,
}) => {
  const [ada, again] = [await guest('Ada'), await guest('Nobody')]
  const address = await sitDown(server.url, [ada], { game: 'catham-city', bots: ['biscuit'] })
  const account = await ada.open(`${server.url}#/account`)
  const phone = await Authenticator.in(account)
  await makePasskey(account)
  const passkeys = account.getByRole('list', { name: 'Your passkeys' }).getByRole('listitem')
  await expect(passkeys).toHaveText([/Chrome on \w+ Created: .*\d/])

  const second = await again.open(`${server.url}#/account`)
  await phone.shareWith(await Authenticator.in(second))
  await second.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(second.getByText('Signed in: Ada')).toBeVisible()
  await expect(second.getByRole('heading', { name: 'Your account' })).toBeFocused()
  await expect(second.getByLabel('Your name')).toHaveValue('Ada')

  await second.goto(address)
  await expect(second.locator('[data-status]')).toBeVisible()
  await expect(second.getByText('You are watching.')).toBeHidden()
  await expect.poll(() => awaited(second)).toBe(true)
  const before = await logOf(second)
  await new CathamCityPlayer(second, byMouse, 1).decide()
  for (const page of [second, ada.page]) await expect.poll(() => logOf(page)).not.toEqual(before)
  await expect(async () => expect(await logOf(ada.page)).toEqual(await logOf(second))).toPass({ timeout: 10_000 })
})

/** The log of the table as it is read. */
const logOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.querySelectorAll('aside li')].map(({ textContent }) => textContent ?? ''))

test('passkeys of several devices are told apart by the names they were given', async ({ server, guest }) => {
  const page = await introduce(await guest('Ada'), server.url)
  const asked: string[] = []
  await agreeTo(page, (question) => asked.push(question))
  const phone = await Authenticator.in(page)
  await page.getByLabel('Name of the passkey').fill('My <b>old</b> phone')
  await makePasskey(page)
  await expect(page.getByLabel('Name of the passkey')).toHaveValue('Chrome on Linux')
  await phone.clear()
  await makePasskey(page)
  const names = page.getByRole('list', { name: 'Your passkeys' }).getByRole('listitem')
  await expect(names).toHaveText([/My <b>old<\/b> phone Created:/, /Chrome on Linux Created:/])
  await page.getByRole('button', { name: 'Remove the passkey: My <b>old</b> phone' }).click()
  await expect(names).toHaveText([/Chrome on Linux Created:/])
  expect(asked).toEqual([expect.stringContaining('My <b>old</b> phone, ')])
})

test('without a passkey on the device, or with one already, it is said so', async ({ server, guest }) => {
  const page = await introduce(await guest('Ada'), server.url)
  const phone = await Authenticator.in(page)
  await makePasskey(page)
  await page.getByRole('button', { name: 'Create a passkey' }).click()
  await expect(page.getByRole('alert')).toHaveText('You already have a passkey on this device.')
  expect(await phone.count()).toBe(1)
})

test('signing out everywhere signs out every device', async ({ server, guest }) => {
  const [ada, again] = [await guest('Ada'), await guest('Nobody')]
  const page = await introduce(ada, server.url)
  await agreeTo(page)
  const phone = await Authenticator.in(page)
  await makePasskey(page)
  const second = await again.open(`${server.url}#/account`)
  await phone.shareWith(await Authenticator.in(second))
  await second.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(second.getByText('Signed in: Ada')).toBeVisible()

  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page.getByText('Signed out.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your data' })).toBeHidden()
  await second.reload()
  await expect(second.getByText('The server doesn’t know you yet.')).toBeVisible()

  await second.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(second.getByText('Signed in: Ada')).toBeVisible()
})

test('data is exported as a file, and deleted after the word was typed', async ({ server, guest }) => {
  const ada = await guest('Ada')
  await startByApi(server.url, [ada], { game: 'cat-burglars', bots: ['biscuit'] })
  const page = await ada.open(`${server.url}#/account`)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export my data' }).click()
  const file = await (await downloading).path()
  const data = JSON.parse(await readFile(file, 'utf8')) as { person: { id: string; name: string }; tables: unknown[] }
  expect(data.person.name).toBe('Ada')
  expect(data.tables).toHaveLength(1)

  await page.getByRole('button', { name: 'Delete my data' }).click()
  await expect(page.getByLabel('To confirm, type: delete')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Delete for good' })).toBeDisabled()
  await page.keyboard.type('Delete')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your data has been deleted.')).toBeVisible()
  await expect(page.getByText('The server doesn’t know you yet.')).toBeVisible()
  await page.goto(`${server.url}#/player/${data.person.id}`)
  await expect(page.getByText('There’s no such player.')).toBeVisible()
})

test('a token is shown once, plays as a bot of its owner, and is dead when revoked', async ({ server, guest }) => {
  const page = await introduce(await guest('Ada'), server.url)
  await agreeTo(page)
  await page.getByLabel('Name of the bot').fill('Whiskers')
  await page.getByRole('button', { name: 'Create a token' }).click()
  const field = page.getByLabel('Token for: Whiskers')
  await expect(field).toBeFocused()
  const token = await field.inputValue()
  const me = async (): Promise<unknown> =>
    (await fetch(`${server.url}api/me`, { headers: { authorization: `Bearer ${token}` } })).json()
  expect(await me()).toMatchObject({ me: { name: 'Whiskers', bot: true } })
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText(token)).toHaveCount(0)
  await page.getByRole('button', { name: 'Revoke the token: Whiskers' }).click()
  await expect(page.getByText('Revoked.')).toBeVisible()
  expect(await me()).toMatchObject({ error: 'bad-token' })
})

test('who was muted at a table is heard again from the account', async ({ server, guest }) => {
  const [ada, zoe] = [await guest('Ada'), await guest('Zoë')]
  await sitDown(server.url, [ada, zoe], { game: 'cat-burglars' })
  const { page } = ada
  await page.getByRole('button', { name: 'Chat' }).click()
  await page.getByText('Mute players').click()
  // The page shows it before the server knows it.
  const isKnown = page.waitForResponse(/\/api\/me\/muted\//)
  await page.getByRole('button', { name: 'Mute: Zoë' }).click()
  await expect(page.getByRole('button', { name: 'Unmute: Zoë' })).toBeVisible()
  await isKnown
  await page.goto(`${server.url}#/account`)
  // The table has a button of the same name, and may not have made way yet.
  await page.getByRole('region', { name: 'Muted players' }).getByRole('button', { name: 'Unmute: Zoë' }).click()
  await expect(page.getByText('You haven’t muted anyone.')).toBeVisible()
})

test('a public game is on the page of who played it, with a rating; it verifies, and a tampered one does not', async ({
  server,
  guest,
}) => {
  const [ada, zoe] = [await guest('Ada'), await guest('Zoë')]
  await zoe.join(await ada.makeTable(server.url, 'Catham City', 'Night shift', 'public'))
  await ada.start()
  const { page } = ada
  const address = page.url()
  const table = new URL(address).hash.slice('#/t/'.length)
  await playByApi(server.url, [ada, zoe], table)

  await page.goto(address)
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Zoë' })).toHaveAttribute('href', /^#\/player\//)
  await page.goto(`${server.url}#/account`)
  await page.getByRole('link', { name: 'Your player page' }).click()
  await expect(page.getByRole('heading', { name: 'Player: Ada' })).toBeVisible()
  await expect(page.getByText(/^Rating: \d+, plus or minus \d+$/)).toHaveCount(1)
  await expect(page.getByText(/1 game, won: [01]/)).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: /^Download the record: Catham City/ }).click()
  const line = await readFile(await (await downloading).path(), 'utf8')
  const record = JSON.parse(line) as { steps: string[]; fairness: { table: string; nonces: string[] } }
  expect(record.fairness.table).toBe(table)

  await page.getByRole('link', { name: /^Replay: Catham City/ }).click()
  await expect(page.getByRole('heading', { name: 'Replay: Catham City' })).toBeVisible()
  const draws = record.steps.filter((step) => step.startsWith('* ')).length
  await verify(page)
  const panel = page.getByRole('dialog')
  await expect(panel.getByText('Everything checks out: every card is the one the table committed to.')).toBeVisible()
  await expect(panel.getByText(`Draws and deals recalculated: ${draws} of ${draws}`)).toBeVisible()
  await expect(panel.getByText('This browser saw the same fingerprint before the first card was dealt.')).toBeVisible()
  await expect(panel.getByText('The number this browser added is among them.')).toBeVisible()
  await expectNoViolations(page)

  // A stranger gets a record in which a number was changed afterwards.
  const somebody = await guest('Stranger')
  const stranger = await somebody.open(`${server.url}#/replay`)
  const nonces = record.fairness.nonces.with(0, '00'.repeat(16))
  await open(stranger, { ...record, fairness: { ...record.fairness, nonces, seatingDrawn: false } })
  await expect(stranger.getByText('This doesn’t check out.')).toBeVisible()
  await expect(stranger.getByText('A card is not the one the numbers require.')).toBeVisible()
  await expect(stranger.getByText('Step: 1', { exact: false }).first()).toBeVisible()
  const untouched = await somebody.open(`${server.url}#/replay`)
  await open(untouched, record)
  await expect(
    untouched.getByText('Everything checks out: every card is the one the table committed to.'),
  ).toBeVisible()
  await expect(untouched.getByText('This browser wasn’t there.')).toBeVisible()
})

async function verify(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Verify this game' })
  if (!(await button.first().isVisible())) await page.getByRole('button', { name: 'Menu' }).click()
  await button.last().click()
}

async function open(page: Page, record: object): Promise<void> {
  await page.getByLabel('Text of a record').fill(JSON.stringify(record))
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Replay: Catham City' })).toBeVisible()
  await verify(page)
}

test('axe finds nothing in the account and on the page of a player @phone', async ({ server, guest }) => {
  const ada = await guest('Ada')
  const newcomer = await ada.open(`${server.url}#/account`)
  await expect(newcomer.getByText('The server doesn’t know you yet.')).toBeVisible()
  await expectNoViolations(newcomer)
  await newcomer.close()
  const page = await introduce(ada, server.url)
  await Authenticator.in(page)
  await makePasskey(page)
  await page.getByLabel('Name of the bot').fill('Whiskers')
  await page.getByRole('button', { name: 'Create a token' }).click()
  await page.getByRole('button', { name: 'Delete my data' }).click()
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Your player page' }).click()
  await page.getByText('What the number means').click()
  await expectNoViolations(page)
})
