import type { AppealPiece, SentPiece } from '@parvis/shared-kernel/fines'
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

/** Slots to show: those with a file, as they were added, and the first when there is none. */
export function slotsOf({ id }: Pick<AppealPiece, 'id'>, uploads: Uploads): readonly EvidenceId[] {
  const filled = Object.keys(uploads)
    .filter(slot => pieceOfSlot(slot) === id)
    .map(evidenceId)
  return filled.length === 0 ? [slotOf(id, 0)] : filled
}

/** Where another file would go; null when every place is taken. */
export const freeSlot = ({ id }: Pick<AppealPiece, 'id'>, uploads: Uploads): EvidenceId | null =>
  placesOf(id).find(slot => uploads[slot] === undefined) ?? null

/** Files that the city has of the draft, each back in its slot. */
export function uploadsOfSent(sent: readonly SentPiece[]): Uploads {
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

/** What has arrived in the store, as the city is told it. */
export const sentFiles = (uploads: Uploads): readonly SentEvidenceWire[] =>
  Object.entries(uploads).flatMap(([slot, upload]) => {
    const file = fileOf(slot, upload)
    return file === null ? [] : [file]
  })

/** The name in the store of what a slot holds. */
export const urnOf = (upload: Upload | undefined): string | null => fileOf('', upload)?.urn ?? null

export type PieceFault = 'missing' | 'refused'

/** What keeps a piece from being sent along: no file, or one that did not arrive or was not taken. */
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
