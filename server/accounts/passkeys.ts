import type { PasskeyRegistration, PasskeySignIn } from '@alleycat/protocol'
import type {
  AuthenticatorTransportFuture,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import { Refused } from '../errors.ts'
import type { PasskeyRow, PersonRow } from '../store/schema.ts'
import { asStoreError } from '../store/failures.ts'
import { Duplicate, type Store } from '../store/store.ts'

const CHALLENGE_MS = 5 * 60_000
const NAME = 'Alleycat'
const MOST_PASSKEYS = 50

/** To read it takes a quarter of a server's start, so that waits for the first passkey. */
const webAuthn = () => import('@simplewebauthn/server')

/** Passkeys (WebAuthn): an identity that moves between devices, without a password. */
export class Passkeys {
  readonly #store: Store
  readonly #now: () => number

  constructor(store: Store, now: () => number) {
    this.#store = store
    this.#now = now
  }

  of(person: string): Promise<PasskeyRow[]> {
    return this.#store.db
      .selectFrom('passkeys')
      .selectAll()
      .where('person_id', '=', person)
      .orderBy('created_at')
      .execute()
  }

  async startRegistration(person: PersonRow, origin: string): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const { generateRegistrationOptions } = await webAuthn()
    const known = await this.of(person.id)
    const options = await generateRegistrationOptions({
      rpName: NAME,
      rpID: hostOf(origin),
      userID: new TextEncoder().encode(person.id),
      userName: person.name,
      attestationType: 'none',
      excludeCredentials: known.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    })
    await this.#keepChallenge(options.challenge, person.id)
    return options
  }

  async register(person: PersonRow, registration: PasskeyRegistration, origin: string): Promise<string> {
    if ((await this.of(person.id)).length >= MOST_PASSKEYS) throw new Refused('too-many-passkeys')
    const { name = '', response, ...credential } = registration
    const transports = [...(response.transports ?? [])]
    const { verifyRegistrationResponse } = await webAuthn()
    const verified = await verifyRegistrationResponse({
      response: { ...credential, response: { ...response, transports } },
      expectedChallenge: (challenge) => this.#useChallenge(challenge, person.id),
      expectedOrigin: origin,
      expectedRPID: hostOf(origin),
      requireUserVerification: false,
    }).catch(refuse)
    if (!verified.verified || !verified.registrationInfo) throw new Refused('bad-passkey')
    const { id, publicKey, counter } = verified.registrationInfo.credential
    await this.#store.db
      .insertInto('passkeys')
      .values({
        id,
        name,
        person_id: person.id,
        public_key: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: JSON.stringify(transports),
        created_at: this.#now(),
      })
      .execute()
      .catch((error: unknown) => {
        throw asStoreError(error) instanceof Duplicate ? new Refused('passkey-known') : error
      })
    return id
  }

  async startSignIn(origin: string): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { generateAuthenticationOptions } = await webAuthn()
    const options = await generateAuthenticationOptions({ rpID: hostOf(origin), userVerification: 'preferred' })
    await this.#keepChallenge(options.challenge, null)
    return options
  }

  async signIn(response: PasskeySignIn, origin: string): Promise<PersonRow> {
    const { db } = this.#store
    const passkey = await db.selectFrom('passkeys').selectAll().where('id', '=', response.id).executeTakeFirst()
    if (!passkey) throw new Refused('bad-passkey')
    const { verifyAuthenticationResponse } = await webAuthn()
    const verified = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => this.#useChallenge(challenge, null),
      expectedOrigin: origin,
      expectedRPID: hostOf(origin),
      requireUserVerification: false,
      credential: {
        id: passkey.id,
        publicKey: Uint8Array.from(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
        transports: JSON.parse(passkey.transports) as AuthenticatorTransportFuture[],
      },
    }).catch(refuse)
    if (!verified.verified) throw new Refused('bad-passkey')
    const counter = verified.authenticationInfo.newCounter
    await db.updateTable('passkeys').set({ counter }).where('id', '=', passkey.id).execute()
    return db.selectFrom('people').selectAll().where('id', '=', passkey.person_id).executeTakeFirstOrThrow()
  }

  async remove(person: string, id: string): Promise<void> {
    const { numDeletedRows } = await this.#store.db
      .deleteFrom('passkeys')
      .where('person_id', '=', person)
      .where('id', '=', id)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new Refused('no-such-passkey')
  }

  async #keepChallenge(value: string, person: string | null): Promise<void> {
    await this.#store.db
      .insertInto('challenges')
      .values({ value, person_id: person, expires_at: this.#now() + CHALLENGE_MS })
      .execute()
  }

  /** Deletes a challenge and returns whether it was valid, so that each can be redeemed only once. */
  async #useChallenge(value: string, person: string | null): Promise<boolean> {
    const { numDeletedRows } = await this.#store.db
      .deleteFrom('challenges')
      .where('value', '=', value)
      .where('person_id', person === null ? 'is' : '=', person)
      .where('expires_at', '>', this.#now())
      .executeTakeFirst()
    return numDeletedRows === 1n
  }
}

const hostOf = (origin: string): string => new URL(origin).hostname

const refuse = (): never => {
  throw new Refused('bad-passkey')
}
