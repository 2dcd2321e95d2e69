import type { Game, GameKind, Mind } from '@alleycat/engine'
import { outcomeWeight, sampleChance } from './rules/chance.ts'
import { determinize } from './rules/determinize.ts'
import { redact, type CatBurglarsEvent } from './rules/events.ts'
import { scoresOf, startGame, winnersOf } from './rules/flow.ts'
import { learn, nothingKnown, type CatBurglarsKnowledge } from './rules/knowledge.ts'
import * as at from './rules/layout.ts'
import { mindFor } from './mind/index.ts'
import { chanceText, decisionText, readChance, trace } from './rules/notation.ts'
import { DEFAULT_OPTIONS, OPTION_SETS, readOptions, rulesFor, type CatBurglarsOptions } from './rules/options.ts'
import { parse } from './rules/parse.ts'
import { apply, fallback, legal, turn } from './rules/rules.ts'
import { view, type CatBurglarsView } from './rules/view.ts'
import { MAX_SEATS, MIN_SEATS } from './rules/vocabulary.ts'
import { chanceRule, whyNot } from './rules/why.ts'

export type { CatBurglarsEvent } from './rules/events.ts'
export type { CatBurglarsKnowledge } from './rules/knowledge.ts'
export type { CatBurglarsOptions } from './rules/options.ts'
export type { CatBurglarsPhase, CatBurglarsView, GangView } from './rules/view.ts'
export type { Card, Colour } from './rules/vocabulary.ts'

/** How to play it well. */
export const catBurglarsMind = (game: Game): Mind => mindFor(rulesFor(game.seats, game.options as CatBurglarsOptions))

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
    asking: () => 0, // CB-19 is the owner's alone, and everybody sees the trap that is asked about
    result: (s) => ({ winners: winnersOf(rules, s), scores: scoresOf(rules, s) }),

    legal: (s, actor, out) => legal(rules, s, actor, out),
    weight: outcomeWeight,
    pending: at.chanceLeft,
    sample: (s, random) => sampleChance(rules, s, random),
    apply: (s, actor, action, emit) => apply(rules, s, actor, action, emit),
    fallback: (s, seat) => fallback(rules, s, seat),

    why: (s, seat, attempt) => (parse(rules, s, seat, attempt) === undefined ? whyNot(rules, s, seat, attempt) : null),
    chanceRule,

    view: (s, viewer) => view(rules, s, viewer),
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
