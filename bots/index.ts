export * from './bot.ts'
export * from './registry.ts'
export * from './search.ts'
export * from './search-bot.ts'
