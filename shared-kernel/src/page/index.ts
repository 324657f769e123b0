export { type FailedPart, failedOf, type Part, partOf, readyOr, retryAll, together } from './part.ts'
