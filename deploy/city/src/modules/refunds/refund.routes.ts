import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/calls.ts'
import type { CityContext } from '../../http/context.ts'
import { pathValue } from '../../http/input.ts'
import { caseAskerOf } from '../cases/case-holder.ts'
import {
  makeRefundUploadUrl,
  type RequestedRefund,
  readRefund,
  sendRefundDocument,
} from './refund.service.ts'
import { mailRefundLink, objectToDetails, openByReceipt } from './refund-link.service.ts'

const askedBy = (c: CityContext): RequestedRefund => ({
  ...caseAskerOf(c),
  refundId: pathValue(c, 'refundId'),
})

export const refundRoutes = (deps: Deps): Routes => ({
  'GET /api/refund/:refundId': c => readRefund(deps, askedBy(c), c.var.language),
  'PUT /api/refund/document/:refundId': (c, body) =>
    sendRefundDocument(deps, c.var.city, askedBy(c), body, c.var.language),
  'POST /api/refund/:refundId/case-link': c => mailRefundLink(deps, c.var.city, askedBy(c)),
  'POST /api/refund/:refundId/receipt': async (c, receipt) => ({
    caseKey: await openByReceipt(deps, askedBy(c), receipt),
  }),
  'POST /api/refund/:refundId/objection': (c, { token }) =>
    objectToDetails(deps, c.var.city, askedBy(c), token),
  'GET /api/refund/:refundId/upload-url': (c, query) => makeRefundUploadUrl(deps, askedBy(c), query),
})
