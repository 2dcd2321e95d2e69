import { openApi, OPERATIONS } from '@alleycat/protocol/operations'
import type { App, Context } from '../context.ts'
import { PreparedText } from '../prepared-text.ts'
import { readablePage } from '../readable-page.ts'

interface Documents {
  readonly forPrograms: PreparedText
  readonly forPeople: PreparedText
}

/** Serves the API as a document for programs and as a page for people. They are made when somebody first asks for one. */
export function documentRoutes(app: App, { config }: Context): void {
  let made: Documents | undefined
  const documents = (): Documents => (made ??= makeDocuments(config.publicUrl ?? '/'))
  app.get('/api/openapi.json', (request, reply) => documents().forPrograms.send(request, reply))
  app.get('/api', (request, reply) => documents().forPeople.send(request, reply))
}

function makeDocuments(url: string): Documents {
  const document = openApi(OPERATIONS, url)
  return {
    forPrograms: new PreparedText(JSON.stringify(document), 'application/json; charset=utf-8'),
    forPeople: new PreparedText(readablePage(document), 'text/html; charset=utf-8'),
  }
}
