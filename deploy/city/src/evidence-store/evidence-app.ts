import type { ErrorCode } from '@parvis/shared-kernel/errors'
import { sentenceOf } from '@parvis/shared-kernel/messages/error-sentences'
import { ATTACHMENT_MAX_BYTES } from '@parvis/shared-kernel/subscriber'
import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { isWithoutRoom } from '../http/answer-failure.ts'
import { languageOf } from '../http/language.ts'
import { dataHeaders } from '../http/security-headers.ts'
import type { Log } from '../log.ts'
import { FAULT_STATUS } from './content-fault.ts'
import type { UploadPermit } from './file-store.ts'
import { serveFile } from './serve-file.ts'
import { type StoreParts, settleUpload } from './settle-upload.ts'
import { findUpload, type UploadRow } from './upload.repo.ts'
import { openPermit } from './upload-permit.ts'

export interface EvidenceStoreOptions extends StoreParts {
  secret: string
  /** Sites whose pages may upload documents; read at each call. */
  siteOrigins(): readonly string[]
  log: Log
}

const refuse = (c: Context, status: ContentfulStatusCode, error: ErrorCode): Response =>
  c.json({ status, error, message: sentenceOf(error, languageOf(c.req.header('accept-language'))) }, status)

/** Reads the body up to the limit; null once it is exceeded, whatever `Content-Length` says. */
const readBounded = async (
  body: ReadableStream<Uint8Array> | null,
  bound: number,
): Promise<Uint8Array | null> => {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of body ?? []) {
    size += piece.length
    if (size > bound) return null
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

const isOpen = (row: UploadRow | undefined): row is UploadRow =>
  row !== undefined && row.stored_at === null && row.refusal === null

/** Returns the body, or the refusal of a type, length or size that was not signed for. */
const readSigned = async (c: Context, permit: UploadPermit): Promise<Uint8Array | Response> => {
  if (c.req.header('content-type') !== permit.mime) return refuse(c, 415, 'FileTypeNotSupported')
  const bound = permit.size ?? ATTACHMENT_MAX_BYTES
  if (Number(c.req.header('content-length') ?? 0) > bound) return refuse(c, 413, 'FileTooLarge')
  const bytes = await readBounded(c.req.raw.body, bound)
  return bytes ?? refuse(c, 413, 'FileTooLarge')
}

const takeUpload = async (c: Context, { secret, ...parts }: EvidenceStoreOptions): Promise<Response> => {
  const permit = openPermit(secret, c.req.query('permit') ?? '')
  if (permit === null || permit.expiresAt <= parts.clock.now()) return refuse(c, 403, 'Forbidden')
  const row = await findUpload(parts.db, permit.urn)
  if (!isOpen(row)) return refuse(c, 409, 'Conflict')
  const bytes = await readSigned(c, permit)
  if (bytes instanceof Response) return bytes
  if (!(await parts.files.write(permit.urn, bytes))) return refuse(c, 409, 'Conflict')
  const settled = await settleUpload(parts, row)
  if (settled.kind === 'refused') return refuse(c, FAULT_STATUS[settled.fault], settled.fault)
  return settled.kind === 'stored' ? c.body(null, 200) : refuse(c, 409, 'Conflict')
}

/** Reports a full disk as such and logs it: the citizen can retry later, and the operator must make room. */
const answerOf = (failure: Error, c: Context, log: Log): Response => {
  const { name } = failure
  const { code } = failure as NodeJS.ErrnoException
  log.error(
    { failure: { name, code } },
    isWithoutRoom(failure) ? 'no room is left to store documents' : 'a document could not be served',
  )
  if (!isWithoutRoom(failure)) return refuse(c, 500, 'Internal Server Error')
  c.header('retry-after', '60')
  return refuse(c, 503, 'Service Unavailable')
}

/** Policy of every response: no scripts, no origin, download only. */
const CONTENT_POLICY = "sandbox; default-src 'none'; frame-ancestors 'none'"

/** Creates the evidence store's own origin, which takes and serves one file per signed URL. */
export const createEvidenceApp = (options: EvidenceStoreOptions): Hono => {
  const app = new Hono()
  app.use(dataHeaders)
  app.use(async (c, next) => {
    await next()
    c.header('Content-Security-Policy', CONTENT_POLICY)
    if (c.req.path === '/upload') c.header('Cross-Origin-Resource-Policy', 'cross-origin')
  })
  app.use(
    '/upload',
    cors({
      origin: origin => (options.siteOrigins().includes(origin) ? origin : null),
      allowMethods: ['PUT'],
      allowHeaders: ['content-type'],
      maxAge: 600,
    }),
  )
  app.put('/upload', c => takeUpload(c, options))
  app.get('/file', async c => (await serveFile(c, options, options.secret)) ?? refuse(c, 404, 'Not Found'))
  app.notFound(c => refuse(c, 404, 'Not Found'))
  app.onError((failure, c) => answerOf(failure, c, options.log))
  return app
}
