import type { RefundId } from '@parvis/shared-kernel/ids'

/** The screen of a refund, which another part of the portal draws. */
export const refundPath = (id: RefundId): string => `/refunds/${encodeURIComponent(id)}`
