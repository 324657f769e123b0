import type { Instant } from '@parvis/shared-kernel/time'
import { letterMail, momentOf, type Reader, supportBeside } from '../../mail/letter.ts'
import type { LetterId } from '../../mail/letter-id.ts'
import type { Mail } from '../../mail/mail.ts'
import type { NameBelow } from '../../messages/intl.ts'

/** The letters about an account that the city writes. */
export type LetterName = NameBelow<'account', LetterId>

/** A mail about an account, in the reader's language; `until` is the end of a link that ends. */
export const accountMail = (
  name: LetterName,
  { url, until, ...reader }: Reader & { url: string; until: Instant | null },
): Mail =>
  letterMail(
    reader,
    `account.${name}`,
    { until: momentOf(reader, until) },
    { open: url, write: supportBeside(url) },
  )
