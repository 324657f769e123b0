import type { ApiFailure } from '@parvis/shared-kernel/errors'
import { missingPieces } from '@parvis/shared-kernel/fines'
import { evidenceId } from '@parvis/shared-kernel/ids'
import type { AppealForm, SentEvidenceWire } from '@parvis/shared-kernel/wire'
import { type AppealAnswers, requiredPiecesOf } from '../../appeal/appeal-answers.model.ts'
import type { AppealFault } from '../../appeal/appeal-steps.model.ts'

/** Codes with which the city refuses filing, each with a sentence about appeals that says what to do. */
export const FILING_CODES = [
  'AppealNotAllowed',
  'AppealDeadlinePassed',
  'Conflict',
  'DraftConflict',
  'Forbidden',
  'OrderEvidenceMissing',
  'OrderEvidenceNotExpected',
  'EvidenceNeedsToBeUploaded',
  'Too Many Requests',
] as const
export type FilingCode = (typeof FILING_CODES)[number]

export const filingCode = (failure: ApiFailure | null): FilingCode | null =>
  failure?.kind === 'api' ? (FILING_CODES.find(code => code === failure.code) ?? null) : null

/** Fields that the city refused; a missing piece counts as one. */
export function refusedFields(
  failure: ApiFailure | null,
  form: AppealForm,
  answers: AppealAnswers,
  sent: readonly SentEvidenceWire[],
): readonly AppealFault[] {
  if (failure?.kind !== 'api') return []
  const fields = (failure.fields ?? []).map(({ path }): AppealFault => ({ field: path, reason: 'wrong' }))
  if (failure.code !== 'OrderEvidenceMissing') return fields
  const held = sent.map(({ id }) => evidenceId(id))
  const missing = missingPieces(requiredPiecesOf(form, answers), held)
  return missing.map(({ id }): AppealFault => ({ field: `pieces.${id}`, reason: 'missing' }))
}
