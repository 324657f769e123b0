import { DEFAULT_REMINDERS, type ReminderChoices, type ReminderKind } from '@parvis/shared-kernel/orders'
import type { Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../../db/database.ts'
import { at } from '../../db/schema.ts'
import type { PersonKey } from '../subscriber/person-key.ts'

/** Each person's choices; a kind without one gets its default. */
export const readChoices = async (
  db: Database,
  cityId: string,
  subscriberIds: readonly string[],
): Promise<(subscriberId: string) => ReminderChoices> => {
  const rows =
    subscriberIds.length === 0
      ? []
      : await db
          .selectFrom('reminder_choices')
          .select(['subscriber_id', 'kind', 'by_email', 'by_sms'])
          .where('city_id', '=', cityId)
          .where('subscriber_id', 'in', [...new Set(subscriberIds)])
          .execute()
  return subscriberId => {
    const own = rows.filter(row => row.subscriber_id === subscriberId)
    const told = own.map(({ kind, by_email: email, by_sms: sms }) => [kind, { email, sms }] as const)
    return { ...DEFAULT_REMINDERS, ...Object.fromEntries(told) }
  }
}

export const writeChoices = async (
  db: Database,
  { cityId, subscriberId }: PersonKey,
  choices: Partial<ReminderChoices>,
  now: Instant,
): Promise<void> => {
  for (const [kind, choice] of Object.entries(choices)) {
    if (choice === undefined) continue
    const set = { by_email: choice.email, by_sms: choice.sms, changed_at: at(now) }
    await db
      .insertInto('reminder_choices')
      .values({ city_id: cityId, subscriber_id: subscriberId, kind: kind as ReminderKind, ...set })
      .onConflict(conflict => conflict.columns(['subscriber_id', 'kind']).doUpdateSet(set))
      .execute()
  }
}

/** Stops a kind of mail, whatever was chosen; atomic, because two links may be opened at once. */
export const stopMails = async (
  db: Database,
  { cityId, subscriberId }: PersonKey,
  kind: ReminderKind,
  now: Instant,
): Promise<void> => {
  await db
    .insertInto('reminder_choices')
    .values({
      city_id: cityId,
      subscriber_id: subscriberId,
      kind,
      by_email: false,
      by_sms: DEFAULT_REMINDERS[kind].sms,
      changed_at: at(now),
    })
    .onConflict(conflict =>
      conflict.columns(['subscriber_id', 'kind']).doUpdateSet({ by_email: false, changed_at: at(now) }),
    )
    .execute()
}
