import { existsSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, sep } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Delivery } from './deliveries.ts'
import { Link, type LinkSpeed } from './link.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
}

interface Prepared {
  readonly body: Uint8Array
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Serves a folder on a free port of this machine as `alleycat serve` does: compressed by Brotli, and cacheable for ever where
 * a name has a hash.
 */
export class StaticServer {
  readonly #folder: string
  readonly #server: Server
  readonly #prepared = new Map<string, Prepared>()
  #link = new Link(null)
  #deliveries: Delivery[] = []

  private constructor(folder: string) {
    this.#folder = folder
    this.#server = createServer((request, response) => void this.#answer(request, response))
  }

  static async of(folder: string): Promise<StaticServer> {
    const server = new StaticServer(folder)
    await new Promise<void>((resolve, reject) => {
      server.#server.once('error', reject)
      server.#server.listen(0, '127.0.0.1', resolve)
    })
    return server
  }

  /** The address of the server, which ends in a slash. */
  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`
  }

  /** Sends all further answers over a connection of this speed. */
  connect(speed: LinkSpeed | null): void {
    this.#link = new Link(speed)
  }

  /** Serves a page or a file that the folder has not, or has otherwise. */
  serve(path: string, content: string): void {
    this.#prepared.set(path, compressed(Buffer.from(content), extname(path), path))
  }

  /** Returns all answers since the last call. */
  takeDeliveries(): Delivery[] {
    const taken = this.#deliveries
    this.#deliveries = []
    return taken
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => void this.#server.close(resolve))
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const link = this.#link
    try {
      const path = new URL(request.url ?? '/', this.address).pathname
      const prepared = await this.#prepare(path)
      await link.answerTime()
      if (!prepared) {
        response.writeHead(404).end()
        return
      }
      response.writeHead(200, { ...prepared.headers, 'content-length': String(prepared.body.length) })
      this.#deliveries.push({
        path,
        destination: request.headers['sec-fetch-dest'] ?? '',
        askedBy: pathOf(request.headers.referer),
        bytes: prepared.body.length,
      })
      for await (const piece of link.carry(prepared.body)) response.write(piece)
      response.end()
    } catch {
      response.destroy() // The browser was closed in the middle of the answer.
    }
  }

  async #prepare(path: string): Promise<Prepared | null> {
    const known = this.#prepared.get(path)
    if (known) return known
    const prepared = await this.#read(path)
    if (prepared) this.#prepared.set(path, prepared)
    return prepared
  }

  async #read(path: string): Promise<Prepared | null> {
    const file = join(this.#folder, path === '/' ? 'index.html' : decodeURIComponent(path))
    if (!file.startsWith(this.#folder + sep) || !existsSync(file) || !statSync(file).isFile()) return null
    const copy = `${file}.br`
    if (existsSync(copy)) return brotli(await readFile(copy), headersOf(extname(file), path))
    return compressed(await readFile(file), extname(file), path)
  }
}

const isCompressible = (extension: string): boolean => /^\.(html|js|css|json|webmanifest|svg)$/.test(extension)

function compressed(content: Uint8Array, extension: string, path: string): Prepared {
  const headers = headersOf(extension, path)
  return isCompressible(extension) ? brotli(brotliCompressSync(content), headers) : { body: content, headers }
}

const brotli = (body: Uint8Array, headers: Prepared['headers']): Prepared => ({
  body,
  headers: { ...headers, 'content-encoding': 'br' },
})

const headersOf = (extension: string, path: string): Prepared['headers'] => ({
  'content-type': TYPES[extension] ?? 'application/octet-stream',
  'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  vary: 'accept-encoding',
})

function pathOf(address: string | undefined): string {
  try {
    return address === undefined ? '' : new URL(address).pathname
  } catch {
    return ''
  }
}
