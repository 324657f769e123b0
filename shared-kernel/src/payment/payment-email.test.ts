import { describe, expect, it } from 'vitest'
import { firstPaymentEmail, paymentEmailFaults } from './payment-email.ts'

const long = (length: number) => `${'a'.repeat(length - 6)}@ab.fr`

describe('the address that a payment is told to', () => {
  it.each([
    ['', '', true, 'blank', null],
    ['', '', false, null, null],
    [' ', '  ', false, null, null],
    ['  ', '', true, 'blank', null],
    ['', 'camille@example.org', false, 'blank', null],
    ['a@b.f', 'a@b.f', true, 'too-short', null],
    ['a@b.fr', 'a@b.fr', true, null, null],
    [long(80), long(80), true, null, null],
    [long(81), long(81), true, 'too-long', null],
    ['camille.example', 'camille.example', true, 'malformed', null],
    ['a@b.fr', '', true, null, 'different'],
    ['a@b.fr', 'A@b.fr', true, null, 'different'],
    ['a@b.fr', '', false, null, 'different'],
    [' a@b.fr ', 'a@b.fr', true, null, null],
  ])(
    '%j and its copy %j, required %s: faults %j and %j',
    (address, confirmation, isRequired, fault, copy) => {
      expect(paymentEmailFaults({ address, confirmation }, isRequired)).toEqual({
        address: fault,
        confirmation: copy,
      })
    },
  )

  const own = 'camille.martin@example.org'
  it.each([
    ['a visitor', null, ''],
    ['nobody’s address', { email: '' }, ''],
    ['an address that the rule refuses', { email: 'nonsense' }, ''],
    ['an address of one’s own', { email: own }, own],
    [
      'one that was kept from a payment',
      { email: own, paymentEmail: 'office@example.org' },
      'office@example.org',
    ],
    ['a kept one without another', { email: '', paymentEmail: 'office@example.org' }, 'office@example.org'],
    ['a kept one that the rule refuses', { email: own, paymentEmail: 'office' }, own],
  ])('starts, for %s, with what is known', (_who, payer, address) => {
    expect(firstPaymentEmail(payer)).toEqual({ address, confirmation: address })
  })
})
