import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { addMilliseconds, instantFromMs } from '../time/index.ts'
import { payerEmailMemory } from './payer-email.ts'
import { usePayerEmail } from './use-payer-email.ts'

const now = instantFromMs(1_795_000_000_000)
const typed = { address: 'camille@example.org', confirmation: 'camille@' }
beforeEach(() => sessionStorage.clear())

it.each([
  ['at once', 0, typed],
  ['at its last instant', 900_000, typed],
  ['a millisecond later no more', 900_001, null],
  ['never from the future', -90_001, null],
])('the address of a payment is there %s', (_when, ms, expected) => {
  payerEmailMemory.keep(typed, now)
  expect(payerEmailMemory.recall(addMilliseconds(now, ms))).toEqual(expected)
  expect(sessionStorage.length).toBe(expected === null ? 0 : 1)
})

it.each(['nonsense', '{}', `{"value":{"address":1},"at":${now}}`])(
  'what cannot be read is wiped: %s',
  written => {
    sessionStorage.setItem('parvis.payer-email', written)
    expect(payerEmailMemory.recall(now)).toBeNull()
    expect(sessionStorage.length).toBe(0)
  },
)

describe('the address of a payment, wherever something is paid', () => {
  const payer = { email: 'camille@example.org', paymentEmail: '' }

  it('begins with what is known of who pays', () => {
    expect(renderHook(() => usePayerEmail(payer)).result.current[0].address).toBe('camille@example.org')
    expect(sessionStorage.length).toBe(0)
  })

  it('is there again, as it was typed, for whoever comes back from the card page', () => {
    const { result, unmount } = renderHook(() => usePayerEmail(payer))
    act(() => result.current[1]({ address: 'office@example.org' }))
    act(() => result.current[1]({ confirmation: 'office@' }))
    unmount()
    const again = renderHook(() => usePayerEmail(payer)).result.current[0]
    expect(again).toEqual({ address: 'office@example.org', confirmation: 'office@' })
  })
})
