export { botByName, BOT_NAMES, type Bot, type BotFactory } from './bot.ts'
