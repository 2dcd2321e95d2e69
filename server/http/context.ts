import type { IncomingMessage, ServerResponse } from 'node:http'
import type { MessageOf } from '@alleycat/protocol/operations'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, FastifyTypeProvider, RawServerDefault } from 'fastify'
import type { Sessions } from '../accounts/sessions.ts'
import { Refused } from '../errors.ts'
import type { Metrics } from '../operation/metrics.ts'
import type { Push } from '../operation/push.ts'
import type { PersonRow } from '../store/schema.ts'
import type { TableContext } from '../tables/context.ts'
import type { FrameTexts } from '../tables/frame-texts.ts'
import type { RateLimits } from './limits.ts'
import type { LoadShedder } from './load-shedder.ts'
import type { Hub } from './streams/hub.ts'

/** What all routes need. */
export interface Context extends TableContext {
  readonly node: string
  readonly sessions: Sessions
  readonly limits: RateLimits
  readonly loadShedder: LoadShedder
  readonly hub: Hub
  readonly frameTexts: FrameTexts
  readonly push: Push
  readonly metrics: Metrics
  readonly log: FastifyBaseLogger
  /** Whether the process has been told to end. */
  stopping: boolean
}

/** What a node does again and again, at intervals. */
export interface Chore {
  readonly work: () => Promise<void>
  readonly everyMs: number
}

/** The types of requests and answers follow from their schemas. */
interface MessageTypes extends FastifyTypeProvider {
  readonly validator: MessageOf<this['schema']>
  readonly serializer: MessageOf<this['schema']>
}

export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, MessageTypes>

declare module 'fastify' {
  interface FastifyRequest {
    /** The person who sent the request; null when there is none. */
    person: PersonRow | null
  }
}

export function personOf({ person }: Pick<FastifyRequest, 'person'>): PersonRow {
  if (!person) throw new Refused('no-identity')
  return person
}

/** The person who sent the request; refuses bots. */
export function humanOf(request: Pick<FastifyRequest, 'person'>): PersonRow {
  const person = personOf(request)
  if (person.owner_id !== null) throw new Refused('no-bots-here')
  return person
}
