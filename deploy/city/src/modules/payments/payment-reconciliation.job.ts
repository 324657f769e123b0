import { earlier } from '@parvis/shared-kernel/time'
import type { Deps } from '../../deps.ts'
import type { Job } from '../../jobs/jobs.ts'
import type { City } from '../config/city.ts'
import { askAbout } from './ask-about.ts'
import { deleteEndedLinks } from './link.repo.ts'
import { applyKeptNotifications } from './notification.service.ts'
import { listForgotten } from './operation.repo.ts'
import { sendDueReceipts } from './receipt.service.ts'

/** A notification usually arrives within a second; after this long the provider is asked. */
const FORGOTTEN_AFTER = { minutes: 3 }
/** For this long after its page has closed a refused operation is asked about: the page takes other cards until then. */
const REFUSED_FOR = { minutes: 10 }
/** After this many unanswered questions about one city the provider is left alone until the next round. */
const MOST_SILENCES = 3

/** City by city: what the provider does not answer about one must not hide the others. */
const askForgotten = async (deps: Deps, { cityId }: City): Promise<void> => {
  const now = deps.clock.now()
  const startedBefore = earlier(now, FORGOTTEN_AFTER)
  const forgotten = { startedBefore, refusedUntil: earlier(now, REFUSED_FOR), now }
  let silences = 0
  for (const operation of await listForgotten(deps.db, cityId, forgotten)) {
    if (!(await askAbout(deps, operation))) silences += 1
    if (silences >= MOST_SILENCES) {
      deps.log.warn({ city: cityId }, 'the payment provider is silent')
      return
    }
  }
}

/**
 * Recovers what was lost: notifications that were stored but not applied or never arrived, and receipts that were not
 * sent.
 */
export const reconcilePayments = async (deps: Deps): Promise<void> => {
  await applyKeptNotifications(deps)
  for (const city of deps.cities) await sendDueReceipts(deps, city)
  await deleteEndedLinks(deps.db, deps.clock.now())
  // At last: a provider that is away holds up nothing else.
  for (const city of deps.cities) await askForgotten(deps, city)
}

export const paymentReconciliation: Job = {
  name: 'payment reconciliation',
  everySeconds: 30,
  run: reconcilePayments,
}
