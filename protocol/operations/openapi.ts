/** A JSON schema: a TypeBox type without its static part. */
type JsonSchema = Readonly<Record<string, unknown>>

interface Answer {
  /** Answers with a title are stated once, under that name. */
  readonly title?: string
  readonly description: string
  readonly content?: Readonly<Record<string, { readonly schema: object }>>
}

/** The part of an operation that this generator reads. */
interface Operation {
  readonly method: string
  readonly url: string
  readonly schema: {
    readonly tags: readonly string[]
    readonly summary: string
    readonly description?: string
    readonly params?: object
    readonly querystring?: object
    readonly headers?: object
    readonly body?: object
    readonly response: Readonly<Record<string, Answer>>
  }
}

export interface OpenApiOperation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description?: string
  readonly parameters?: readonly object[]
  readonly requestBody?: {
    readonly required: true
    readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>>
  }
  readonly responses: Readonly<Record<string, Answer | Reference>>
}

interface Reference {
  readonly $ref: string
}

/** The document that describes the API to programs (https://spec.openapis.org/oas/v3.1.0). */
export interface OpenApi {
  readonly openapi: string
  readonly info: { readonly title: string; readonly description: string }
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly servers: readonly { readonly url: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>
    readonly responses: Readonly<Record<string, Answer>>
  }
}

export function openApi(operations: Readonly<Record<string, Operation>>, server: string): OpenApi {
  const named = new Named()
  const paths: Record<string, Record<string, OpenApiOperation>> = {}
  for (const [operationId, operation] of Object.entries(operations)) {
    const path = operation.url.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describe(operationId, operation, named) }
  }
  return {
    ...HEAD,
    servers: [{ url: server }],
    paths,
    components: { ...COMPONENTS, schemas: named.schemas, responses: named.responses },
  }
}

function describe(operationId: string, { schema }: Operation, named: Named): OpenApiOperation {
  const { tags, summary, description, body, response } = schema
  const parameters = [
    ...parametersIn('path', schema.params, named),
    ...parametersIn('query', schema.querystring, named),
    ...parametersIn('header', schema.headers, named),
  ]
  return {
    operationId,
    tags,
    summary,
    ...(description !== undefined && { description }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: json(named.schema(body)) } }),
    responses: Object.fromEntries(
      Object.entries(response).map(([status, answer]) => [status.toUpperCase(), responseOf(answer, named)]),
    ),
  }
}

function parametersIn(place: 'path' | 'query' | 'header', schema: object | undefined, named: Named): object[] {
  const { properties = {}, required = [] } = (schema ?? {}) as {
    properties?: Readonly<Record<string, JsonSchema>>
    required?: readonly string[]
  }
  return Object.entries(properties).map(([name, { description, ...rest }]) => ({
    name,
    in: place,
    ...(description !== undefined && { description }),
    required: required.includes(name),
    schema: named.schema(rest),
  }))
}

function responseOf({ title, description, content }: Answer, named: Named): Answer | Reference {
  const media = Object.entries(content ?? {}).map(
    ([name, { schema }]) => [name, { schema: named.schema(schema) }] as const,
  )
  const response = { description, ...(media.length > 0 && { content: Object.fromEntries(media) }) }
  if (title === undefined) return response
  named.responses[title] = response
  return { $ref: `#/components/responses/${title}` }
}

const json = (schema: JsonSchema) => ({ 'application/json': { schema } })

/** The components: schemas and answers with a title, which are stated once and referred to everywhere else. */
class Named {
  readonly schemas: Record<string, JsonSchema> = {}
  readonly responses: Record<string, Answer> = {}

  schema(schema: object): JsonSchema {
    const { title, ...rest } = schema as { readonly title?: string }
    if (title === undefined) return this.#inside(rest)
    this.schemas[title] ??= this.#inside(rest)
    return { $ref: `#/components/schemas/${title}` }
  }

  #inside(schema: object): JsonSchema {
    return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, this.#value(key, value)]))
  }

  #value(key: string, value: unknown): unknown {
    if (key === 'properties')
      return Object.fromEntries(
        Object.entries(value as object).map(([name, each]) => [name, this.schema(each as object)]),
      )
    if (key === 'anyOf') return (value as object[]).map((each) => this.schema(each))
    return key === 'items' || key === 'contentSchema' ? this.schema(value as object) : value
  }
}

const HEAD = {
  openapi: '3.1.0',
  info: {
    title: 'Alleycat',
    version: '1',
    description:
      'Everything the app does goes through this API, and bots may do the same. Send decisions by HTTP, hear what happened ' +
      'from the stream. People sign in with a cookie, bots with a token.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  tags: [
    { name: 'me', description: 'Who you are' },
    { name: 'tables', description: 'Making, finding and joining tables' },
    { name: 'play', description: 'Deciding, and hearing what happened' },
    { name: 'days', description: 'Boards of the deal of the day' },
    { name: 'cups', description: 'Making, joining and following cups' },
    { name: 'people', description: 'Other people, their games and records' },
    { name: 'operation', description: 'For whoever runs the server' },
  ],
  // Some operations are open to everybody; the others refuse a request that has neither.
  security: [{ cookie: [] }, { token: [] }, {}],
}

const COMPONENTS = {
  securitySchemes: {
    cookie: { type: 'apiKey', in: 'cookie', name: 'alleycat', description: 'Set by PUT /api/me' },
    token: { type: 'http', scheme: 'bearer', description: 'Made by POST /api/me/tokens, for a bot' },
  },
}
