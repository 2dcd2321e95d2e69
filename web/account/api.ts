import type { MyData, NewToken, Passkey, PersonInfo, PlayerInfo, PushAddress, Token } from '@alleycat/protocol'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'
import { api } from '../net/api.ts'
import { callsBy, type Call } from '../net/calls.ts'
import type { Request } from '../net/request.ts'

/** The server's part that is about people: their account, and what is public of others. */
export class AccountApi {
  readonly #call: Call

  constructor(request: Request = api.request) {
    this.#call = callsBy(request)
  }

  async passkeys(): Promise<readonly Passkey[]> {
    return (await this.#call('GET /api/me/passkeys')).passkeys
  }

  /** WebAuthn's own shape, which the protocol leaves to its standard; so is that of `startSignIn`. */
  async startPasskey(): Promise<PublicKeyCredentialCreationOptionsJSON> {
    return (await this.#call('POST /api/me/passkeys/options')) as PublicKeyCredentialCreationOptionsJSON
  }

  async addPasskey(name: string, credential: RegistrationResponseJSON): Promise<void> {
    await this.#call('POST /api/me/passkeys', { body: { ...credential, ...(name && { name }) } })
  }

  async removePasskey(passkey: string): Promise<void> {
    await this.#call('DELETE /api/me/passkeys/:passkey', { params: { passkey } })
  }

  async startSignIn(): Promise<PublicKeyCredentialRequestOptionsJSON> {
    return (await this.#call('POST /api/sign-in/options')) as PublicKeyCredentialRequestOptionsJSON
  }

  async signIn(credential: AuthenticationResponseJSON): Promise<PersonInfo> {
    return (await this.#call('POST /api/sign-in', { body: credential })).me
  }

  async signOut(): Promise<void> {
    await this.#call('POST /api/me/sign-out')
  }

  async signOutEverywhere(): Promise<void> {
    await this.#call('POST /api/me/sign-out-everywhere')
  }

  exportData(): Promise<MyData> {
    return this.#call('GET /api/me/export')
  }

  async deleteData(): Promise<void> {
    await this.#call('DELETE /api/me')
  }

  async tokens(): Promise<readonly Token[]> {
    return (await this.#call('GET /api/me/tokens')).tokens
  }

  makeToken(name: string): Promise<NewToken> {
    return this.#call('POST /api/me/tokens', { body: { name } })
  }

  async revokeToken(token: string): Promise<void> {
    await this.#call('DELETE /api/me/tokens/:token', { params: { token } })
  }

  player(person: string): Promise<PlayerInfo> {
    return this.#call('GET /api/people/:person', { params: { person } })
  }

  async pushKey(): Promise<string> {
    return (await this.#call('GET /api/push-key')).publicKey
  }

  async notify(body: PushAddress): Promise<void> {
    await this.#call('PUT /api/me/push', { body })
  }

  async notifyNoMore(endpoint: string): Promise<void> {
    await this.#call('DELETE /api/me/push', { body: { endpoint } })
  }
}

export const accountApi = new AccountApi()
