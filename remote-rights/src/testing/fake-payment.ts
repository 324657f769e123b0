import { orderId } from '@parvis/shared-kernel/ids'
import { aSubscription, type FakeRemoteOptions, mountRemote } from '@parvis/shared-kernel/testing'
import { mount } from '../entry.ts'
import { cityAnswers } from './city-answers.ts'

export const toPay = aSubscription({
  id: orderId('sub-1'),
  status: 'awaiting-payment',
  isFullyPaid: false,
})
export const rights = cityAnswers({ subscriptions: [toPay] })
export const SUMMARY = 'GET /api/subscriber/subscriptions/sub-1/payments/summary'
export const PAYMENTS = 'POST /api/subscriber/subscriptions/sub-1/payments'

export const operation = (status: string) => ({
  status,
  operationId: 'op-1',
  resourceId: 'sub-1',
  amount: 12_000,
  transactionDatetime: '2026-06-13T11:58:00+02:00',
  authorizationNumber: '332720',
})

/** Return page after the provider's. */
export const openResult = (options: FakeRemoteOptions) =>
  mountRemote(mount, { path: '/souscriptions/sub-1/payments?idop=op-1', ...options })
