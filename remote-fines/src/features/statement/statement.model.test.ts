import type { Fine } from '@parvis/shared-kernel/fines'
import { fineId, operationId } from '@parvis/shared-kernel/ids'
import { cents } from '@parvis/shared-kernel/money'
import { aBareFine } from '@parvis/shared-kernel/testing'
import { instant } from '@parvis/shared-kernel/time'
import { describe, expect, it } from 'vitest'
import { statementOf } from './statement.model.ts'

const at = (iso: string) => instant(iso)!
const pay = (amount: number, iso: string | null, id: string | null = null) => ({
  amount: cents(amount),
  paidAt: iso === null ? null : at(iso),
  operationId: id === null ? null : operationId(id),
})
const version = (price: number, payments: Fine['versions'][0]['payments'] = []) => ({
  issuedAt: at('2026-07-01T10:00:00Z'),
  price: cents(price),
  reducedPrice: null,
  reducedUntil: null,
  payments,
})
const fine = (changes: Partial<Fine>) =>
  aBareFine({
    id: fineId('21380990000016261240004011'),
    versions: [version(8500)],
    paymentStatus: 'partly-paid',
    ...changes,
  })
const now = at('2026-11-21T10:00:00Z')

describe('the account of a fine', () => {
  it('tells the three kinds of payments apart, oldest first, the undated last', () => {
    const account = statementOf(
      fine({
        versions: [version(8500, [pay(500, null)])],
        agencyPayments: [pay(3500, '2026-09-22T10:00:00Z'), pay(400, null)],
        debtRecoveryPayments: [pay(2000, '2026-11-09T10:00:00Z')],
      }),
      now,
    )
    expect(account.lines.map(({ place, amount }) => [place, amount])).toEqual([
      ['agency', 3500],
      ['recovery', 2000],
      ['city', 500],
      ['agency', 400],
    ])
    expect(account).toMatchObject({ price: 8500, paid: 6400, due: 2100, overpaid: 0 })
  })

  it('keeps two payouts apart that are alike, as it does payments', () => {
    const alike = { amount: cents(500), paidAt: null }
    const account = statementOf(
      fine({ versions: [version(8500, [pay(500, null), pay(500, null)])], payouts: [alike, alike] }),
      now,
    )
    for (const rows of [account.payouts, account.lines])
      expect(new Set(rows.map(({ key }) => key)).size).toBe(2)
  })

  it('takes the price of the correction and keeps what was paid before it', () => {
    const account = statementOf(
      fine({ versions: [version(5000, [pay(1000, '2026-11-03T10:00:00Z', 'a')]), version(3000)] }),
      now,
    )
    expect(account).toMatchObject({ price: 3000, paid: 1000, due: 2000 })
  })

  it('counts once an operation that a correction carries over', () => {
    const same = pay(1000, '2026-11-03T10:00:00Z', 'a')
    const account = statementOf(
      fine({ versions: [version(5000, [same]), version(3000, [{ ...same }])] }),
      now,
    )
    expect(account.lines).toHaveLength(1)
  })

  it('shows what is too much rather than a negative remainder', () => {
    expect(statementOf(fine({ agencyPayments: [pay(9000, null)] }), now)).toMatchObject({
      due: 0,
      overpaid: 500,
    })
  })
})
