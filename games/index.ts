export * from './catham-city/index.ts'
