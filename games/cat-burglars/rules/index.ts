import type { Game, GameKind } from '@alleycat/engine'
import { outcomeWeight, sampleChance } from './chance.ts'
import { determinize } from './determinize.ts'
import { redact, type CatBurglarsEvent } from './events.ts'
import { scoresOf, startGame, winnersOf } from './flow.ts'
import { learn, nothingKnown, type CatBurglarsKnowledge } from './knowledge.ts'
import * as at from './layout.ts'
import { chanceText, decisionText, readChance, trace } from './notation.ts'
import { DEFAULT_OPTIONS, OPTION_SETS, readOptions, rulesFor, type CatBurglarsOptions } from './options.ts'
import { parse } from './parse.ts'
import { apply, fallback, legal, turn } from './rules.ts'
import { ownView, publicView, type CatBurglarsView } from './view.ts'
import { MAX_SEATS, MIN_SEATS } from './vocabulary.ts'
import { chanceRule, whyNot } from './why.ts'

export type { CatBurglarsEvent } from './events.ts'
export type { CatBurglarsKnowledge } from './knowledge.ts'
export type { CatBurglarsOptions } from './options.ts'
export type { CatBurglarsPhase, CatBurglarsView, GangView } from './view.ts'
export type { Card, Colour } from './vocabulary.ts'

export type CatBurglars = Game<CatBurglarsView, CatBurglarsEvent, CatBurglarsKnowledge>

const ID = 'cat-burglars'

export const catBurglars: GameKind<CatBurglarsView, CatBurglarsEvent, CatBurglarsKnowledge, CatBurglarsOptions> = {
  id: ID,
  minSeats: MIN_SEATS,
  maxSeats: MAX_SEATS,
  version: 1,
  defaults: DEFAULT_OPTIONS,
  optionSets: OPTION_SETS,
  readOptions,
  create,
}

function create(seats: number, options: CatBurglarsOptions): CatBurglars {
  const rules = rulesFor(seats, options)
  return {
    id: ID,
    seats,
    options: { hallOfFame: options.hallOfFame },

    initial() {
      const s = at.emptyState()
      startGame(rules, s)
      return s
    },
    turn,
    asking: () => 0, // Only the owner answers CB-19, and everybody sees the trap that it is about.
    result: (s) => ({ winners: winnersOf(rules, s), scores: scoresOf(rules, s) }),

    legal: (s, actor, out) => legal(rules, s, actor, out),
    weight: outcomeWeight,
    pending: at.chanceLeft,
    sample: (s, random) => sampleChance(rules, s, random),
    apply: (s, actor, action, emit) => apply(rules, s, actor, action, emit),
    fallback: (s, seat) => fallback(rules, s, seat),

    why: (s, seat, attempt) => (parse(rules, s, seat, attempt) === undefined ? whyNot(rules, s, seat, attempt) : null),
    chanceRule,

    // Two objects are spread into a third at several times the cost.
    view: (s, viewer) => Object.assign(ownView(s, viewer), publicView(rules, s)),
    publicView: (s) => publicView(rules, s),
    ownView,
    redact,
    reveals: ({ type }) => type === 'reveal',
    knowledge: () => nothingKnown(rules),
    learn,
    determinize: (s, seat, known, random) => determinize(rules, s, seat, known, random),

    format: decisionText,
    parse: (s, seat, text) => parse(rules, s, seat, text),
    formatChance: (s, outcomes) => chanceText(rules, s, outcomes),
    parseChance: (s, text) => readChance(rules, s, text),
    trace: (s) => trace(rules, s),
  }
}
