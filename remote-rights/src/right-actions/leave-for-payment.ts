import type { PaymentStartWire } from '@parvis/shared-kernel/wire'

/** A page to go to, or a form to send there (second document §7). A link that was mailed leads nowhere from here. */
export type PaymentStart = PaymentStartWire

/** The two ways out of the page; a test gives its own. */
export interface PageDoors {
  readonly document: Document
  goTo(url: string): void
}

export const pageDoors = (): PageDoors => ({ document, goTo: url => window.location.assign(url) })

/** Leaves for the provider's page, as it wants to be entered. The form is built here: the city's answer is never HTML. */
export function leaveForPayment(start: PaymentStart, doors: PageDoors): void {
  if ('sent' in start) return
  const { protocol } = new URL(start.url)
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('a payment page has no such address')
  if (start.method === 'GET') doors.goTo(start.url)
  else formFor(start.url, start.body, doors.document).submit()
}

function formFor(url: string, body: string, document: Document): HTMLFormElement {
  const form = document.createElement('form')
  form.method = 'post'
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
