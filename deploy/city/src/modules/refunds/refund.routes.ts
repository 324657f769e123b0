import { refundDocumentBodyWire } from '@parvis/shared-kernel/wire'
import { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import type { CityContext, CityEnv } from '../../http/context.ts'
import { bodyOf, pathValue, queryOf } from '../../http/input.ts'
import { uploadUrlQuery } from '../evidence/upload.service.ts'
import { makeRefundUploadUrl, readRefund, sendRefundDocument } from './refund.service.ts'
import type { RefundKey } from './refund-change.ts'

const keyOf = (c: CityContext): RefundKey => ({
  cityId: c.var.city.cityId,
  refundId: pathValue(c, 'refundId'),
})

export const refundRoutes = (deps: Deps): Hono<CityEnv> =>
  new Hono<CityEnv>()
    .get('/api/refund/:refundId', async c => c.json(await readRefund(deps, keyOf(c), c.var.language)))
    .put('/api/refund/document/:refundId', async c => {
      const body = await bodyOf(c, refundDocumentBodyWire)
      return c.json(await sendRefundDocument(deps, keyOf(c), body, c.var.language))
    })
    .get('/api/refund/:refundId/upload-url', async c =>
      c.json(await makeRefundUploadUrl(deps, keyOf(c), queryOf(c, uploadUrlQuery))),
    )
