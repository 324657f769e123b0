import type { Refund } from './refund.ts'

/** A subscriber's refund as listed beside their rights: identification and status. */
export type HeldRefund = Pick<Refund, 'id' | 'fineId' | 'rightId' | 'status' | 'amount' | 'currency'>
