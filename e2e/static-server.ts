import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const DIST = process.env['E2E_DIST'] ?? fileURLToPath(new URL('../web/dist', import.meta.url))

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

/** A web server of one test, which can be stopped or serve a new version of the app. */
export class StaticServer {
  readonly #server: Server
  /** A part of the service worker that changes with every build. */
  version = ''

  private constructor() {
    this.#server = createServer((request, response) => {
      const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname)
      const file = path.endsWith('/') ? `${path}index.html` : path
      readFile(join(DIST, file)).then(
        (content) => {
          response.writeHead(200, {
            'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
            'cache-control': 'no-cache',
          })
          const isWorker = file.endsWith('service-worker.js')
          response.end(
            isWorker ? String(content).replace(/const VERSION = '/, `const VERSION = '${this.version}`) : content,
          )
        },
        () => response.writeHead(404).end(),
      )
    })
  }

  static async start(): Promise<StaticServer> {
    const server = new StaticServer()
    await new Promise<void>((resolve) => server.#server.listen(0, '127.0.0.1', resolve))
    return server
  }

  get url(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}/`
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}
