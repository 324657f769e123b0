import { isPaid, type SettledStatus } from '@parvis/shared-kernel/payment'
import type { StoredOperationStatus } from '../../db/schema.ts'

/** The stored status of an operation that has ended, by its name in the kernel. */
export const STORED_STATUS = {
  registered: 'PAYMENT_REGISTERED',
  received: 'PAYMENT_RECEIVED',
  refused: 'REFUSED',
  abandoned: 'ABANDONED',
} as const satisfies Record<SettledStatus, StoredOperationStatus>

const SETTLED = Object.keys(STORED_STATUS) as SettledStatus[]

/** Stored statuses of operations whose money arrived. */
export const PAID_STATUSES: readonly StoredOperationStatus[] = SETTLED.filter(isPaid).map(
  status => STORED_STATUS[status],
)
