import type { OpenApi, OpenApiOperation } from '@alleycat/protocol/operations'

/** The API as a page for people: plain HTML without scripts, so that the strict policy of the app holds for it as well. */
export function readablePage({ info, tags, paths, components }: OpenApi): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
  )
  const sections = tags.map(
    (tag) =>
      `<h2>${escape(tag.description)}</h2>${operations
        .filter(({ operation }) => operation.tags.includes(tag.name))
        .map(({ name, operation }) => operationText(name, operation))
        .join('')}`,
  )
  const messages = Object.entries(components.schemas).map(
    ([name, schema]) => `<h3 id="${escape(name)}">${escape(name)}</h3>${schemaText(schema)}`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(info.title)} API</title><body><h1>${escape(info.title)} API</h1><p>${escape(info.description)}</p>
<p><a href="/api/openapi.json">The OpenAPI document</a></p>${sections.join('')}
<h2>Messages</h2>${messages.join('')}</body></html>`
}

function operationText(name: string, { summary, description = '', requestBody, responses }: OpenApiOperation): string {
  const body = requestBody?.content['application/json']?.schema
  const answers = Object.entries(responses).map(([status, answer]) => {
    if ('$ref' in answer) return `<li>${escape(status)}: ${REFUSED}`
    const { description: meaning, content = {} } = answer
    const [schema] = Object.values(content).map((each) => each.schema)
    return `<li>${escape(status)}: ${escape(meaning)}${schema ? schemaText(schema) : ''}`
  })
  return `<h3><code>${escape(name)}</code></h3><p>${escape(summary)}. ${escape(description)}</p>
${body ? `<p>Body:</p>${schemaText(body)}` : ''}<ul>${answers.join('')}</ul>`
}

const REFUSED = '<a href="#RefusalAnswer">refused</a>'

/** A schema with links to those that it refers to. */
const schemaText = (schema: object): string =>
  `<pre>${escape(JSON.stringify(schema, null, 2)).replaceAll(
    /\{\s*&quot;\$ref&quot;: &quot;#\/components\/schemas\/(\w+)&quot;\s*\}/g,
    '<a href="#$1">$1</a>',
  )}</pre>`

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
