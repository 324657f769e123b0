import type { PaymentStartWire } from '../wire/index.ts'

/** The two ways to leave a page, replaceable in tests. */
export interface PageDependencies {
  readonly document: Document
  goTo(url: string): void
}

/** Navigates the top window: payment pages refuse to be framed. */
const pageDependencies = (): PageDependencies => ({ document, goTo: url => void window.open(url, '_top') })

/**
 * Leaves for the provider's page, by URL or by posting a form (second document §7). The form is built here, as the
 * city's response is never HTML. Does nothing when there is no page yet.
 * @throws when the address is not an http(s) URL
 */
export function leaveForPayment(
  start: PaymentStartWire,
  dependencies: PageDependencies = pageDependencies(),
): void {
  if (!('method' in start)) return
  const { protocol } = new URL(start.url, dependencies.document.baseURI)
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('a payment page has no such address')
  if (start.method === 'GET') dependencies.goTo(start.url)
  else formFor(start.url, start.body, dependencies.document).submit()
}

function formFor(url: string, body: string, document: Document): HTMLFormElement {
  const form = document.createElement('form')
  form.method = 'post'
  form.target = '_top'
  form.action = url
  form.hidden = true
  for (const [name, value] of new URLSearchParams(body)) form.append(hiddenField(document, name, value))
  document.body.append(form)
  return form
}

function hiddenField(document: Document, name: string, value: string): HTMLInputElement {
  const field = document.createElement('input')
  field.type = 'hidden'
  field.name = name
  field.value = value
  return field
}
