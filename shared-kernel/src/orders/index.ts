export * from './right.ts'
export * from './right-plan.ts'
export * from './right-status.ts'
