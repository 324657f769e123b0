import { type Html, html } from '../../html.ts'
import { listIdlePayments, listOverduePayments } from '../../modules/payments/operation.repo.ts'
import { listRefunds } from '../desk.repo.ts'
import { type Desk, zoneOf } from '../desk.ts'
import { type RefundView, readRefundView } from '../readings/refund-reading.ts'
import {
  amountText,
  chip,
  dayText,
  factList,
  fineNumber,
  itemList,
  momentText,
  plateTags,
  timeline,
} from './format.ts'
import { actButton, searchBar } from './forms.ts'
import { cityChoices, cityName, currencyIn, type MakePage, searchOf } from './page.ts'
import { REFUND_TEXTS } from './state-texts.ts'

export const refundList: MakePage = async (desk, asked) => {
  const query = searchOf(asked)
  const items = (await listRefunds(desk.deps.db, query)).map(row => ({
    href: `/refunds/${row.refund_id}`,
    title: amountText(row.amount_cents, row.currency ?? currencyIn(desk, row.city_id)),
    detail: `${cityName(desk, row.city_id)}, ouvert le ${dayText(row.created_at, zoneOf(desk))}`,
    about: html`${row.fine_id !== null && fineNumber(row.fine_id)}<br>${plateTags([row.plate ?? ''])}`,
    state: chip(REFUND_TEXTS[row.status]),
  }))
  return {
    title: 'Remboursements',
    body: html`<h1>Remboursements</h1><div class="row"><a class="button plain" href="/actions/refund-open">Ouvrir un remboursement…</a></div>
${searchBar({ ...query, label: 'Numéro ou plaque', cities: cityChoices(desk) })}${itemList(items, 'Aucun remboursement ne correspond.')}`,
  }
}

type Document = RefundView['refund']['documents'][number]

/** Until then the bank details may be objected to, and marking the refund as paid is refused (D16). */
const payableFact = ({ refund: { status, payableAt } }: RefundView, zone: string) =>
  (status === 'under-review' || status === 'accepted') && payableAt && momentText(payableAt, zone)

const documentRow = (refundId: string, { id, name, providedAt }: Document, zone: string): Html =>
  providedAt === null
    ? html`<li><span><b>${name}</b></span>${chip(['attendu', 'citizen'])}</li>`
    : html`<li><span><b>${name}</b><br><a href="/files/refunds/${refundId}/${id}">Ouvrir</a></span><span class="soft">${momentText(providedAt, zone)}</span></li>`

export const refundPage: MakePage = async (desk, { id }) => {
  const view = await readRefundView(desk, id)
  const { row, refund } = view
  const amount = amountText(row.amount_cents, view.currency)
  const zone = zoneOf(desk)
  const buttons = [...view.acts, 'refund-link' as const].map(
    name => html`${actButton(name, { id: row.refund_id })}`,
  )
  return {
    title: `Remboursement de ${amount}`,
    body: html`<a class="back" href="/refunds">← Tous les remboursements</a><h1>Remboursement de ${amount} ${chip(REFUND_TEXTS[row.status])}</h1><div class="row">${buttons}</div>
<div class="two"><div><section class="card">${factList([
      ['Ville', cityName(desk, row.city_id)],
      [
        'Forfait',
        row.fine_id !== null && html`<a href="/fines/${row.fine_id}">${fineNumber(row.fine_id)}</a>`,
      ],
      ['Recours', row.appeal_id !== null && html`<a href="/appeals/${row.appeal_id}">le recours accepté</a>`],
      ['Courriel', row.email],
      ['À verser à partir du', payableFact(view, zone)],
      ['Versé le', row.paid_at && momentText(row.paid_at, zone)],
      ['Motif du refus', row.answer],
    ])}</section><h2>Documents</h2><ul class="files">${refund.documents.map(file => documentRow(row.refund_id, file, zone))}</ul></div>
<div><h2>Historique</h2>${timeline(view.events, zone)}</div></div>`,
  }
}

type Payment = Awaited<ReturnType<typeof listIdlePayments>>[number]
type OverduePayment = Awaited<ReturnType<typeof listOverduePayments>>[number]

const paymentItem = (desk: Desk, payment: Payment) => ({
  href:
    payment.resource_kind === 'fine'
      ? `/fines/${payment.resource_id}`
      : `/dossiers/${encodeURIComponent(payment.resource_id)}`,
  title: amountText(payment.amount_cents, payment.currency),
  detail: `${cityName(desk, payment.city_id)}${payment.transaction_at === null ? '' : `, reçu le ${momentText(payment.transaction_at, zoneOf(desk))}`}`,
  about: html`opération ${payment.operation_id}<br><span class="soft">autorisation ${payment.authorization_number ?? '–'}</span>`,
  state: chip(['à rendre', 'city']),
})

const overdueItem = (desk: Desk, payment: OverduePayment) => ({
  href: `/actions/payment-close?operation=${payment.operation_id}`,
  title: amountText(payment.amount_cents, payment.currency),
  detail: `${cityName(desk, payment.city_id)}, à payer jusqu’au ${momentText(payment.expires_at, zoneOf(desk))}`,
  about: html`opération ${payment.operation_id}`,
  state: chip(['sans issue', 'city']),
})

/**
 * Payments that arrived when they could no longer be used, which an agent refunds from the page of their resource, and
 * those whose page closed without an outcome that fits.
 */
export const paymentList: MakePage = async desk => ({
  title: 'Paiements',
  body: html`<h1>Paiements sans emploi</h1><p>De l’argent reçu pour ce qui ne pouvait plus être payé. Le dossier ou le forfait permet de le rembourser.</p>
${itemList(
  (await listIdlePayments(desk.deps.db)).map(payment => paymentItem(desk, payment)),
  'Aucun paiement n’attend.',
)}<h2>Paiements sans issue</h2><p>Leur page est close, et le prestataire ne dit pas comment ils ont fini, ou dit ce qui ne convient pas, comme une autre devise.</p>
${itemList(
  (await listOverduePayments(desk.deps.db, desk.deps.clock.now())).map(payment => overdueItem(desk, payment)),
  'Aucun.',
)}`,
})
