export * from './definition.ts'
export * from './definition-visibility.ts'
export * from './quota.ts'
export * from './ticket-period.ts'
