import type { PaymentStartWire } from '@parvis/shared-kernel/wire'

type PaymentPage = Exclude<PaymentStartWire, { sent: true }>

const hiddenInput = (document: Document, [name, value]: [string, string]): HTMLInputElement => {
  const input = document.createElement('input')
  input.type = 'hidden'
  input.name = name
  input.value = value
  return input
}

/** The provider's form, filled by the city and sent as it is (second document §7). */
function submitForm(document: Document, url: string, body: string): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = url
  form.hidden = true
  form.append(...[...new URLSearchParams(body)].map(entry => hiddenInput(document, entry)))
  document.body.append(form)
  form.submit()
}

/** Leaves the portal for the provider's page. @throws TypeError for an address that is no web page */
export function leaveForPayment(page: PaymentPage, window: Window): void {
  const target = new URL(page.url, window.location.origin)
  if (target.protocol !== 'https:' && target.protocol !== 'http:') throw new TypeError('not a payment page')
  if (page.method === 'POST') submitForm(window.document, target.href, page.body)
  else window.location.assign(target.href)
}
