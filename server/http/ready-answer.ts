import type { FastifyReply } from 'fastify'
import type { JsonText } from '../json-text.ts'
import { securityHeaders } from './guards.ts'
import type { Context } from './context.ts'

/** Sends JSON that is text already, past the serialiser and with the same headers every time. */
export function readyAnswers<Message>({
  config,
}: Pick<Context, 'config'>): (reply: FastifyReply, text: JsonText<Message>) => void {
  const headers = {
    ...securityHeaders(config),
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  }
  const lines = Object.entries(headers).flat()
  return (reply, text) => {
    reply.hijack()
    const { raw } = reply
    raw.socket?.cork() // Head and text become one string, which takes one plain write; `end` would write a second, empty one.
    raw.writeHead(200, [...lines, 'content-length', String(Buffer.byteLength(text))])
    raw.write(text)
    raw.socket?.uncork()
    raw.end()
  }
}
