/**
 * Patterns of the pages that a part, a mail, a paper or a provider leads to and that belong to somebody else. The part
 * that answers one names it in its manifest; everybody else says `pathTo(PAGES.fine, { fineId })`.
 */
export * as PAGES from './pages.ts'
export { type ParameterOf, pathTo } from './path-to.ts'
export { planPath, rightPath, rightPaymentsPath } from './right-path.ts'
