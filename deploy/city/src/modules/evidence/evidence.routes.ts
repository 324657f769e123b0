import { acceptedMediaToWire } from '@parvis/shared-kernel/wire'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/calls.ts'
import { pathValue, queryOf } from '../../http/input.ts'
import { acceptedMedia, ownerOf, registerMedia, traceEvidence } from './evidence.service.ts'
import { showEvidence, ticketQuery } from './evidence-view.service.ts'
import { makeUploadUrl, uploadUrlQuery } from './upload.service.ts'

export const evidenceRoutes = (deps: Deps): Routes => ({
  'GET /api/subscriber/upload-url/:subscriberId': c =>
    makeUploadUrl(deps, ownerOf(c.var.session), queryOf(c, uploadUrlQuery)),
  'GET /api/subscriber/media': async c =>
    acceptedMediaToWire(await acceptedMedia(deps, c.var.city, c.var.session)),
  'POST /api/subscriber/media': async (c, body) => {
    const { isNew, media } = await registerMedia(deps, c.var.session, body)
    return c.json(media, isNew ? 201 : 200)
  },
  'PUT /api/subscriber/order/:id/media': (c, body) => traceEvidence(deps, c.var.session, c.var.right, body),
  'GET /api/documents/evidence/:mediaId': async c => {
    const { token } = queryOf(c, ticketQuery)
    return c.redirect(await showEvidence(deps, c.var.city, pathValue(c, 'mediaId'), token), 302)
  },
})
