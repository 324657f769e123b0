import { Hono } from 'hono'
import manifest from '../../../package.json' with { type: 'json' }
import type { Deps } from '../../deps.ts'
import type { CityEnv } from '../../http/context.ts'

/** Alive, ready and version: nothing of a city, nothing secret. */
export const healthRoutes = ({ isReady }: Deps): Hono<CityEnv> =>
  new Hono<CityEnv>()
    .get('/healthz', c => c.json({ status: 'ok' }))
    .get('/readyz', async c =>
      (await isReady()) ? c.json({ status: 'ok' }) : c.json({ status: 'unavailable' }, 503),
    )
    .get('/api/version', c => c.json({ name: manifest.name, version: manifest.version }))
