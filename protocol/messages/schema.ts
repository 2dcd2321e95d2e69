import { Type, type Static, type TProperties, type TSchema, type TSchemaOptions } from 'typebox'

/** The type of a message. It is read-only, because the receiver of a message does not change it. */
export type Message<Schema extends TSchema> = Unchanging<Static<Schema>>

/** `Message` for Fastify's type provider, which passes on whatever stands where a schema may. */
export type MessageOf<Schema> = Schema extends TSchema ? Message<Schema> : unknown

type Unchanging<T> = T extends object
  ? keyof T extends never
    ? T
    : { readonly [Key in keyof T]: Unchanging<T[Key]> }
  : T

/** An object that is sent to the server, which refuses unknown fields. */
export const request = <Properties extends TProperties>(properties: Properties, options: TSchemaOptions = {}) =>
  Type.Object(properties, { ...options, additionalProperties: false })

export const orNull = <Schema extends TSchema>(schema: Schema, options?: TSchemaOptions) =>
  Type.Union([schema, Type.Null()], options)

export const oneOf = <const Values extends readonly string[]>(values: Values, options?: TSchemaOptions) =>
  Type.Unsafe<Values[number]>({ ...options, type: 'string', enum: values })

/** An object whose fields are described elsewhere, such as the rules of a game or a standard. */
export const anyObject = (options?: TSchemaOptions) =>
  Type.Unsafe<object>({ ...options, type: 'object', additionalProperties: true })

/** A text on one line: no control characters, nothing unassigned, no white space around it. */
export const words = (least: number, most: number, options?: TSchemaOptions) =>
  Type.String({ ...options, minLength: least, maxLength: most, pattern: '^(?! )[^\\p{C}\\p{Zl}\\p{Zp}]*(?<! )$' })

export const Id = Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' })

export const milliseconds = (description: string) => Type.Integer({ description })

export const Time = milliseconds('Milliseconds since 1970.')
