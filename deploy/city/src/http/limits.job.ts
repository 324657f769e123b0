import { sql } from 'kysely'
import type { Job } from '../jobs/jobs.ts'

/** Drops expired counts. It uses the machine's clock, like the limiter. */
export const clearOldCounts: Job = {
  name: 'clear-old-counts',
  everySeconds: 600,
  run: async ({ db }) => {
    const machineNow = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`
    await db.deleteFrom('rate_limits').where('expire', '<', machineNow).execute()
  },
}
