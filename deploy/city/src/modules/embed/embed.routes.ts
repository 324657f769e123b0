import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/calls.ts'
import { grantSession, openGrantedSession } from './embed.service.ts'

export const embedRoutes = (deps: Deps): Routes => ({
  'POST /api/embed/grants': (c, body) => grantSession(deps, c.var.city, c.var.session, body),
  'POST /api/embed/sessions': async (c, { verifier }) => {
    const origin = c.req.header('origin') ?? null
    return (await openGrantedSession(deps, c.var.city, { verifier, origin })) ?? c.body(null, 204)
  },
})
