import type { BotFactory } from './bot.ts'
import { callName, characterBot, characterByName, CHARACTERS } from './characters.ts'
import { greedyBot } from './greedy.ts'
import { fixedAttackBot } from './fixed-attack-bot.ts'
import { randomBot } from './random.ts'
import { searchBot } from './search-bot.ts'

/** The names of bots on the command line and in records. */
export const BOT_NAMES: readonly string[] = [
  'random',
  'greedy',
  'search',
  'search:<iterations>',
  'search:<n>ms',
  'forgetful:<iterations>',
  'pouncing',
  'pouncing:<iterations>',
  'peaceful',
  'peaceful:<iterations>',
  ...CHARACTERS.map(callName),
]

const DEFAULT_ITERATIONS = 1000

/** The bot of a name, or undefined when there is none. */
export function botByName(name: string): BotFactory | undefined {
  if (name === 'random') return randomBot
  if (name === 'greedy') return greedyBot
  if (name === 'search') return searchBot({ budget: { iterations: DEFAULT_ITERATIONS } })
  if (name === 'pouncing') return fixedAttackBot({ attacks: true })
  if (name === 'peaceful') return fixedAttackBot({ attacks: false })
  return searcherByName(name) ?? characterFactory(name)
}

function searcherByName(name: string): BotFactory | undefined {
  const [, kind, digits, unit] = /^([a-z]+):([1-9][0-9]{0,6})(ms)?$/.exec(name) ?? []
  const amount = Number(digits)
  const budget = unit === undefined ? { iterations: amount } : { milliseconds: amount }
  switch (kind) {
    case 'search':
      return searchBot({ budget })
    case 'forgetful':
      return searchBot({ budget, memory: false })
    case 'pouncing':
      return fixedAttackBot({ budget, attacks: true })
    case 'peaceful':
      return fixedAttackBot({ budget, attacks: false })
    default:
      return undefined
  }
}

function characterFactory(name: string): BotFactory | undefined {
  const character = characterByName(name)
  return character && characterBot(character)
}
