import { type Html, html } from '../html.ts'
import type { listReceivedPayments } from '../modules/payments/operation.repo.ts'

export type ReceivedPayment = Awaited<ReturnType<typeof listReceivedPayments>>[number]

const amountOf = ({ amount_cents, currency }: ReceivedPayment): string =>
  new Intl.NumberFormat('fr-FR', { style: 'currency', currency }).format(amount_cents / 100)

const row = (payment: ReceivedPayment): Html =>
  html`<tr><td>${payment.city_id}</td><td>${payment.resource_id}</td><td>${amountOf(payment)}</td><td>${payment.operation_id}<br><span class="soft">autorisation ${payment.authorization_number ?? '–'}</span></td></tr>`

/** Money that came for something that could no longer be paid: an agent gives it back. */
export const receivedPayments = (payments: readonly ReceivedPayment[]): Html =>
  payments.length === 0
    ? html`<p class="soft">Aucun paiement à rembourser.</p>`
    : html`<table><thead><tr><th scope="col">Ville</th><th scope="col">Droit</th><th scope="col">Montant</th><th scope="col">Opération</th></tr></thead><tbody>${payments.map(row)}</tbody></table>`
