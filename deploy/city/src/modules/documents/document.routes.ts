import * as v from 'valibot'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/calls.ts'
import { clientNetwork } from '../../http/client-address.ts'
import type { CityContext } from '../../http/context.ts'
import { sessionIfAny } from '../../http/guard.ts'
import { pathValue } from '../../http/input.ts'
import { Refusal } from '../../http/refusal.ts'
import { caseAskerOf } from '../cases/case-holder.ts'
import { fineAskedBy } from '../fines/fine.routes.ts'
import { finePayersOf } from '../payments/fine-payer.ts'
import {
  openAnswer,
  openComplementRequest,
  openOwnAnswer,
  openReceipt,
  openRefund,
} from './appeal-document.service.ts'
import { documentLanguage } from './document-language.ts'
import type { MadePaper } from './document-order.ts'
import { issueDocumentTicket } from './document-ticket.service.ts'
import { type FineLink, openFinePaymentProof, openNotice, openStatement } from './fine-document.service.ts'
import { type LinkOpened, openPaymentReceipt, openPlateHistory, openProof } from './right-document.service.ts'

const tokenShape = v.pipe(v.string(), v.minLength(1), v.maxLength(200))

/** A link without a token gets the same answer as an invalid token. */
const tokenOf = (c: CityContext): string => {
  const token = v.safeParse(tokenShape, c.req.query('token'))
  if (!token.success) throw new Refusal(404, 'LinkExpired')
  return token.output
}

const linkOf = (c: CityContext, name = 'id'): LinkOpened => ({
  city: c.var.city,
  id: pathValue(c, name),
  token: tokenOf(c),
  language: documentLanguage(c),
})

const fineLinkOf = async (deps: Deps, c: CityContext): Promise<FineLink> => ({
  city: c.var.city,
  asked: fineAskedBy(c),
  lang: documentLanguage(c)(),
  payers: await finePayersOf(deps, c),
})

/** Whether a query flag is set, as `true` or `1`. */
const isAsked = (c: CityContext, name: string): boolean => ['true', '1'].includes(c.req.query(name) ?? '')

/**
 * Inline, or as an attachment if the link says so: a browser's viewer fetches the URL again to save it, but a ticket
 * works only once.
 */
const dispositionOf = (c: CityContext): string => (isAsked(c, 'download') ? 'attachment' : 'inline')

export const documentRoutes = (deps: Deps): Routes => {
  /** Reserves a place in the print queue first: a caller who is told to retry then still has an unused ticket. */
  const print = async (make: () => Promise<MadePaper>) => {
    const place = deps.printer.reserve()
    try {
      const { paper, fileName } = await make()
      return { bytes: await place.print(paper), paper, fileName }
    } finally {
      place.giveBack()
    }
  }

  const answer = async (c: CityContext, make: () => Promise<MadePaper>): Promise<Response> => {
    const { bytes, paper, fileName } = await print(make)
    return c.body(bytes, 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `${dispositionOf(c)}; filename*=UTF-8''${encodeURIComponent(fileName)}`,
      'Content-Language': paper.lang,
    })
  }

  return {
    'POST /api/documents/tickets': async (c, { kind, id }) => {
      const session = await sessionIfAny(deps, c)
      const brought = caseAskerOf(c)
      const order = { kind, id, city: c.var.city, session, network: clientNetwork(c), brought }
      return { token: await issueDocumentTicket(deps, order) }
    },
    'GET /api/subscriber/subscriptions/:id/payments/proof': c =>
      answer(c, () => openProof(deps, linkOf(c), 'subscription')),
    'GET /api/tickets/:id/payments/proof': c => answer(c, () => openProof(deps, linkOf(c), 'ticket')),
    'GET /api/order/:id/plateHistoryPDF': c => answer(c, () => openPlateHistory(deps, linkOf(c))),
    'GET /api/payments/:operationId/receipt': c =>
      answer(c, () => openPaymentReceipt(deps, linkOf(c, 'operationId'))),
    'GET /api/documents/fps/:fineId/notice': c => {
      const wanted = { isReduced: isAsked(c, 'reduced'), isCorrected: isAsked(c, 'corrected') }
      return answer(c, async () => openNotice(deps, await fineLinkOf(deps, c), wanted))
    },
    'GET /api/documents/fps/:fineId/pdf': c =>
      answer(c, async () => openStatement(deps, await fineLinkOf(deps, c))),
    'GET /api/documents/fps/:fineId/payments/proof': c =>
      answer(c, async () => openFinePaymentProof(deps, await fineLinkOf(deps, c))),
    'GET /api/documents/fps/:fineId/rapo/answer': c =>
      answer(c, async () => openAnswer(deps, await fineLinkOf(deps, c))),
    'GET /api/recourse/:appealId/pdf': c => answer(c, () => openReceipt(deps, linkOf(c, 'appealId'))),
    'GET /api/recourse/:appealId/pdf/complement-request': c =>
      answer(c, () => openComplementRequest(deps, linkOf(c, 'appealId'))),
    'GET /api/recourse/:appealId/pdf/answer': c =>
      answer(c, () => openOwnAnswer(deps, linkOf(c, 'appealId'))),
    'GET /api/refund/:refundId/pdf': c => answer(c, () => openRefund(deps, linkOf(c, 'refundId'))),
  }
}
