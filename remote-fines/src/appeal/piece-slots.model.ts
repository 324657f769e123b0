import type { AppealPiece } from '@parvis/shared-kernel/fines'
import { type EvidenceId, evidenceId } from '@parvis/shared-kernel/ids'
import type { Upload, Uploads } from '@parvis/shared-kernel/uploads'
import type { SentEvidenceWire } from '@parvis/shared-kernel/wire'

/** A card has two sides, a lease several pages: a piece may take several files, each in a slot of its own. */
export const MOST_FILES = 4

const MARK = '~'
const slotOf = (piece: string, place: number): EvidenceId =>
  evidenceId(place === 0 ? piece : `${piece}${MARK}${place}`)

/** The piece that a slot belongs to. */
export const pieceOfSlot = (slot: string): EvidenceId => evidenceId(slot.split(MARK)[0] ?? slot)

const placesOf = (piece: string) => Array.from({ length: MOST_FILES }, (_, place) => slotOf(piece, place))

/** Slots to show: those with a file, in order of upload; the first one if there is none. */
export function slotsOf({ id }: Pick<AppealPiece, 'id'>, uploads: Uploads): readonly EvidenceId[] {
  const filled = Object.keys(uploads)
    .filter(slot => pieceOfSlot(slot) === id)
    .map(evidenceId)
  return filled.length === 0 ? [slotOf(id, 0)] : filled
}

/** Slot for another file; null when all are taken. */
export const freeSlot = ({ id }: Pick<AppealPiece, 'id'>, uploads: Uploads): EvidenceId | null =>
  placesOf(id).find(slot => uploads[slot] === undefined) ?? null

/** Files that were sent before, each in its slot. */
export function uploadsOfSent(sent: readonly SentEvidenceWire[]): Uploads {
  const uploads: Record<string, Upload> = {}
  for (const { id, name, size, mime, urn } of sent) {
    const slot = placesOf(id).find(place => uploads[place] === undefined)
    if (slot === undefined) continue
    const known = { name, size, mime, urn, contentUrl: null, created: null }
    uploads[slot] = { kind: 'held', document: { ...known, id: slot, evidenceSubscriberMediaId: null } }
  }
  return uploads
}

function fileOf(slot: string, upload: Upload | undefined): SentEvidenceWire | null {
  const id = pieceOfSlot(slot)
  if (upload?.kind === 'ready') {
    const { urn, file } = upload
    return { id, urn, name: file.name, size: file.size, mime: file.type }
  }
  if (upload?.kind !== 'held' || upload.document.urn === null) return null
  const { urn, name, size, mime } = upload.document
  return { id, urn, name, size, mime }
}

/** Uploaded files as the request names them. */
export const sentFiles = (uploads: Uploads): readonly SentEvidenceWire[] =>
  Object.entries(uploads).flatMap(([slot, upload]) => {
    const file = fileOf(slot, upload)
    return file === null ? [] : [file]
  })

/** URN of a slot's file; null without an uploaded file. */
export const urnOf = (upload: Upload | undefined): string | null => fileOf('', upload)?.urn ?? null

export type PieceFault = 'missing' | 'refused'

/** Why a piece cannot be sent: no file, one not uploaded, or one refused. */
export function pieceFault(
  piece: AppealPiece,
  uploads: Uploads,
  isRefused: (urn: string) => boolean,
): PieceFault | null {
  const found = slotsOf(piece, uploads).map(slot => uploads[slot])
  const wrong = found.some(upload => {
    const urn = urnOf(upload)
    return upload?.kind === 'failed' || (urn !== null && isRefused(urn))
  })
  if (wrong) return 'refused'
  return piece.mandatory && found.every(upload => upload === undefined) ? 'missing' : null
}
