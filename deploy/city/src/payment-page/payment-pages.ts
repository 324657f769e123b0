import { type Html, html, renderPage } from '../html.ts'
import type { PaymentOrder } from './payment-order.ts'

const TEXTS = {
  fr: {
    service: 'Paiement sécurisé',
    demo: 'Page de carte de démonstration : aucun argent ne circule, aucune carte n’est demandée.',
    toPay: 'À payer',
    object: 'Objet',
    operation: 'Opération',
    until: 'Valable jusqu’à',
    accept: (amount: string) => `Payer ${amount}`,
    refuse: 'Simuler un refus de la banque',
    abandon: 'Abandonner et revenir',
    invalid: 'Ce lien de paiement n’est pas valable',
    expired: 'Le délai de 15 minutes est passé',
    again: 'Revenez au portail de votre ville et lancez un nouveau paiement. Rien n’a été débité.',
    done: 'Ce paiement a déjà reçu sa réponse',
    back: 'Revenir au portail',
    late: 'La ville n’a pas encore pu être prévenue. Elle le sera automatiquement ; ne payez pas une seconde fois.',
  },
  en: {
    service: 'Secure payment',
    demo: 'Demonstration card page: no money moves and no card is asked for.',
    toPay: 'To pay',
    object: 'For',
    operation: 'Operation',
    until: 'Valid until',
    accept: (amount: string) => `Pay ${amount}`,
    refuse: 'Simulate a refusal by the bank',
    abandon: 'Give up and go back',
    invalid: 'This payment link is not valid',
    expired: 'The 15 minutes have passed',
    again: 'Go back to the portal of your city and start a new payment. Nothing has been charged.',
    done: 'This payment already has its answer',
    back: 'Go back to the portal',
    late: 'The city could not be told yet. It will be told automatically; do not pay a second time.',
  },
}

type Lang = keyof typeof TEXTS

export const formatAmount = (lang: Lang, cents: number, currency: string): string =>
  new Intl.NumberFormat(lang === 'fr' ? 'fr-FR' : 'en-GB', { style: 'currency', currency }).format(
    cents / 100,
  )

const frame = (lang: Lang, accent: string, city: string, title: string, content: Html): string =>
  renderPage({
    lang,
    title: `${title} – ${TEXTS[lang].service}`,
    accent,
    body: html`<main><div class="mark"><b>${TEXTS[lang].service}</b><span>${city}</span></div><h1>${title}</h1>${content}</main>`,
  })

export const cardPage = (order: PaymentOrder, sealed: string): string => {
  const text = TEXTS[order.lang]
  const amount = formatAmount(order.lang, order.amount, order.currency)
  const until = new Intl.DateTimeFormat(order.lang, { timeStyle: 'short', timeZone: 'Europe/Paris' }).format(
    order.expiresAt,
  )
  return frame(
    order.lang,
    order.accent,
    order.cityName,
    text.toPay,
    html`<p class="amount">${amount}</p>
<div class="card"><dl><dt>${text.object}</dt><dd>${order.label}</dd><dt>${text.operation}</dt><dd>${order.operationId}</dd><dt>${text.until}</dt><dd>${until}</dd></dl></div>
<form method="post" action="/decision"><input type="hidden" name="order" value="${sealed}">
<div class="row"><button name="outcome" value="ACCEPTED">${text.accept(amount)}</button>
<button class="plain" name="outcome" value="REFUSED">${text.refuse}</button>
<button class="plain" name="outcome" value="ABANDONED">${text.abandon}</button></div></form>
<p class="soft">${text.demo}</p>`,
  )
}

export const invalidPage = (lang: Lang): string =>
  frame(lang, '#2a4b9b', '', TEXTS[lang].invalid, html`<p>${TEXTS[lang].again}</p>`)

const closedPage = (order: PaymentOrder, title: string, help: string): string =>
  frame(
    order.lang,
    order.accent,
    order.cityName,
    title,
    html`<p>${help}</p><p><a class="button" href="${order.returnUrl}">${TEXTS[order.lang].back}</a></p>`,
  )

export const expiredPage = (order: PaymentOrder): string =>
  closedPage(order, TEXTS[order.lang].expired, TEXTS[order.lang].again)

export const latePage = (order: PaymentOrder): string =>
  closedPage(order, TEXTS[order.lang].done, TEXTS[order.lang].late)
