import type { Action, Game, Mind, Random } from '@alleycat/engine'
import { mindOf } from '@alleycat/games'
import type { BotFactory } from './bot.ts'
import { Scores } from './scores.ts'
import { enoughFor, pickCandidate, searchesBy } from './search-bot.ts'
import { tempered, type Temper } from './temper.ts'

/** The strengths differ enough for a person to notice. */
export const STRENGTHS = ['easy', 'medium', 'hard'] as const
export type Strength = (typeof STRENGTHS)[number]

/** A cat with a name and a temper that a person plays against. */
export interface Character {
  readonly name: string
  readonly strength: Strength
  readonly temper: Temper
  /** The mean thinking time that is shown for a decision, in milliseconds, at tables where bots take their time. */
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

/** The keenness of an easy cat: a decision that is a point better is less than three times as likely. */
const EASY_KEENNESS = 1
/** The iterations of a search: a medium cat looks a little ahead, a hard one as far as people will wait. */
const ITERATIONS = { medium: 60, hard: 3000 } as const

export const characterByName = (name: string): Character | undefined =>
  CHARACTERS.find((each) => callName(each) === name.toLowerCase())

/** The name of a character on the command line, where names have no spaces. */
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

/** Draws a decision by what the tempered mind thinks of it, so that it often differs from the best one. */
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

/** The thinking time to show for a decision among this many choices, in milliseconds; few choices take less. */
export function thinkingTime({ pace }: Character, choices: number, random: Random): number {
  const weight = choices <= 1 ? 0.3 : Math.min(1.6, 0.6 + choices / 20)
  return Math.round(pace * weight * (0.7 + 0.6 * random.fraction()))
}
