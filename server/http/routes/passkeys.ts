import { OPERATIONS } from '@alleycat/protocol/operations'
import { Passkeys } from '../../accounts/passkeys.ts'
import { personInfo } from '../../tables/info.ts'
import { humanOf, type App, type Context } from '../context.ts'
import { originOf, signIn } from '../identity.ts'

export function passkeyRoutes(app: App, context: Context): void {
  const passkeys = new Passkeys(context.store, context.now)

  app.route({
    ...OPERATIONS.listPasskeys,
    async handler(request) {
      const rows = await passkeys.of(humanOf(request).id)
      return { passkeys: rows.map(({ id, name, created_at }) => ({ id, name, created: created_at })) }
    },
  })

  app.route({
    ...OPERATIONS.startPasskey,
    handler: (request) => passkeys.startRegistration(humanOf(request), originOf(context, request)),
  })

  app.route({
    ...OPERATIONS.addPasskey,
    async handler(request, reply) {
      const id = await passkeys.register(humanOf(request), request.body, originOf(context, request))
      return reply.status(201).send({ id })
    },
  })

  app.route({
    ...OPERATIONS.removePasskey,
    async handler(request, reply) {
      await passkeys.remove(humanOf(request).id, request.params.passkey)
      return reply.status(204).send()
    },
  })

  app.route({
    ...OPERATIONS.startSignIn,
    handler: (request) => passkeys.startSignIn(originOf(context, request)),
  })

  app.route({
    ...OPERATIONS.signIn,
    async handler(request, reply) {
      const person = await passkeys.signIn(request.body, originOf(context, request))
      signIn(context, request, reply, person)
      return { me: personInfo(person) }
    },
  })
}
