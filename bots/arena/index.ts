export * from './interval.ts'
export * from './plan.ts'
export * from './standings.ts'
export * from './table.ts'
