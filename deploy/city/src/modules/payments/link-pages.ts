import type { ErrorCode } from '@parvis/shared-kernel/errors'
import { sentenceOf } from '@parvis/shared-kernel/messages/error-sentences'
import { html } from '../../html.ts'
import { type LinkPage, smallPage } from '../../http/small-page.ts'
import { intlOf, say } from '../../messages/intl.ts'
import type { Payable } from './payable.ts'
import type { PaymentEntry } from './providers/payment-provider.ts'

/** `changed`: another amount was pressed on an older page; else how the payment before ended. */
export type PayNotice = 'changed' | 'refused' | 'abandoned'

/** Shows what the link pays, and a button: a mail program that prefetches the URL starts nothing. */
export const payByLinkPage = (shown: LinkPage, payable: Payable, notice?: PayNotice): string => {
  const intl = intlOf(shown.lang, shown.city)
  const amount = payable.amount / 100
  return smallPage(
    shown,
    say(intl, 'pay-by-link.title'),
    html`${notice && html`<p class="fault" role="alert">${say(intl, `pay-by-link.${notice}`)}</p>`}<p class="amount">${intl.formatNumber(amount, { format: 'price' })}</p><dl class="card"><dt>${say(intl, 'pay-by-link.object')}</dt><dd>${say(intl, 'pay-by-link.named', { kind: payable.resource.kind, label: payable.label })}</dd></dl>
<form method="post"><input type="hidden" name="amount" value="${String(payable.amount)}"><button>${say(intl, 'pay-by-link.pay', { amount })}</button></form><p class="soft">${say(intl, 'pay-by-link.explained')}</p>`,
  )
}

/** For the return from the card page before the provider has answered. */
export const pendingPage = (shown: LinkPage): string => {
  const intl = intlOf(shown.lang)
  return smallPage(
    shown,
    say(intl, 'pay-by-link.title'),
    html`<p role="status">${say(intl, 'pay-by-link.pending')}</p><p><a href="">${say(intl, 'pay-by-link.reload')}</a></p>`,
  )
}

/** Whoever paid: the reader may be another person, to whom the portal shows nothing of this right. */
export const paidPage = (shown: LinkPage, isByThisLink: boolean, portalUrl: string): string => {
  const intl = intlOf(shown.lang)
  return smallPage(
    shown,
    say(intl, 'pay-by-link.title'),
    html`<p role="status">${say(intl, 'pay-by-link.paid')}</p>${isByThisLink && html`<p class="soft">${say(intl, 'pay-by-link.receipt')}</p>`}<p><a href="${portalUrl}">${say(intl, 'pay-by-link.portal')}</a></p>`,
  )
}

/** The pages' only script. */
export const SUBMIT = 'document.forms[0].submit()'

/** Posts a signed form to the provider: automatically with scripts, by its button without. */
export const carryFormPage = (shown: LinkPage, entry: Extract<PaymentEntry, { method: 'POST' }>): string => {
  const intl = intlOf(shown.lang)
  const fields = [...new URLSearchParams(entry.body)].map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )
  return smallPage(
    shown,
    say(intl, 'pay-by-link.leaving'),
    html`<form method="post" action="${entry.url}">${fields}<button>${say(intl, 'pay-by-link.leave')}</button></form><script>${{ safe: SUBMIT }}</script>`,
  )
}

/** The catalogue's sentences for these have one reload a page of the portal, or look among one's own rights. */
const OWN_SENTENCES = {
  FineNothingToPay: 'pay-by-link.settled',
  OrderPaymentNotAllowed: 'pay-by-link.not-due',
} as const satisfies Partial<Record<ErrorCode, string>>

const hasOwnSentence = (code: ErrorCode): code is keyof typeof OWN_SENTENCES =>
  Object.hasOwn(OWN_SENTENCES, code)

/** Explains why the link cannot be paid now. */
export const cannotPayPage = (shown: LinkPage, code: ErrorCode, portalUrl: string): string => {
  const intl = intlOf(shown.lang)
  const sentence = hasOwnSentence(code) ? say(intl, OWN_SENTENCES[code]) : sentenceOf(code, shown.lang)
  const isPending = code === 'OperationPending'
  return smallPage(
    shown,
    say(intl, 'pay-by-link.title'),
    html`<p class="fault" role="alert">${sentence}</p>${isPending && html`<p><a href="">${say(intl, 'pay-by-link.reload')}</a></p>`}<p><a href="${portalUrl}">${say(intl, 'pay-by-link.portal')}</a></p>`,
  )
}
