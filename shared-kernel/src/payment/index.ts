export * from './operation.ts'
