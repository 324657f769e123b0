export * from './api-failure.ts'
export * from './error-codes.ts'
export { matchErrorCode } from './match-error-code.ts'
export { ALLOWED, refused, type Verdict } from './verdict.ts'
