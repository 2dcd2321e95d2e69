import { Refused } from '../../errors.ts'
import { decide } from '../../tables/deciding.ts'
import { setStanding, takeBack } from '../../tables/seating.ts'
import { placeOf, standingOf, type Table } from '../../tables/table.ts'
import { personOf, type App, type Context } from '../context.ts'
import * as s from '../schemas.ts'
import { existing } from './tables.ts'

type AtTable = { Params: { table: string } }
const tags = ['play']

const KEY = {
  type: 'string',
  pattern: '^[A-Za-z0-9_.:-]{1,80}$',
  description: 'Anything unique: the same request under the same key gets the same answer, however often it is sent.',
}

export function decisionRoutes(app: App, context: Context): void {
  app.post<AtTable & { Body: { number: number; decision: string } }>(
    '/api/tables/:table/decisions',
    {
      schema: {
        tags,
        summary: 'Decide',
        description:
          'Answered when it is kept for good. 409 tells how the table stands when it has moved on; 422 names the rule that ' +
          'forbids the decision.',
        params: s.tableParams,
        headers: { type: 'object', properties: { 'idempotency-key': KEY } },
        body: s.object({ number: s.whole(1, 100_000), decision: s.decisionText }),
        response: s.answers(
          200,
          s.object({ number: { type: 'integer' }, frame: s.frame }),
          'Kept: the frame that your decision led to',
        ),
      },
    },
    async (request) => {
      const person = personOf(request).id
      const { table: id } = request.params
      const { number, decision } = request.body
      const key = request.headers['idempotency-key']
      const seat = await seatToDecide(context, id, person)
      return decide(context, {
        table: id,
        seat,
        number,
        decision,
        decider: 'person',
        person,
        ...(typeof key === 'string' && { key: { person, key, request: JSON.stringify([id, number, decision]) } }),
      })
    },
  )

  app.get<AtTable>(
    '/api/tables/:table/standing',
    {
      schema: {
        tags,
        summary: 'Your standing answers',
        params: s.tableParams,
        response: s.answers(200, s.object({ answers: s.list({ type: 'string' }) }), 'Known to you alone'),
      },
    },
    async (request) => {
      const place = placeOf(await existing(context, request.params.table), personOf(request).id)
      if (!place) throw new Refused('not-seated')
      return { answers: standingOf(place) }
    },
  )

  app.put<AtTable & { Body: { answers: string[] } }>(
    '/api/tables/:table/standing',
    {
      schema: {
        tags,
        summary: 'Set your standing answers',
        description:
          'Whenever you are asked together with others, the first of them that is legal is given for you at once.',
        params: s.tableParams,
        body: s.object({ answers: s.list(s.decisionText, 20) }),
        response: s.answers(204, s.nothing, 'Kept'),
      },
    },
    async (request, reply) => {
      await setStanding(context, request.params.table, personOf(request).id, request.body.answers)
      return reply.status(204).send()
    },
  )
}

/** Deciding while a bot sits in is how a person comes back. */
async function seatToDecide(context: Context, id: string, person: string): Promise<number> {
  const known = await context.tables.get(id)
  if (!known) throw new Refused('no-such-table')
  const table: Table = placeOf(known, person) ? known : await existing(context, id)
  const place = placeOf(table, person)
  if (!place) throw new Refused('not-seated')
  if (place.seat === null) throw new Refused('table-not-started')
  if (place.control === 'bot') await takeBack(context, id, person)
  return place.seat
}
