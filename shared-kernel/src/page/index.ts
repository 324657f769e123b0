export { LateWords, type LateWordsProps, type WordChunks } from './late-words.tsx'
export { leaveForPayment } from './leave-for-payment.ts'
export { type FailedPart, failedOf, type Part, partOf, readyOr, retryAll, together } from './part.ts'
export { rightPath } from './right-path.ts'
export {
  definitionsQuery,
  plansQuery,
  refundsQuery,
  subscriptionsQuery,
  ticketsQuery,
} from './rights.queries.ts'
export { saveFile } from './save-file.ts'
export { BlockedTab, showFile } from './show-file.ts'
export { type NextButton, StepFrame, type StepFrameProps } from './step-frame.tsx'
export { useAddressSearch } from './use-address-search.ts'
export { useComingBack } from './use-coming-back.ts'
export { useLatePart } from './use-late-part.ts'
export { useLeaveGuard } from './use-leave-guard.ts'
