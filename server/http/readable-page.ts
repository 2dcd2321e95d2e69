/** The parts of an OpenAPI document that the page shows. */
interface Operation {
  readonly tags?: readonly string[]
  readonly summary?: string
  readonly description?: string
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: unknown }>> }
  readonly responses?: Readonly<Record<string, { readonly description?: string }>>
}

interface Document {
  readonly info: { readonly title: string; readonly description?: string }
  readonly tags?: readonly { readonly name: string; readonly description?: string }[]
  readonly paths?: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>
}

/** The API for people to read: plain HTML without scripts, so that the strict policy of the app holds for it as well. */
export function readablePage(value: object): string {
  const { info, tags = [], paths = {} } = value as Document
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, operation]) => ({ path, method, operation: operation as Operation })),
  )
  const sections = tags.map(
    ({ name, description = '' }) =>
      `<h2>${escape(description)}</h2>${operations
        .filter(({ operation }) => operation.tags?.includes(name))
        .map(operationText)
        .join('')}`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(info.title)} API</title><body><h1>${escape(info.title)} API</h1><p>${escape(info.description ?? '')}</p>
<p><a href="/api/openapi.json">The OpenAPI document</a></p>${sections.join('')}</body></html>`
}

function operationText({ path, method, operation }: { path: string; method: string; operation: Operation }): string {
  const { summary = '', description = '', requestBody, responses = {} } = operation
  const body = requestBody?.content?.['application/json']?.schema
  const answers = Object.entries(responses).map(
    ([status, { description: meaning = '' }]) => `<li>${escape(status)}: ${escape(meaning)}`,
  )
  return `<h3><code>${escape(method.toUpperCase())} ${escape(path)}</code></h3><p>${escape(summary)}. ${escape(description)}</p>
${body === undefined ? '' : `<p>Body:</p><pre>${escape(JSON.stringify(body, null, 2))}</pre>`}<ul>${answers.join('')}</ul>`
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
