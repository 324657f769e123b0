import { PAGES } from '@parvis/shared-kernel/paths'
import type { Instant } from '@parvis/shared-kernel/time'
import { letterMail, momentOf, type Reader } from '../../mail/letter.ts'
import type { Mail } from '../../mail/mail.ts'
import type { City } from '../config/city.ts'

export const erasureAskedMail = (reader: Reader, { url, until }: { url: string; until: Instant }): Mail =>
  letterMail(reader, 'privacy.erasure-asked', { until: momentOf(reader, until) }, { open: url })

/** Announces the erasure of an account that nobody uses; signing in keeps it. */
export const erasureWarningMail = (
  { city, ...person }: Omit<Reader, 'city'> & { city: City },
  until: Instant,
): Mail =>
  letterMail(
    { ...person, city },
    'privacy.erasure-warning',
    { until: momentOf({ ...person, city }, until) },
    { open: new URL(PAGES.signIn, city.portals[0]).href },
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
export const erasureDoneMail = (
  { city, ...person }: Omit<Reader, 'city'> & { city: City },
  facts: ErasureFacts,
): Mail =>
  letterMail(
    { ...person, city },
    'privacy.erasure-done',
    { ...facts },
    { open: new URL(PAGES.privacy, city.portals[0]).href },
  )
