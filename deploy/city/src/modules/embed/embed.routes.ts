import { embedGrantWire, embedVerifierWire } from '@parvis/shared-kernel/wire'
import { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import type { CityEnv } from '../../http/context.ts'
import { bodyOf } from '../../http/input.ts'
import { grantSession, openGrantedSession } from './embed.service.ts'

export const embedRoutes = (deps: Deps): Hono<CityEnv> =>
  new Hono<CityEnv>()
    .post('/api/embed/grants', async c => {
      await grantSession(deps, c.var.city, c.var.session, await bodyOf(c, embedGrantWire))
      return c.body(null, 204)
    })
    .post('/api/embed/sessions', async c => {
      const { verifier } = await bodyOf(c, embedVerifierWire)
      const origin = c.req.header('origin') ?? null
      const session = await openGrantedSession(deps, c.var.city, { verifier, origin })
      return session === null ? c.body(null, 204) : c.json(session)
    })
