export { absoluteHref } from './absolute-href.ts'
export { addField } from './add-field.ts'
export { BackButton } from './back-button.tsx'
export { CalendarLink, type CalendarLinkProps } from './calendar-link.tsx'
export { titleOf, treeOf } from './host-tree.ts'
export { InView } from './in-view.tsx'
export { LateBoundary } from './late-boundary.tsx'
export { lateComponent } from './late-component.tsx'
export { LazyMessages, type LazyMessagesProps, type MessageChunks } from './lazy-messages.tsx'
export { type Catalogue, messageChunks } from './message-chunks.ts'
export { type PageCode, pagesOf } from './pages-of.ts'
export { combineParts, type FailedPart, failedOf, type Part, partOf, readyOr, retryAll } from './part.ts'
export { PartFailure, type PartFailureProps } from './part-failure.tsx'
export { PayRightDialog, type PayRightDialogProps } from './pay-right-dialog.tsx'
export { payerEmailMemory } from './payer-email.ts'
export { REFUND_LOOKS } from './refund-looks.ts'
export { ReviewSection, type ReviewSectionProps } from './review-section.tsx'
export {
  awaitedAnswersQuery,
  definitionsQuery,
  draftsQuery,
  plansQuery,
  plansWithZonesQuery,
  refundsQuery,
  subscriptionsQuery,
  ticketsQuery,
} from './rights.queries.ts'
export { saveFile } from './save-file.ts'
export { BlockedTab, showFile } from './show-file.ts'
export { type NextButton, StepFrame, type StepFrameProps } from './step-frame.tsx'
export { stepOrder } from './step-order.ts'
export { stopwatch } from './stopwatch.ts'
export { useAddressSearch } from './use-address-search.ts'
export { useChunk } from './use-chunk.ts'
export { useComingBack } from './use-coming-back.ts'
export { useFocusBack } from './use-focus-back.ts'
export { useLeaveForPayment } from './use-leave-for-payment.ts'
export { useLeaveGuard } from './use-leave-guard.ts'
export { usePassingTime } from './use-passing-time.ts'
export { type TypedEmail, usePayerEmail } from './use-payer-email.ts'
export { usePaymentEmail } from './use-payment-email.ts'
export { useSteps } from './use-steps.ts'
