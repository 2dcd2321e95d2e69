import type { OutgoingHttpHeaders } from 'node:http'
import { parseCursors } from '@alleycat/protocol'
import { OPERATIONS } from '@alleycat/protocol/operations'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { stillHere } from '../../accounts/people.ts'
import type { App, Context } from '../context.ts'
import { securityHeaders } from '../guards.ts'
import { sessionOf } from '../identity.ts'
import { addressKey } from '../limits.ts'
import { Admission } from '../streams/admission.ts'
import { Stream } from '../streams/stream.ts'

/** The milliseconds after which a browser reconnects. */
const RETRY_MS = 1000

export function streamRoutes(app: App, context: Context): void {
  const admission = new Admission()
  app.route({
    ...OPERATIONS.openStream,
    async handler(request, reply) {
      await admission.turn()
      return openStream(context, request, reply)
    },
  })
}

interface StreamRequest extends FastifyRequest {
  readonly query: { readonly tables?: string; readonly after?: string }
  readonly headers: { readonly 'last-event-id'?: string }
}

async function openStream(
  context: Context,
  request: StreamRequest,
  reply: Pick<FastifyReply, 'raw' | 'hijack' | 'headers' | 'getHeaders'>,
): Promise<string | void> {
  reply.headers(STREAM_HEADERS)
  if (request.raw.method === 'HEAD') return ''
  if (request.raw.socket.destroyed) return // The client left while others were let in.
  const person = request.person?.id ?? null
  const address = addressKey(request.ip)
  const { after, tables = '' } = request.query
  const resumed = parseCursors(request.headers['last-event-id'] ?? after ?? '')
  const named = tables.split(',').filter(Boolean)
  const wanted = [...new Set([...named, ...(person === null ? [] : await seatsOf(context, person)), ...resumed.keys()])]
  const stream = new Stream(reply.raw, context.frameTexts, {
    person,
    address,
    session: sessionOf(context, request) ?? null,
    muted: await mutedBy(context, person),
    resumed,
  })
  if (request.raw.socket.destroyed) return // The client left while the database was read.
  const last = context.hub.streams.givesWay(stream, context.config.limits)
  if (last) endStream(context, last)
  reply.hijack()
  reply.raw.writeHead(200, { ...securityHeaders(context.config), ...(reply.getHeaders() as OutgoingHttpHeaders) })
  reply.raw.write(`retry: ${RETRY_MS}\n\n`)
  context.hub.streams.add(stream)
  context.metrics.streams.set(context.hub.streams.size)
  reply.raw.on('close', () => endStream(context, stream))
  await followAll(context, stream, wanted)
}

function endStream({ hub, metrics, log }: Context, stream: Stream): void {
  stream.end()
  void hub.leave(stream).catch((error: unknown) => log.warn({ err: error }, 'leaving a stream'))
  metrics.streams.set(hub.streams.size)
}

const STREAM_HEADERS = {
  'cache-control': 'no-store',
  'content-type': 'text/event-stream; charset=utf-8',
  'x-accel-buffering': 'no', // Without this header nginx would buffer events.
} as const

/**
 * Follows as many of the existing tables as a stream may. When the database cannot be reached the stream ends, and the
 * client opens it again.
 */
async function followAll(context: Context, stream: Stream, ids: readonly string[]): Promise<void> {
  try {
    for (const id of ids) {
      if (stream.size >= context.config.limits.tablesPerStream && !context.hub.unfollowFinished(stream)) return
      const table = await context.tables.look(id)
      if (table && context.hub.streams.has(stream)) await context.hub.follow(stream, table)
    }
  } catch (error) {
    context.log.warn({ err: error }, 'opening a stream')
    stream.end()
  }
}

/** The unfinished tables of a person. */
async function seatsOf({ store }: Context, person: string): Promise<string[]> {
  const rows = await store.db
    .selectFrom('places')
    .innerJoin('tables', 'tables.id', 'places.table_id')
    .select('tables.id')
    .where('places.person_id', '=', person)
    .where('tables.status', 'in', ['open', 'playing'])
    .execute()
  return rows.map((row) => row.id)
}

async function mutedBy({ store }: Context, person: string | null): Promise<Set<string>> {
  if (person === null) return new Set()
  const rows = await store.db.selectFrom('mutes').select('muted_id').where('person_id', '=', person).execute()
  return new Set(rows.map((row) => row.muted_id))
}

/**
 * Checks the streams of a person again after they signed out, took a seat, muted somebody, changed their name, or revoked
 * their bot's token.
 */
export async function refreshStreams(context: Context, person: string): Promise<void> {
  const streams = context.hub.streams.of(person)
  if (streams.length === 0) return
  const [row] = await stillHere(context.store, [person])
  const ids = row ? await seatsOf(context, person) : []
  const muted = await mutedBy(context, person)
  for (const stream of streams) {
    stream.muted = muted
    stream.send('me', '{}')
    if (stream.isOf(row)) await followAll(context, stream, ids)
    else stream.end()
  }
}
