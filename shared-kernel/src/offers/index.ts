export * from './funnel.ts'
export * from './offer.ts'
export * from './zone.ts'
