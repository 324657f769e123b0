import { createHash } from 'node:crypto'
import type { ErrorCode } from '@parvis/shared-kernel/errors'
import { ATTACHMENT_MAX_BYTES } from '@parvis/shared-kernel/subscriber'
import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { at } from '../db/schema.ts'
import { languageOf } from '../http/language.ts'
import { dataHeaders } from '../http/security-headers.ts'
import { sentenceOf } from '../http/sentences.ts'
import type { FileStore } from './file-store.ts'
import { contentFault } from './magic-bytes.ts'
import { openPermit, type UploadPermit } from './upload-permit.ts'

export interface EvidenceStoreOptions {
  db: Database
  clock: Clock
  files: FileStore
  secret: string
  portals: readonly string[]
}

const refuse = (c: Context, status: ContentfulStatusCode, error: ErrorCode): Response =>
  c.json({ status, error, message: sentenceOf(error, languageOf(c.req.header('accept-language'))) }, status)

/** Reads the body up to the bound; null as soon as it is larger, whatever its length header says. */
const readBounded = async (body: ReadableStream<Uint8Array> | null): Promise<Uint8Array | null> => {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of body ?? []) {
    size += piece.length
    if (size > ATTACHMENT_MAX_BYTES) return null
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

const markStored = async (
  db: Database,
  permit: UploadPermit,
  bytes: Uint8Array,
  now: string,
): Promise<boolean> => {
  const row = await db
    .updateTable('uploads')
    .set({
      size_bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      stored_at: now,
    })
    .where('urn', '=', permit.urn)
    .where('stored_at', 'is', null)
    .returning('urn')
    .executeTakeFirst()
  return row !== undefined
}

/** The disk store of evidences on its own origin: it takes one file by signed address and shows none to anybody. */
export const createEvidenceApp = ({ db, clock, files, secret, portals }: EvidenceStoreOptions): Hono => {
  const app = new Hono()
  app.use(dataHeaders)
  app.use(async (c, next) => {
    await next()
    c.header('Cross-Origin-Resource-Policy', 'cross-origin')
  })
  app.use(cors({ origin: [...portals], allowMethods: ['PUT'], allowHeaders: ['content-type'], maxAge: 600 }))
  app.put('/upload', async c => {
    const permit = openPermit(secret, c.req.query('permit') ?? '')
    if (permit === null || permit.expiresAt <= clock.now()) return refuse(c, 403, 'Forbidden')
    if (c.req.header('content-type') !== permit.mime) return refuse(c, 415, 'FileTypeNotSupported')
    if (Number(c.req.header('content-length') ?? 0) > ATTACHMENT_MAX_BYTES)
      return refuse(c, 413, 'FileTooLarge')
    const bytes = await readBounded(c.req.raw.body)
    if (bytes === null) return refuse(c, 413, 'FileTooLarge')
    const fault = contentFault(permit.mime, bytes)
    if (fault !== null) return refuse(c, 415, fault)
    if (!(await files.write(permit.urn, bytes))) return refuse(c, 409, 'Conflict')
    return (await markStored(db, permit, bytes, at(clock.now())))
      ? c.body(null, 200)
      : refuse(c, 409, 'Conflict')
  })
  app.notFound(c => refuse(c, 404, 'Not Found'))
  return app
}
