import type { OutgoingHttpHeaders } from 'node:http'
import { parseCursors } from '@alleycat/protocol'
import { OPERATIONS } from '@alleycat/protocol/operations'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { stillHere } from '../../accounts/people.ts'
import { jsonText } from '../../json-text.ts'
import { readyQuery } from '../../store/ready-query.ts'
import type { TableVersion } from '../../tables/tables.ts'
import type { App, Context } from '../context.ts'
import { securityHeaders } from '../guards.ts'
import { sessionOf } from '../identity.ts'
import { addressKey } from '../limits.ts'
import { Stream } from '../streams/stream.ts'

/** The milliseconds after which a browser reconnects. */
const RETRY_MS = 1000

export function streamRoutes(app: App, context: Context): void {
  app.route({ ...OPERATIONS.openStream, handler: (request, reply) => openStream(context, request, reply) })
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
  const person = request.person?.id ?? null
  const address = addressKey(request.ip)
  const { after, tables = '' } = request.query
  const resumed = parseCursors(request.headers['last-event-id'] ?? after ?? '')
  const named = tables.split(',').filter(Boolean)
  const seats = person === null ? [] : await seatsOf(context.store.db, person)
  const wanted = new Set([...named, ...seats.map(({ id }) => id), ...resumed.keys()])
  const stream = new Stream(reply.raw, context.frameTexts, {
    person,
    address,
    session: sessionOf(context, request) ?? null,
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
  await followAll(context, stream, wanted, seats)
}

function endStream({ hub, metrics }: Context, stream: Stream): void {
  stream.end()
  hub.leave(stream)
  metrics.streams.set(hub.streams.size)
}

const STREAM_HEADERS = {
  'cache-control': 'no-store',
  'content-type': 'text/event-stream; charset=utf-8',
  'x-accel-buffering': 'no', // Without this header nginx would buffer events.
} as const

/**
 * Follows as many of the existing tables as a stream may; those of the person were just read. When the database cannot be
 * reached the stream ends, and the client opens it again.
 */
async function followAll(
  context: Context,
  stream: Stream,
  ids: Iterable<string>,
  seats: readonly TableVersion[],
): Promise<void> {
  try {
    const begun: string[] = []
    for (const id of ids) {
      if (stream.size >= context.config.limits.tablesPerStream && !context.hub.unfollowFinished(stream)) break
      const seat = seats.find((each) => each.id === id)
      const table = await (seat ? context.tables.atLeast(seat) : context.tables.refresh(id))
      if (!table || stream.follows(id) || !context.hub.streams.has(stream)) continue
      context.hub.follow(stream, table)
      begun.push(id)
    }
    await context.hub.arrived(stream, begun)
  } catch (error) {
    context.log.warn({ err: error }, 'opening a stream')
    stream.end()
  }
}

/** The unfinished tables of a person. */
const seatsOf = readyQuery((db, person: string) =>
  db
    .selectFrom('places')
    .innerJoin('tables', 'tables.id', 'places.table_id')
    .select(['tables.id', 'tables.seq', 'tables.rev', 'tables.chat'])
    .where('places.person_id', '=', person)
    .where('tables.status', 'in', ['open', 'playing']),
)

/**
 * Checks the streams of a person again after they signed out, took a seat, changed their name, muted somebody, or revoked
 * their bot's token: each is told that something of theirs has changed.
 */
export async function refreshStreams(context: Context, person: string): Promise<void> {
  const streams = context.hub.streams.of(person)
  if (streams.length === 0) return
  const [row] = await stillHere(context.store.db, person)
  const seats = row ? await seatsOf(context.store.db, person) : []
  const ids = seats.map(({ id }) => id)
  for (const stream of streams) {
    stream.send('me', jsonText({}))
    if (stream.isOf(row)) await followAll(context, stream, ids, seats)
    else stream.end()
  }
}
