import { callbackShape, type PaymentCallback, readMessage } from '@parvis/payment-protocol/signed-json'
import type { NotifiedOutcome } from '@parvis/shared-kernel/payment'
import type { PaymentNotification } from '../payment-provider.ts'

const OUTCOMES = {
  ACCEPTED: 'accepted',
  REFUSED: 'refused',
  ABANDONED: 'abandoned',
} as const satisfies Record<PaymentCallback['outcome'], NotifiedOutcome>

/** Parses a JSON notification, or returns null. Does not verify it. */
export const readJsonNotification = (raw: string): PaymentNotification | null => {
  const callback = readMessage(callbackShape, raw)
  return callback && { ...callback, transaction: null, outcome: OUTCOMES[callback.outcome] }
}
