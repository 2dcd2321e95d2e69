import type { Faction } from '../rules/vocabulary.ts'
import type { CloseUpWords } from '../words/close-up/words.ts'
import { EFFECT_SIGNS } from './effect-signs.ts'
import { EMBLEMS } from './emblems.ts'

const MEANINGS: Readonly<Record<string, keyof CloseUpWords>> = {
  '?': 'card',
  n: 'number',
  card: 'card',
  draw: 'draw',
  flip: 'reveal',
  arrow: 'leads',
  rivals: 'everyone',
  rival: 'one',
  eye: 'seen',
  you: 'you',
  '/': 'either',
  plus: 'also',
  minus: 'discard',
  unlike: 'unlike',
  '*+1': 'points',
  '*+2': 'points',
  '*+3': 'points',
  '*−1': 'lost',
}

/** The signs on a card with what each means, in their order; numbers need no explanation. */
export function legendOf(
  faction: Faction,
  words: CloseUpWords,
  factions: Readonly<Record<Faction, string>>,
): [sign: string, meaning: string][] {
  const found = new Map<string, string>()
  for (const sign of EFFECT_SIGNS[faction].flatMap((row) => row.split(' '))) {
    const key = MEANINGS[sign]
    const meaning = sign in EMBLEMS ? factions[sign as Faction] : key && words[key]
    if (meaning !== undefined && ![...found.values()].includes(meaning)) found.set(sign, meaning)
  }
  return [...found]
}
