import { describe, expect, it } from 'vitest'
import { firstPaymentEmail, paymentEmailFaults } from './payment-email.ts'

const long = (length: number) => `${'a'.repeat(length - 6)}@ab.fr`

describe('the address that a payment is told to', () => {
  it.each([
    ['', '', true, 'blank', null],
    ['', '', false, null, null],
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

  it.each([
    [null, ''],
    ['', ''],
    ['nonsense', ''],
    ['camille.martin@example.org', 'camille.martin@example.org'],
  ])('starts, for someone known as %j, as %j', (known, address) => {
    expect(firstPaymentEmail(known)).toEqual({ address, confirmation: address })
  })
})
