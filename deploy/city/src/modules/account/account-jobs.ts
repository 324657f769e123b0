import { earlier } from '@parvis/shared-kernel/time'
import { at } from '../../db/schema.ts'
import type { Job } from '../../jobs/jobs.ts'

/**
 * Deletes expired registrations and links, sessions, nonces and one-time tokens. Their dates make them invalid already;
 * this removes the personal data that they hold.
 */
export const forgetEndedAccess: Job = {
  name: 'forget-ended-access',
  everySeconds: 600,
  run: async ({ db, clock }) => {
    const now = clock.now()
    const dead = at(now)
    // Keep expired rows a day, so that a repeated use is answered "expired" rather than "unknown".
    const longDead = at(earlier(now, { days: 1 }))
    await db.deleteFrom('registrations').where('expires_at', '<=', dead).execute()
    await db.deleteFrom('email_changes').where('expires_at', '<=', dead).execute()
    await db.deleteFrom('sign_in_links').where('expires_at', '<=', dead).execute()
    await db.deleteFrom('one_time_tokens').where('expires_at', '<=', longDead).execute()
    await db.deleteFrom('login_nonces').where('used_at', '<=', longDead).execute()
    await db
      .deleteFrom('sessions')
      .where(session =>
        session.or([
          session('absolute_expires_at', '<=', dead),
          session('idle_expires_at', '<=', dead),
          session('revoked_at', '<=', dead),
        ]),
      )
      .execute()
  },
}
