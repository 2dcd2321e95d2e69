import { REFUSALS, type RefusalAnswer, type RefusalCode } from '@alleycat/protocol'

/** An English sentence for people who read answers; apps translate the codes themselves. */
const SENTENCES: Readonly<Record<RefusalCode, string>> = {
  malformed: 'The request is not what the API describes.',
  'no-identity': 'Choose a name first, or send a token.',
  'bad-token': 'There is no such token.',
  'foreign-origin': 'Requests from other sites are refused.',
  'not-yours': 'That is not yours.',
  'not-seated': 'You have no seat at this table.',
  'not-owner': 'Only the host of the table may do that.',
  'not-played-with': 'You can invite people with whom you have finished a game, and whom you have not muted.',
  'no-bots-here': 'A token of a bot may not do that.',
  'no-such-route': 'There is no such address.',
  'no-such-table': 'There is no such table.',
  'no-such-person': 'There is no such person.',
  'no-such-place': 'There is no such place at this table.',
  'no-such-token': 'There is no such token.',
  'no-such-passkey': 'There is no such passkey.',
  'no-record-yet': 'The record is published when the game is over.',
  'no-such-day': 'There is no deal of that day yet.',
  'no-such-cup': 'There is no such cup.',
  'not-in-cup': 'You are not in this cup.',
  'not-cup-host': 'Only the host of the cup may do that.',
  'day-not-tried': 'Records of a day are shown to those who are on its board.',
  stale: 'The table has moved on; here is how it stands.',
  'not-asked': 'It is not your move; here is how the table stands.',
  'table-full': 'Every place at this table is taken.',
  'table-not-full': 'Some places are still free.',
  'table-started': 'The game at this table has started.',
  'table-not-started': 'The game at this table has not started.',
  'table-not-over': 'The game at this table is not over.',
  'table-closed': 'This table is closed.',
  'already-seated': 'You are already at this table.',
  'passkey-known': 'This passkey has already been added.',
  'day-already-tried': 'You are on the board of this day already, and one try counts.',
  'cup-full': 'This cup is full.',
  'cup-too-small': 'A cup needs at least four people.',
  'cup-started': 'This cup has started.',
  'cup-over': 'This cup is over.',
  'already-in-cup': 'You are in this cup already.',
  'too-large': 'The request is too large.',
  'not-json': 'Send JSON.',
  'forbidden-by-rule': 'The rules forbid it.',
  'no-such-decision': 'The game has no such decision.',
  'bad-options': 'The game has no such options.',
  'bad-seats': 'The game does not work with that many players.',
  'no-such-game': 'There is no such game.',
  'no-such-character': 'There is no such bot.',
  'not-of-that-day': 'The deal of that day does not go like this record.',
  'bad-passkey': 'The passkey could not be verified.',
  'invisible-name': 'A name needs visible characters; only plain spaces may stand between them.',
  'name-of-a-bot': 'A house bot has this name, or one that looks like it.',
  'bad-push-address': 'Notifications cannot go to that address.',
  'too-many-requests': 'Too many requests; wait a little.',
  'too-many-guests': 'Too many new guests from this address; wait a little.',
  'too-many-tables': 'You are in too many games.',
  'too-many-cups': 'You are in too many cups.',
  'too-many-streams': 'You have too many open streams.',
  'too-many-tokens': 'You have too many tokens.',
  'too-many-passkeys': 'You have too many passkeys.',
  'too-many-mutes': 'You have muted too many people.',
  'too-many-invitations': 'You have sent many invitations; wait a little.',
  'too-much-chat': 'You are sending messages very fast; wait a little.',
  bug: 'This should not have happened.',
  busy: 'The server has too much to do; try again in a moment.',
  'database-away': 'The database cannot be reached; try again.',
  stopping: 'This server is stopping; try again.',
}

type Details = Omit<RefusalAnswer, 'error' | 'message'>

/** A refusal to be sent to the client. `details` are data, such as the rule that forbids something. */
export class Refused extends Error {
  readonly code: RefusalCode
  readonly details: Details

  constructor(code: RefusalCode, details: Details = {}) {
    super(SENTENCES[code])
    this.code = code
    this.details = details
  }

  get status(): number {
    return REFUSALS[this.code]
  }

  get body(): RefusalAnswer {
    return { ...this.details, error: this.code, message: this.message }
  }
}
