import { isSameSecret } from '@parvis/payment-protocol/same-secret'
import { type Instant, instantFromMs } from '@parvis/shared-kernel/time'
import { signFor } from '../../secrets.ts'
import type { PersonKey } from '../subscriber/person-key.ts'

/** The last event of a page: the next page begins after it. */
export interface TimelinePlace {
  at: Instant
  eventId: number
}

const PURPOSE = 'timeline cursor'
const TEXT = /^(\d{1,15})-(\d{1,15})\.([\w-]{43})$/

const signed = ({ cityId, subscriberId }: PersonKey, place: string) =>
  JSON.stringify([cityId, subscriberId, place])

/** Signs a page's end as a cursor valid for this person only. */
export const sealPlace = (secret: string, owner: PersonKey, { at, eventId }: TimelinePlace): string => {
  const place = `${at}-${eventId}`
  return `${place}.${signFor(secret, PURPOSE, signed(owner, place))}`
}

/** Null for a cursor not issued to this person. */
export const openPlace = (secret: string, owner: PersonKey, sealed: string): TimelinePlace | null => {
  const [, at = '', eventId = '', signature = ''] = TEXT.exec(sealed) ?? []
  if (!isSameSecret(signFor(secret, PURPOSE, signed(owner, `${at}-${eventId}`)), signature)) return null
  return { at: instantFromMs(Number(at)), eventId: Number(eventId) }
}
