import { openApi, OPERATIONS } from '@alleycat/protocol/operations'
import type { App, Context } from '../context.ts'
import { PreparedText } from '../prepared-text.ts'
import { readablePage } from '../readable-page.ts'

/** Serves the API as a document for programs and as a page for people. */
export function documentRoutes(app: App, { config }: Context): void {
  const document = openApi(OPERATIONS, config.publicUrl ?? '/')
  const forPrograms = new PreparedText(JSON.stringify(document), 'application/json; charset=utf-8')
  const forPeople = new PreparedText(readablePage(document), 'text/html; charset=utf-8')
  app.get('/api/openapi.json', (request, reply) => forPrograms.send(request, reply))
  app.get('/api', (request, reply) => forPeople.send(request, reply))
}
