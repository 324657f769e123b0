import type { PaymentEmailFaults } from '@parvis/shared-kernel/payment'

/** A fault is shown once its field was left, never while it is first typed. */
export const shownFaults = (
  faults: PaymentEmailFaults,
  left: { readonly address: boolean; readonly confirmation: boolean },
): PaymentEmailFaults => ({
  address: left.address ? faults.address : null,
  confirmation: left.confirmation ? faults.confirmation : null,
})
