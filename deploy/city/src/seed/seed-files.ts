import { PDFDocument } from '@cantoo/pdf-lib'
import type { Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../db/database.ts'
import { at } from '../db/schema.ts'
import type { FileStore } from '../evidence-store/file-store.ts'
import { sha256Hex } from '../secrets.ts'

/** Documents of rights that have not ended, those under review among them; older rights' files have expired. */
const listDemoDocuments = (db: Database, now: Instant, cityIds: readonly string[]) =>
  db
    .selectFrom('media')
    .innerJoin('evidence_traces', 'evidence_traces.media_id', 'media.media_id')
    .innerJoin('rights', 'rights.right_id', 'evidence_traces.right_id')
    .select([
      'media.media_id',
      'media.city_id',
      'media.subscriber_id',
      'media.urn',
      'media.name',
      'media.created_at',
    ])
    .where('media.city_id', 'in', cityIds)
    .where('media.mime', '=', 'application/pdf')
    .where('rights.end_of_validity', '>', at(now))
    .distinct()
    .execute()

type DemoDocument = Awaited<ReturnType<typeof listDemoDocuments>>[number]

const demoPdf = async (name: string): Promise<Uint8Array> => {
  const document = await PDFDocument.create()
  document.setTitle(name)
  document.addPage().drawText(`Parvis - ${name}`, { x: 60, y: 760, size: 18 })
  return document.save()
}

const rowOf = ({ city_id, urn, subscriber_id, created_at }: DemoDocument, bytes: Uint8Array) => ({
  city_id,
  urn,
  owner_kind: 'subscriber' as const,
  owner_id: subscriber_id,
  subscriber_id,
  mime: 'application/pdf',
  signed_bytes: null,
  expires_at: at(created_at),
  size_bytes: bytes.length,
  sha256: sha256Hex(bytes),
  stored_at: at(created_at),
  refusal: null,
})

/** Stores the files still held by the demo people's rights, so that they can be opened, judged and reused. */
export const seedFiles = async (
  db: Database,
  files: FileStore,
  now: Instant,
  cityIds: readonly string[],
): Promise<void> => {
  if (cityIds.length === 0) return
  for (const document of await listDemoDocuments(db, now, cityIds)) {
    const bytes = await demoPdf(document.name)
    await files.keep(document.urn, bytes)
    await db.insertInto('uploads').values(rowOf(document, bytes)).execute()
    await db
      .updateTable('media')
      .set({ size_bytes: bytes.length })
      .where('media_id', '=', document.media_id)
      .execute()
  }
}
