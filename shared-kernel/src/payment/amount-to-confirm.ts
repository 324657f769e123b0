import type { Cents } from '../money/index.ts'

/**
 * What a payment charges, if it is not what the citizen pressed: a price may change while its screen is open. Null to go
 * on, also where one of the two is not said.
 */
export const amountToConfirm = (
  charged: Cents | null | undefined,
  pressed: Cents | null | undefined,
): Cents | null => (charged == null || pressed == null || charged === pressed ? null : charged)
