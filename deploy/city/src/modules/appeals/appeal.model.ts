import {
  APPEAL_EVENTS,
  type Appeal,
  type AppealContent,
  type AppealEvent,
  type AppealPiece,
  type Complement,
  courtDeadline,
  redactedAppeal,
  tribunalDeadline,
} from '@parvis/shared-kernel/fines'
import { appealId, evidenceId, fineId } from '@parvis/shared-kernel/ids'
import type { Instant } from '@parvis/shared-kernel/time'
import type { AppealRow } from './appeal.repo.ts'
import type { SentFile } from './appeal-piece.repo.ts'
import { appellantOf } from './appellant-columns.ts'
import type { ComplementRow, SentAnswer } from './complement.repo.ts'

const requestedPieces = (pieces: SentAnswer['asked']): AppealPiece[] =>
  pieces.map(piece => ({ ...piece, id: evidenceId(piece.id) }))

export const complementOf = (row: ComplementRow): Complement => ({
  requestedAt: row.requested_at,
  dueAt: row.due_at,
  message: row.message,
  pieces: requestedPieces(row.pieces),
})

export interface AppealParts {
  row: AppealRow
  files: readonly SentFile[]
  answers: readonly SentAnswer[]
  /** The last complement asked. */
  complement: ComplementRow | undefined
  /** Its recorded events, oldest first. */
  events: readonly { kind: string; happened_at: Instant }[]
  /** Whether the caller may read all of it. */
  isHeld: boolean
  hasMailAddress: boolean
  now: Instant
  timeZone: string
}

const historyOf = (events: AppealParts['events']): AppealEvent[] =>
  events.flatMap(({ kind, happened_at: at }) => {
    const known = APPEAL_EVENTS.find(event => kind === `appeal-${event}`)
    return known === undefined ? [] : [{ kind: known, at }]
  })

/** Last moment to go to court; null while the authority may still answer. Used by page, mail and papers. */
export const courtOf = (row: AppealRow, now: Instant, timeZone: string): Instant | null =>
  tribunalDeadline(
    { state: row.state, answeredAt: row.answered_at, implicitRejectionAt: row.implicit_rejection_at },
    now,
    timeZone,
  )

/** Last moment to go to court if the authority stays silent, known from the filing on; its answer moves it. */
export const courtAfterSilence = (row: AppealRow, timeZone: string): Instant | null =>
  courtDeadline(
    { state: 'filed', answeredAt: null, implicitRejectionAt: row.implicit_rejection_at },
    timeZone,
  )

const clocksOf = (row: AppealRow, now: Instant, timeZone: string) => ({
  filedAt: row.filed_at,
  deadline: row.deadline,
  implicitRejectionAt: row.implicit_rejection_at,
  tribunalDeadline: courtOf(row, now, timeZone),
})

const sentPiece = ({ pieceId, ...file }: SentFile) => ({ ...file, id: evidenceId(pieceId) })

/** Returns the appeal as its holder sees it; the complement is included while it is asked. */
const wholeAppeal = ({ row, files, answers, complement, ...asked }: AppealParts): Appeal => ({
  id: appealId(row.appeal_id),
  fineId: fineId(row.fine_id),
  state: row.state,
  access: 'holder',
  hasMailAddress: asked.hasMailAddress,
  revision: row.revision,
  reasonId: row.reason_id,
  statement: row.statement,
  sentPieces: files.map(sentPiece),
  complementAnswers: answers.map(({ answeredAt: at, message, asked: requested, files: sent }) => ({
    at,
    message,
    requestedPieces: requestedPieces(requested),
    pieces: sent.map(sentPiece),
  })),
  appellant: appellantOf(row),
  updatedAt: row.updated_at,
  ...clocksOf(row, asked.now, asked.timeZone),
  complement:
    row.state === 'complement-requested' && complement !== undefined ? complementOf(complement) : null,
  answeredAt: row.answered_at,
  answer: row.answer,
  history: historyOf(asked.events),
})

/** Returns the appeal as the caller may see it: others than its holder get only status and dates (D16). */
export const appealOf = (parts: AppealParts): Appeal => {
  const appeal = wholeAppeal(parts)
  return parts.isHeld ? appeal : redactedAppeal(appeal)
}

export const contentOf = (row: AppealRow): AppealContent => ({
  reasonId: row.reason_id,
  statement: row.statement,
  ...appellantOf(row),
})

/** Whether what was sent is erased: nothing is filed without a statement, so that only erasure leaves none. */
export const isContentErased = ({ filed_at, statement }: AppealRow): boolean =>
  filed_at !== null && statement === ''
