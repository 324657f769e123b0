import { expect, test } from 'vitest'
import { firstPaymentForm, isPaymentFormRight, paymentFormFaults } from './payment-form.model.ts'

const form = (email: string, confirmation: string) => ({ email, confirmation, shouldKeepMail: false })

test('a known address is already there twice, and is not kept unless asked', () => {
  expect(firstPaymentForm('camille@example.org')).toEqual({
    email: 'camille@example.org',
    confirmation: 'camille@example.org',
    shouldKeepMail: false,
  })
})

test.each([
  ['', '', 'email.blank'],
  ['a@b.c', 'a@b.c', 'email.too-short'],
  [`${'a'.repeat(70)}@example.org`, '', 'email.too-long'],
  ['camille.example.org', '', 'email.malformed'],
])('the address « %s » is told what is wrong with it', (email, confirmation, id) => {
  const faults = paymentFormFaults(form(email, confirmation), true)
  expect(faults.email?.id).toBe(id)
  expect(faults.confirmation).toBeNull()
})

test('the limits and the address stand in the message', () => {
  expect(paymentFormFaults(form(' nobody ', ''), true).email?.values).toEqual({
    min: 6,
    max: 80,
    email: 'nobody',
  })
})

test('a copy that differs is the copy’s fault', () => {
  const faults = paymentFormFaults(form('camille@example.org', 'camile@example.org'), true)
  expect(faults).toMatchObject({ email: null, confirmation: { id: 'email.different' } })
})

test.each([
  ['', '', true, false],
  ['', '', false, true],
  ['', 'camille@example.org', false, false],
  ['camille@example.org', 'camille@example.org', false, true],
])('address « %s », copy « %s », required %s: can be paid %s', (email, confirmation, isRequired, isRight) => {
  expect(isPaymentFormRight(form(email, confirmation), isRequired)).toBe(isRight)
})
