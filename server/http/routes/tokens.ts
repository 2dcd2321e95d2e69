import { OPERATIONS } from '@alleycat/protocol/operations'
import { createToken, deleteToken, tokensOf } from '../../accounts/people.ts'
import { personInfo } from '../../tables/info.ts'
import { humanOf, type App, type Context } from '../context.ts'

export function tokenRoutes(app: App, context: Context): void {
  const { store } = context

  app.route({
    ...OPERATIONS.listTokens,
    async handler(request) {
      const tokens = await tokensOf(store, humanOf(request).id)
      return { tokens: tokens.map(({ id, person, name, created_at }) => ({ id, person, name, created: created_at })) }
    },
  })

  app.route({
    ...OPERATIONS.createToken,
    async handler(request, reply) {
      const { name, avatar = 'robot' } = request.body
      const { id, token, bot } = await createToken(context, humanOf(request).id, { name, avatar })
      return reply.status(201).send({ id, token, bot: personInfo(bot) })
    },
  })

  app.route({
    ...OPERATIONS.revokeToken,
    async handler(request, reply) {
      await deleteToken(store, humanOf(request).id, request.params.token)
      return reply.status(204).send()
    },
  })
}
