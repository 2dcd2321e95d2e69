import { pluralEn as plural } from '@alleycat/ui/words/plurals.ts'
import { refusalsNaming } from '@alleycat/ui/words/refusals/en.ts'

/** What verifying a game says, and why a record is no game. */
export const en = {
  refusalsNaming,
  otherFormat: 'This record was written by another version of Alleycat, and this one cannot read it.',
  working: 'Recalculating every card…',
  fair: 'Everything checks out: every card is the one the table committed to.',
  unfair: 'This doesn’t check out.',
  checked: 'What was checked',
  commitment: 'The table’s secret is the one it committed to.',
  commitmentSeen: {
    early: 'This browser saw the same fingerprint before the first card was dealt.',
    late: 'This browser saw the same fingerprint while the game was still going on.',
    never:
      'This browser wasn’t there. If you have the fingerprint that the table showed before the start, compare the two.',
  },
  fingerprint: 'Fingerprint (SHA-256)',
  nonces: (count: number): string =>
    `${count} random ${plural(count, { one: 'number', other: 'numbers' })}, one for each seat, went into the draws.`,
  ownNonce: 'The number this browser added is among them.',
  seating: 'The seating order was drawn from them.',
  seatingFixed: 'The seating order was not drawn: it was fixed for this table.',
  outcomes: (confirmed: number, all: number): string => `Draws and deals recalculated: ${confirmed} of ${all}`,
  faults: {
    record: 'The record breaks the rules of the game.',
    proof: 'The record lacks the data needed to verify it, or the data is damaged.',
    commitment: 'The secret is not the one the table committed to.',
    seating: 'The seats were not drawn as the numbers require.',
    outcomes: 'A card is not the one the numbers require.',
    seen: 'This is not the fingerprint that this browser saw during the game.',
    nonce: 'The random number this browser added is not among the table’s numbers.',
  },
  step: (step: number): string => `Step: ${step}`,
  detail: (message: string): string => `What’s wrong: ${message}`,
  remembered: 'This browser remembers:',
  meaning: 'What this proves, and what it doesn’t',
  meanings: [
    'Before anyone sat down, the table chose a secret and published its fingerprint. Every seat then added a random number. Together, the secret and the numbers determine every card and every draw. Your browser has just recalculated all of them: nobody dealt again, and nobody steered the luck once the numbers were in.',
    'It doesn’t prove that nobody looked: whoever runs the server could have known the cards. Nor does it say anything about how people played or talked.',
    'It relies on numbers that the server didn’t choose. It makes the numbers of bots and of rematches itself, so at a table with one person and bots the proof is weaker.',
  ],
  goTo: 'Go to this step',
}
