import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  currencyCode,
  currencyNumber,
  encodeVads,
  isVadsSigned,
  readVads,
  signVads,
  VADS_NOTIFICATION,
} from './vads.ts'

const KEY = '1122334455667788'
const good = {
  vads_amount: '1700',
  vads_auth_number: '123456',
  vads_auth_result: '00',
  vads_ctx_mode: 'TEST',
  vads_currency: '978',
  vads_operation_type: 'DEBIT',
  vads_order_id: '5f3c2b1a-0000-4000-8000-000000000001',
  vads_page_action: 'PAYMENT',
  vads_payment_config: 'SINGLE',
  vads_result: '00',
  vads_site_id: '12345678',
  vads_trans_date: '20260129130025',
  vads_trans_id: 'a1b2c3',
  vads_trans_status: 'CAPTURED',
  vads_trans_uuid: '0123456789abcdef0123456789abcdef',
  vads_url_check_src: 'PAY',
  vads_version: 'V2',
}

const isBelieved = (raw: string): boolean => {
  const read = readVads(VADS_NOTIFICATION, raw)
  return read !== null && isVadsSigned(read, KEY)
}

test('the signature is that of the provider’s published example', () => {
  const example = {
    vads_action_mode: 'INTERACTIVE',
    vads_amount: '5124',
    vads_ctx_mode: 'TEST',
    vads_currency: '978',
    vads_page_action: 'PAYMENT',
    vads_payment_config: 'SINGLE',
    vads_site_id: '12345678',
    vads_trans_date: '20170129130025',
    vads_trans_id: '123456',
    vads_version: 'V2',
  }
  const expected = 'ycA5Do5tNvsnKdc/eP1bj2xa19z9q3iWPy9/rpesfS0='
  expect(signVads(example, KEY)).toBe(expected)
  expect(signVads({ ...example, comment: 'not signed' }, KEY)).toBe(expected)
})

test('currencies have their numbers, and only known ones', () => {
  expect([currencyNumber('EUR'), currencyCode('978'), currencyCode('840')]).toEqual(['978', 'EUR', null])
  expect(() => currencyNumber('USD')).toThrow(/USD/)
})

describe('a notification is believed', () => {
  test('as it was signed, whatever order its fields come in', () => {
    expect(isBelieved(encodeVads(good, KEY))).toBe(true)
    const reversed = [...new URLSearchParams(encodeVads(good, KEY))].reverse()
    expect(isBelieved(new URLSearchParams(reversed).toString())).toBe(true)
  })

  const without = ({ vads_result: _, ...rest }: typeof good) => rest
  test.each([
    ['signed with another key', encodeVads(good, 'another')],
    ['without its signature', new URLSearchParams(good).toString()],
    ['with a field too many, signed', encodeVads({ ...good, vads_zip: '4500' }, KEY)],
    ['with a field too many that is not signed', `${encodeVads(good, KEY)}&comment=1`],
    ['with a field missing, signed', encodeVads(without(good), KEY)],
    ['with a field twice', `${encodeVads(good, KEY)}&vads_amount=1700`],
    ['with the signature twice', `${encodeVads(good, KEY)}&signature=x`],
    ['with an amount that holds the joining sign', encodeVads({ ...good, vads_amount: '17+00' }, KEY)],
    ['with a negative amount', encodeVads({ ...good, vads_amount: '-1700' }, KEY)],
    ['with an unknown status', encodeVads({ ...good, vads_trans_status: 'INITIAL' }, KEY)],
    ['empty', ''],
  ])('not %s', (_what, raw) => {
    expect(isBelieved(raw)).toBe(false)
  })

  test('not when genuine values are told under other names, though the signature then still fits', () => {
    // The amount moves to an earlier name and the authorisation number becomes the amount: same values in the same
    // order.
    const { vads_amount, vads_auth_number, ...rest } = good
    const relabelled = { ...rest, vads_aaa: vads_amount, vads_amount: vads_auth_number }
    expect(signVads(relabelled, KEY)).toBe(signVads(good, KEY))
    expect(
      isBelieved(new URLSearchParams({ ...relabelled, signature: signVads(good, KEY) }).toString()),
    ).toBe(false)
  })

  test('under no other naming and no other cutting of the signed values', () => {
    const names = Object.keys(good)
    const joined = names.map(name => good[name as keyof typeof good]).join('+')
    const cuts = fc.subarray([...joined].map((_, at) => at).slice(1), {
      minLength: names.length - 1,
      maxLength: names.length - 1,
    })
    fc.assert(
      fc.property(cuts, fc.shuffledSubarray(names, { minLength: names.length }), (places, order) => {
        const values = [0, ...places].map((from, index) => joined.slice(from, places[index]))
        const forged = new URLSearchParams(order.map((name, index) => [name, values[index] ?? '']))
        const isGood = names.every(name => forged.get(name) === good[name as keyof typeof good])
        forged.set('signature', signVads(good, KEY))
        expect(isBelieved(forged.toString())).toBe(isGood)
      }),
      { numRuns: 500 },
    )
  })
})
