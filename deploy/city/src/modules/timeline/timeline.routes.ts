import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/calls.ts'
import { type About, readTimeline } from './timeline.service.ts'

const USUAL_PAGE = 50

export const timelineRoutes = (deps: Deps): Routes => ({
  'GET /api/subscriber/timeline': (c, { before, limit, about }) =>
    readTimeline(deps, c.var.session, {
      before,
      limit: limit === undefined ? USUAL_PAGE : Number(limit),
      // The schema admits only names of resource types.
      about: about === undefined ? null : (about.split(',') as About),
    }),
})
