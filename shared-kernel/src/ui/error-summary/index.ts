export { ErrorSummary, type ErrorSummaryProps, type FieldFault } from './error-summary.tsx'
