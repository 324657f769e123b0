// What keeps the answers of a request safe: see `useDraft`. Its words are in messages/drafts.{fr,en}.ts.
export { DraftConflictBanner } from './draft-conflict-banner.tsx'
export { DraftOffer } from './draft-offer.tsx'
export * as shape from './draft-shape.ts'
export type { DraftStatus } from './draft-state.ts'
export { DraftStatusLine } from './draft-status-line.tsx'
export { type Draft, draftProcedure, useDraft } from './use-draft.ts'
