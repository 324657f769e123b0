import { PAGES } from '@parvis/shared-kernel/paths'
import type { Instant } from '@parvis/shared-kernel/time'
import { letterMail, momentOf, type Reader } from '../../mail/letter.ts'
import type { Mail } from '../../mail/mail.ts'
import type { City } from '../config/city.ts'

/** A reader whose city's portal the mail leads to. */
type ReaderHere = Omit<Reader, 'city'> & { city: City }

export const erasureAskedMail = (reader: Reader, { url, until }: { url: string; until: Instant }): Mail =>
  letterMail(reader, 'privacy.erasure-asked', { until: momentOf(reader, until) }, { open: url })

/** Announces the erasure of an account that nobody uses; signing in keeps it. */
export const erasureWarningMail = (reader: ReaderHere, until: Instant): Mail =>
  letterMail(
    reader,
    'privacy.erasure-warning',
    { until: momentOf(reader, until) },
    { open: new URL(PAGES.signIn, reader.city.portals[0]).href },
  )

export interface ErasureFacts {
  /** The city erased an account that nobody used, unasked. */
  isUnused: boolean
  /** An appeal waits for its answer, which will be mailed. */
  hasAppeal: boolean
  /** Money is on its way back, and the city writes of it. */
  hasRefund: boolean
}

/** Says what was erased, and what stays; the whole is on the city's privacy page. */
export const erasureDoneMail = (reader: ReaderHere, facts: ErasureFacts): Mail =>
  letterMail(
    reader,
    'privacy.erasure-done',
    { ...facts },
    { open: new URL(PAGES.privacy, reader.city.portals[0]).href },
  )
