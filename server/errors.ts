/**
 * Everything that can be refused: a code that clients word in their reader's language, its HTTP status, and an English
 * sentence for people who read responses.
 */
export const ERRORS = {
  malformed: [400, 'The request is not what the API describes.'],
  'no-identity': [401, 'Take a name first, or send a token.'],
  'bad-token': [401, 'There is no such token.'],
  'foreign-origin': [403, 'Requests from other sites are refused.'],
  'not-yours': [403, 'That is not yours.'],
  'not-seated': [403, 'You have no seat at this table.'],
  'not-owner': [403, 'Only the owner of the table may do that.'],
  'no-bots-here': [403, 'A token of a bot may not do that.'],
  'no-such-route': [404, 'There is no such address.'],
  'no-such-table': [404, 'There is no such table.'],
  'no-such-person': [404, 'There is no such person.'],
  'no-such-place': [404, 'There is no such place at this table.'],
  'no-such-token': [404, 'There is no such token.'],
  'no-such-passkey': [404, 'There is no such passkey.'],
  'no-record-yet': [404, 'The record is published when the game is over.'],
  stale: [409, 'The table has moved on; here is how it stands.'],
  'not-asked': [409, 'Nothing is asked of you now; here is how the table stands.'],
  'table-full': [409, 'Every place at this table is taken.'],
  'table-not-full': [409, 'Some places are still free.'],
  'table-started': [409, 'The game at this table has started.'],
  'table-not-started': [409, 'The game at this table has not started.'],
  'table-not-over': [409, 'The game at this table is not over.'],
  'table-closed': [409, 'This table is closed.'],
  'already-seated': [409, 'You sit at this table already.'],
  'too-large': [413, 'The request is too large.'],
  'not-json': [415, 'Send JSON.'],
  'forbidden-by-rule': [422, 'The rules forbid it.'],
  'no-such-decision': [422, 'That is no decision of this game.'],
  'key-reused': [422, 'This idempotency key was used for another request.'],
  'bad-options': [422, 'The game has no such options.'],
  'bad-seats': [422, 'The game cannot be played by so many.'],
  'no-such-game': [422, 'There is no such game.'],
  'no-such-character': [422, 'There is no such bot.'],
  'bad-passkey': [422, 'The passkey could not be verified.'],
  'bad-push-address': [422, 'Notifications cannot go to that address.'],
  'too-many-requests': [429, 'Too many requests; wait a little.'],
  'too-many-guests': [429, 'Too many new guests from this address; wait a little.'],
  'too-many-tables': [429, 'You have too many unfinished tables.'],
  'too-many-streams': [429, 'You have too many open streams.'],
  'too-many-tokens': [429, 'You have too many tokens.'],
  'too-much-chat': [429, 'You are talking very fast; wait a little.'],
  bug: [500, 'This should not have happened.'],
  'database-away': [503, 'The database cannot be reached; try again.'],
  stopping: [503, 'This server is stopping; try again.'],
} as const satisfies Record<string, readonly [status: number, message: string]>

export type ErrorCode = keyof typeof ERRORS

/** A refusal on its way to the client. `details` are data, such as the rule that forbids something. */
export class Refused extends Error {
  readonly code: ErrorCode
  readonly details: Readonly<Record<string, unknown>>

  constructor(code: ErrorCode, details: Readonly<Record<string, unknown>> = {}) {
    super(ERRORS[code][1])
    this.code = code
    this.details = details
  }

  get status(): number {
    return ERRORS[this.code][0]
  }

  get body(): Readonly<Record<string, unknown>> {
    return { ...this.details, error: this.code, message: this.message }
  }
}
