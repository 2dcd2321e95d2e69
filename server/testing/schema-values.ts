import * as fc from 'fast-check'

/** A JSON schema, as far as the OpenAPI document of this server uses it. */
export interface JsonSchema {
  readonly $ref?: string
  readonly anyOf?: readonly JsonSchema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly type?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
}

/** Values that a schema allows, as far as a generator can tell, and among them values that it does not. */
export class SchemaValues {
  readonly #schemas: Readonly<Record<string, JsonSchema>>
  readonly #usual: Readonly<Record<string, readonly unknown[]>>

  /** `schemas` are those that others refer to by name; `usual` has values for fields of which no schema tells them. */
  constructor(schemas: Readonly<Record<string, JsonSchema>>, usual: Readonly<Record<string, readonly unknown[]>> = {}) {
    this.#schemas = schemas
    this.#usual = usual
  }

  /** One value in three is spoilt somewhere. */
  of(schema: JsonSchema): fc.Arbitrary<unknown> {
    return fc.oneof({ weight: 2, arbitrary: this.#fitting(schema, 0) }, { weight: 1, arbitrary: this.#spoilt(schema) })
  }

  #fitting(schema: JsonSchema, spoiling: number): fc.Arbitrary<unknown> {
    const { $ref, anyOf, type } = schema
    const fitting = (each: JsonSchema): fc.Arbitrary<unknown> => this.#fitting(each, spoiling)
    const within = (): fc.Arbitrary<unknown> => {
      if ($ref !== undefined) return fitting(this.#schemas[$ref.split('/').at(-1)!] ?? {})
      if (anyOf) return fc.oneof(...anyOf.map(fitting))
      if ('const' in schema) return fc.constant(schema.const)
      if (schema.enum) return fc.constantFrom(...schema.enum)
      switch (type) {
        case 'string':
          return textFor(schema)
        case 'integer':
          return fc.integer({ min: schema.minimum ?? -5, max: schema.maximum ?? 1e6 })
        case 'number':
          return fc.double()
        case 'boolean':
          return fc.boolean()
        case 'null':
          return fc.constant(null)
        case 'array':
          return fc.array(fitting(schema.items ?? {}), { maxLength: Math.min(schema.maxItems ?? 6, 40) })
        default:
          return this.#object(schema, fitting)
      }
    }
    return spoiling === 0
      ? within()
      : fc.oneof({ weight: 10, arbitrary: within() }, { weight: spoiling, arbitrary: HOSTILE })
  }

  #object(schema: JsonSchema, fitting: (each: JsonSchema) => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
    const { properties, required = [] } = schema
    if (!properties) return fc.dictionary(fc.string({ maxLength: 12 }), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4 })
    const field = (name: string, each: JsonSchema): fc.Arbitrary<unknown> => {
      const usual = this.#usual[name]
      if (!usual) return fitting(each)
      return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...usual) }, { weight: 1, arbitrary: fitting(each) })
    }
    const fields = Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, field(name, each)]))
    return fc.record(fields, { requiredKeys: [...required] })
  }

  #spoilt(schema: JsonSchema): fc.Arbitrary<unknown> {
    const inside = this.#fitting(schema, 3)
    return fc.oneof(
      inside,
      HOSTILE,
      fc.tuple(inside, fc.string(), HOSTILE).map(([value, name, odd]) => withField(value, name, odd)),
      inside.map(withoutField),
    )
  }
}

/** A text by the pattern where it is simple enough for the generator; otherwise one of about the right length. */
function textFor({ pattern, minLength = 0, maxLength = 40 }: JsonSchema): fc.Arbitrary<string> {
  const ofLength = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 80) })
  if (pattern === undefined || /\\p|\(\?/.test(pattern)) return ofLength.map((text) => text.trim() || 'x')
  return fc.stringMatching(new RegExp(pattern))
}

const withField = (value: unknown, name: string, odd: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value, [name]: odd } : odd

function withoutField(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const [, ...rest] = Object.entries(value)
  return Object.fromEntries(rest)
}

/** What nobody should send. */
export const HOSTILE: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    '\0',
    '\u202e',
    '\ud800',
    '../../etc/passwd',
    '__proto__',
    'constructor',
    "' OR 1=1 --",
    '<script>1</script>',
    'x'.repeat(5000),
    '🐈'.repeat(3000),
    -1,
    0,
    -0,
    1e308,
    2 ** 31,
    2 ** 53 + 2,
    0.1,
    [],
    {},
    [[[[[[[[]]]]]]]],
    { toString: 1 },
    Array.from({ length: 2000 }, () => 0),
  ),
  fc.jsonValue(),
)
