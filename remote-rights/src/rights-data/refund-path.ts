import type { RefundId } from '@parvis/shared-kernel/ids'
import { PAGES, pathTo } from '@parvis/shared-kernel/paths'

/** The screen of a refund, which another part of the portal draws. */
export const refundPath = (id: RefundId): string => pathTo(PAGES.refund, { refundId: id })
