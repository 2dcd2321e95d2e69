import type { ReasonWords } from '../reasons.ts'
import { counted, grouped } from '../text.ts'
import { aCard, nameOf } from './catham-city-words.ts'

/** What speaks for a decision, as games/catham-city/mind/reasons.ts gives it. */
export const CATHAM_CITY_REASONS: ReasonWords = {
  wins: () => 'wins the game',
  points: ({ points }) => `+${counted(Number(points), 'point')}`,
  'expects-points': ({ points }) => `about ${tenths(Number(points), 'point')}`,
  draws: ({ cards }) => `draws ${counted(Number(cards), 'card')}`,
  steals: ({ cards }) => `steals about ${tenths(Number(cards), 'card')}`,
  completes: ({ faction, cards }) =>
    cards === 1
      ? `${nameOf(String(faction), 2)} can be played in any number`
      : `completes a set of ${cards} ${nameOf(String(faction), Number(cards))}`,
  'one-short': ({ faction }) => `one ${nameOf(String(faction), 1)} short of a set`,
  'more-of': ({ faction, cards }) => `makes ${cards} ${nameOf(String(faction), Number(cards))} in hand`,
  'costs-rivals': () => 'costs every rival cards or a point',
  'hurts-leader': ({ seat }, name) => `hits ${name(Number(seat))}, in the lead`,
  keeps: ({ faction, cards }) => `keeps ${cards} ${nameOf(String(faction), Number(cards))}`,
  'point-for-card': ({ faction }) => `a point for ${aCard(String(faction))}`,
  'saves-point': () => 'saves the point',
  'saves-cards': () => 'saves the cards',
  'gives-nothing': () => 'gives nothing away',
  'over-limit': ({ cards }) => `${counted(Number(cards), 'card')} will have to go`,
}

/** `1 card`, `0.6 cards`. */
const tenths = (amount: number, noun: string): string =>
  `${grouped(amount, 1).replace('.0', '')} ${amount === 1 ? noun : `${noun}s`}`
