import type { PaymentEmailFaults } from '@parvis/shared-kernel/payment'

/** Faults of fields that were left: none is shown during the first typing. */
export const shownFaults = (
  faults: PaymentEmailFaults,
  left: { readonly address: boolean; readonly confirmation: boolean },
): PaymentEmailFaults => ({
  address: left.address ? faults.address : null,
  confirmation: left.confirmation ? faults.confirmation : null,
})
