export * from './cards.ts'
export * from './game.ts'
export * from './random.ts'
