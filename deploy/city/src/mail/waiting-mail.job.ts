import type { Job } from '../jobs/jobs.ts'
import { sendKept } from './post.ts'
import { claimMail } from './waiting-mail.repo.ts'

/** Sends queued mails one after the other until the mail server fails again. */
export const sendWaitingMails: Job = {
  name: 'send-waiting-mails',
  everySeconds: 60,
  run: async deps => {
    for (;;) {
      const mail = await claimMail(deps.db, deps.clock.now())
      if (mail === undefined || (await sendKept(deps, mail)) === 'mail server away') return
    }
  },
}
