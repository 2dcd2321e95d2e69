import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { OPERATIONS } from '@alleycat/protocol/operations'
import { Refused } from '../errors.ts'
import type { Context } from './context.ts'
import { originOf } from './identity.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a request changes something or stays open: that is what a server with too much to do refuses first. */
export const causesWork = ({ method, routeOptions }: FastifyRequest): boolean =>
  !SAFE_METHODS.has(method) || routeOptions.url === OPERATIONS.openStream.url

/** Refuses changes on behalf of another site. Clients that are not browsers send neither header. */
export function checkOrigin(context: Context, request: FastifyRequest): void {
  if (SAFE_METHODS.has(request.method)) return
  const { origin } = request.headers
  if (origin !== undefined && origin !== originOf(context, request)) throw new Refused('foreign-origin')
  const site = request.headers['sec-fetch-site']
  if (origin === undefined && site !== undefined && site !== 'same-origin' && site !== 'none')
    throw new Refused('foreign-origin')
}

/** The address is limited before the person is known, so that a flood of made-up credentials costs no queries. */
export function checkRate(context: Context, name: string): void {
  if (!context.limits.requests.take(name, context.now())) throw new Refused('too-many-requests')
}

/** Cards are placed with inline style attributes; everything else comes from files of this server. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const SECURITY_HEADERS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer', // The address of a table is its key, so it must not be sent to other sites.
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
} as const

/** The headers of every answer. */
export const securityHeaders = ({ publicUrl }: Pick<Config, 'publicUrl'>): Readonly<Record<string, string>> =>
  publicUrl?.startsWith('https:')
    ? { ...SECURITY_HEADERS, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : SECURITY_HEADERS
