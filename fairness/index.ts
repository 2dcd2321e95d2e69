export * from './chance.ts'
export * from './draws.ts'
export * from './seating.ts'
export * from './verify.ts'
