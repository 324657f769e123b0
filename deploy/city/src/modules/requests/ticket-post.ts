import type { Definition } from '@parvis/shared-kernel/tickets'
import type { Deps } from '../../deps.ts'
import { languageOf } from '../../http/language.ts'
import type { Bucket } from '../../http/limits.ts'
import { Refusal } from '../../http/refusal.ts'
import type { WriteMail } from '../../mail/post.ts'
import type { City } from '../config/city.ts'
import type { RightRow } from '../rights/right.repo.ts'
import type { Session } from '../session/session.service.ts'
import { ticketMail } from './ticket-mail.ts'

const bucketsOf = ({ cityId, subscriberId }: Session, address: string): readonly Bucket[] => [
  { limit: 'ticketMailOfAddress', key: `${cityId}|${address.trim().toLowerCase()}` },
  { limit: 'ticketMailOfSubscriber', key: subscriberId },
]

/** Permission for one mail; `giveBack` returns the allowance when no ticket was made. */
export interface VisitorMail {
  isAllowed: boolean
  giveBack(): Promise<void>
}

/** Spends the hourly allowance of mails to the other address before the ticket is made, so that nobody is flooded. */
export const takeVisitorMail = async (
  { limits, log }: Deps,
  session: Session,
  address: string | null | undefined,
): Promise<VisitorMail> => {
  const none: VisitorMail = { isAllowed: false, giveBack: async () => undefined }
  if (!address?.trim()) return none
  const buckets = bucketsOf(session, address)
  try {
    await limits.spend(buckets)
    return { isAllowed: true, giveBack: () => limits.giveBack(buckets) }
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure
    log.warn({ failure: failure.name }, 'mail not sent')
    return none
  }
}

/** Writes to the other address given with a ticket, in the ticket's transaction. */
export const writeToVisitor = async (
  write: WriteMail,
  city: City,
  row: RightRow,
  definition: Definition,
  speech: string,
): Promise<void> => {
  if (row.custom_email === null) return
  const facts = {
    product: definition.name,
    reference: row.right_id,
    from: row.start_of_validity,
    to: row.end_of_validity,
    isGranted: row.status === 'granted',
  }
  await write('ticket', ticketMail(row.custom_email, languageOf(speech), city, facts))
}
