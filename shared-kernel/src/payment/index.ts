export * from './live-operation.ts'
export * from './operation.ts'
export * from './payment-email.ts'
export * from './poll-delays.ts'
