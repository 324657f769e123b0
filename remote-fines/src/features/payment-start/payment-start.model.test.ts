import { describe, expect, it } from 'vitest'
import { emailFaults, firstEmail, shownFaults } from './payment-start.model.ts'

const long = (length: number) => `${'a'.repeat(length - 6)}@ab.fr`

describe('the address for the receipt', () => {
  it.each([
    ['', '', true, 'blank', null],
    ['', '', false, null, null],
    ['  ', '', true, 'blank', null],
    ['a@b.f', 'a@b.f', true, 'too-short', null],
    ['a@b.fr', 'a@b.fr', true, null, null],
    [long(80), long(80), true, null, null],
    [long(81), long(81), true, 'too-long', null],
    ['camille.example', 'camille.example', true, 'malformed', null],
    ['a@b.fr', '', true, null, 'different'],
    ['a@b.fr', 'A@b.fr', true, null, 'different'],
    ['a@b.fr', '', false, null, 'different'],
    [' a@b.fr ', 'a@b.fr', true, null, null],
  ])('%j and its copy %j, required %s', (address, confirmation, isRequired, fault, copyFault) => {
    expect(emailFaults({ address, confirmation }, isRequired)).toEqual({
      address: fault,
      confirmation: copyFault,
    })
  })

  it('is not found wrong before its field was left', () => {
    const faults = emailFaults({ address: 'a@b', confirmation: '' }, true)
    expect(shownFaults(faults, { address: false, confirmation: false })).toEqual({
      address: null,
      confirmation: null,
    })
    expect(shownFaults(faults, { address: true, confirmation: false }).address).toBe('too-short')
  })

  it.each([
    [null, ''],
    ['nonsense', ''],
    ['camille.martin@example.org', 'camille.martin@example.org'],
  ])('starts, for someone known as %j, as %j', (known, address) => {
    expect(firstEmail(known)).toEqual({ address, confirmation: address })
  })
})
