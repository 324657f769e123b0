import * as v from 'valibot'
import {
  type AppealPiece,
  type Complement,
  type ComplementAnswer,
  LONGEST_STATEMENT,
  type SentPiece,
} from '../fines/index.ts'
import { evidenceId } from '../ids/index.ts'
import { toIso } from '../time/index.ts'
import { askedInstantWire } from './calendar.wire.ts'
import { countWire, instantFromWire, instantToWire, instantWire } from './primitives.wire.ts'
import { piecesFromWire, piecesWire } from './recourse-form.wire.ts'
import { sentEvidenceWire } from './upload.wire.ts'

const moment = v.nullish(instantWire)

export const statementWire = v.pipe(v.string(), v.maxLength(LONGEST_STATEMENT))

/** GET …/complement-request: what the authority requests. */
export const complementWire = v.object({
  requestDatetime: moment,
  dueDatetime: moment,
  message: v.nullish(v.string()),
  pieces: piecesWire,
})
export type ComplementWire = v.InferOutput<typeof complementWire>

/** A file that was sent with an appeal or afterwards. */
export const sentPieceWire = v.object({
  id: v.string(),
  name: v.nullish(v.string()),
  urn: v.string(),
  size: v.nullish(countWire),
  mime: v.nullish(v.string()),
})

/** The citizen's answers to complements, oldest first. */
export const complementAnswersWire = v.nullish(
  v.array(
    v.object({
      datetime: instantWire,
      message: v.nullish(v.string()),
      /** What was asked, each under the id that its files have. */
      requestedPieces: v.nullish(piecesWire),
      pieces: v.nullish(v.array(sentPieceWire)),
    }),
  ),
)

/** PATCH /api/recourse/{id}/complementRequest */
export const complementBodyWire = v.object({
  /** Which request is answered, as it was read; without it the last one. */
  requestDatetime: v.nullish(askedInstantWire),
  message: v.nullish(statementWire),
  pieces: v.pipe(v.array(sentEvidenceWire), v.maxLength(30)),
})
export type ComplementBodyWire = v.InferOutput<typeof complementBodyWire>

const piecesToWire = (pieces: readonly AppealPiece[]) => pieces.map(piece => ({ ...piece }))

export const complementFromWire = (wire: ComplementWire): Complement => ({
  requestedAt: instantFromWire(wire.requestDatetime),
  dueAt: instantFromWire(wire.dueDatetime),
  message: wire.message ?? '',
  pieces: piecesFromWire(wire.pieces),
})

export const complementToWire = (complement: Complement): ComplementWire => ({
  requestDatetime: instantToWire(complement.requestedAt),
  dueDatetime: instantToWire(complement.dueAt),
  message: complement.message,
  pieces: piecesToWire(complement.pieces),
})

type SentPiecesWire = readonly v.InferOutput<typeof sentPieceWire>[] | null | undefined

export const sentFromWire = (wire: SentPiecesWire): readonly SentPiece[] =>
  (wire ?? []).map(({ id, name, urn, size, mime }) => ({
    id: evidenceId(id),
    name: name ?? '',
    urn,
    size: size ?? 0,
    mime: mime ?? '',
  }))

export const sentToWire = (pieces: readonly SentPiece[]) => pieces.map(piece => ({ ...piece }))

/** Leaves out answers without a date, which cannot be placed in the history. */
export const answersFromWire = (
  wire: v.InferOutput<typeof complementAnswersWire>,
): readonly ComplementAnswer[] =>
  (wire ?? []).flatMap(({ datetime, message, requestedPieces, pieces }) => {
    const at = instantFromWire(datetime)
    const answer = { message: message ?? '', pieces: sentFromWire(pieces) }
    return at === null ? [] : [{ at, ...answer, requestedPieces: piecesFromWire(requestedPieces) }]
  })

export const answersToWire = (answers: readonly ComplementAnswer[]) =>
  answers.map(({ at, message, requestedPieces = [], pieces }) => ({
    datetime: toIso(at),
    message,
    requestedPieces: piecesToWire(requestedPieces),
    pieces: sentToWire(pieces),
  }))
