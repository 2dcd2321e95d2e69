import AjvCompiler from '@fastify/ajv-compiler'
import SerializerSelector from '@fastify/fast-json-stringify-compiler'
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify'

type Validate = ReturnType<FastifySchemaCompiler<unknown>>
type Serialize = ReturnType<FastifySerializerCompiler<unknown>>

/**
 * Fastify compiles the schemas of all routes before it listens, which takes a third of a second of CPU. These compile a schema
 * when a request first needs it, once for all servers of the process.
 */
const compileValidator = AjvCompiler()(
  {},
  { customOptions: { removeAdditional: false, coerceTypes: false, allErrors: false } },
) as unknown as FastifySchemaCompiler<unknown>
const compileSerializer = SerializerSelector()({}, {}) as unknown as FastifySerializerCompiler<unknown>

const validators = new WeakMap<object, Validate>()
const serializers = new WeakMap<object, Serialize>()

export const validatorWhenNeeded: FastifySchemaCompiler<object> = (route) => {
  const validate: Validate = (data) => {
    const compiled = fromMap(validators, route.schema, () => compileValidator(route))
    const isValid = compiled(data)
    validate.errors = compiled.errors ?? null
    return isValid
  }
  return validate
}

export const serializerWhenNeeded: FastifySerializerCompiler<object> = (route) => (data) =>
  fromMap(serializers, route.schema, () => compileSerializer(route))(data)

function fromMap<Compiled>(known: WeakMap<object, Compiled>, schema: object, compile: () => Compiled): Compiled {
  let compiled = known.get(schema)
  if (!compiled) known.set(schema, (compiled = compile()))
  return compiled
}
