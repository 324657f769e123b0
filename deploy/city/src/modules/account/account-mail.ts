import type { Instant } from '@parvis/shared-kernel/time'
import { letterMail, momentOf, type Reader, supportBeside } from '../../mail/letter.ts'
import type { LetterId } from '../../mail/letter-id.ts'
import type { Mail } from '../../mail/mail.ts'
import type { NameBelow } from '../../messages/intl.ts'

export type LetterName = NameBelow<'account', LetterId>

/**
 * Builds a mail about an account, in the recipient's language; `until` is when its link expires, null if it does not.
 */
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
