export * from './address.ts'
export * from './subscriber.ts'
