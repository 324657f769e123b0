export * from './amount-due.ts'
export * from './appeal.ts'
export * from './appeal-filing.ts'
export * from './appeal-rules.ts'
export * from './appeal-status.ts'
export {
  APPELLANT_CAPACITIES,
  APPELLANT_TEXTS,
  type Appellant,
  type AppellantCapacity,
  type AppellantLine,
  type AppellantText,
  appellantIn,
  appellantLines,
  appellantTexts,
  isOnBehalf,
  NO_APPELLANT,
} from './appellant.ts'
export { type AwaitedAnswer, awaitedStep } from './awaited-answer.ts'
export * from './case-access.ts'
export * from './claim.ts'
export * from './court.ts'
export * from './dated-fine.ts'
export * from './due-now.ts'
export * from './fine.ts'
export * from './fine-deadlines.ts'
export * from './fine-id.ts'
export * from './fine-payment-state.ts'
export * from './fine-payment-status.ts'
export * from './granted.ts'
export type { HeldRefund } from './held-refund.ts'
export * from './kept-fine.ts'
export { redactedAppeal, redactedRefund } from './redacted-cases.ts'
export * from './refund.ts'
