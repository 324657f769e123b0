import { type Html, html, renderPage } from '../html.ts'
import { type Language, languageOf } from '../http/language.ts'
import { intlOf, say } from '../messages/intl.ts'
import type { LedgerOrder } from './ledger.ts'
import type { Merchant } from './merchant.ts'

/** What a page shows: an order, and the city it is for. */
export interface Shown {
  order: LedgerOrder
  merchant: Merchant
}

const PLAIN_ACCENT = '#2a4b9b'

export const langOf = ({ lang }: Pick<LedgerOrder, 'lang'>): Language => languageOf(lang)

const intlFor = ({ order, merchant }: Shown) =>
  intlOf(langOf(order), { currency: order.currency, timeZone: merchant.timeZone })

const frame = (lang: Language, accent: string, city: string, title: string, content: Html): string =>
  renderPage({
    lang,
    title: `${title} – ${say(intlOf(lang), 'card-page.service')}`,
    accent,
    body: html`<main><div class="mark"><b>${say(intlOf(lang), 'card-page.service')}</b><span>${city}</span></div><h1>${title}</h1>${content}</main>`,
  })

const frameOf = ({ order, merchant }: Shown, title: string, content: Html): string =>
  frame(langOf(order), merchant.accent, merchant.name, title, content)

const button = (outcome: string, label: string, look = 'plain wide'): Html =>
  html`<button class="${look}" name="outcome" value="${outcome}">${label}</button>`

const facts = ({ order, merchant }: Shown): Html => {
  const intl = intlFor({ order, merchant })
  return html`<dl class="card"><dt>${say(intl, 'card-page.object')}</dt><dd>${order.label}</dd><dt>${say(intl, 'card-page.operation')}</dt><dd style="overflow-wrap:anywhere">${order.operation_id}</dd><dt>${say(intl, 'card-page.until')}</dt><dd>${intl.formatTime(order.expires_at, { format: 'hour' })}</dd></dl>`
}

/** Where a person chooses what the bank shall answer. */
export const cardPage = (shown: Shown): string => {
  const { order } = shown
  const intl = intlFor(shown)
  const amount = order.amount_cents / 100
  return frameOf(
    shown,
    say(intl, 'card-page.to-pay'),
    html`<p class="amount">${intl.formatNumber(amount, { format: 'price' })}</p>${facts(shown)}
<form method="post" action="/pay/${order.page_token}">
<div class="row">${button('ACCEPTED', say(intl, 'card-page.accept', { amount }), '')}${button('ABANDONED', say(intl, 'card-page.abandon'), 'plain')}</div>
<h2>${say(intl, 'card-page.trials')}</h2>
${button('REFUSED', say(intl, 'card-page.refuse'))}${button('LATER', say(intl, 'card-page.later'))}${button('ACCEPTED_LOST', say(intl, 'card-page.lost'))}</form>
<p class="soft">${say(intl, 'card-page.demo')}</p>`,
  )
}

/** The page of an order whose bank is slow: it can be made to answer. */
export const waitingPage = (shown: Shown): string => {
  const { order } = shown
  const intl = intlFor(shown)
  return frameOf(
    shown,
    say(intl, 'card-page.waiting'),
    html`<p>${say(intl, 'card-page.wait')}</p><p><a class="button" href="${order.return_url}">${say(intl, 'card-page.back')}</a></p>
<form method="post" action="/pay/${order.page_token}"><h2>${say(intl, 'card-page.answer-now')}</h2>
${button('ACCEPTED', say(intl, 'card-page.accepts'))}${button('REFUSED', say(intl, 'card-page.refuse'))}</form>
<p class="soft">${say(intl, 'card-page.demo')}</p>`,
  )
}

const closedPage = (shown: Shown, title: string, help: string): string =>
  frameOf(
    shown,
    title,
    html`<p>${help}</p><p><a class="button" href="${shown.order.return_url}">${say(intlFor(shown), 'card-page.back')}</a></p>`,
  )

export const expiredPage = (shown: Shown): string => {
  const intl = intlFor(shown)
  return closedPage(shown, say(intl, 'card-page.expired'), say(intl, 'card-page.again'))
}

export const latePage = (shown: Shown): string => {
  const intl = intlFor(shown)
  return closedPage(shown, say(intl, 'card-page.done'), say(intl, 'card-page.late'))
}

export const invalidPage = (lang: Language): string =>
  frame(
    lang,
    PLAIN_ACCENT,
    '',
    say(intlOf(lang), 'card-page.invalid'),
    html`<p>${say(intlOf(lang), 'card-page.again')}</p>`,
  )
