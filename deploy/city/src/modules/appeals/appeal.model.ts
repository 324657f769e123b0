import type { Appeal, AppealContent, Complement } from '@parvis/shared-kernel/fines'
import { appealId, evidenceId, fineId } from '@parvis/shared-kernel/ids'
import type { AppealRow } from './appeal.repo.ts'
import type { SentFile } from './appeal-piece.repo.ts'
import type { ComplementRow } from './complement.repo.ts'

export const complementOf = (row: ComplementRow): Complement => ({
  requestedAt: row.requested_at,
  dueAt: row.due_at,
  message: row.message,
  pieces: row.pieces.map(piece => ({ ...piece, id: evidenceId(piece.id) })),
})

export interface AppealParts {
  row: AppealRow
  files: readonly SentFile[]
  /** The last one that was asked. */
  complement: ComplementRow | undefined
}

/** An appeal as it is told: a complement is told while it is asked. */
export const appealOf = ({ row, files, complement }: AppealParts): Appeal => ({
  id: appealId(row.appeal_id),
  fineId: fineId(row.fine_id),
  state: row.state,
  reasonId: row.reason_id,
  statement: row.statement,
  sentPieces: files.map(({ pieceId, ...file }) => ({ ...file, id: evidenceId(pieceId) })),
  filedAt: row.filed_at,
  deadline: row.deadline,
  implicitRejectionAt: row.implicit_rejection_at,
  complement:
    row.state === 'complement-requested' && complement !== undefined ? complementOf(complement) : null,
  answeredAt: row.answered_at,
  answer: row.answer,
})

export const contentOf = (row: AppealRow): AppealContent => ({
  reasonId: row.reason_id,
  statement: row.statement,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  phoneNumber: row.phone_number,
  address: row.address,
})
