import type { Fine, FineVersion } from '../../fines/index.ts'
import { fineId } from '../../ids/index.ts'
import { cents } from '../../money/index.ts'
import { plate } from '../../plates/index.ts'
import { aMoment } from './a-moment.ts'

/** A version of a fine of 35 €, 17 € until 16 June 2026 23:59:59. */
export const aFineVersion = (changes: Partial<FineVersion> = {}): FineVersion => ({
  issuedAt: aMoment('2026-06-11T10:12:00+02:00'),
  price: cents(3_500),
  reducedPrice: cents(1_700),
  reducedUntil: aMoment('2026-06-16T23:59:59+02:00'),
  payments: [],
  ...changes,
})

export const aFine = (changes: Partial<Fine> = {}): Fine => ({
  id: fineId('21380990000016261162004001'),
  plate: plate('FG-482-KD'),
  place: '12 rue de la République',
  versions: [aFineVersion()],
  paymentStatus: 'unpaid',
  isPaymentPending: false,
  pendingAmount: null,
  agencyPayments: [],
  debtRecoveryPayments: [],
  claims: [],
  paymentDeadline: aMoment('2026-09-11T23:59:59+02:00'),
  appealDeadline: aMoment('2026-07-11T23:59:59+02:00'),
  refundId: null,
  payouts: [],
  ...changes,
})

/** A fine without the optional fields: plate, place and last days. */
export const aBareFine = (changes: Partial<Fine> = {}): Fine =>
  aFine({ plate: null, place: null, paymentDeadline: null, appealDeadline: null, ...changes })
