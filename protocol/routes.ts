import type { TSchema } from 'typebox'
import type { Message } from './messages/schema.ts'
import type { OPERATIONS } from './operations/index.ts'

type Operations = typeof OPERATIONS

/** The schemas of every operation under its method and address, such as `GET /api/tables/:table`. */
type Routes = {
  [Name in keyof Operations as `${Operations[Name]['method']} ${Operations[Name]['url']}`]: Operations[Name]['schema']
}

export type Route = keyof Routes

/** The input of a request: the parameters of its address, and its body. */
export type RouteInput<R extends Route> = ParamsOf<Routes[R]> & BodyOf<Routes[R]>
type ParamsOf<Schema> = Schema extends { params: infer Params extends TSchema }
  ? { readonly params: Message<Params> }
  : unknown
type BodyOf<Schema> = Schema extends { body: infer Body extends TSchema } ? { readonly body: Message<Body> } : unknown

/** The answer of a successful request; undefined where it has no body. */
export type RouteAnswer<R extends Route> = AnswerOf<Routes[R]['response']>
type AnswerOf<Response> = Response extends { 200: Json<infer Schema> }
  ? Message<Schema>
  : Response extends { 201: Json<infer Schema> }
    ? Message<Schema>
    : undefined
interface Json<Schema extends TSchema> {
  readonly content: { readonly 'application/json': { readonly schema: Schema } }
}
