import { PAGES } from '@parvis/shared-kernel/paths'
import type { Instant } from '@parvis/shared-kernel/time'
import { letterMail, momentOf, type Reader } from '../../mail/letter.ts'
import type { Mail } from '../../mail/mail.ts'
import type { City } from '../config/city.ts'

/** Recipient, and the portal that the mail links to. */
type ReaderHere = Omit<Reader, 'city'> & { city: City }

export const erasureAskedMail = (reader: Reader, { url, until }: { url: string; until: Instant }): Mail =>
  letterMail(reader, 'privacy.erasure-asked', { until: momentOf(reader, until) }, { open: url })

/** Warns that an unused account will be erased; signing in keeps it. */
export const erasureWarningMail = (reader: ReaderHere, until: Instant): Mail =>
  letterMail(
    reader,
    'privacy.erasure-warning',
    { until: momentOf(reader, until) },
    { open: new URL(PAGES.signIn, reader.city.portals[0]).href },
  )

export interface ErasureFacts {
  /** The account was erased because nobody used it, not on request. */
  isUnused: boolean
  /** An appeal awaits its answer, which will be mailed. */
  hasAppeal: boolean
  /** A refund is open, about which the city writes. */
  hasRefund: boolean
}

/** States what was erased and what is kept; the city's privacy page has the full list. */
export const erasureDoneMail = (reader: ReaderHere, facts: ErasureFacts): Mail =>
  letterMail(
    reader,
    'privacy.erasure-done',
    { ...facts },
    { open: new URL(PAGES.privacy, reader.city.portals[0]).href },
  )
