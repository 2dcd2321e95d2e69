import type { App } from '../context.ts'
import { readablePage } from '../readable-page.ts'

/** The API as a document for programs and as a page for people. */
export function documentRoutes(app: App): void {
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
  app.get('/api', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(readablePage(app.swagger())),
  )
}
