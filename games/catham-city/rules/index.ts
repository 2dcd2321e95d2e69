import type { Action, Game, GameKind, State } from '@alleycat/engine'
import { outcomeWeight } from './chance.ts'
import { redact, type CathamCityEvent } from './events.ts'
import { startGame } from './flow.ts'
import { determinize, learn, nothingKnown, type CathamCityKnowledge } from './knowledge.ts'
import * as at from './layout.ts'
import { actionOf, chanceText, decisionText, readChance, readDecision, trace } from './notation.ts'
import { allFactionSets, DEFAULT_OPTIONS, readOptions, rulesFor, type CathamCityOptions } from './options.ts'
import { apply, asking, fallback, legal, sample, turn } from './rules.ts'
import { ownView, publicView, winnerOf, type CathamCityView } from './view.ts'
import { MAX_SEATS, MIN_SEATS } from './vocabulary.ts'
import { chanceRule, whyNot } from './why.ts'

export type { CathamCityEvent } from './events.ts'
export type { CathamCityKnowledge } from './knowledge.ts'
export type { CathamCityOptions } from './options.ts'
export type { CathamCityPhase, CathamCityView } from './view.ts'
export type { Faction } from './vocabulary.ts'

export type CathamCity = Game<CathamCityView, CathamCityEvent, CathamCityKnowledge>

const ID = 'catham-city'

export const cathamCity: GameKind<CathamCityView, CathamCityEvent, CathamCityKnowledge, CathamCityOptions> = {
  id: ID,
  minSeats: MIN_SEATS,
  maxSeats: MAX_SEATS,
  version: 1,
  defaults: DEFAULT_OPTIONS,
  optionSets: allFactionSets().flatMap((factions) => [
    { factions, actionsPerTurn: 1 },
    { factions, actionsPerTurn: 2 },
  ]),
  readOptions,
  create,
}

function create(seats: number, options: CathamCityOptions): CathamCity {
  const rules = rulesFor(seats, options)
  const parse = (s: State, seat: number, text: string): Action | undefined => {
    const decision = readDecision(text)
    const act = decision && actionOf(rules, decision)
    const listed: Action[] = []
    const count = legal(rules, s, seat, listed)
    return act !== undefined && listed.slice(0, count).includes(act) ? act : undefined
  }
  return {
    id: ID,
    seats,
    options: { factions: options.factions, actionsPerTurn: options.actionsPerTurn },

    initial() {
      const s = at.emptyState()
      startGame(rules, s)
      return s
    },
    turn,
    asking: (s) => asking(rules, s),
    result(s) {
      const winner = winnerOf(rules, s)
      const scores = Array.from({ length: seats }, (_, seat) => at.points(s, seat))
      return { winners: winner === null ? [] : [winner], scores }
    },

    legal: (s, actor, out) => legal(rules, s, actor, out),
    weight: outcomeWeight,
    pending: at.chanceLeft,
    sample: (s, random) => sample(rules, s, random),
    apply: (s, actor, action, emit) => apply(rules, s, actor, action, emit),
    fallback: (s, seat) => fallback(rules, s, seat),

    why: (s, seat, attempt) => (parse(s, seat, attempt) === undefined ? whyNot(rules, s, seat, attempt) : null),
    chanceRule,

    // Two objects are spread into a third at several times the cost.
    view: (s, viewer) => Object.assign(ownView(rules, s, viewer), publicView(rules, s)),
    publicView: (s) => publicView(rules, s),
    ownView: (s, viewer) => ownView(rules, s, viewer),
    redact,
    reveals: () => false, // Every hidden card that is revealed is an outcome of chance.
    knowledge: () => nothingKnown(rules),
    learn: (known, event) => learn(rules, known, event),
    determinize: (s, seat, known, random) => determinize(rules, s, seat, known, random),

    format: (_s, _seat, action) => decisionText(rules, action),
    parse,
    formatChance: (s, outcomes) => chanceText(rules, s, outcomes),
    parseChance: (s, text) => readChance(rules, s, text),
    trace: (s) => trace(rules, s),
  }
}
