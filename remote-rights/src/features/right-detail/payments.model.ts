import { isFree } from '@parvis/shared-kernel/money'
import { isActive } from '@parvis/shared-kernel/orders'
import type { RightView } from '../../rights-data/right-view.model.ts'

/** Which of a right's payments to ask the city for: by number, or the latest. */
export type PaymentWish = { readonly operationId: string } | 'latest'

/**
 * A right names its operations, newest last. A city that names none for a ticket is asked for its latest once it has been
 * paid; of a free right there is nothing to ask.
 */
export function paymentWishes({ right, price }: Pick<RightView, 'right' | 'price'>): readonly PaymentWish[] {
  if (right.operationIds.length > 0)
    return right.operationIds.map(operationId => ({ operationId })).toReversed()
  return right.kind === 'ticket' && isActive(right) && !isFree(price) ? ['latest'] : []
}
