import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * A text that does not change while the server runs. It is compressed once, and answered with 304 where the client has
 * it.
 */
export class PreparedText {
  readonly #text: string
  readonly #compressed: Buffer
  readonly #headers: Readonly<Record<string, string>>

  constructor(text: string, type: string) {
    this.#text = text
    this.#compressed = gzipSync(text)
    this.#headers = {
      'content-type': type,
      'cache-control': 'no-cache', // The client may store the text but must revalidate it, because the next version of the server may change it.
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
