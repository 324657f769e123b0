import {
  chosenReminder,
  maySendTextMessage,
  nextPlanOf,
  planOf,
  type ReminderChannel,
  type ReminderFacts,
  type Renewability,
  type Right,
  type RightPlan,
  remindersDue,
  renewability,
} from '@parvis/shared-kernel/orders'
import type { Instant } from '@parvis/shared-kernel/time'
import type { Deps } from '../../deps.ts'
import type { Job } from '../../jobs/jobs.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { readCatalogueVersion } from '../catalogue/street.repo.ts'
import type { City } from '../config/city.ts'
import { type RightDetails, readDetails } from '../rights/right.details.ts'
import { rightOf } from '../rights/right.model.ts'
import type { RightRow } from '../rights/right.repo.ts'
import { findSubscriber, holdSubscriber } from '../subscriber/subscriber.repo.ts'
import { listEndingSubscriptions, listEndingTickets, listWaitingRights, type Page } from './candidate.repo.ts'
import { readChoices } from './choice.repo.ts'
import { channelsOf } from './choice.service.ts'
import { claimDelivery } from './delivery.repo.ts'
import { canReach, type Reminding, type RenewalOutlook, sendReminder } from './reminder-post.ts'

const PAGE = 200

interface Candidate extends RightRow {
  waits_since?: Instant
}
type Listing = (db: Deps['db'], cityId: string, page: Page) => Promise<Candidate[]>

const NOT_ASKED: Renewability = { renewable: false, reason: 'too-early', nextPlanName: null }

/** Sends one reminder once across all processes; the next run retries a failure. */
const deliver = async (deps: Deps, channel: ReminderChannel, reminding: Reminding): Promise<void> => {
  const { right, owner, reminder } = reminding
  const delivery = { rightId: right.right_id, channel, reminder }
  const isClaimed = await deps.db.transaction().execute(async transaction => {
    const person = await holdSubscriber(transaction, right.city_id, owner.subscriberId)
    return person !== null && claimDelivery(transaction, delivery, deps.clock.now())
  })
  if (isClaimed) await sendReminder(deps, channel, reminding)
}

interface ReminderContext {
  city: City
  catalogue: Catalogue
  choicesOf: Awaited<ReturnType<typeof readChoices>>
}

/** A plate change under review delays the renewal; it forbids none. */
const outlookOf = (
  right: Right,
  renewal: Renewability,
  renewalOf: (asked: Right) => Renewability,
): RenewalOutlook => {
  if (renewal.renewable) return 'open'
  const isDelayed = renewal.reason === 'plate-change-under-review'
  return isDelayed && renewalOf({ ...right, status: 'granted' }).renewable ? 'later' : 'closed'
}

const readRight = (
  { city, catalogue }: ReminderContext,
  row: Candidate,
  details: RightDetails,
  now: Instant,
) => {
  const viewer = { subscriberId: row.subscriber_id, timeZone: city.timeZone, hasEmail: true }
  const right = rightOf(row, details, viewer)
  const plans: readonly RightPlan[] = right.kind === 'subscription' ? catalogue.offers : catalogue.definitions
  const plan = planOf(right, plans)
  const renewalOf = (asked: Right) =>
    plan === null ? NOT_ASKED : renewability(asked, plan, nextPlanOf(plan, plans), now, [asked])
  const renewal = renewalOf(right)
  // Queries already exclude rights continued by another.
  const facts: ReminderFacts = { renewal, isContinued: false, waitsSince: row.waits_since ?? null }
  return {
    plan,
    outlook: outlookOf(right, renewal, renewalOf),
    due: remindersDue(right, facts, now, city.timeZone),
  }
}

const remind = async (
  deps: Deps,
  context: ReminderContext,
  row: Candidate,
  details: RightDetails,
): Promise<void> => {
  const { city, choicesOf } = context
  const now = deps.clock.now()
  const { plan, outlook, due } = readRight(context, row, details, now)
  if (due.length === 0) return
  const owner = await findSubscriber(deps.db, city.cityId, row.subscriber_id)
  if (owner === null) return
  const choices = choicesOf(row.subscriber_id)
  for (const channel of channelsOf(city)) {
    const reminder = chosenReminder(due, kind => choices[kind][channel])
    if (reminder === null || !canReach(owner, channel)) continue
    if (channel === 'sms' && !maySendTextMessage(reminder.kind, now, city.timeZone)) continue
    const documents = details.requested.map(({ name }) => name)
    await deliver(deps, channel, {
      city,
      right: row,
      plan,
      owner,
      reminder,
      renewal: outlook,
      documents,
    })
  }
}

const remindListed = async (deps: Deps, city: City, list: Listing): Promise<void> => {
  const now = deps.clock.now()
  let after = ''
  for (;;) {
    const rows = await list(deps.db, city.cityId, { now, after, limit: PAGE })
    if (rows.length === 0) return
    const catalogue = await deps.catalogues.read(city, await readCatalogueVersion(deps.db))
    const owners = rows.map(row => row.subscriber_id)
    const context = { city, catalogue, choicesOf: await readChoices(deps.db, city.cityId, owners) }
    const detailsOf = await readDetails(deps.db, rows)
    for (const row of rows) await remind(deps, context, row, detailsOf(row))
    after = rows.at(-1)?.right_id ?? ''
    if (rows.length < PAGE) return
  }
}

const remindAll = async (deps: Deps, lists: readonly Listing[]): Promise<void> => {
  for (const city of deps.cities) for (const list of lists) await remindListed(deps, city, list)
}

/** Reminders counted in days: subscriptions ending or renewable, payments and documents awaited. */
export const dayReminderJob: Job = {
  name: 'reminders by the day',
  everySeconds: 3_600,
  run: deps => remindAll(deps, [listEndingSubscriptions, listWaitingRights]),
}

/** Reminders counted in minutes: tickets ending. */
export const ticketReminderJob: Job = {
  name: 'reminders of tickets',
  everySeconds: 300,
  run: deps => remindAll(deps, [listEndingTickets]),
}
