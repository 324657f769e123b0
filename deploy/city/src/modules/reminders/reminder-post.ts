import type { DueReminder, ReminderChannel, RightPlan } from '@parvis/shared-kernel/orders'
import type { Subscriber } from '@parvis/shared-kernel/subscriber'
import type { Deps } from '../../deps.ts'
import { type Language, languageOf } from '../../http/language.ts'
import { letterMail } from '../../mail/letter.ts'
import { writtenDay, writtenMoment } from '../../mail/mail-formats.ts'
import { issueToken } from '../../tokens/one-time-token.ts'
import type { City } from '../config/city.ts'
import type { RightRow } from '../rights/right.repo.ts'
import { KIND_NAMES, REMINDER_WORDS, type ReminderTold, STOP_WORDS } from './reminder-words.ts'
import { STOP_LIFE_SECONDS, STOP_PURPOSE, type StopSubject } from './stop.service.ts'

export interface Reminding {
  city: City
  right: RightRow
  plan: RightPlan | null
  owner: Subscriber
  reminder: DueReminder
  canRenew: boolean
  documents: readonly string[]
}

const PATHS = {
  subscription: '/souscriptions/',
  ticket: '/souscriptions/tickets/',
} satisfies Record<RightRow['kind'], string>

/** Where the right is looked at, or completed: an id, nothing about a person. */
const linkTo = ({ city, right, reminder }: Reminding): string => {
  const path = reminder.kind === 'document-missing' ? '/souscriptions/complete/' : PATHS[right.kind]
  return `${city.portals[0] ?? ''}${path}${encodeURIComponent(right.right_id)}`
}

const endOf = ({ city, right: { kind, end_of_validity: end } }: Reminding, lang: Language): string => {
  if (end === null) return ''
  return kind === 'ticket' ? writtenMoment(end, city, lang) : writtenDay(end, city, lang)
}

const toldOf = (reminding: Reminding, lang: Language): ReminderTold => ({
  product: reminding.plan?.name ?? reminding.right.right_id,
  url: linkTo(reminding),
  end: endOf(reminding, lang),
  canRenew: reminding.canRenew,
  documents: reminding.documents,
})

/** An address that ends these mails without signing in; it names nobody. */
const makeStopLink = async (deps: Deps, { city, owner, reminder }: Reminding): Promise<string> => {
  const subject: StopSubject = { subscriberId: owner.subscriberId, kind: reminder.kind }
  const token = await issueToken(deps.db, {
    cityId: city.cityId,
    purpose: STOP_PURPOSE,
    subject: { ...subject },
    lifeSeconds: STOP_LIFE_SECONDS,
    now: deps.clock.now(),
  })
  return new URL(`/api/reminders/stop/${token}`, city.portals[0]).href
}

const mail = async (deps: Deps, reminding: Reminding): Promise<void> => {
  const { city, owner, reminder } = reminding
  const lang = languageOf(owner.lang)
  const { subject, lines } = REMINDER_WORDS[reminder.kind][lang](toldOf(reminding, lang))
  const stop = await makeStopLink(deps, reminding)
  const letter = letterMail(owner.email, lang, city.name, {
    subject,
    lines: [...lines, STOP_WORDS[lang](KIND_NAMES[reminder.kind][lang]), stop],
  })
  await deps.mailer.send({
    ...letter,
    // One press in a mail program that knows it (RFC 8058).
    headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  })
}

const text = async (deps: Deps, reminding: Reminding): Promise<void> => {
  const { owner, reminder, city } = reminding
  const lang = languageOf(owner.lang)
  const { sms } = REMINDER_WORDS[reminder.kind][lang](toldOf(reminding, lang))
  await deps.sms.send({ to: owner.phoneNumber.trim(), text: `${city.name} – ${sms}` })
}

const SENDERS = { email: mail, sms: text } satisfies Record<ReminderChannel, typeof mail>

/** Whether somebody can be reached by a way at all. */
export const canReach = (
  owner: Pick<Subscriber, 'email' | 'phoneNumber' | 'shouldReceiveSms'>,
  channel: ReminderChannel,
): boolean =>
  channel === 'email' ? owner.email.trim() !== '' : owner.shouldReceiveSms && owner.phoneNumber.trim() !== ''

/** Sends one reminder; answers whether it has left. */
export const sendReminder = async (
  deps: Deps,
  channel: ReminderChannel,
  reminding: Reminding,
): Promise<boolean> => {
  try {
    await SENDERS[channel](deps, reminding)
    return true
  } catch (failure) {
    const reason = failure instanceof Error ? failure.name : typeof failure
    const { right_id: right } = reminding.right
    deps.log.error(
      { right, channel, reminder: reminding.reminder.kind, failure: reason },
      'reminder not sent',
    )
    return false
  }
}
