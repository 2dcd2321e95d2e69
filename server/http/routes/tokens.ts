import { createToken, deleteToken, tokensOf } from '../../accounts/people.ts'
import { personInfo } from '../../tables/info.ts'
import { humanOf, type App, type Context } from '../context.ts'
import * as s from '../schemas.ts'

const tags = ['me']

export function tokenRoutes(app: App, context: Context): void {
  const { store, people, config } = context

  app.get(
    '/api/me/tokens',
    {
      schema: {
        tags,
        summary: 'Your bots',
        response: s.answers(
          200,
          s.object({
            tokens: s.list(s.object({ id: s.id, person: s.id, name: { type: 'string' }, created: { type: 'number' } })),
          }),
          'Tokens without their secret',
        ),
      },
    },
    async (request) => {
      const tokens = await tokensOf(store, humanOf(request).id)
      return { tokens: tokens.map(({ id, person, name, created_at }) => ({ id, person, name, created: created_at })) }
    },
  )

  app.post<{ Body: { name: string; avatar?: string } }>(
    '/api/me/tokens',
    {
      schema: {
        tags,
        summary: 'Make a token for a bot of yours',
        body: s.object({ name: s.personName, 'avatar?': s.avatar }),
        response: s.answers(
          201,
          s.object({ id: s.id, token: { type: 'string' }, bot: s.person }),
          'The token is shown this once',
        ),
      },
    },
    async (request, reply) => {
      const { name, avatar = 'robot' } = request.body
      const owner = humanOf(request).id
      const { id, token, bot } = await createToken(
        store,
        people,
        owner,
        { name, avatar },
        config.limits.tokensPerPerson,
        context.now(),
      )
      return reply.status(201).send({ id, token, bot: personInfo(bot) })
    },
  )

  app.delete<{ Params: { token: string } }>(
    '/api/me/tokens/:token',
    {
      schema: {
        tags,
        summary: 'Revoke a token',
        params: s.object({ token: s.id }),
        response: s.answers(204, s.nothing, 'Revoked'),
      },
    },
    async (request, reply) => {
      await deleteToken(store, humanOf(request).id, request.params.token)
      return reply.status(204).send()
    },
  )
}
