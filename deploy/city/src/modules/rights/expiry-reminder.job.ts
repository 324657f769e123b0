import { nextPlanOf, planOf, REMINDER_DAYS, reminderDue, renewability } from '@parvis/shared-kernel/orders'
import { addSeconds } from '@parvis/shared-kernel/time'
import type { Deps } from '../../deps.ts'
import type { Job } from '../../jobs/jobs.ts'
import type { City } from '../config/city.ts'
import { listOffers } from '../plans/offer.repo.ts'
import { claimReminder, dropClaim, listEndingRights, markReminderSent } from './reminder.repo.ts'
import { readDetails } from './right.details.ts'
import { subscriptionOf } from './right.model.ts'
import type { RightRow } from './right.repo.ts'
import { writeToOwner } from './right-post.ts'

const PAGE = 200

/** Sends one reminder once, whatever the number of processes; one that could not leave is tried again by the next run. */
const remind = async (deps: Deps, right: RightRow, daysBefore: number): Promise<void> => {
  const now = deps.clock.now()
  if (!(await claimReminder(deps.db, right.right_id, daysBefore, now))) return
  const isSent = await writeToOwner(deps, right, 'endsSoon')
  if (isSent) await markReminderSent(deps.db, right.right_id, daysBefore, now)
  else await dropClaim(deps.db, right.right_id, daysBefore)
}

type Offers = Awaited<ReturnType<typeof listOffers>>

const remindPage = async (deps: Deps, city: City, offers: Offers, rows: readonly RightRow[]) => {
  const now = deps.clock.now()
  const detailsOf = await readDetails(deps.db, rows)
  for (const row of rows) {
    const viewer = { subscriberId: row.subscriber_id, timeZone: city.timeZone, hasEmail: true }
    const right = subscriptionOf(row, detailsOf(row), viewer)
    const plan = planOf(right, offers)
    const renewal = renewability(right, plan, plan === null ? null : nextPlanOf(plan, offers), now)
    const due = reminderDue(right, renewal, now, city.timeZone)
    if (due !== null) await remind(deps, row, due)
  }
}

/** Rights that may be due: a day more than the longest reminder, for days that are longer than 24 hours. */
const HORIZON_SECONDS = (Math.max(...REMINDER_DAYS) + 2) * 86_400

const remindCity = async (deps: Deps, city: City): Promise<void> => {
  const from = deps.clock.now()
  const to = addSeconds(from, HORIZON_SECONDS)
  const offers = await listOffers(deps.db, city.cityId)
  let after = ''
  for (;;) {
    const rows = await listEndingRights(deps.db, city.cityId, { from, to, after, limit: PAGE })
    await remindPage(deps, city, offers, rows)
    const last = rows.at(-1)
    if (last === undefined || rows.length < PAGE) return
    after = last.right_id
  }
}

/** Tells the owners of rights that can be renewed that they end, 30 and 7 days before, each once. */
export const expiryReminderJob: Job = {
  name: 'expiry reminders',
  everySeconds: 3_600,
  run: async deps => {
    for (const city of deps.cities) await remindCity(deps, city)
  },
}
