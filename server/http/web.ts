import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyRequest } from 'fastify'
import { Refused } from '../errors.ts'
import type { App, Context } from './context.ts'

/** The path is the same from this file and from the built server. */
const SHIPPED = fileURLToPath(new URL('../../web/dist', import.meta.url))

/**
 * The cookie tells the app that this host has a server, which it would have to probe for otherwise. It identifies
 * nobody.
 */
const MARK = 'alleycat-server=1; Path=/; SameSite=Strict; Max-Age=31536000'

/** The route of files. One for each of them would take the server half a second at its start. */
const ANY_FILE = '/*'

const SERVED = /^\/(api|health|metrics)(?![^/?])/

/** Whether a request is for a file of the app, which is the same for everybody. */
export const isFile = ({ method, url, routeOptions }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && !SERVED.test(pathOf(routeOptions.url, url))

/** The route that was matched, because an address can be spelt in many ways, such as /%61pi; of files, all have the same. */
const pathOf = (route: string | undefined, url: string): string =>
  route === undefined || route === ANY_FILE ? decoded(url) : route

function decoded(url: string): string {
  try {
    return decodeURIComponent(url)
  } catch {
    return url
  }
}

/** Serves the built app, if it exists; every address that is not the API's is a page of it. */
export async function webRoutes(app: App, { config }: Context): Promise<void> {
  const root = resolve(config.webDir || SHIPPED)
  const hasApp = existsSync(join(root, 'index.html'))
  if (hasApp)
    await app.register(fastifyStatic, {
      root,
      dotfiles: 'ignore', // A folder of the operator may hold some that are nobody's business.
      preCompressed: true,
      cacheControl: false, // It would replace the header that is set below.
      setHeaders: (reply, path) => {
        // The names of built files contain a hash of their content.
        const lasting = path.startsWith(join(root, 'assets'))
        reply.setHeader('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
        if (path.includes('index.html')) reply.setHeader('set-cookie', MARK)
      },
    })
  app.setNotFoundHandler((request, reply) => {
    // A missing file is an error, because the page in its place would break an app that is being replaced.
    if (!hasApp || !isFile(request) || /\.\w+$/.test(request.url.split('?')[0]!)) throw new Refused('no-such-route')
    return reply.sendFile('index.html')
  })
}
