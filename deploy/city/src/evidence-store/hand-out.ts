import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { Database } from '../db/database.ts'
import type { StoreParts } from './settle-upload.ts'
import { openView } from './upload-permit.ts'

const findKept = (db: Database, urn: string) =>
  db
    .selectFrom('uploads')
    .innerJoin('media', 'media.urn', 'uploads.urn')
    .select(['uploads.mime', 'uploads.sha256', 'media.name'])
    .where('uploads.urn', '=', urn)
    .where('uploads.stored_at', 'is not', null)
    .executeTakeFirst()

const percentEncoded = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** RFC 6266: the name in plain signs for old browsers, and whole for all others. */
export const attachmentHeader = (name: string): string => {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%]/g, '-')
  return `attachment; filename="${plain}"; filename*=UTF-8''${percentEncoded(name)}`
}

/** The file that a signed address names, to be saved and never to be shown by this origin; null when there is none. */
export const handOut = async (
  c: Context,
  { db, files, clock }: StoreParts,
  secret: string,
): Promise<Response | null> => {
  const permit = openView(secret, c.req.query('permit') ?? '')
  if (permit === null || permit.expiresAt <= clock.now()) return null
  const row = await findKept(db, permit.urn)
  const bytes = row === undefined ? null : await files.read(permit.urn)
  if (row === undefined || bytes === null) return null
  // What lies in the store must be what was checked, whoever had their hands on it meanwhile.
  if (createHash('sha256').update(bytes).digest('hex') !== row.sha256) return null
  return c.body(new Uint8Array(bytes).buffer, 200, {
    'Content-Type': row.mime,
    'Content-Length': String(bytes.length),
    'Content-Disposition': attachmentHeader(row.name),
    'Cache-Control': 'no-store',
  })
}
