import { settings } from '@alleycat/ui/settings.svelte.ts'
import type { ServerStatus } from '../net/server-status.svelte.ts'
import { asRequestFailure, type FailureCode } from '../net/request.ts'
import type { SharedStream } from '../net/shared-stream.ts'
import type { NewToken, Passkey, PersonInfo, Token } from '@alleycat/protocol'
import { singleLine } from '../net/single-line.ts'
import type { AccountApi } from './api.ts'
import { PasskeyRefusal, type Device, type PasskeyProblem } from './passkeys.ts'
import type { PushSwitch } from './push-switch.svelte.ts'

/** The sections of the account page. Each shows whether the last action there succeeded. */
export type Part = 'you' | 'passkeys' | 'signIn' | 'sessions' | 'data' | 'tokens' | 'muted'
export type Trouble = FailureCode | PasskeyProblem

interface AccountServices {
  readonly api: AccountApi
  readonly muted: () => Promise<readonly PersonInfo[]>
  readonly hear: (person: string) => Promise<void>
  readonly server: Pick<ServerStatus, 'me' | 'introduce' | 'refresh'>
  readonly stream: Pick<SharedStream, 'restart'>
  readonly device: Device
  readonly push: Pick<PushSwitch, 'rebind' | 'forget'>
  /** Drops what the page keeps of the person who has signed out. */
  readonly forget: () => void
}

/** The person of this browser as the server knows them, and everything that it keeps about them. */
export class Account {
  passkeys = $state.raw<readonly Passkey[] | null>(null)
  tokens = $state.raw<readonly Token[] | null>(null)
  muted = $state.raw<readonly PersonInfo[] | null>(null)
  /** The token that was made last. Its secret is shown only now. */
  fresh = $state.raw<NewToken | null>(null)
  isBusy = $state(false)
  trouble = $state.raw<{ readonly part: Part; readonly code: Trouble } | null>(null)
  readonly #services: AccountServices

  constructor(services: AccountServices) {
    this.#services = services
  }

  get me(): PersonInfo | null {
    return this.#services.server.me
  }

  get knowsPasskeys(): boolean {
    return this.#services.device.isAble()
  }

  /** A person without a passkey is a guest: they exist in this browser alone. False until the passkeys are known. */
  get isGuest(): boolean {
    return this.passkeys?.length === 0
  }

  /** Fetches what the server keeps about this person. */
  async load(): Promise<void> {
    if (!this.me) return this.#clear()
    await this.#attempt('you', ({ api, muted }) =>
      Promise.all([
        api.passkeys().then((passkeys) => (this.passkeys = passkeys)),
        api.tokens().then((tokens) => (this.tokens = tokens)),
        muted().then((people) => (this.muted = people)),
      ]),
    )
  }

  async rename(name: string, avatar: string): Promise<boolean> {
    const isNew = this.me === null
    const done = await this.#attempt('you', ({ server }) => server.introduce(singleLine(name), avatar))
    if (done && isNew) await this.load()
    return done
  }

  /** Only its owner sees the name; it tells their passkeys apart. */
  makePasskey(name: string): Promise<boolean> {
    return this.#attempt('passkeys', async ({ api, device }) => {
      await api.addPasskey(singleLine(name), await device.create(await api.startPasskey()))
      this.passkeys = await api.passkeys()
    })
  }

  removePasskey(id: string): Promise<boolean> {
    return this.#attempt('passkeys', async ({ api }) => {
      await api.removePasskey(id)
      this.passkeys = await api.passkeys()
    })
  }

  /** Signs in as the person to whom the passkey belongs. */
  async signIn(): Promise<boolean> {
    const done = await this.#attempt('signIn', async ({ api, device, server, stream, push, forget }) => {
      const me = await api.signIn(await device.get(await api.startSignIn()))
      forget()
      this.#clear()
      server.me = me
      settings.name = me.name
      settings.avatar = me.avatar
      stream.restart()
      await push.rebind()
    })
    if (done) await this.load()
    return done
  }

  signOut(): Promise<boolean> {
    return this.#attempt('sessions', ({ api }) => this.#part(() => api.signOut()))
  }

  signOutEverywhere(): Promise<boolean> {
    return this.#attempt('sessions', ({ api }) => this.#part(() => api.signOutEverywhere()))
  }

  deleteData(): Promise<boolean> {
    return this.#attempt('data', ({ api }) => this.#part(() => api.deleteData()))
  }

  /** Hands everything that the server keeps about this person to `save`. */
  exportData(save: (data: object) => void): Promise<boolean> {
    return this.#attempt('data', async ({ api }) => save(await api.exportData()))
  }

  makeToken(name: string): Promise<boolean> {
    return this.#attempt('tokens', async ({ api }) => {
      this.fresh = await api.makeToken(singleLine(name))
      this.tokens = await api.tokens()
    })
  }

  revokeToken(id: string): Promise<boolean> {
    return this.#attempt('tokens', async ({ api }) => {
      await api.revokeToken(id)
      if (this.fresh?.id === id) this.fresh = null
      this.tokens = await api.tokens()
    })
  }

  hear(person: string): Promise<boolean> {
    return this.#attempt('muted', async ({ hear }) => {
      await hear(person)
      this.muted = this.muted?.filter(({ id }) => id !== person) ?? null
    })
  }

  /** Notifications are ended first, while the server still knows whose they are. */
  async #part(leave: () => Promise<void>): Promise<void> {
    const { server, stream, push, forget } = this.#services
    await push.forget()
    await leave()
    this.#clear()
    server.me = null
    forget()
    stream.restart()
  }

  #clear(): void {
    this.passkeys = null
    this.tokens = null
    this.muted = null
    this.fresh = null
  }

  async #attempt(part: Part, action: (services: AccountServices) => Promise<unknown>): Promise<boolean> {
    this.isBusy = true
    this.trouble = null
    try {
      await action(this.#services)
      return true
    } catch (error) {
      this.trouble = { part, code: error instanceof PasskeyRefusal ? error.code : asRequestFailure(error).code }
      // The session may have been ended from another device.
      if (this.trouble.code === 'no-identity') await this.#services.server.refresh().catch(() => undefined)
      return false
    } finally {
      this.isBusy = false
    }
  }
}
