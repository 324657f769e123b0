import type { Job } from '../../jobs/jobs.ts'
import { failureName } from '../../log.ts'
import { claimTask } from './account-task.repo.ts'
import { runStoredTask } from './account-task.ts'
import { EMAIL_CHANGE } from './email-change.service.ts'
import { RECOVERY } from './recovery.service.ts'
import { PROOF_AGAIN, REGISTRATION } from './registration.service.ts'

const KINDS = [REGISTRATION, PROOF_AGAIN, RECOVERY, EMAIL_CHANGE]

/** Carries out accepted account requests that were not done because a process ended or the database was away. */
export const runAccountTasks: Job = {
  name: 'run-account-tasks',
  everySeconds: 60,
  run: async deps => {
    for (;;) {
      const kept = await claimTask(deps.db, deps.clock.now())
      if (kept === undefined) return
      await runStoredTask(deps, KINDS, kept).catch((failure: unknown) => {
        deps.log.error({ task: kept.kind, failure: failureName(failure) }, 'task failed')
      })
    }
  },
}
