import { objectionBodyWire, paymentReceiptWire, refundDocumentBodyWire } from '@parvis/shared-kernel/wire'
import { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import type { CityContext, CityEnv } from '../../http/context.ts'
import { bodyOf, pathValue, queryOf } from '../../http/input.ts'
import { caseAskerOf } from '../cases/case-holder.ts'
import { uploadUrlQuery } from '../evidence/upload.service.ts'
import { makeRefundUploadUrl, type RefundAsked, readRefund, sendRefundDocument } from './refund.service.ts'
import { mailRefundLink, objectToDetails, openByReceipt } from './refund-link.service.ts'

const askedBy = (c: CityContext): RefundAsked => ({
  ...caseAskerOf(c),
  refundId: pathValue(c, 'refundId'),
})

export const refundRoutes = (deps: Deps): Hono<CityEnv> =>
  new Hono<CityEnv>()
    .get('/api/refund/:refundId', async c => c.json(await readRefund(deps, askedBy(c), c.var.language)))
    .put('/api/refund/document/:refundId', async c => {
      const body = await bodyOf(c, refundDocumentBodyWire)
      return c.json(await sendRefundDocument(deps, c.var.city, askedBy(c), body, c.var.language))
    })
    .post('/api/refund/:refundId/case-link', async c => {
      await mailRefundLink(deps, c.var.city, askedBy(c))
      return c.body(null, 204)
    })
    .post('/api/refund/:refundId/receipt', async c => {
      const receipt = await bodyOf(c, paymentReceiptWire)
      return c.json({ caseKey: await openByReceipt(deps, askedBy(c), receipt) })
    })
    .post('/api/refund/:refundId/objection', async c => {
      const { token } = await bodyOf(c, objectionBodyWire)
      await objectToDetails(deps, c.var.city, askedBy(c), token)
      return c.body(null, 204)
    })
    .get('/api/refund/:refundId/upload-url', async c =>
      c.json(await makeRefundUploadUrl(deps, askedBy(c), queryOf(c, uploadUrlQuery))),
    )
