import type { Deps } from '../../deps.ts'
import type { QueryOf, Routes } from '../../http/calls.ts'
import { clientNetwork } from '../../http/client-address.ts'
import type { CityContext } from '../../http/context.ts'
import { sessionIfAny } from '../../http/guard.ts'
import { pathValue } from '../../http/input.ts'
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

type LinkQuery = QueryOf<'GET /api/refund/:refundId/pdf'>
type FineQuery = QueryOf<'GET /api/documents/fps/:fineId/pdf'>

const linkOf = (c: CityContext, { token, lang }: LinkQuery, name: string): LinkOpened => ({
  city: c.var.city,
  id: pathValue(c, name),
  token,
  language: documentLanguage(c, lang),
})

const fineLinkOf = async (deps: Deps, c: CityContext, { plate, lang }: FineQuery): Promise<FineLink> => ({
  city: c.var.city,
  asked: fineAskedBy(c, plate),
  lang: documentLanguage(c, lang)(),
  payers: await finePayersOf(deps, c),
})

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

  /**
   * Inline, or as an attachment if the link says so: a browser's viewer fetches the URL again to save it, but a ticket
   * works only once.
   */
  const answer = async (c: CityContext, isDownload: boolean, make: () => Promise<MadePaper>) => {
    const { bytes, paper, fileName } = await print(make)
    const disposition = isDownload ? 'attachment' : 'inline'
    return c.body(bytes, 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `${disposition}; filename*=UTF-8''${encodeURIComponent(fileName)}`,
      'Content-Language': paper.lang,
    })
  }

  const linked =
    (open: (deps: Deps, link: LinkOpened) => Promise<MadePaper>, name = 'id') =>
    (c: CityContext, query: LinkQuery) =>
      answer(c, query.download, () => open(deps, linkOf(c, query, name)))

  const ofFine =
    (open: (deps: Deps, link: FineLink) => Promise<MadePaper>) => (c: CityContext, query: FineQuery) =>
      answer(c, query.download, async () => open(deps, await fineLinkOf(deps, c, query)))

  return {
    'POST /api/documents/tickets': async (c, { kind, id }) => {
      const session = await sessionIfAny(deps, c)
      const brought = caseAskerOf(c)
      const order = { kind, id, city: c.var.city, session, network: clientNetwork(c), brought }
      return { token: await issueDocumentTicket(deps, order) }
    },
    'GET /api/subscriber/subscriptions/:id/payments/proof': linked((deps, link) =>
      openProof(deps, link, 'subscription'),
    ),
    'GET /api/tickets/:id/payments/proof': linked((deps, link) => openProof(deps, link, 'ticket')),
    'GET /api/order/:id/plateHistoryPDF': linked(openPlateHistory),
    'GET /api/payments/:operationId/receipt': linked(openPaymentReceipt, 'operationId'),
    'GET /api/documents/fps/:fineId/notice': (c, query) => {
      const { reduced: isReduced, corrected: isCorrected } = query
      return ofFine((deps, link) => openNotice(deps, link, { isReduced, isCorrected }))(c, query)
    },
    'GET /api/documents/fps/:fineId/pdf': ofFine(openStatement),
    'GET /api/documents/fps/:fineId/payments/proof': ofFine(openFinePaymentProof),
    'GET /api/documents/fps/:fineId/rapo/answer': ofFine(openAnswer),
    'GET /api/recourse/:appealId/pdf': linked(openReceipt, 'appealId'),
    'GET /api/recourse/:appealId/pdf/complement-request': linked(openComplementRequest, 'appealId'),
    'GET /api/recourse/:appealId/pdf/answer': linked(openOwnAnswer, 'appealId'),
    'GET /api/refund/:refundId/pdf': linked(openRefund, 'refundId'),
  }
}
