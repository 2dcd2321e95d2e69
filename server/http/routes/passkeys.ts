import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { Passkeys } from '../../accounts/passkeys.ts'
import { personInfo } from '../../tables/info.ts'
import { humanOf, type App, type Context } from '../context.ts'
import { originOf, signIn } from '../identity.ts'
import * as s from '../schemas.ts'

const tags = ['me']
/** WebAuthn's own shapes are checked by the library that verifies them. */
const anyObject = { type: 'object', additionalProperties: true }
const credential = {
  type: 'object',
  required: ['id', 'response'],
  additionalProperties: true,
  properties: { id: s.text(1400), response: anyObject },
}
const named = {
  ...credential,
  properties: {
    ...credential.properties,
    name: { ...s.passkeyName, description: 'To tell it apart from your others, such as "Firefox on Linux".' },
  },
}
const passkey = s.object({
  id: { type: 'string' },
  name: { type: 'string', description: 'Empty if it was given none.' },
  created: { type: 'number' },
})

export function passkeyRoutes(app: App, context: Context): void {
  const passkeys = new Passkeys(context.store, context.now)

  app.get(
    '/api/me/passkeys',
    {
      schema: {
        tags,
        summary: 'Your passkeys',
        response: s.answers(200, s.object({ passkeys: s.list(passkey) }), 'The oldest first, without their keys'),
      },
    },
    async (request) => {
      const rows = await passkeys.of(humanOf(request).id)
      return { passkeys: rows.map(({ id, name, created_at }) => ({ id, name, created: created_at })) }
    },
  )

  app.post(
    '/api/me/passkeys/options',
    {
      schema: {
        tags,
        summary: 'Start adding a passkey',
        response: s.answers(200, {}, 'For navigator.credentials.create'),
      },
    },
    (request) => passkeys.startRegistration(humanOf(request), originOf(context, request)),
  )

  app.post<{ Body: RegistrationResponseJSON & { name?: string } }>(
    '/api/me/passkeys',
    {
      schema: {
        tags,
        summary: 'Add a passkey: this identity is yours for good',
        body: named,
        response: s.answers(201, s.object({ id: { type: 'string' } }), 'Added'),
      },
    },
    async (request, reply) => {
      const { name = '', ...response } = request.body
      const id = await passkeys.register(humanOf(request), name, response, originOf(context, request))
      return reply.status(201).send({ id })
    },
  )

  app.delete<{ Params: { passkey: string } }>(
    '/api/me/passkeys/:passkey',
    {
      schema: {
        tags,
        summary: 'Remove a passkey',
        params: s.object({ passkey: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,1400}$' } }),
        response: s.answers(204, s.nothing, 'Removed'),
      },
    },
    async (request, reply) => {
      await passkeys.remove(humanOf(request).id, request.params.passkey)
      return reply.status(204).send()
    },
  )

  app.post(
    '/api/sign-in/options',
    {
      schema: {
        tags,
        summary: 'Start signing in with a passkey',
        response: s.answers(200, {}, 'For navigator.credentials.get'),
      },
    },
    (request) => passkeys.startSignIn(originOf(context, request)),
  )

  app.post<{ Body: AuthenticationResponseJSON }>(
    '/api/sign-in',
    {
      schema: {
        tags,
        summary: 'Sign in with a passkey',
        body: credential,
        response: s.answers(200, s.object({ me: s.person }), 'You'),
      },
    },
    async (request, reply) => {
      const person = await passkeys.signIn(request.body, originOf(context, request))
      signIn(context, request, reply, person)
      return { me: personInfo(person) }
    },
  )
}
