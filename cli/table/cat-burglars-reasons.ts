import type { ReasonWords } from '../reasons.ts'
import { counted } from '../text.ts'
import { colourName } from './cat-burglars-words.ts'

const colour = (letter: string | number | undefined): string => colourName(String(letter))

/** What speaks for a decision, as games/cat-burglars/mind/reasons.ts gives it. */
export const CAT_BURGLARS_REASONS: ReasonWords = {
  wins: () => 'wins the game',
  scores: ({ balls }) => `scores ${counted(Number(balls), 'ball')}`,
  'one-short': () => 'one ball short of winning then',
  exposed: ({ gang, cards }) => `gang ${gang} could be robbed for ${counted(Number(cards), 'card')}`,
  'new-colour': ({ colour: letter }) => `${colour(letter)} is a new colour`,
  'yarn-in-waiting': ({ gang }) => `yarn waits under gang ${gang}`,
  safe: ({ gang }) => `nobody has the cards to infiltrate gang ${gang}`,
  trap: ({ gang }) => `a trap under gang ${gang}`,
  'wins-next': () => 'enough yarn to win next turn',
  'likely-yarn': ({ percent }) => `yarn with a chance of ${percent} %`,
  cheap: ({ cards }) => (cards === 0 ? 'costs no card of yours' : `costs only ${counted(Number(cards), 'card')}`),
  'hurts-leader': ({ seat }, name) => `robs ${name(Number(seat))}, in the lead`,
  denies: ({ seat }, name) => `${name(Number(seat))} might win next turn`,
  'new-gang': () => 'a new gang',
  grows: ({ gang, cats }) => `makes ${counted(Number(cats), 'cat')} in gang ${gang}`,
  guards: ({ gang }) => `guards the yarn under gang ${gang}`,
  'turns-trap': ({ gang }) => `makes yarn of the trap under gang ${gang}`,
  'has-match': ({ colour: letter }) => `${colour(letter)} in hand to lay under it`,
  matches: ({ colour: letter }) => `${colour(letter)} goes under a gang of yours`,
  pays: ({ colour: letter }) => `${colour(letter)} pays for an infiltration`,
  pair: ({ colour: letter }) => `a pair of ${colour(letter)} cats`,
  mirror: () => 'a mirror stands for any colour',
  unseen: () => 'nobody sees which card it is',
  'no-choice': () => 'there is nothing else to do',
}
