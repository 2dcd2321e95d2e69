import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A text that stays the same while the server runs: it is compressed once, and not sent again to whoever has it. */
export class PreparedText {
  readonly #text: string
  readonly #compressed: Buffer
  readonly #headers: Readonly<Record<string, string>>

  constructor(text: string, type: string) {
    this.#text = text
    this.#compressed = gzipSync(text)
    this.#headers = {
      'content-type': type,
      'cache-control': 'no-cache', // to be kept, and asked for again: the next version of the server may tell more
      etag: `W/"${createHash('sha256').update(text).digest('base64url')}"`,
      vary: 'accept-encoding',
    }
  }

  send({ headers }: Pick<FastifyRequest, 'headers'>, reply: FastifyReply): FastifyReply {
    reply.headers(this.#headers)
    if (headers['if-none-match'] === this.#headers['etag']) return reply.status(304).send()
    if (!/\bgzip\b/.test(String(headers['accept-encoding']))) return reply.send(this.#text)
    return reply.header('content-encoding', 'gzip').send(this.#compressed)
  }
}
