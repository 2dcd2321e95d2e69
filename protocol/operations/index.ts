import { meOperations } from './me.ts'
import { peopleOperations } from './people.ts'
import { playOperations } from './play.ts'
import { serverOperations } from './server.ts'
import { tableOperations } from './tables.ts'

/**
 * Everything that can be asked of the server, under the name by which generated clients call it. Each is written as
 * Fastify takes a route, so that `app.route({ ...OPERATIONS.decide, handler })` is checked, typed and described at once.
 */
export const OPERATIONS = {
  ...meOperations,
  ...tableOperations,
  ...playOperations,
  ...peopleOperations,
  ...serverOperations,
} as const

export { openApi, type OpenApi, type OpenApiOperation } from './openapi.ts'
export type { MessageOf } from '../messages/schema.ts'
