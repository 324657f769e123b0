export * from './evidence.ts'
export * from './evidence-trace.ts'
