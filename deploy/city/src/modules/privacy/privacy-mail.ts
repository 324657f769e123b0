import { PAGES } from '@parvis/shared-kernel/paths'
import type { Instant } from '@parvis/shared-kernel/time'
import { letterMail, momentOf, type Reader } from '../../mail/letter.ts'
import type { Mail } from '../../mail/mail.ts'
import type { City } from '../config/city.ts'

export const erasureAskedMail = (reader: Reader, { url, until }: { url: string; until: Instant }): Mail =>
  letterMail(reader, 'privacy.erasure-asked', { until: momentOf(reader, until) }, { open: url })

export interface ErasureFacts {
  /** The city erased an account that nobody used, unasked. */
  isUnused: boolean
  /** An appeal waits for its answer, which will be mailed. */
  hasAppeal: boolean
}

/** Says what was erased, and what stays; the whole is on the city's privacy page. */
export const erasureDoneMail = (
  { city, ...person }: Omit<Reader, 'city'> & { city: City },
  { isUnused, hasAppeal }: ErasureFacts,
): Mail =>
  letterMail(
    { ...person, city },
    'privacy.erasure-done',
    { isUnused, hasAppeal },
    { open: new URL(PAGES.privacy, city.portals[0]).href },
  )
