import type { Action, Game, Mind, Random } from '@alleycat/engine'
import { mindOf } from '@alleycat/games'
import type { BotFactory } from './bot.ts'
import { Scores } from './scores.ts'
import { enoughFor, pickCandidate, searchesBy } from './search-bot.ts'
import { tempered, type Temper } from './temper.ts'

/** Three strengths that a person can tell apart. */
export const STRENGTHS = ['easy', 'medium', 'hard'] as const
export type Strength = (typeof STRENGTHS)[number]

/** A cat to play against. */
export interface Character {
  readonly name: string
  readonly strength: Strength
  readonly temper: Temper
  /** How long it seems to think over a decision, in milliseconds, when it is asked to take its time. */
  readonly pace: number
}

export const CHARACTERS: readonly Character[] = [
  { name: 'Biscuit', strength: 'easy', temper: { hoarding: 1 }, pace: 1400 },
  { name: 'Tangle', strength: 'easy', temper: { aggressive: 1 }, pace: 700 },
  { name: 'Duchess', strength: 'medium', temper: { hoarding: 0.6, spiteful: 0.3 }, pace: 1800 },
  { name: 'Marlowe', strength: 'medium', temper: { spiteful: 1 }, pace: 1200 },
  { name: 'Old Tom', strength: 'hard', temper: { aggressive: 0.7 }, pace: 1500 },
  { name: 'Vesper', strength: 'hard', temper: { bluffing: 1 }, pace: 2200 },
]

/** How keenly an easy cat follows its judgement: a point better is less than three times as likely. */
const EASY_KEENNESS = 1
/** A medium cat looks a little ahead, a hard one as far as it can without making people wait. */
const ITERATIONS = { medium: 60, hard: 3000 } as const

export const characterByName = (name: string): Character | undefined =>
  CHARACTERS.find((each) => callName(each) === name.toLowerCase())

/** How a character is called where names have no spaces. */
export const callName = ({ name }: Character): string => name.toLowerCase().replace(' ', '-')

export const characterBot =
  (character: Character): BotFactory =>
  (random) => {
    const minds = new Map<Game, Mind>()
    const mindFor = (game: Game): Mind => {
      const mind = minds.get(game) ?? tempered(mindOf(game), character.temper)
      minds.set(game, mind)
      return mind
    }
    return character.strength === 'easy'
      ? impulsive(mindFor, random)
      : thoughtful(mindFor, random, ITERATIONS[character.strength])
  }

/** Follows its likings, and often something else. */
function impulsive(mindFor: (game: Game) => Mind, random: Random): ReturnType<BotFactory> {
  const actions: Action[] = []
  const scores = new Scores()
  return {
    decide({ game, state, seat }) {
      const count = game.legal(state, seat, actions)
      mindFor(game).judge(state, seat, actions, count, scores.room(count))
      return actions[scores.draw(count, EASY_KEENNESS, random)]!
    },
  }
}

function thoughtful(mindFor: (game: Game) => Mind, random: Random, iterations: number): ReturnType<BotFactory> {
  const searchFor = searchesBy(random, mindFor)
  return {
    decide(position) {
      const { game } = position
      return pickCandidate(searchFor(game).think(position, enoughFor({ iterations })), mindFor(game), random).action
    },
  }
}

/** How long a character lets a decision among so many choices seem to take: shorter when there is nothing to think over. */
export function thinkingTime({ pace }: Character, choices: number, random: Random): number {
  const weight = choices <= 1 ? 0.3 : Math.min(1.6, 0.6 + choices / 20)
  return Math.round(pace * weight * (0.7 + 0.6 * random.fraction()))
}
