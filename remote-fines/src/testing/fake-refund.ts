import type { Subscriber } from '@parvis/shared-kernel/subscriber'
import { mountRemote } from '@parvis/shared-kernel/testing'
import { mount } from '../entry.ts'

export const CALL = 'GET /api/refund/r-1'
export const SEND = 'PUT /api/refund/document/r-1'

export const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T10:00:00+01:00`

/** Response of a refund; by default a document is requested. */
export const fakeRefund = (changes: object = {}) => ({
  id: 'r-1',
  fpsId: '21380990000016261290004005',
  status: 'DOCUMENT_REQUESTED',
  amount: 1700,
  documents: [{ id: 'bank-details', name: 'Coordonnées bancaires (RIB)' }],
  creationDatetime: at(16),
  history: [
    { kind: 'OPENED', datetime: at(16) },
    { kind: 'DOCUMENT_REQUESTED', datetime: at(16) },
  ],
  usualDays: { review: 10, transfer: 5 },
  ...changes,
})

export const openRefund = (answers = {}, locale: 'fr' | 'en' = 'fr', subscriber: Subscriber | null = null) =>
  mountRemote(mount, {
    path: '/refunds/r-1',
    subscriber,
    locale,
    config: { watermarkText: null },
    answers: { [CALL]: fakeRefund(), ...answers },
  })
