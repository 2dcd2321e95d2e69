import { settings } from '@alleycat/ui/settings.svelte.ts'
import type { Server } from '../net/server-status.svelte.ts'
import { asRefusal, type RefusalCode } from '../net/request.ts'
import type { Stream } from '../net/shared-stream.ts'
import type { PersonInfo } from '../net/wire.ts'
import { singleLine } from '../online/single-line.ts'
import type { AccountApi, NewToken, Passkey, Token } from './api.ts'
import { PasskeyRefusal, type Device, type PasskeyProblem } from './passkeys.ts'
import type { PushSwitch } from './push-switch.svelte.ts'

/** The parts of the page, each of which tells what came of what was tried there. */
export type Part = 'you' | 'passkeys' | 'signIn' | 'sessions' | 'data' | 'tokens' | 'muted'
export type Trouble = RefusalCode | PasskeyProblem

interface AccountServices {
  readonly api: AccountApi
  readonly muted: () => Promise<PersonInfo[]>
  readonly hear: (person: string) => Promise<void>
  readonly server: Pick<Server, 'me' | 'introduce' | 'refresh'>
  readonly stream: Pick<Stream, 'restart'>
  readonly device: Device
  readonly push: Pick<PushSwitch, 'rebind' | 'forget'>
  /** Whatever the page keeps of somebody who has gone. */
  readonly forget: () => void
}

/** Who we are to the server, and everything that is kept about us there. */
export class Account {
  passkeys = $state.raw<readonly Passkey[] | null>(null)
  tokens = $state.raw<readonly Token[] | null>(null)
  muted = $state.raw<readonly PersonInfo[] | null>(null)
  /** The token that was made just now, to be shown this once. */
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

  /** Nobody gets back to them without this browser; not claimed before it is known. */
  get isGuest(): boolean {
    return this.passkeys?.length === 0
  }

  /** Fetches what is kept about us. */
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

  /** The name is for the person alone, to tell their passkeys apart. */
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

  /** Becomes who the passkey says. */
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

  /** Hands everything that is kept about us to `save`. */
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

  /** Notifications end while the server still knows whose they are. */
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
      this.trouble = { part, code: error instanceof PasskeyRefusal ? error.code : asRefusal(error).code }
      // The session may have ended elsewhere.
      if (this.trouble.code === 'no-identity') await this.#services.server.refresh().catch(() => undefined)
      return false
    } finally {
      this.isBusy = false
    }
  }
}
