import { isFree } from '@parvis/shared-kernel/money'
import { isActive } from '@parvis/shared-kernel/orders'
import type { RightView } from '../../rights-data/right-view.model.ts'

/** Which of a right's payments to request: by id, or the latest. */
export type PaymentQuery = { readonly operationId: string } | 'latest'

/**
 * Operations of a right, newest first. For a paid ticket without operation ids, the latest is requested; for a free
 * right, nothing.
 */
export function paymentQueries({
  right,
  price,
}: Pick<RightView, 'right' | 'price'>): readonly PaymentQuery[] {
  if (right.operationIds.length > 0)
    return right.operationIds.map(operationId => ({ operationId })).toReversed()
  return right.kind === 'ticket' && isActive(right) && !isFree(price) ? ['latest'] : []
}
