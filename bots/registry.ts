import type { BotFactory } from './bot.ts'
import { greedyBot } from './greedy.ts'
import { randomBot } from './random.ts'
import { searchBot } from './search-bot.ts'

/** How bots are called on the command line and in records. */
export const BOT_NAMES: readonly string[] = ['random', 'greedy', 'search', 'search:<iterations>', 'search:<n>ms']

const DEFAULT_ITERATIONS = 1000

/** The bot of a name, or undefined when there is none. */
export function botByName(name: string): BotFactory | undefined {
  if (name === 'random') return randomBot
  if (name === 'greedy') return greedyBot
  if (name === 'search') return searchBot({ iterations: DEFAULT_ITERATIONS })
  const [, amount, unit] = /^search:([1-9][0-9]{0,6})(ms)?$/.exec(name) ?? []
  if (amount === undefined) return undefined
  return searchBot(unit === undefined ? { iterations: Number(amount) } : { milliseconds: Number(amount) })
}
