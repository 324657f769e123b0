import { earlier } from '@parvis/shared-kernel/time'
import type { Deps } from '../../deps.ts'
import type { Job } from '../../jobs/jobs.ts'
import { askAbout } from './ask-about.ts'
import { deleteEndedLinks } from './link.repo.ts'
import { applyKeptNotifications } from './notification.service.ts'
import { listForgotten } from './operation.repo.ts'
import { sendDueReceipts } from './receipt.service.ts'

/** A notification usually comes within a second; one that has not come after this long is asked for. */
const FORGOTTEN_AFTER = { minutes: 3 }
/** A provider that is silent to several questions in a row is left alone until the next round. */
const MOST_SILENCES = 3

const askForgotten = async (deps: Deps): Promise<void> => {
  const now = deps.clock.now()
  let silences = 0
  for (const operation of await listForgotten(deps.db, earlier(now, FORGOTTEN_AFTER), now)) {
    if (!(await askAbout(deps, operation))) silences += 1
    if (silences >= MOST_SILENCES) {
      deps.log.warn('the payment provider is silent')
      return
    }
  }
}

/** Makes good what was lost: notifications that were kept but not applied or never came, receipts that did not go out. */
export const mopUpPayments = async (deps: Deps): Promise<void> => {
  await applyKeptNotifications(deps)
  await askForgotten(deps)
  await sendDueReceipts(deps)
  await deleteEndedLinks(deps.db, deps.clock.now())
}

export const paymentMopUp: Job = { name: 'payment mop-up', everySeconds: 30, run: mopUpPayments }
