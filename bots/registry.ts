import type { BotFactory } from './bot.ts'
import { callName, characterBot, characterByName, CHARACTERS } from './characters.ts'
import { greedyBot } from './greedy.ts'
import { randomBot } from './random.ts'
import { searchBot } from './search-bot.ts'

/** How bots are called on the command line and in records. */
export const BOT_NAMES: readonly string[] = [
  'random',
  'greedy',
  'search',
  'search:<iterations>',
  'search:<n>ms',
  'forgetful:<iterations>',
  ...CHARACTERS.map(callName),
]

const DEFAULT_ITERATIONS = 1000

/** The bot of a name, or undefined when there is none. */
export function botByName(name: string): BotFactory | undefined {
  if (name === 'random') return randomBot
  if (name === 'greedy') return greedyBot
  if (name === 'search') return searchBot({ budget: { iterations: DEFAULT_ITERATIONS } })
  const [, kind, amount, unit] = /^(search|forgetful):([1-9][0-9]{0,6})(ms)?$/.exec(name) ?? []
  if (amount !== undefined) {
    const budget = unit === undefined ? { iterations: Number(amount) } : { milliseconds: Number(amount) }
    return searchBot({ budget, memory: kind === 'search' })
  }
  const character = characterByName(name)
  return character && characterBot(character)
}
