import { pluralEn as plural } from '@alleycat/ui/words/plurals.ts'

/** What verifying a game says. */
export const en = {
  working: 'Working out every card again…',
  fair: 'Everything is as it was committed to.',
  unfair: 'This does not fit.',
  checked: 'What was checked',
  commitment: 'The secret of the table is the one it had committed to.',
  commitmentSeen: {
    early: 'This browser saw the same fingerprint before the first card was dealt.',
    late: 'This browser saw the same fingerprint while the game was still going on.',
    never:
      'This browser was not there. Compare the fingerprint with the one that the table showed before the start, if you have it.',
  },
  fingerprint: 'Fingerprint (SHA-256)',
  nonces: (count: number): string =>
    `${count} random ${plural(count, { one: 'number', other: 'numbers' })}, one for each seat, went into the draws.`,
  ownNonce: 'The one that this browser gave is among them.',
  seating: 'The order of seats was drawn from them.',
  seatingFixed: 'The order of seats was not drawn: it was fixed for this table.',
  outcomes: (confirmed: number, all: number): string => `Draws and deals worked out again: ${confirmed} of ${all}`,
  faults: {
    record: 'The record breaks the rules of the game.',
    proof: 'The record lacks what it takes to verify it, or that is damaged.',
    commitment: 'The secret is not the one that the table had committed to.',
    seating: 'The seats were not drawn as the numbers say.',
    outcomes: 'A card did not come as it had to.',
    seen: 'This is not the fingerprint that this browser saw during the game.',
    nonce: 'The random number that this browser gave is not among the numbers of the table.',
  },
  step: (step: number): string => `Step: ${step}`,
  detail: (message: string): string => `What is wrong: ${message}`,
  meaning: 'What this proves, and what not',
  meanings: [
    'Before anybody sat down, the table chose a secret and published its fingerprint. Every seat then added a random number. Secret and numbers together fix every card and every draw. Your browser has just worked all of them out again: nobody re-dealt, and nobody steered the luck once the numbers were in.',
    'It does not prove that nobody looked: whoever runs the server could have known the cards. Nor does it prove anything about how people played or talked.',
    'It takes numbers that the server did not choose. Those of bots, and of a rematch, it made itself; so at a table of one person and bots the proof is weaker.',
  ],
  goTo: 'Look at this step',
}
