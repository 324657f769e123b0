/**
 * Patterns of pages that parts, mails, papers or providers link to across parts. The part that owns a page names its
 * pattern in its manifest; others use `pathTo(PAGES.fine, { fineId })`.
 */
export * as PAGES from './pages.ts'
export { type ParameterOf, pathTo } from './path-to.ts'
export { planPath, rightPath, rightPaymentsPath } from './right-path.ts'
