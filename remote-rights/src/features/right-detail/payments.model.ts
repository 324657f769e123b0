import { isFree } from '@parvis/shared-kernel/money'
import { isActive } from '@parvis/shared-kernel/orders'
import type { RightView } from '../../rights-data/right-view.model.ts'

/** Which of a right's payments to ask the city for: by number, or the latest. */
export type PaymentWish = { readonly operationId: string } | 'latest'

/**
 * A subscription names its operations, newest last. A ticket names none, so its latest is asked for once it has been
 * paid; of a free right there is nothing to ask.
 */
export function paymentWishes({ right, price }: Pick<RightView, 'right' | 'price'>): readonly PaymentWish[] {
  if (right.kind === 'subscription')
    return right.operationIds.map(operationId => ({ operationId })).toReversed()
  return isActive(right) && !isFree(price) ? ['latest'] : []
}
