import { html } from 'hono/html'
import { type Html, renderPage } from './frame.ts'
import { intlOf, type Language, say } from './intl.ts'
import type { LedgerOrder } from './ledger.ts'
import type { Merchant } from './merchant.ts'

/** An order and its city, as shown on a page. */
export interface Shown {
  order: LedgerOrder
  merchant: Merchant
}

const PLAIN_ACCENT = '#2a4b9b'

const intlFor = ({ order, merchant }: Shown) =>
  intlOf(order.lang, { currency: order.currency, timeZone: merchant.timeZone })

const frame = (lang: Language, accent: string, city: string, title: string, content: Html): Html =>
  renderPage({
    lang,
    title: `${title} – ${say(intlOf(lang), 'service')}`,
    accent,
    body: html`<main><div class="mark"><b>${say(intlOf(lang), 'service')}</b><span>${city}</span></div><h1>${title}</h1>${content}</main>`,
  })

const frameOf = ({ order, merchant }: Shown, title: string, content: Html): Html =>
  frame(order.lang, merchant.accent, merchant.name, title, content)

const button = (outcome: string, label: string, look = 'plain wide'): Html =>
  html`<button class="${look}" name="outcome" value="${outcome}">${label}</button>`

const facts = ({ order, merchant }: Shown): Html => {
  const intl = intlFor({ order, merchant })
  return html`<dl class="card"><dt>${say(intl, 'object')}</dt><dd>${order.label}</dd><dt>${say(intl, 'operation')}</dt><dd style="overflow-wrap:anywhere">${order.operation_id}</dd><dt>${say(intl, 'until')}</dt><dd>${intl.formatTime(order.expires_at, { format: 'hour' })}</dd></dl>`
}

/** Page on which a person chooses the bank's answer. */
export const cardPage = (shown: Shown): Html => {
  const { order } = shown
  const intl = intlFor(shown)
  const amount = order.amount_cents / 100
  return frameOf(
    shown,
    say(intl, 'to-pay'),
    html`<p class="amount">${intl.formatNumber(amount, { format: 'price' })}</p>${facts(shown)}
<form method="post" action="/pay/${order.page_token}">
<div class="row">${button('ACCEPTED', say(intl, 'accept', { amount }), '')}${button('ABANDONED', say(intl, 'abandon'), 'plain')}</div>
<h2>${say(intl, 'trials')}</h2>
${button('REFUSED', say(intl, 'refuse'))}${button('LATER', say(intl, 'later'))}${button('ACCEPTED_LOST', say(intl, 'lost'))}</form>
<p class="soft">${say(intl, 'demo')}</p>`,
  )
}

/** Page of an order whose bank is slow, with a way to make it answer. */
export const waitingPage = (shown: Shown): Html => {
  const { order } = shown
  const intl = intlFor(shown)
  return frameOf(
    shown,
    say(intl, 'waiting'),
    html`<p>${say(intl, 'wait')}</p><p><a class="button" href="${order.return_url}">${say(intl, 'back')}</a></p>
<form method="post" action="/pay/${order.page_token}"><h2>${say(intl, 'answer-now')}</h2>
${button('ACCEPTED', say(intl, 'accepts'))}${button('REFUSED', say(intl, 'refuse'))}</form>
<p class="soft">${say(intl, 'demo')}</p>`,
  )
}

const closedPage = (shown: Shown, title: string, help: string): Html =>
  frameOf(
    shown,
    title,
    html`<p>${help}</p><p><a class="button" href="${shown.order.return_url}">${say(intlFor(shown), 'back')}</a></p>`,
  )

export const expiredPage = (shown: Shown): Html => {
  const intl = intlFor(shown)
  return closedPage(shown, say(intl, 'expired'), say(intl, 'again'))
}

export const latePage = (shown: Shown): Html => {
  const intl = intlFor(shown)
  return closedPage(shown, say(intl, 'done'), say(intl, 'late'))
}

export const invalidPage = (lang: Language): Html =>
  frame(lang, PLAIN_ACCENT, '', say(intlOf(lang), 'invalid'), html`<p>${say(intlOf(lang), 'again')}</p>`)
