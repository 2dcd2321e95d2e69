import Fastify, { type FastifyBaseLogger } from 'fastify'
import type { LogLevel } from '../config.ts'

/**
 * Structured logs: one JSON object a line. Nothing of a request goes in but method, route pattern, status and time: addresses
 * of tables are keys, bodies hold decisions.
 */
export const createLog = (level: LogLevel): FastifyBaseLogger =>
  Fastify({ logger: { level, base: null, redact: ['req', 'res'], serializers: { err: problemText } } }).log

/** Without the fields that database errors carry: they quote rows. */
const problemText = ({ name, message, stack = '' }: Error): { type: string; message: string; stack: string } => ({
  type: name,
  message,
  stack,
})
