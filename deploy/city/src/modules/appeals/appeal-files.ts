import { type EvidenceId, evidenceId } from '@parvis/shared-kernel/ids'
import type { SentEvidenceWire } from '@parvis/shared-kernel/wire'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import { holdStoredUpload, takeStoredUpload, type UploadOwner } from '../evidence/upload.service.ts'
import type { AppealKey, AppealTurn } from './appeal-change.ts'
import { type SentFile, writePieces } from './appeal-piece.repo.ts'

export const fileOwner = ({ cityId, appealId }: AppealKey): UploadOwner => ({
  cityId,
  ownerKind: 'appeal',
  ownerId: appealId,
})

/**
 * Resolves the files that a client names, each uploaded for this appeal and not otherwise used, with the store's own
 * size and type: the client's are not trusted. Call it before the transaction, since files are read to be checked, and
 * `writeFiles` inside it.
 */
export const takeFiles = async (
  deps: Deps,
  key: AppealKey,
  sent: readonly SentEvidenceWire[],
  asked: readonly EvidenceId[],
): Promise<SentFile[]> => {
  const files = new Map<string, SentFile>()
  for (const { id, urn, name } of sent) {
    const pieceId = asked.find(piece => piece === id)
    if (pieceId === undefined) throw new Refusal(409, 'OrderEvidenceNotExpected')
    const { mime, size } = await takeStoredUpload(deps, fileOwner(key), urn)
    files.set(urn, { pieceId, urn, name, mime, size })
  }
  return [...files.values()]
}

/** Registers the files of an appeal (`complement` 0) or of an answer, in the place of those registered before. */
export const writeFiles = async (
  { db, appeal, now }: Pick<AppealTurn, 'db' | 'appeal' | 'now'>,
  complement: number,
  files: readonly SentFile[],
): Promise<void> => {
  for (const { urn } of files) await holdStoredUpload(db, urn)
  await writePieces(db, appeal.appeal_id, complement, files, now)
}

export const areSameFiles = (
  a: readonly Pick<SentFile, 'urn'>[],
  b: readonly Pick<SentFile, 'urn'>[],
): boolean => a.length === b.length && a.every(({ urn }) => b.some(other => other.urn === urn))

export const answeredPieces = (files: readonly SentFile[]): EvidenceId[] =>
  files.map(({ pieceId }) => evidenceId(pieceId))
