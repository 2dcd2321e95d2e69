import type { Reason } from '@alleycat/engine'
import type { GameCommentary } from '@alleycat/ui/game-module.ts'
import type { ReasonCode } from '../mind/reasons.ts'
import type { CatBurglarsEvent as Event } from '../rules/events.ts'
import { storyteller } from './story/storyteller.ts'
import { nameOf, numbersOf } from './telling.ts'
import type { GameReader, Words } from './words.ts'

/** A reason for a decision, in words. */
function reason(given: Reason, reader: GameReader): string {
  const worded = REASONS[given.code as ReasonCode] as ((given: Reason, reader: GameReader) => string) | undefined
  return worded?.(given, reader) ?? given.code
}

const number = ({ gang }: Reason, reader: GameReader): number => numbersOf(reader)(Number(gang))
const colour = (given: Reason): string => String(given['colour'])
const cards = (given: Reason): number => Number(given['cards'])
const percent = (given: Reason): number => Number(given['percent'])
const who = ({ seat }: Reason, reader: GameReader): string => nameOf(reader, Number(seat))

const REASONS: Readonly<Record<ReasonCode, (given: Reason, reader: GameReader) => string>> = {
  wins: (_, { words }) => words.reasonWins,
  scores: (given, { words }) => words.reasonScores(Number(given['balls'])),
  'one-short': (_, { words }) => words.reasonOneShort,
  exposed: (given, reader) => reader.words.reasonExposed(number(given, reader), cards(given)),
  'new-colour': (given, { words }) => words.reasonNewColour(colour(given)),
  'yarn-in-waiting': (given, reader) => reader.words.reasonYarnInWaiting(number(given, reader)),
  safe: (given, reader) => reader.words.reasonSafe(number(given, reader)),
  trap: (given, reader) => reader.words.reasonTrap(number(given, reader)),
  'wins-next': (_, { words }) => words.reasonWinsNext,
  'wins-if-yarn': (_, { words }) => words.reasonWinsIfYarn,
  'likely-yarn': (given, { words }) => words.reasonLikelyYarn(percent(given)),
  cheap: (given, { words }) => words.reasonCheap(cards(given)),
  'saves-mirror': (_, { words }) => words.reasonSavesMirror,
  'hurts-leader': (given, reader) => reader.words.reasonHurtsLeader(who(given, reader)),
  denies: (given, reader) => reader.words.reasonDenies(who(given, reader)),
  'new-gang': (_, { words }) => words.reasonNewGang,
  grows: (given, reader) => reader.words.reasonGrows(number(given, reader), Number(given['cats'])),
  guards: (given, reader) => reader.words.reasonGuards(number(given, reader)),
  'turns-trap': (given, reader) => reader.words.reasonTurnsTrap(number(given, reader)),
  'has-match': (given, { words }) => words.reasonHasMatch(colour(given)),
  matches: (given, { words }) => words.reasonMatches(colour(given)),
  pays: (given, { words }) => words.reasonPays(colour(given)),
  pair: (given, { words }) => words.reasonPair(colour(given)),
  mirror: (_, { words }) => words.reasonMirror,
  unseen: (_, { words }) => words.reasonUnseen,
  'no-choice': (_, { words }) => words.reasonNoChoice,
  'hidden-trap': (given, { words }) => words.hiddenTrap(percent(given), 100 - percent(given)),
  'hidden-yarn': (given, { words }) => words.hiddenYarn(percent(given), percent(given)),
}

export const commentary: GameCommentary<Event, Words> = { reason, storyteller }
