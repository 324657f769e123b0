export * from './definition.ts'
