export * from './data.ts'
export * from './portion.ts'
export * from './ratio.ts'
export * from './table.ts'
