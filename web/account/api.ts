import type { MyData, NewToken, Passkey, PersonInfo, PlayerInfo, PushAddress, Token } from '@alleycat/protocol'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'
import { api } from '../net/api.ts'
import type { Request } from '../net/request.ts'

/** What a person asks of the server about themselves, and about others. */
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

  exportData(): Promise<MyData> {
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
