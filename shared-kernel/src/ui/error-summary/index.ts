export { ErrorSummary, type ErrorSummaryProps, type FieldFault } from './error-summary.tsx'
export { focusField } from './focus-field.ts'
