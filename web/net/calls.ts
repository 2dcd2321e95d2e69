import type { Route, RouteAnswer, RouteInput } from '@alleycat/protocol'
import type { Request, RequestOptions } from './request.ts'

type How = Pick<RequestOptions, 'isOnce' | 'signal' | 'tries' | 'onWait'>

/** Asks for something that the protocol knows: what has to be sent and what is answered have its types. */
export type Call = <R extends Route>(
  route: R,
  ...sent: unknown extends RouteInput<R> ? [input?: object, how?: How] : [input: RouteInput<R>, how?: How]
) => Promise<RouteAnswer<R>>

interface Input {
  readonly params?: Readonly<Record<string, string>>
  readonly body?: object
}

export const callsBy =
  (request: Request): Call =>
  async <R extends Route>(route: R, ...sent: readonly unknown[]) => {
    const [{ params = {}, body } = {}, how] = sent as [input?: Input, how?: How]
    const [method, url] = route.split(' ') as [NonNullable<RequestOptions['method']>, string]
    const path = url.replace('/api', '').replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name]!))
    return (await request(path, { ...how, method, ...(body && { body }) })) as RouteAnswer<R>
  }
