import { createHmac } from 'node:crypto'
import type { Instant } from '@parvis/shared-kernel/time'
import * as v from 'valibot'
import { isSameSecret } from '../secrets.ts'

/** How long a signed upload address serves. */
export const UPLOAD_LIFE_MS = 5 * 60_000

const permitShape = v.strictObject({ urn: v.string(), mime: v.string(), expiresAt: v.number() })
/** What one signed address allows: one object, one type, until one moment. */
export interface UploadPermit {
  urn: string
  mime: string
  expiresAt: Instant
}

const sign = (secret: string, payload: string) =>
  createHmac('sha256', secret).update(`upload\n${payload}`).digest('base64url')

export const sealPermit = (secret: string, permit: UploadPermit): string => {
  const payload = Buffer.from(JSON.stringify(permit)).toString('base64url')
  return `${payload}.${sign(secret, payload)}`
}

export const openPermit = (secret: string, sealed: string): UploadPermit | null => {
  const [payload = '', signature = ''] = sealed.split('.')
  if (!isSameSecret(sign(secret, payload), signature)) return null
  const permit = v.safeParse(permitShape, JSON.parse(Buffer.from(payload, 'base64url').toString()))
  return permit.success ? (permit.output as UploadPermit) : null
}
