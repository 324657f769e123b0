import { acceptedMediaToWire, evidenceTraceWire, mediaWire } from '@parvis/shared-kernel/wire'
import { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import type { CityEnv } from '../../http/context.ts'
import { bodyOf, pathValue, queryOf } from '../../http/input.ts'
import { acceptedMedia, ownerOf, registerMedia, traceEvidence } from './evidence.service.ts'
import { showEvidence, ticketQuery } from './evidence-view.service.ts'
import { makeUploadUrl, uploadUrlQuery } from './upload.service.ts'

export const evidenceRoutes = (deps: Deps): Hono<CityEnv> =>
  new Hono<CityEnv>()
    .get('/api/subscriber/upload-url/:subscriberId', async c => {
      const owner = ownerOf(c.var.session)
      return c.json(await makeUploadUrl(deps, owner, queryOf(c, uploadUrlQuery)))
    })
    .get('/api/subscriber/media', async c =>
      c.json(acceptedMediaToWire(await acceptedMedia(deps, c.var.city, c.var.session))),
    )
    .post('/api/subscriber/media', async c => {
      const { isNew, media } = await registerMedia(deps, c.var.session, await bodyOf(c, mediaWire))
      return c.json(media, isNew ? 201 : 200)
    })
    .put('/api/subscriber/order/:id/media', async c => {
      await traceEvidence(deps, c.var.session, c.var.right, await bodyOf(c, evidenceTraceWire))
      return c.body(null, 204)
    })
    .get('/api/documents/evidence/:mediaId', async c => {
      const { token } = queryOf(c, ticketQuery)
      return c.redirect(await showEvidence(deps, c.var.city, pathValue(c, 'mediaId'), token), 302)
    })
