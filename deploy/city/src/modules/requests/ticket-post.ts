import { isActiveStatus, isLostStatus, type KnownStatus } from '@parvis/shared-kernel/orders'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { languageOf } from '../../http/language.ts'
import type { Bucket } from '../../http/limits.ts'
import { keyOfAddress, type MailAllowance, takeMail } from '../../mail/mail-limit.ts'
import type { WriteMail } from '../../mail/post.ts'
import type { City } from '../config/city.ts'
import { planOf } from '../rights/plan-of-right.ts'
import type { RightRow } from '../rights/right.repo.ts'
import type { Session } from '../session/session.service.ts'
import { findSubscriber } from '../subscriber/subscriber.repo.ts'
import { type TicketFacts, ticketMail } from './ticket-mail.ts'

const bucketsOf = ({ cityId, subscriberId }: Session, address: string): readonly Bucket[] => [
  { limit: 'ticketMailOfAddress', key: `${cityId}|${keyOfAddress(address)}` },
  { limit: 'ticketMailOfSubscriber', key: subscriberId },
]

/** Spends the hourly allowance of mails to the other address before the ticket is made, so that nobody is flooded. */
export const takeVisitorMail = async (
  deps: Deps,
  session: Session,
  address: string | null | undefined,
): Promise<MailAllowance> =>
  address?.trim()
    ? takeMail(deps, 'ticket', bucketsOf(session, address))
    : { isAllowed: false, giveBack: async () => undefined }

const stateOf = (status: KnownStatus): TicketFacts['state'] => {
  if (isActiveStatus(status)) return 'granted'
  return isLostStatus(status) ? 'lost' : 'awaited'
}

/** Writes to the other address given with a ticket, in the ticket's transaction. */
export const writeToVisitor = async (
  write: WriteMail,
  city: City,
  row: RightRow,
  product: string,
  speech: string,
): Promise<void> => {
  if (row.custom_email === null) return
  const facts = {
    product,
    reference: row.right_id,
    from: row.start_of_validity,
    to: row.end_of_validity,
    state: stateOf(row.status),
  }
  await write('ticket', ticketMail(row.custom_email, languageOf(speech), city, facts))
}

/**
 * Tells the other address given with a ticket about its new state, in the requester's language and in the transaction
 * of the change: a recipient who knows that the ticket awaits its payment must not have to guess whether it is valid
 * now. @param right after the change
 */
export const tellVisitor = async (
  { cities }: Pick<Deps, 'cities'>,
  [db, write]: [Database, WriteMail],
  right: RightRow,
): Promise<void> => {
  const city = cities.find(({ cityId }) => cityId === right.city_id)
  if (right.custom_email === null || city === undefined) return
  const owner = await findSubscriber(db, right.city_id, right.subscriber_id)
  const plan = await planOf(db, right)
  if (owner !== null) await writeToVisitor(write, city, right, plan?.name ?? right.right_id, owner.lang)
}
