import Fastify, { type FastifyBaseLogger } from 'fastify'
import type { LogLevel } from '../config.ts'

/**
 * Structured logs: one JSON object on each line. Of a request they hold only method, route pattern, status and time,
 * because addresses of tables are keys and bodies hold decisions.
 */
export const createLog = (level: LogLevel): FastifyBaseLogger =>
  Fastify({ logger: { level, base: null, redact: ['req', 'res'], serializers: { err: problemText } } }).log

/** An error without the fields that database errors carry, because these quote rows. */
const problemText = ({ name, message, stack = '' }: Error): { type: string; message: string; stack: string } => ({
  type: name,
  message,
  stack,
})
