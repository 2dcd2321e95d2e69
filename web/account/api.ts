import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'
import { api } from '../net/api.ts'
import type { Request } from '../net/request.ts'
import type { PersonInfo } from '../net/wire.ts'

/** A passkey, without its key. */
export interface Passkey {
  readonly id: string
  /** The name is empty where its owner gave none. */
  readonly name: string
  readonly created: number
}

/** A token of a bot, without its secret. */
export interface Token {
  readonly id: string
  readonly person: string
  readonly name: string
  readonly created: number
}

export interface NewToken {
  readonly id: string
  readonly token: string
  readonly bot: PersonInfo
}

export interface Rating {
  readonly game: string
  readonly mu: number
  readonly sigma: number
  readonly games: number
  readonly wins: number
}

/** A public game that is over. */
export interface PlayedGame {
  readonly table: string
  readonly game: string
  readonly title: string
  readonly seat: number
  readonly won: boolean
  readonly scores: readonly number[]
  /** Milliseconds since 1970. */
  readonly ended: number
}

export interface PlayerInfo {
  readonly person: PersonInfo
  readonly ratings: readonly Rating[]
  readonly games: readonly PlayedGame[]
}

/** The address at which a browser receives notifications. */
export interface PushAddress {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** The server's part that is about people: their account, and what is public of others. */
export class AccountApi {
  readonly #request: Request

  constructor(request: Request = api.request) {
    this.#request = request
  }

  async passkeys(): Promise<Passkey[]> {
    return (await this.#request<{ passkeys: Passkey[] }>('/me/passkeys')).passkeys
  }

  startPasskey(): Promise<PublicKeyCredentialCreationOptionsJSON> {
    return this.#request('/me/passkeys/options', { method: 'POST' })
  }

  async addPasskey(name: string, credential: RegistrationResponseJSON): Promise<void> {
    await this.#request('/me/passkeys', { method: 'POST', body: { ...credential, ...(name && { name }) } })
  }

  removePasskey(id: string): Promise<void> {
    return this.#request(`/me/passkeys/${encodeURIComponent(id)}`, { method: 'DELETE' })
  }

  startSignIn(): Promise<PublicKeyCredentialRequestOptionsJSON> {
    return this.#request('/sign-in/options', { method: 'POST' })
  }

  async signIn(credential: AuthenticationResponseJSON): Promise<PersonInfo> {
    return (await this.#request<{ me: PersonInfo }>('/sign-in', { method: 'POST', body: credential })).me
  }

  signOut(): Promise<void> {
    return this.#request('/me/sign-out', { method: 'POST' })
  }

  signOutEverywhere(): Promise<void> {
    return this.#request('/me/sign-out-everywhere', { method: 'POST' })
  }

  exportData(): Promise<object> {
    return this.#request('/me/export')
  }

  deleteData(): Promise<void> {
    return this.#request('/me', { method: 'DELETE' })
  }

  async tokens(): Promise<Token[]> {
    return (await this.#request<{ tokens: Token[] }>('/me/tokens')).tokens
  }

  makeToken(name: string): Promise<NewToken> {
    return this.#request('/me/tokens', { method: 'POST', body: { name } })
  }

  revokeToken(id: string): Promise<void> {
    return this.#request(`/me/tokens/${encodeURIComponent(id)}`, { method: 'DELETE' })
  }

  player(id: string): Promise<PlayerInfo> {
    return this.#request(`/people/${encodeURIComponent(id)}`)
  }

  async pushKey(): Promise<string> {
    return (await this.#request<{ publicKey: string }>('/push-key')).publicKey
  }

  notify({ endpoint, keys }: PushAddress): Promise<void> {
    return this.#request('/me/push', { method: 'PUT', body: { endpoint, keys } })
  }

  notifyNoMore(endpoint: string): Promise<void> {
    return this.#request('/me/push', { method: 'DELETE', body: { endpoint } })
  }
}

export const accountApi = new AccountApi()
