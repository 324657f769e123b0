import { shape } from '@parvis/shared-kernel/drafts'
import type { FieldFault } from '@parvis/shared-kernel/errors'
import type { AttachmentEvidence, ReusableEvidence } from '@parvis/shared-kernel/evidence'
import { evidenceId, type MediaId, mediaId } from '@parvis/shared-kernel/ids'
import { instantFromMs } from '@parvis/shared-kernel/time'
import type { Upload, Uploads } from '@parvis/shared-kernel/uploads'

/** A draft's entry for a file in the city's store. */
const keptFile = shape.object({
  mediaId: shape.string(),
  urn: shape.string(),
  name: shape.string(),
  size: shape.number(),
  type: shape.string(),
  /** Upload time, or creation time of a reused document; epoch milliseconds. */
  at: shape.number(),
  isHeld: shape.boolean(),
})

/** Keyed by evidence id. */
export const keptFilesShape = shape.record(shape.string(), keptFile)
export type KeptFiles = shape.InferOutput<typeof keptFilesShape>
type KeptFile = KeptFiles[string]

function keptFileOf(upload: Upload | undefined): KeptFile | null {
  if (upload?.kind === 'ready') {
    const { file, mediaId: media, urn, sentAt } = upload
    const { name, size, type } = file
    return { mediaId: media, urn, name, size, type, at: sentAt, isHeld: false }
  }
  if (upload?.kind !== 'held') return null
  const { name, size, mime, urn, created, evidenceSubscriberMediaId } = upload.document
  if (urn === null || evidenceSubscriberMediaId === null) return null
  return { mediaId: evidenceSubscriberMediaId, urn, name, size, type: mime, at: created ?? 0, isHeld: true }
}

/** Uploaded files only: another browser could not resume the rest. */
export const keptFilesOf = (uploads: Uploads): KeptFiles =>
  Object.fromEntries(
    Object.entries(uploads).flatMap(([id, upload]) => {
      const kept = keptFileOf(upload)
      return kept === null ? [] : [[id, kept]]
    }),
  )

const documentOf = (
  id: string,
  { mediaId: media, urn, name, size, type, at }: KeptFile,
): AttachmentEvidence => ({
  id: evidenceId(id),
  name,
  size,
  mime: type,
  urn,
  contentUrl: null,
  created: instantFromMs(at),
  evidenceSubscriberMediaId: mediaId(media),
})

function uploadOf(id: string, kept: KeptFile): Upload {
  if (kept.isHeld) return { kind: 'held', document: documentOf(id, kept) }
  const { name, size, type, urn, at } = kept
  return {
    kind: 'ready',
    file: { name, size, type },
    mediaId: mediaId(kept.mediaId),
    urn,
    sentAt: instantFromMs(at),
  }
}

export const uploadsOfKept = (kept: KeptFiles): Uploads =>
  Object.fromEntries(Object.entries(kept).map(([id, file]) => [id, uploadOf(id, file)]))

/** Id of the file at the city; null before upload. */
export function mediaOf(upload: Upload | undefined): MediaId | null {
  if (upload?.kind === 'ready') return upload.mediaId
  return upload?.kind === 'held' ? upload.document.evidenceSubscriberMediaId : null
}

/** Chosen files that the city does not have yet. */
export const hasUnsent = (uploads: Uploads): boolean =>
  Object.values(uploads).some(upload => upload?.kind === 'sending' || upload?.kind === 'failed')

/** A document accepted before, as a reused attachment. */
export const heldDocument = (document: ReusableEvidence): AttachmentEvidence => ({
  id: document.id,
  name: document.name,
  size: document.size,
  mime: document.mime,
  urn: document.urn,
  contentUrl: null,
  created: document.created,
  evidenceSubscriberMediaId: document.mediaId,
})

/** DOM id of a document's slot, for the error summary's links. */
export const slotId = (evidenceId: string) => `evidence-${evidenceId}`

/** Documents that the city reports as missing: `evidences.<id>` of OrderEvidenceMissing. */
export const notReceived = (fields: readonly FieldFault[] = []): readonly string[] =>
  fields.flatMap(({ path }) => (path.startsWith('evidences.') ? [path.slice('evidences.'.length)] : []))
