import { Type } from 'typebox'
import { Avatar, PersonInfo, PersonName } from './people.ts'
import { Id, Time, anyObject, oneOf, request, words, type Message } from './schema.ts'

export const Token = Type.Object(
  { id: Id, person: Id, name: Type.String(), created: Time },
  { title: 'Token', description: 'A token of a bot, without its secret.' },
)
export type Token = Message<typeof Token>

export const TokenWish = request({ name: PersonName, avatar: Type.Optional(Avatar) }, { title: 'TokenWish' })

export const NewToken = Type.Object(
  { id: Id, token: Type.String(), bot: PersonInfo },
  { title: 'NewToken', description: 'A token with its secret, which is shown this once.' },
)
export type NewToken = Message<typeof NewToken>

export const Passkey = Type.Object(
  { id: Type.String(), name: Type.String({ description: 'Empty if it was given none.' }), created: Time },
  { title: 'Passkey', description: 'A passkey, without its key.' },
)
export type Passkey = Message<typeof Passkey>

/** The transports that WebAuthn lists. The schema accepts any string, because a browser may know more. */
type Transport = 'ble' | 'cable' | 'hybrid' | 'internal' | 'nfc' | 'smart-card' | 'usb'

/** The shapes of WebAuthn (https://www.w3.org/TR/webauthn-3/), as far as the server reads them. */
const credential = {
  id: Type.String({ maxLength: 1400 }),
  rawId: Type.String({ maxLength: 1400 }),
  type: Type.Literal('public-key'),
  authenticatorAttachment: Type.Optional(oneOf(['cross-platform', 'platform'])),
  clientExtensionResults: anyObject(),
}

export const PasskeyRegistration = Type.Object(
  {
    ...credential,
    name: Type.Optional(words(1, 60, { description: 'To tell it from your others, such as "Firefox on Linux".' })),
    response: Type.Object({
      clientDataJSON: Type.String(),
      attestationObject: Type.String(),
      transports: Type.Optional(Type.Array(Type.Unsafe<Transport>({ type: 'string' }))),
    }),
  },
  { title: 'PasskeyRegistration', description: 'What navigator.credentials.create answered, as JSON, and a name.' },
)
export type PasskeyRegistration = Message<typeof PasskeyRegistration>

export const PasskeySignIn = Type.Object(
  {
    ...credential,
    response: Type.Object({
      clientDataJSON: Type.String(),
      authenticatorData: Type.String(),
      signature: Type.String(),
      userHandle: Type.Optional(Type.String()),
    }),
  },
  { title: 'PasskeySignIn', description: 'What navigator.credentials.get answered, as JSON.' },
)
export type PasskeySignIn = Message<typeof PasskeySignIn>

const Endpoint = Type.String({ minLength: 10, maxLength: 1000 })
const PushSecret = Type.String({ pattern: '^[A-Za-z0-9_-]{10,120}=*$' })

export const PushAddress = request(
  { endpoint: Endpoint, keys: request({ p256dh: PushSecret, auth: PushSecret }) },
  { title: 'PushAddress', description: 'Where a browser takes notifications (RFC 8030).' },
)
export type PushAddress = Message<typeof PushAddress>

export const PushEndpoint = request({ endpoint: Endpoint })

const rows = Type.Array(anyObject())

export const MyData = Type.Object(
  {
    person: anyObject(),
    tables: rows,
    chat: rows,
    ratings: rows,
    passkeys: rows,
    notifications: rows,
    muted: rows,
    days: rows,
    invitations: rows,
    cups: rows,
    tokens: rows,
  },
  { title: 'MyData', description: 'Everything that is kept about a person, as the database has it.' },
)
export type MyData = Message<typeof MyData>
