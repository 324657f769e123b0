import { toIso } from '@parvis/shared-kernel/time'
import { Hono } from 'hono'
import manifest from '../../../package.json' with { type: 'json' }
import type { Deps } from '../../deps.ts'
import type { CityEnv } from '../../http/context.ts'
import { readOutbox } from '../../mail/waiting-mail.repo.ts'

/**
 * Mails as whoever watches the city must see them: those that the mail server refused for good within the week, and those
 * that wait. Calls are served all the same, so they make nothing unready.
 */
const tellMails = async (db: Deps['db']) => {
  const { refused, waiting, oldestWaitingAt } = await readOutbox(db)
  return { refused, waiting, oldestWaitingAt: oldestWaitingAt === null ? null : toIso(oldestWaitingAt) }
}

/** Alive, ready and version: nothing of a city, nothing secret. */
export const healthRoutes = ({ isReady, db }: Deps): Hono<CityEnv> =>
  new Hono<CityEnv>()
    .get('/healthz', c => c.json({ status: 'ok' }))
    .get('/readyz', async c =>
      (await isReady())
        ? c.json({ status: 'ok', mails: await tellMails(db) })
        : c.json({ status: 'unavailable' }, 503),
    )
    .get('/api/version', c => c.json({ name: manifest.name, version: manifest.version }))
