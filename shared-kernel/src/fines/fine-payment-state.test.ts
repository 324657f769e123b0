import { describe, expect, test } from 'vitest'
import { cents } from '../money/index.ts'
import { OPERATION_STATUSES, type PaymentState } from '../payment/index.ts'
import { aFine, aFineVersion, aMoment } from '../testing/builders/index.ts'
import { finePaymentState } from './fine-payment-state.ts'
import { totalDue } from './kept-fine.ts'

const NOW = aMoment('2026-06-14T10:00:00+02:00')
const paid = [{ amount: cents(1_700), paidAt: NOW, operationId: null }]

const FINES = {
  'asks for money': aFine(),
  'asks for money that is on its way': aFine({ isPaymentPending: true }),
  'is paid': aFine({ versions: [aFineVersion({ payments: paid })] }),
  'is paid, and a second payment of it is on its way': aFine({
    versions: [aFineVersion({ payments: paid })],
    isPaymentPending: true,
  }),
  'was cancelled': aFine({ versions: [aFineVersion({ price: cents(0), reducedPrice: null })] }),
}

describe('a fine that', () => {
  test.each<[keyof typeof FINES, PaymentState, number]>([
    ['asks for money', 'due', 1_700],
    ['asks for money that is on its way', 'pending', 0],
    ['is paid', 'nothing-due', 0],
    ['is paid, and a second payment of it is on its way', 'nothing-due', 0],
    ['was cancelled', 'nothing-due', 0],
  ])('%s is %s, and asks for %i in a list', (name, state, asked) => {
    expect(finePaymentState(FINES[name], NOW)).toBe(state)
    expect(totalDue([FINES[name]], NOW)).toBe(asked)
  })

  // The fine was read before its payment changed status.
  test.each(OPERATION_STATUSES)('is due is corrected by a payment that is %s', status => {
    const state = {
      pending: 'pending',
      registered: 'paid',
      received: 'paid',
      refused: 'due',
      abandoned: 'due',
      unknown: 'due',
    } as const satisfies Record<typeof status, PaymentState>
    for (const isPaymentPending of [true, false])
      expect(finePaymentState(aFine({ isPaymentPending }), NOW, status)).toBe(state[status])
  })
})
