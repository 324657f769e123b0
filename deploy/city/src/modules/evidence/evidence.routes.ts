import { acceptedMediaToWire } from '@parvis/shared-kernel/wire'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/calls.ts'
import { pathValue } from '../../http/input.ts'
import { acceptedMedia, ownerOf, registerMedia, traceEvidence } from './evidence.service.ts'
import { showEvidence } from './evidence-view.service.ts'
import { makeUploadUrl } from './upload.service.ts'

export const evidenceRoutes = (deps: Deps): Routes => ({
  'GET /api/subscriber/upload-url/:subscriberId': (c, query) =>
    makeUploadUrl(deps, ownerOf(c.var.session), query),
  'GET /api/subscriber/media': async c =>
    acceptedMediaToWire(await acceptedMedia(deps, c.var.city, c.var.session)),
  'POST /api/subscriber/media': async (c, body) => {
    const { isNew, media } = await registerMedia(deps, c.var.session, body)
    return c.json(media, isNew ? 201 : 200)
  },
  'PUT /api/subscriber/order/:id/media': (c, body) => traceEvidence(deps, c.var.session, c.var.right, body),
  'GET /api/documents/evidence/:mediaId': async (c, { token }) =>
    c.redirect(await showEvidence(deps, c.var.city, pathValue(c, 'mediaId'), token), 302),
})
