import { PAGES, pathTo } from '@parvis/shared-kernel/paths'
import { isLanguage } from '../../http/language.ts'
import { notFound } from '../../http/refusal.ts'
import type { City } from '../../modules/config/city.ts'
import {
  acceptRefund,
  askRefundDocument,
  openRefund,
  payRefund,
  rejectRefund,
} from '../../modules/refunds/refund.agent.ts'
import type { RefundRow } from '../../modules/refunds/refund.repo.ts'
import { openRefundOfPayment } from '../../modules/refunds/refund-of-payment.ts'
import { findOperationById, findRefundById } from '../desk.repo.ts'
import { type Answer, cityNamed, type Desk, type Run } from '../desk.ts'
import type { Given } from '../given.ts'
import { handOutCaseLink } from './case-link.ts'
import { fineNamed } from './fine-actions.ts'

const answerOf = ({ refund_id: id, status, amount_cents: amount }: RefundRow): Answer => ({
  data: { id, status, amount },
  page: `/refunds/${id}`,
})

type Work = (desk: Desk, city: City, refundId: string, given: Given) => Promise<RefundRow>

const onRefund =
  (work: Work): Run =>
  async (desk, given) => {
    const row = await findRefundById(desk.deps.db, given.text('id'))
    if (row === undefined) throw notFound()
    return answerOf(await work(desk, cityNamed(desk, row.city_id), row.refund_id, given))
  }

const open: Run = async (desk, given) => {
  const { city, fineId } = await fineNamed(desk, given.text('number'))
  const email = given.maybe('email')
  const wanted = given.maybe('lang')
  const lang = isLanguage(wanted) ? wanted : 'fr'
  return answerOf(
    await openRefund(desk.deps, city, { fineId, lang, ...(email === undefined ? {} : { email }) }),
  )
}

const openOfPayment: Run = async (desk, given) => {
  const operationId = given.text('operation')
  const payment = await findOperationById(desk.deps.db, operationId)
  if (payment === undefined) throw notFound()
  return answerOf(await openRefundOfPayment(desk.deps, cityNamed(desk, payment.city_id), operationId))
}

const link: Run = async (desk, given) => {
  const row = await findRefundById(desk.deps.db, given.text('id'))
  if (row === undefined) throw notFound()
  const { refund_id: caseId, city_id: cityId } = row
  const path = pathTo(PAGES.refund, { refundId: caseId })
  return handOutCaseLink(desk, { cityId, kind: 'refund', caseId }, path, `/refunds/${caseId}`)
}

export const REFUND_ACTIONS = {
  'refund-link': link,
  'refund-open': open,
  'payment-refund': openOfPayment,
  'refund-accept': onRefund(({ deps }, city, id) => acceptRefund(deps, city, id)),
  'refund-pay': onRefund(({ deps }, city, id) => payRefund(deps, city, id)),
  'refund-reject': onRefund(({ deps }, city, id, given) =>
    rejectRefund(deps, city, id, given.text('answer')),
  ),
  'refund-document': onRefund(({ deps }, city, id, given) =>
    askRefundDocument(deps, city, id, given.text('answer')),
  ),
} as const satisfies Record<string, Run>
