import { toIso } from '@parvis/shared-kernel/time'
import { Hono } from 'hono'
import manifest from '../../../package.json' with { type: 'json' }
import type { Deps } from '../../deps.ts'
import type { CityEnv } from '../../http/context.ts'
import { readOutbox } from '../../mail/waiting-mail.repo.ts'

/**
 * Mail state for monitoring: mails rejected permanently within the last week, and waiting ones. It does not affect
 * readiness, since requests are served anyway.
 */
const reportMails = async (db: Deps['db']) => {
  const { refused, waiting, oldestWaitingAt } = await readOutbox(db)
  return { refused, waiting, oldestWaitingAt: oldestWaitingAt === null ? null : toIso(oldestWaitingAt) }
}

/** Liveness, readiness and version: no data of a city, nothing secret. */
export const healthRoutes = ({ isReady, db }: Deps): Hono<CityEnv> =>
  new Hono<CityEnv>()
    .get('/healthz', c => c.json({ status: 'ok' }))
    .get('/readyz', async c =>
      (await isReady())
        ? c.json({ status: 'ok', mails: await reportMails(db) })
        : c.json({ status: 'unavailable' }, 503),
    )
    .get('/api/version', c => c.json({ name: manifest.name, version: manifest.version }))
