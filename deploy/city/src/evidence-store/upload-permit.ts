import { createHmac } from 'node:crypto'
import { isSameSecret } from '@parvis/payment-protocol/same-secret'
import { type Instant, inMilliseconds } from '@parvis/shared-kernel/time'
import * as v from 'valibot'
import type { UploadPermit } from './file-store.ts'

/** Seconds for which a signed upload URL is valid. */
export const UPLOAD_LIFE_MS = inMilliseconds({ minutes: 5 })
/** Seconds for which a signed URL to view a file is valid. */
export const VIEW_LIFE_MS = inMilliseconds({ minutes: 1 })

const instantShape = v.pipe(
  v.number(),
  v.transform(value => value as Instant),
)
const permitShape = v.strictObject({
  urn: v.string(),
  mime: v.string(),
  size: v.nullable(v.number()),
  expiresAt: instantShape,
})
const viewShape = v.strictObject({ urn: v.string(), expiresAt: instantShape })

/** What a signed viewing URL permits: one object, until one moment. It names neither file nor person. */
export type ViewPermit = v.InferOutput<typeof viewShape>

type Use = 'upload' | 'view'

const sign = (secret: string, use: Use, payload: string) =>
  createHmac('sha256', secret).update(`${use}\n${payload}`).digest('base64url')

const seal = (secret: string, use: Use, permit: object): string => {
  const payload = Buffer.from(JSON.stringify(permit)).toString('base64url')
  return `${payload}.${sign(secret, use, payload)}`
}

const open = <S extends v.GenericSchema>(secret: string, use: Use, sealed: string, shape: S) => {
  const [payload = '', signature = ''] = sealed.split('.')
  if (!isSameSecret(sign(secret, use, payload), signature)) return null
  const permit = v.safeParse(shape, JSON.parse(Buffer.from(payload, 'base64url').toString()))
  return permit.success ? permit.output : null
}

export const sealPermit = (secret: string, permit: UploadPermit): string => seal(secret, 'upload', permit)
export const openPermit = (secret: string, sealed: string): UploadPermit | null =>
  open(secret, 'upload', sealed, permitShape)

export const sealView = (secret: string, permit: ViewPermit): string => seal(secret, 'view', permit)
export const openView = (secret: string, sealed: string): ViewPermit | null =>
  open(secret, 'view', sealed, viewShape)
