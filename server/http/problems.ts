import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { Refused } from '../errors.ts'
import { asStoreError } from '../store/failures.ts'
import { StoreAway } from '../store/store.ts'
import type { Context } from './context.ts'
import { securityHeaders } from './guards.ts'

/** Clients that are refused at the same time are told to come back spread over so many seconds. */
const MOST_RETRY_SECONDS = 3

/** Answers every error with a code of the protocol's refusals. */
export function sendProblem(
  context: Context,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refused = asRefused(error)
  // An address that cannot be read is refused before any hook has run.
  reply.headers(securityHeaders(context.config))
  reply.header('cache-control', 'no-store')
  if (refused.status === 503 || refused.status === 429)
    reply.header('retry-after', Math.ceil(Math.random() * MOST_RETRY_SECONDS) || 1)
  if (refused.code === 'bug') request.log.error({ err: error, route: request.routeOptions.url }, 'bug')
  if (refused.code === 'database-away') context.metrics.databaseAway.inc()
  return reply.status(refused.status).type('application/json').send(JSON.stringify(refused.body))
}

/** An error of Node's parser, with the bytes that it could not read. */
interface ClientError extends Error {
  readonly code?: string
  /** Node sets this to a Buffer; Fastify's types do not know it. */
  readonly rawPacket?: unknown
}

/** Answers what is no HTTP: no request comes of it that could be answered in the usual way. */
export function refuseBytes({ code, rawPacket }: ClientError, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return
  const { status, body } = new Refused(code === 'HPE_HEADER_OVERFLOW' ? 'too-large' : 'malformed')
  const text = JSON.stringify(body)
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json',
      `content-length: ${Buffer.byteLength(text)}`,
      'cache-control: no-store',
      'connection: close',
      '',
      // What asks for the head alone must get no more, or the rest would be taken for another answer.
      Buffer.isBuffer(rawPacket) && rawPacket.toString('latin1', 0, 5) === 'HEAD ' ? '' : text,
    ].join('\r\n'),
  )
}

function asRefused(error: unknown): Refused {
  if (error instanceof Refused) return error
  if (asStoreError(error) instanceof StoreAway) return new Refused('database-away')
  const { code, statusCode, validation, message = '' } = error as Partial<FastifyError>
  if (validation) return new Refused('malformed', { reason: message })
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413) return new Refused('too-large')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || statusCode === 415) return new Refused('not-json')
  if (statusCode === 404) return new Refused('no-such-route')
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new Refused('malformed')
  return new Refused('bug')
}
