import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

const pause = () => new Promise(resolve => setTimeout(resolve, 20))

/** Waits until another call waits for a lock of this transaction. With the embedded database it waits for its turn. */
const untilAnotherWaits = async (transaction: Database): Promise<void> => {
  await pause()
  if (process.env.PARVIS_TEST_POSTGRES === undefined) return
  for (let tries = 0; tries < 100; tries += 1) {
    const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    if ((await waiting.execute(transaction)).rows.length > 0) return
    await pause()
  }
}

type Step = (transaction: Database) => Promise<unknown>

/** The answer to a call that comes between two steps of a transaction. */
export const between = async <Answer>(
  db: Database,
  [first, then]: readonly [Step, Step?],
  call: () => Promise<Answer>,
): Promise<Answer> => {
  const { answer } = await db.transaction().execute(async transaction => {
    await first(transaction)
    const answer = call()
    await untilAnotherWaits(transaction)
    await then?.(transaction)
    return { answer }
  })
  return answer
}
