import type { Refund } from './refund.ts'

/** What a subscriber is told of a refund beside their rights: enough to find it and to know whose turn it is. */
export type HeldRefund = Pick<Refund, 'id' | 'fineId' | 'rightId' | 'status' | 'amount'>
