import type { Definition } from '@parvis/shared-kernel/tickets'
import type { Instant } from '@parvis/shared-kernel/time'
import type { Deps } from '../../deps.ts'
import { type Language, languageOf } from '../../http/language.ts'
import { post } from '../../mail/post.ts'
import type { City } from '../config/city.ts'
import type { RightRow } from '../rights/right.repo.ts'
import { ticketMail } from './ticket-mail.ts'

const LOCALES = { fr: 'fr-FR', en: 'en-GB' } satisfies Record<Language, string>

const momentInWords = (moment: Instant | null, lang: Language, timeZone: string): string =>
  moment === null
    ? ''
    : new Intl.DateTimeFormat(LOCALES[lang], { dateStyle: 'long', timeStyle: 'short', timeZone }).format(
        moment,
      )

/**
 * Writes to the other address that came with a ticket, a few times an hour at most, so that nobody is flooded with the
 * city's mails. Call it after the commit: the ticket stands whether or not a mail leaves.
 */
export const writeToVisitor = async (
  deps: Deps,
  city: City,
  row: RightRow,
  definition: Definition,
  speech: string,
): Promise<void> => {
  if (row.custom_email === null) return
  const lang = languageOf(speech)
  const buckets = [
    { limit: 'ticketMailOfAddress', key: `${city.cityId}|${row.custom_email.toLowerCase()}` },
    { limit: 'ticketMailOfSubscriber', key: row.subscriber_id },
  ] as const
  const facts = {
    product: definition.name,
    from: momentInWords(row.start_of_validity, lang, city.timeZone),
    to: momentInWords(row.end_of_validity, lang, city.timeZone),
    isGranted: row.status === 'granted',
  }
  try {
    await deps.limits.spend(buckets)
    await post(deps, city.cityId, 'ticket', ticketMail(row.custom_email, lang, city.name, facts))
  } catch (failure) {
    const reason = failure instanceof Error ? failure.name : typeof failure
    deps.log.warn({ right: row.right_id, failure: reason }, 'mail not sent')
  }
}
