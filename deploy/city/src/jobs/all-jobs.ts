import { dropOldIdempotencyKeys } from '../http/idempotency.ts'
import { clearOldCounts } from '../http/limits.job.ts'
import { sendWaitingMails } from '../mail/waiting-mail.job.ts'
import { forgetEndedAccess } from '../modules/account/account-jobs.ts'
import { runAccountTasks } from '../modules/account/account-task.job.ts'
import { forgetOldAppeals } from '../modules/appeals/old-appeals.job.ts'
import { followConfigs } from '../modules/config/config-files.ts'
import { cleanEvidences } from '../modules/evidence/evidence-cleaning.job.ts'
import { paymentReconciliation } from '../modules/payments/payment-reconciliation.job.ts'
import { applyRetention } from '../modules/privacy/retention.job.ts'
import { dayReminderJob, ticketReminderJob } from '../modules/reminders/reminder.job.ts'
import type { Job } from './jobs.ts'

/** Every job of the city; each is defined beside the data that it maintains. */
export const ALL_JOBS: readonly Job[] = [
  forgetEndedAccess,
  forgetOldAppeals,
  followConfigs,
  applyRetention,
  clearOldCounts,
  dayReminderJob,
  ticketReminderJob,
  dropOldIdempotencyKeys,
  paymentReconciliation,
  cleanEvidences,
  runAccountTasks,
  sendWaitingMails,
]
