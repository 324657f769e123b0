import { REMINDER_KINDS, type ReminderKind } from '@parvis/shared-kernel/orders'
import { inSeconds } from '@parvis/shared-kernel/time'
import type { Deps } from '../../deps.ts'
import { limitedLookUp } from '../../http/limited-look-up.ts'
import { linkExpired, mustExist } from '../../http/refusal.ts'
import { peekToken, type TokenPurpose } from '../../tokens/one-time-token.ts'
import type { City } from '../config/city.ts'
import { findSubscriber, holdSubscriber } from '../subscriber/subscriber.repo.ts'
import { readChoices, stopMails } from './choice.repo.ts'

export const STOP_PURPOSE: TokenPurpose = 'stop-reminders'
/** Longer than people keep a mail before unsubscribing. */
export const STOP_LIFE_SECONDS = inSeconds({ days: 400 })

/** What a link stands for: one kind of reminder to one person. */
export interface StopSubject {
  subscriberId: string
  kind: ReminderKind
}

const subjectOf = (raw: Record<string, unknown> | null): StopSubject | null => {
  const kind = REMINDER_KINDS.find(known => known === raw?.kind)
  return kind !== undefined && typeof raw?.subscriberId === 'string'
    ? { subscriberId: raw.subscriberId, kind }
    : null
}

export interface StopLink extends StopSubject {
  lang: string
  /** These mails are stopped, by this link or in the profile. */
  isStopped: boolean
}

const findStopLink = async (
  { db, clock }: Deps,
  { cityId }: City,
  token: string,
): Promise<StopLink | null> => {
  const subject = subjectOf(await peekToken(db, { cityId, purpose: STOP_PURPOSE, token, now: clock.now() }))
  const owner = subject === null ? null : await findSubscriber(db, cityId, subject.subscriberId)
  if (subject === null || owner === null) return null
  const choicesOf = await readChoices(db, cityId, [subject.subscriberId])
  return { ...subject, lang: owner.lang, isStopped: !choicesOf(subject.subscriberId)[subject.kind].email }
}

/**
 * What a link would stop. Reading never uses it up, so prefetching or pressing twice is harmless. Unknown and ended
 * links answer alike, and guessing is rate-limited.
 */
export const readStopLink = async (
  deps: Deps,
  city: City,
  token: string,
  network: string,
): Promise<StopLink> =>
  mustExist(await limitedLookUp(deps, network, () => findStopLink(deps, city, token)), linkExpired)

/** Stops the mails of a link, which has ended when its person was erased since it was read. */
export const stopReminders = (deps: Deps, { cityId }: City, link: StopLink): Promise<void> =>
  deps.db.transaction().execute(async transaction => {
    const { subscriberId, kind } = link
    mustExist(await holdSubscriber(transaction, cityId, subscriberId), linkExpired)
    await stopMails(transaction, { cityId, subscriberId }, kind, deps.clock.now())
  })
