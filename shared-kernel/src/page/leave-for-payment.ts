import type { PaymentStartWire } from '../wire/index.ts'

/** The two ways out of a page; a test gives its own. */
export interface PageDoors {
  readonly document: Document
  goTo(url: string): void
}

/** The whole window leaves: no payment page lets itself be framed. */
const pageDoors = (): PageDoors => ({ document, goTo: url => void window.open(url, '_top') })

/**
 * Leaves for the provider's page, as it wants to be entered: a page to open, or a form to send there (second document
 * §7). The form is built here: the city's answer is never HTML. A link that was mailed leads nowhere from here.
 * @throws for an address that is no web page
 */
export function leaveForPayment(start: PaymentStartWire, doors: PageDoors = pageDoors()): void {
  if ('sent' in start) return
  const { protocol } = new URL(start.url, doors.document.baseURI)
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('a payment page has no such address')
  if (start.method === 'GET') doors.goTo(start.url)
  else formFor(start.url, start.body, doors.document).submit()
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
