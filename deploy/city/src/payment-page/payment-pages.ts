import type { Instant } from '@parvis/shared-kernel/time'
import { type Html, html, renderPage } from '../html.ts'
import type { Language } from '../http/language.ts'
import type { LedgerOrder } from './ledger.ts'
import type { Merchant } from './merchant.ts'
import { WORDS } from './payment-words.ts'

/** What a page shows: an order, and the city it is for. */
export interface Shown {
  order: LedgerOrder
  merchant: Merchant
}

const PLAIN_ACCENT = '#2a4b9b'

export const langOf = ({ lang }: Pick<LedgerOrder, 'lang'>): Language => (lang === 'en' ? 'en' : 'fr')

const formatAmount = (lang: Language, cents: number, currency: string): string =>
  new Intl.NumberFormat(lang === 'fr' ? 'fr-FR' : 'en-GB', { style: 'currency', currency }).format(
    cents / 100,
  )

const formatTime = (lang: Language, moment: Instant, timeZone: string): string =>
  new Intl.DateTimeFormat(lang === 'fr' ? 'fr-FR' : 'en-GB', { timeStyle: 'short', timeZone }).format(moment)

const frame = (lang: Language, accent: string, city: string, title: string, content: Html): string =>
  renderPage({
    lang,
    title: `${title} – ${WORDS[lang].service}`,
    accent,
    body: html`<main><div class="mark"><b>${WORDS[lang].service}</b><span>${city}</span></div><h1>${title}</h1>${content}</main>`,
  })

const frameOf = ({ order, merchant }: Shown, title: string, content: Html): string =>
  frame(langOf(order), merchant.accent, merchant.name, title, content)

const button = (outcome: string, label: string, look = 'plain wide'): Html =>
  html`<button class="${look}" name="outcome" value="${outcome}">${label}</button>`

const facts = ({ order, merchant }: Shown): Html => {
  const lang = langOf(order)
  const words = WORDS[lang]
  return html`<dl class="card"><dt>${words.object}</dt><dd>${order.label}</dd><dt>${words.operation}</dt><dd style="overflow-wrap:anywhere">${order.operation_id}</dd><dt>${words.until}</dt><dd>${formatTime(lang, order.expires_at, merchant.timeZone)}</dd></dl>`
}

/** Where a person chooses what the bank shall answer. */
export const cardPage = (shown: Shown): string => {
  const { order } = shown
  const words = WORDS[langOf(order)]
  const amount = formatAmount(langOf(order), order.amount_cents, order.currency)
  return frameOf(
    shown,
    words.toPay,
    html`<p class="amount">${amount}</p>${facts(shown)}
<form method="post" action="/pay/${order.page_token}">
<div class="row">${button('ACCEPTED', words.accept(amount), '')}${button('ABANDONED', words.abandon, 'plain')}</div>
<h2>${words.trials}</h2>
${button('REFUSED', words.refuse)}${button('LATER', words.later)}${button('ACCEPTED_LOST', words.lost)}</form>
<p class="soft">${words.demo}</p>`,
  )
}

/** The page of an order whose bank is slow: it can be made to answer. */
export const waitingPage = (shown: Shown): string => {
  const { order } = shown
  const words = WORDS[langOf(order)]
  return frameOf(
    shown,
    words.waiting,
    html`<p>${words.wait}</p><p><a class="button" href="${order.return_url}">${words.back}</a></p>
<form method="post" action="/pay/${order.page_token}"><h2>${words.answerNow}</h2>
${button('ACCEPTED', words.accepts)}${button('REFUSED', words.refuse)}</form>
<p class="soft">${words.demo}</p>`,
  )
}

const closedPage = (shown: Shown, title: string, help: string): string =>
  frameOf(
    shown,
    title,
    html`<p>${help}</p><p><a class="button" href="${shown.order.return_url}">${WORDS[langOf(shown.order)].back}</a></p>`,
  )

export const expiredPage = (shown: Shown): string => {
  const words = WORDS[langOf(shown.order)]
  return closedPage(shown, words.expired, words.again)
}

export const latePage = (shown: Shown): string => {
  const words = WORDS[langOf(shown.order)]
  return closedPage(shown, words.done, words.late)
}

export const invalidPage = (lang: Language): string =>
  frame(lang, PLAIN_ACCENT, '', WORDS[lang].invalid, html`<p>${WORDS[lang].again}</p>`)
