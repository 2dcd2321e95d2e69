import type { CupInfo } from '@alleycat/protocol'
import { OPERATIONS } from '@alleycat/protocol/operations'
import type { FastifyRequest } from 'fastify'
import { endCup, joinCup, leaveCup, openCup, removeFromCup, startCup } from '../../cups/hosting.ts'
import { cupInfo, cupsOf } from '../../cups/info.ts'
import { newNonce } from '../../tables/seating.ts'
import { personOf, type App, type Context } from '../context.ts'

/** How many cups a person is shown. */
const MOST_CUPS = 50

export function cupRoutes(app: App, context: Context): void {
  const { store } = context
  type CupRequest = Pick<FastifyRequest, 'person'> & { readonly params: { readonly cup: string } }

  /** Changes a cup and answers with its new state. */
  async function change(request: CupRequest, run: (cup: string, person: string) => Promise<void>): Promise<CupInfo> {
    const { id } = personOf(request)
    await run(request.params.cup, id)
    return cupInfo(store, request.params.cup, id)
  }

  app.route({
    ...OPERATIONS.createCup,
    async handler(request, reply) {
      const { id } = personOf(request)
      return reply.status(201).send(await cupInfo(store, await openCup(context, id, request.body), id))
    },
  })
  app.route({
    ...OPERATIONS.listMyCups,
    handler: async (request) => ({
      cups: await cupsOf(store.db, personOf(request).id, ['open', 'playing', 'over'], MOST_CUPS),
    }),
  })
  app.route({
    ...OPERATIONS.getCup,
    handler: (request) => cupInfo(store, request.params.cup, request.person?.id ?? null),
  })
  app.route({
    ...OPERATIONS.joinCup,
    handler: (request) =>
      change(request, (cup, person) => joinCup(context, cup, person, request.body.nonce ?? newNonce())),
  })
  app.route({
    ...OPERATIONS.leaveCup,
    handler: (request) => change(request, (cup, person) => leaveCup(context, cup, person)),
  })
  app.route({
    ...OPERATIONS.removeFromCup,
    handler: (request) => change(request, (cup, host) => removeFromCup(context, cup, host, request.params.person)),
  })
  app.route({
    ...OPERATIONS.startCup,
    handler: (request) => change(request, (cup, host) => startCup(context, cup, host)),
  })
  app.route({
    ...OPERATIONS.endCup,
    handler: (request) => change(request, (cup, host) => endCup(context, cup, host)),
  })
}
