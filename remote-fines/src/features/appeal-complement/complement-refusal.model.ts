import type { ApiFailure } from '@parvis/shared-kernel/errors'

/** Codes with which the city refuses an answer, each with a sentence that says what to do. */
export const COMPLEMENT_CODES = [
  'OrderEvidenceNotExpected',
  'OrderEvidenceMissing',
  'EvidenceNeedsToBeUploaded',
  'FileTooLarge',
  'FileTypeNotSupported',
  'FileUnreadable',
] as const
export type ComplementCode = (typeof COMPLEMENT_CODES)[number]

export const complementCode = (failure: ApiFailure | null): ComplementCode | null =>
  failure?.kind === 'api' ? (COMPLEMENT_CODES.find(code => code === failure.code) ?? null) : null
