import { afterEach, expect, test, vi } from 'vitest'
import { leaveForPayment } from './leave-for-payment.ts'

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

test('a provider that wants a page to be opened gets the visitor there', () => {
  const goTo = vi.fn()
  leaveForPayment({ method: 'GET', url: 'https://pay.example/order' }, { document, goTo })
  expect(goTo).toHaveBeenCalledExactlyOnceWith('https://pay.example/order')
})

test('a provider that wants a form gets it submitted with every field', () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
  const start = {
    method: 'POST',
    url: 'https://pay.example/',
    body: 'vads_amount=300&vads_label=%C3%A0+l%27heure',
  } as const
  leaveForPayment(start, { document, goTo: vi.fn() })
  const form = document.querySelector('form')
  expect(form?.action).toBe('https://pay.example/')
  expect(form?.method).toBe('post')
  expect([...new FormData(form ?? undefined)]).toEqual([
    ['vads_amount', '300'],
    ['vads_label', "à l'heure"],
  ])
  expect(submit).toHaveBeenCalledOnce()
})

test('an address that is no page is never opened', () => {
  const goTo = vi.fn()
  expect(() => leaveForPayment({ method: 'GET', url: 'javascript:alert(1)' }, { document, goTo })).toThrow()
  expect(goTo).not.toHaveBeenCalled()
})

test('a link that was mailed leaves the visitor where they are', () => {
  const goTo = vi.fn()
  leaveForPayment({ sent: true }, { document, goTo })
  expect(goTo).not.toHaveBeenCalled()
  expect(document.querySelector('form')).toBeNull()
})
