import type { ReminderChannel } from '@parvis/shared-kernel/orders'
import {
  choicesFromChange,
  type ReminderChangeWire,
  type RemindersWire,
  remindersToWire,
} from '@parvis/shared-kernel/wire'
import type { Deps } from '../../deps.ts'
import type { City } from '../config/city.ts'
import type { Session } from '../session/session.service.ts'
import { holdCaller } from '../subscriber/caller.ts'
import { readChoices, writeChoices } from './choice.repo.ts'

/** Mails always; text messages where the city has them (`features.sms`). */
export const channelsOf = ({ features }: City): readonly ReminderChannel[] =>
  features.sms ? ['email', 'sms'] : ['email']

export const readReminders = async (
  { db }: Deps,
  city: City,
  { subscriberId }: Session,
): Promise<RemindersWire> => {
  const choicesOf = await readChoices(db, city.cityId, [subscriberId])
  return remindersToWire({ choices: choicesOf(subscriberId), channels: channelsOf(city) })
}

export const changeReminders = async (
  deps: Deps,
  city: City,
  session: Session,
  change: ReminderChangeWire,
): Promise<RemindersWire> => {
  const chooser = { cityId: city.cityId, subscriberId: session.subscriberId }
  const choices = choicesFromChange(change)
  await deps.db.transaction().execute(async transaction => {
    await holdCaller(transaction, chooser)
    await writeChoices(transaction, chooser, choices, deps.clock.now())
  })
  return readReminders(deps, city, session)
}
