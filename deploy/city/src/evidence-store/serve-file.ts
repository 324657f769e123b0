import { displayFileName } from '@parvis/shared-kernel/evidence'
import type { Context } from 'hono'
import type { Database } from '../db/database.ts'
import { sha256Hex } from '../secrets.ts'
import type { StoreParts } from './settle-upload.ts'
import { openView } from './upload-permit.ts'

const findKept = (db: Database, urn: string) =>
  db
    .selectFrom('uploads')
    .leftJoin('media', 'media.urn', 'uploads.urn')
    .leftJoin('appeal_pieces', 'appeal_pieces.urn', 'uploads.urn')
    .select(['uploads.mime', 'uploads.sha256', 'media.name', 'appeal_pieces.name as piece_name'])
    .where('uploads.urn', '=', urn)
    .where('uploads.stored_at', 'is not', null)
    .executeTakeFirst()

const percentEncoded = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** Encodes the name by RFC 6266: in ASCII for old browsers, and in full for others. */
export const attachmentHeader = (name: string): string => {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%]/g, '-')
  return `attachment; filename="${plain}"; filename*=UTF-8''${percentEncoded(name)}`
}

interface Named {
  mime: string
  name: string | null
  piece_name: string | null
}

/** The name that the person gave the file; a refund's document has none. */
const nameOf = ({ mime, name, piece_name }: Named): string =>
  displayFileName(name ?? piece_name ?? 'document', mime)

/** Returns the file of a signed URL as a download, never displayed on this origin; null if there is none. */
export const serveFile = async (
  c: Context,
  { db, files, clock }: StoreParts,
  secret: string,
): Promise<Response | null> => {
  const permit = openView(secret, c.req.query('permit') ?? '')
  if (permit === null || permit.expiresAt <= clock.now()) return null
  const row = await findKept(db, permit.urn)
  const bytes = row === undefined ? null : await files.read(permit.urn)
  if (row === undefined || bytes === null) return null
  // Serves only the content that was checked, in case the store was changed since.
  if (sha256Hex(bytes) !== row.sha256) return null
  return c.body(new Uint8Array(bytes).buffer, 200, {
    'Content-Type': row.mime,
    'Content-Length': String(bytes.length),
    'Content-Disposition': attachmentHeader(nameOf(row)),
    'Cache-Control': 'no-store',
  })
}
