import type { DecisionAnswer } from '@alleycat/protocol'
import { OPERATIONS } from '@alleycat/protocol/operations'
import { Refused } from '../../errors.ts'
import { jsonTextWith } from '../../json-text.ts'
import { decide } from '../../tables/deciding.ts'
import type { PlaceRow } from '../../store/schema.ts'
import { setStanding, takeBack } from '../../tables/seating.ts'
import { placeOf, standingOf } from '../../tables/table.ts'
import { personOf, type App, type Context } from '../context.ts'
import { readyAnswers } from '../ready-answer.ts'
import { existing } from './tables.ts'

export function decisionRoutes(app: App, context: Context): void {
  const answer = readyAnswers<DecisionAnswer>(context)
  app.route({
    ...OPERATIONS.decide,
    async handler(request, reply) {
      const person = personOf(request).id
      const { table: id } = request.params
      const { number, decision } = request.body
      const place = knownPlace(context, id, person)
      const seat =
        place?.control === 'person' && place.seat !== null ? place.seat : await seatToDecide(context, id, person)
      const kept = await decide(context, { table: id, seat, number, decision, decider: 'person', person })
      const { text } = context.frameTexts.at(kept.table, seat, kept.frame)
      answer(reply, jsonTextWith({ number }, 'frame', text))
    },
  })

  app.route({
    ...OPERATIONS.getStanding,
    async handler(request) {
      const place = placeOf(await existing(context, request.params.table), personOf(request).id)
      if (!place) throw new Refused('not-seated')
      return { answers: standingOf(place) }
    },
  })

  app.route({
    ...OPERATIONS.setStanding,
    async handler(request, reply) {
      await setStanding(context, request.params.table, personOf(request).id, request.body.answers)
      return reply.status(204).send()
    },
  })
}

/** The place of a person at a table that is in memory. */
function knownPlace({ tables }: Context, id: string, person: string): PlaceRow | undefined {
  const known = tables.known(id)
  return known && placeOf(known, person)
}

/** The seat of a person. Deciding while a bot sits in is how a person takes the seat back. */
async function seatToDecide(context: Context, id: string, person: string): Promise<number> {
  const place = knownPlace(context, id, person) ?? placeOf(await existing(context, id), person)
  if (!place) throw new Refused('not-seated')
  if (place.seat === null) throw new Refused('table-not-started')
  if (place.control === 'bot') await takeBack(context, id, person)
  return place.seat
}
