import { createFormatters, type Locale } from '@parvis/shared-kernel/formats'
import type { DueReminder, ReminderChannel, RightPlan } from '@parvis/shared-kernel/orders'
import type { Subscriber } from '@parvis/shared-kernel/subscriber'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { languageOf } from '../../http/language.ts'
import { failureName } from '../../log.ts'
import { dashed, type LetterLinks, letterMail, periodLine, type Reader } from '../../mail/letter.ts'
import type { Mail } from '../../mail/mail.ts'
import { withMails } from '../../mail/post.ts'
import { intlOf, type MessageValues, say } from '../../messages/intl.ts'
import { issueToken } from '../../tokens/one-time-token.ts'
import type { City } from '../config/city.ts'
import type { RightRow } from '../rights/right.repo.ts'
import { linkToComplete, linkToRight } from '../rights/right-link.ts'
import { holdSubscriber } from '../subscriber/subscriber.repo.ts'
import { type Delivery, dropClaim, markDelivered } from './delivery.repo.ts'
import { STOP_LIFE_SECONDS, STOP_PURPOSE, type StopSubject } from './stop.service.ts'

/** Whether a right can be renewed: at once, once its plate change is decided, or not at all. */
export type RenewalOutlook = 'open' | 'later' | 'closed'

export interface Reminding {
  city: City
  right: RightRow
  plan: RightPlan | null
  owner: Subscriber
  reminder: DueReminder
  renewal: RenewalOutlook
  documents: readonly string[]
}

/** Documents of a ticket are handed in at the desk: only a subscription has a page that sends them. */
const linkTo = ({ city, right, reminder }: Reminding): string =>
  reminder.kind === 'document-missing' && right.kind === 'subscription'
    ? linkToComplete(city, right.right_id)
    : linkToRight(city, right.kind, right.right_id)

/** End as the right's page shows it: with the time for tickets. */
const endOf = ({ city, right: { kind, end_of_validity: end } }: Reminding, lang: Locale): string => {
  if (end === null) return ''
  const { formatDay, formatDayTime } = createFormatters(intlOf(lang, city))
  return kind === 'ticket' ? formatDayTime(end) : formatDay(end)
}

/** Values of the message: the end as a page names it, and of what is to be paid the period that the price is for. */
const datesOf = (reminding: Reminding, lang: Locale): MessageValues => {
  const { city, right, reminder } = reminding
  return reminder.kind === 'payment-waiting'
    ? periodLine({ lang, city }, right.start_of_validity, right.end_of_validity)
    : { end: endOf(reminding, lang) }
}

const reminderValues = (reminding: Reminding, lang: Locale): MessageValues => ({
  product: reminding.plan?.name ?? reminding.right.right_id,
  reference: reminding.right.right_id,
  price: reminding.right.price_cents / 100,
  url: linkTo(reminding),
  ...datesOf(reminding, lang),
  renewal: reminding.renewal,
  documents: dashed(reminding.documents),
  kind: reminding.right.kind,
  hasDocuments: reminding.documents.length > 0,
})

/** Link that stops these mails without signing in; it names nobody. */
const makeStopLink = async (
  { clock }: Deps,
  db: Database,
  { city, owner, reminder }: Reminding,
): Promise<string> => {
  const subject: StopSubject = { subscriberId: owner.subscriberId, kind: reminder.kind }
  const token = await issueToken(db, {
    cityId: city.cityId,
    purpose: STOP_PURPOSE,
    subject: { ...subject },
    lifeSeconds: STOP_LIFE_SECONDS,
    now: clock.now(),
  })
  return new URL(`/api/reminders/stop/${token}`, city.portals[0]).href
}

/** A reminder by mail; its last link ends such mails. */
export const reminderMail = (
  reader: Reader,
  kind: DueReminder['kind'],
  told: MessageValues,
  links: Required<Pick<LetterLinks, 'open' | 'stop'>>,
): Mail => {
  const name = say(intlOf(reader.lang), `reminder.${kind}.name`)
  return letterMail(reader, `reminder.${kind}`, { ...told, name }, links)
}

const mail = async (deps: Deps, reminding: Reminding, delivery: Delivery): Promise<void> => {
  const { city, owner, reminder } = reminding
  const lang = languageOf(owner.lang)
  const { kind } = reminder
  await withMails(deps, city.cityId, async (transaction, write) => {
    // An erasure deletes links before reminders: one that is made meanwhile would stay.
    if ((await holdSubscriber(transaction, city.cityId, owner.subscriberId)) === null) return
    if (!(await markDelivered(transaction, delivery, deps.clock.now()))) return
    const stopUrl = await makeStopLink(deps, transaction, reminding)
    const letter = reminderMail({ to: owner.email, lang, city }, kind, reminderValues(reminding, lang), {
      open: linkTo(reminding),
      stop: stopUrl,
    })
    // One-click unsubscribe in mail programs that support it (RFC 8058).
    const headers = {
      ...letter.headers,
      'List-Unsubscribe': `<${stopUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }
    await write(`reminder ${kind}`, { ...letter, headers })
  })
}

/** A sent text message cannot be rolled back, so it is marked only after sending. */
const text = async (deps: Deps, reminding: Reminding, delivery: Delivery): Promise<void> => {
  const { owner, reminder, city } = reminding
  const lang = languageOf(owner.lang)
  const sms = say(intlOf(lang), `reminder.${reminder.kind}.sms`, reminderValues(reminding, lang))
  await deps.sms.send({ to: owner.phoneNumber.trim(), text: `${city.name} – ${sms}` })
  await markDelivered(deps.db, delivery, deps.clock.now())
}

const SENDERS = { email: mail, sms: text } satisfies Record<ReminderChannel, typeof mail>

/** Whether the recipient can be reached on a channel at all. */
export const canReach = (
  owner: Pick<Subscriber, 'email' | 'phoneNumber' | 'shouldReceiveSms'>,
  channel: ReminderChannel,
): boolean =>
  channel === 'email' ? owner.email.trim() !== '' : owner.shouldReceiveSms && owner.phoneNumber.trim() !== ''

/**
 * Sends one claimed reminder. A mail is stored in the transaction that marks it delivered, so it is never lost or
 * duplicated. A failure releases the claim for a retry.
 */
export const sendReminder = async (
  deps: Deps,
  channel: ReminderChannel,
  reminding: Reminding,
): Promise<void> => {
  const { right_id: rightId } = reminding.right
  const delivery: Delivery = { rightId, channel, reminder: reminding.reminder }
  try {
    await SENDERS[channel](deps, reminding, delivery)
  } catch (failure) {
    const reminder = reminding.reminder.kind
    deps.log.error({ right: rightId, channel, reminder, failure: failureName(failure) }, 'reminder not sent')
    await dropClaim(deps.db, delivery)
  }
}
