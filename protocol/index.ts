/**
 * What clients need at run time, and the types of all messages. Nothing here loads the schemas, so that the app does not
 * carry them; the server imports those from `@alleycat/protocol/operations`.
 */
export * from './cursors.ts'
export * from './refusals.ts'
export * from './vocabulary.ts'
export type * from './messages/accounts.ts'
export type * from './messages/chat.ts'
export type * from './messages/cups.ts'
export type * from './messages/days.ts'
export type * from './messages/frames.ts'
export type * from './messages/games.ts'
export type * from './messages/people.ts'
export type * from './messages/records.ts'
export type * from './messages/refusal.ts'
export type * from './messages/stream.ts'
export type * from './messages/tables.ts'
export type * from './routes.ts'
