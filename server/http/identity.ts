import type { FastifyReply, FastifyRequest } from 'fastify'
import { isSessionOf } from '../accounts/people.ts'
import { SESSION_SECONDS, type Session } from '../accounts/sessions.ts'
import { Refused } from '../errors.ts'
import type { PersonRow } from '../store/schema.ts'
import type { Context } from './context.ts'

/** The person whom a request comes from, by token or by cookie; at once where nothing has to be read. */
export function identify(context: Context, request: FastifyRequest): PersonRow | null | Promise<PersonRow | null> {
  const { authorization } = request.headers
  if (authorization !== undefined) return botOf(context, authorization)
  const session = sessionOf(context, request)
  if (!session) return null
  const now = context.now()
  const checked = (person: PersonRow | undefined): PersonRow | null =>
    person && isSessionOf(person, session) ? person : null
  const known = context.people.known(session.person, now)
  return known ? checked(known) : context.people.get(session.person, now).then(checked)
}

/** The session that the cookie of a request names, unless it comes with a token; it may have ended. */
export function sessionOf(context: Context, request: FastifyRequest): Session | undefined {
  const { cookie, authorization } = request.headers
  if (cookie === undefined || authorization !== undefined) return undefined
  const value = request.server.parseCookie(cookie)[cookieName(context, request)]
  return value === undefined ? undefined : context.sessions.read(value, context.now())
}

async function botOf(context: Context, authorization: string): Promise<PersonRow> {
  const [, token] = /^Bearer (cat_[\w-]{32})$/.exec(authorization) ?? []
  const bot = token === undefined ? undefined : await context.people.byToken(token, context.now())
  if (!bot) throw new Refused('bad-token')
  return bot
}

export function signIn(context: Context, request: FastifyRequest, reply: FastifyReply, person: PersonRow): void {
  const value = context.sessions.sign({ person: person.id, epoch: person.epoch }, context.now())
  reply.setCookie(cookieName(context, request), value, { ...cookieOptions(context, request), maxAge: SESSION_SECONDS })
}

/** Makes the browser forget its cookie. */
export function clearCookie(context: Context, request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(cookieName(context, request), cookieOptions(context, request))
}

const cookieOptions = (context: Context, request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(context, request) }) as const

/** The prefix makes browsers accept the cookie only from this host and over HTTPS. */
const cookieName = (context: Context, request: FastifyRequest): string =>
  isSecure(context, request) ? '__Host-alleycat' : 'alleycat'

const isSecure = ({ config }: Context, request: FastifyRequest): boolean =>
  config.publicUrl?.startsWith('https:') ?? request.protocol === 'https'

/** The address at which browsers reach this server. */
export function originOf({ config }: Context, request: FastifyRequest): string {
  if (config.publicUrl !== undefined) return config.publicUrl
  const origin = `${request.protocol}://${request.host}`
  if (!URL.canParse(origin)) throw new Refused('malformed', { reason: 'headers must have the name of a host' })
  return origin
}
