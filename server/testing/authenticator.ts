import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'

/** A software authenticator that answers like a phone with a passkey (https://www.w3.org/TR/webauthn-3/). */
export class Authenticator {
  readonly id: string
  readonly #origin: string
  readonly #rpId: string
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject }
  #counter = 0

  constructor(
    origin: string,
    rpId = new URL(origin).hostname,
    keys = generateKeyPairSync('ec', { namedCurve: 'P-256' }),
    id = randomBytes(16),
  ) {
    this.id = id.toString('base64url')
    this.#origin = origin
    this.#rpId = rpId
    this.#keys = keys
  }

  /** An authenticator with the same passkey, used at another site by deception. */
  at(origin: string): Authenticator {
    return new Authenticator(origin, this.#rpId, this.#keys, Buffer.from(this.id, 'base64url'))
  }

  register({ challenge }: PublicKeyCredentialCreationOptionsJSON): RegistrationResponseJSON {
    const attestation = cborMap([
      [cborText('fmt'), cborText('none')],
      [cborText('attStmt'), cborMap([])],
      [cborText('authData'), cborBytes(this.#authenticatorData(true))],
    ])
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  signIn({ challenge }: PublicKeyCredentialRequestOptionsJSON): AuthenticationResponseJSON {
    this.#counter++
    const data = this.#authenticatorData(false)
    const client = this.#clientData('webauthn.get', challenge)
    const signed = createSign('sha256').update(data).update(createHash('sha256').update(client).digest())
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signed.sign(this.#keys.privateKey).toString('base64url'),
      },
    }
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin }))
  }

  #authenticatorData(withKey: boolean): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.#counter)
    const flags = Buffer.from([PRESENT | VERIFIED | (withKey ? HAS_KEY : 0)])
    const head = [createHash('sha256').update(this.#rpId).digest(), flags, counter]
    return Buffer.concat(withKey ? [...head, this.#attestedKey()] : head)
  }

  #attestedKey(): Buffer {
    const id = Buffer.from(this.id, 'base64url')
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const key = cborMap([
      [Buffer.from([0x01]), Buffer.from([0x02])], // The key type (kty) is EC2.
      [Buffer.from([0x03]), Buffer.from([0x26])], // The algorithm (alg) is ES256.
      [Buffer.from([0x20]), Buffer.from([0x01])], // The curve (crv) is P-256.
      [Buffer.from([0x21]), cborBytes(Buffer.from(x, 'base64url'))],
      [Buffer.from([0x22]), cborBytes(Buffer.from(y, 'base64url'))],
    ])
    return Buffer.concat([Buffer.alloc(16), Buffer.from([id.length >> 8, id.length & 0xff]), id, key])
  }
}

const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_KEY = 0x40

/** The head of a CBOR item (RFC 8949) of less than 64 KiB. */
const cborHead = (major: number, length: number): Buffer =>
  Buffer.from(
    length < 24
      ? [(major << 5) | length]
      : length < 256
        ? [(major << 5) | 24, length]
        : [(major << 5) | 25, length >> 8, length & 0xff],
  )
const cborText = (text: string): Buffer => Buffer.concat([cborHead(3, text.length), Buffer.from(text)])
const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([cborHead(2, bytes.length), bytes])
const cborMap = (entries: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([cborHead(5, entries.length), ...entries.flat()])
