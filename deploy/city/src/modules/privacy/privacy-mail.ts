import { PAGES } from '@parvis/shared-kernel/paths'
import type { Instant } from '@parvis/shared-kernel/time'
import { letterMail, momentOf, type Reader } from '../../mail/letter.ts'
import type { Mail } from '../../mail/mail.ts'
import type { City } from '../config/city.ts'

export const erasureAskedMail = (reader: Reader, { url, until }: { url: string; until: Instant }): Mail =>
  letterMail(reader, 'privacy.erasure-asked', { until: momentOf(reader, until) }, { open: url })

/** Last mail to the person; what the city keeps is stated on its privacy page. */
export const erasureDoneMail = ({ city, ...person }: Omit<Reader, 'city'> & { city: City }): Mail =>
  letterMail(
    { ...person, city },
    'privacy.erasure-done',
    {},
    { open: new URL(PAGES.privacy, city.portals[0]).href },
  )
