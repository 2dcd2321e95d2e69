import { cupOperations } from './cups.ts'
import { dayOperations } from './days.ts'
import { meOperations } from './me.ts'
import { peopleOperations } from './people.ts'
import { playOperations } from './play.ts'
import { serverOperations } from './server.ts'
import { tableOperations } from './tables.ts'

/**
 * All operations of the server, under the names by which generated clients call them. Each has the shape of a Fastify
 * route, so that `app.route({ ...OPERATIONS.decide, handler })` is validated, typed and documented at once.
 */
export const OPERATIONS = {
  ...meOperations,
  ...tableOperations,
  ...playOperations,
  ...peopleOperations,
  ...dayOperations,
  ...cupOperations,
  ...serverOperations,
} as const

export { openApi, type OpenApi, type OpenApiOperation } from './openapi.ts'
export type { MessageOf } from '../messages/schema.ts'
