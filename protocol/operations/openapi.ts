/** A schema as JSON has it: a type of TypeBox without its static part. */
type JsonSchema = Readonly<Record<string, unknown>>

interface Answer {
  readonly description: string
  readonly content?: Readonly<Record<string, { readonly schema: object }>>
}

/** An operation as this generator reads it. */
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
  readonly responses: Readonly<Record<string, Answer>>
}

/** The document that describes the API to programs (https://spec.openapis.org/oas/v3.1.0). */
export interface OpenApi {
  readonly openapi: string
  readonly info: { readonly title: string; readonly description: string }
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> }
}

export function openApi(operations: Readonly<Record<string, Operation>>, server: string): OpenApi {
  const schemas = new Schemas()
  const paths: Record<string, Record<string, OpenApiOperation>> = {}
  for (const [operationId, operation] of Object.entries(operations)) {
    const path = operation.url.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describe(operationId, operation, schemas) }
  }
  return {
    ...HEAD,
    servers: [{ url: server }],
    paths,
    components: { ...COMPONENTS, schemas: schemas.named },
  } as OpenApi
}

function describe(operationId: string, { schema }: Operation, schemas: Schemas): OpenApiOperation {
  const { tags, summary, description, body, response } = schema
  const parameters = [
    ...parametersIn('path', schema.params, schemas),
    ...parametersIn('query', schema.querystring, schemas),
    ...parametersIn('header', schema.headers, schemas),
  ]
  return {
    operationId,
    tags,
    summary,
    ...(description !== undefined && { description }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: json(schemas.use(body)) } }),
    responses: Object.fromEntries(
      Object.entries(response).map(([status, answer]) => [status.toUpperCase(), responseOf(answer, schemas)]),
    ),
  }
}

function parametersIn(place: 'path' | 'query' | 'header', schema: object | undefined, schemas: Schemas): object[] {
  const { properties = {}, required = [] } = (schema ?? {}) as {
    properties?: Readonly<Record<string, JsonSchema>>
    required?: readonly string[]
  }
  return Object.entries(properties).map(([name, { description, ...rest }]) => ({
    name,
    in: place,
    ...(description !== undefined && { description }),
    required: required.includes(name),
    schema: schemas.use(rest),
  }))
}

function responseOf({ description, content }: Answer, schemas: Schemas): Answer {
  const media = Object.entries(content ?? {}).map(
    ([name, { schema }]) => [name, { schema: schemas.use(schema) }] as const,
  )
  return { description, ...(media.length > 0 && { content: Object.fromEntries(media) }) }
}

const json = (schema: JsonSchema) => ({ 'application/json': { schema } })

/** Schemas with a title are stated once, under that name, and referred to everywhere else. */
class Schemas {
  readonly named: Record<string, JsonSchema> = {}

  use(schema: object): JsonSchema {
    const { title, ...rest } = schema as { readonly title?: string }
    if (title === undefined) return this.#inside(rest)
    this.named[title] ??= this.#inside(rest)
    return { $ref: `#/components/schemas/${title}` }
  }

  #inside(schema: object): JsonSchema {
    return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, this.#value(key, value)]))
  }

  #value(key: string, value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value
    if (key === 'properties')
      return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, this.use(each as object)]))
    if (key === 'anyOf') return (value as object[]).map((each) => this.use(each))
    return key === 'items' ? this.use(value) : value
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
    { name: 'people', description: 'Other people, their games and records' },
    { name: 'operation', description: 'For whoever runs the server' },
  ],
  // Some of it is for everybody: whoever has neither is refused where a name is needed.
  security: [{ cookie: [] }, { token: [] }, {}],
}

const COMPONENTS = {
  securitySchemes: {
    cookie: { type: 'apiKey', in: 'cookie', name: 'alleycat', description: 'Set by PUT /api/me' },
    token: { type: 'http', scheme: 'bearer', description: 'Made by POST /api/me/tokens, for a bot' },
  },
}
