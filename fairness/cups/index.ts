export * from './cup.ts'
export * from './pairing.ts'
export * from './standings.ts'
export * from './verify.ts'
