import type { Reason } from '@alleycat/engine'
import type { GameCommentary } from '@alleycat/ui/game-module.ts'
import type { ReasonCode } from '../mind/reasons.ts'
import type { CathamCityEvent } from '../rules/events.ts'
import { SET_SIZE, type Faction } from '../rules/vocabulary.ts'
import { storyteller } from './story/storyteller.ts'
import { nameOf } from './telling.ts'
import type { GameReader, Words } from './words.ts'

/** A reason for a decision, in words. */
function reason(given: Reason, reader: GameReader): string {
  const worded = REASONS[given.code as ReasonCode] as ((given: Reason, reader: GameReader) => string) | undefined
  return worded?.(given, reader) ?? given.code
}

const factionIn = (given: Reason): Faction => String(given['faction']) as Faction
const cardsIn = (given: Reason): number => Number(given['cards'])
const pointsIn = (given: Reason): number => Number(given['points'])

const REASONS: Readonly<Record<ReasonCode, (given: Reason, reader: GameReader) => string>> = {
  wins: (_, { words }) => words.reasons.wins,
  points: (given, { words }) => words.reasons.points(pointsIn(given)),
  'expects-points': (given, { words }) => words.reasons.expectsPoints(pointsIn(given)),
  draws: (given, { words }) => words.reasons.draws(cardsIn(given)),
  steals: (given, { words }) => words.reasons.steals(cardsIn(given)),
  completes: (given, { words }) =>
    cardsIn(given) === 1
      ? words.reasons.anyNumber(factionIn(given))
      : words.reasons.completes(factionIn(given), cardsIn(given)),
  'one-short': (given, { words }) => words.reasons.oneShort(factionIn(given)),
  'more-of': (given, { words }) => words.reasons.moreOf(factionIn(given), cardsIn(given)),
  'costs-rivals': (_, { words }) => words.reasons.costsRivals,
  'hurts-leader': (given, reader) => reader.words.reasons.hurtsLeader(nameOf(reader, Number(given['seat']))),
  keeps: (given, { words: { reasons } }) => {
    const [faction, count] = [factionIn(given), cardsIn(given)]
    return SET_SIZE[faction] - count === 1 ? reasons.keepsNear(faction, count) : reasons.keeps(faction, count)
  },
  'point-for-card': (given, { words }) => words.reasons.pointForCard(factionIn(given)),
  'saves-point': (_, { words }) => words.reasons.savesPoint,
  'saves-cards': (_, { words }) => words.reasons.savesCards,
  'least-answered': (given, { words }) => words.reasons.leastAnswered(factionIn(given)),
  answered: (given, { words }) => words.reasons.answered(factionIn(given), Number(given['percent'])),
  'gives-nothing': (_, { words }) => words.reasons.givesNothing,
  'within-limit': (_, { words }) => words.reasons.withinLimit,
  'over-limit': (given, { words }) => words.reasons.overLimit(cardsIn(given)),
}

export const commentary: GameCommentary<CathamCityEvent, Words> = { reason, storyteller }
