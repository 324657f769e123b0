import * as v from 'valibot'
import { type AppealPiece, type AppealReason, LONGEST_STATEMENT } from '../fines/index.ts'
import { evidenceId } from '../ids/index.ts'
import type { Instant } from '../time/index.ts'
import { countWire, instantFromWire } from './primitives.wire.ts'

const pieceWire = v.object({ id: v.string(), name: v.nullish(v.string()), mandatory: v.nullish(v.boolean()) })
export const piecesWire = v.nullish(v.array(pieceWire))

const reasonWire = v.object({ id: v.string(), label: v.string(), pieces: piecesWire })

/** GET /api/recourse/configuration: the form. */
export const recourseConfigurationWire = v.object({
  reasons: v.array(reasonWire),
  /** Requested from a representative; missing when the city requests none. */
  mandatePiece: v.nullish(pieceWire),
  maximumFileSize: v.nullish(countWire),
  maximumStatementLength: v.nullish(countWire),
  acceptedTypes: v.nullish(v.array(v.string())),
  /** Days after which an unsent appeal is deleted. */
  unfinishedDays: v.nullish(countWire),
})
export type RecourseConfigurationWire = v.InferOutput<typeof recourseConfigurationWire>

const pieceFromWire = ({ id, name, mandatory }: v.InferOutput<typeof pieceWire>): AppealPiece => ({
  id: evidenceId(id),
  name: name ?? '',
  mandatory: mandatory ?? false,
})
export const piecesFromWire = (wire: v.InferOutput<typeof piecesWire>): readonly AppealPiece[] =>
  (wire ?? []).map(pieceFromWire)

/** The appeal form as configured by the city. */
export interface AppealForm {
  readonly reasons: readonly AppealReason[]
  /** Document that the city requests from a representative; null for none. */
  readonly mandate: AppealPiece | null
  /** In bytes per file. */
  readonly maximumFileSize: number
  readonly maximumStatementLength: number
  readonly acceptedTypes: readonly string[]
  /** Days after which an unsent appeal is deleted; null when the city does not say. */
  readonly unfinishedDays: number | null
  readonly deadline: Instant | null
}

const DEFAULT_FILE_SIZE = 10_000_000

export const appealFormFromWire = (
  wire: RecourseConfigurationWire,
  deadline?: string | null,
): AppealForm => ({
  reasons: wire.reasons.map(({ id, label, pieces }) => ({ id, label, pieces: piecesFromWire(pieces) })),
  mandate: wire.mandatePiece ? pieceFromWire(wire.mandatePiece) : null,
  maximumFileSize: wire.maximumFileSize ?? DEFAULT_FILE_SIZE,
  maximumStatementLength: wire.maximumStatementLength ?? LONGEST_STATEMENT,
  acceptedTypes: wire.acceptedTypes ?? ['application/pdf', 'image/*'],
  unfinishedDays: wire.unfinishedDays ?? null,
  deadline: instantFromWire(deadline),
})
