import type { RefundId } from '@parvis/shared-kernel/ids'
import { PAGES, pathTo } from '@parvis/shared-kernel/paths'

/** The refund's screen, which belongs to another remote. */
export const refundPath = (id: RefundId): string => pathTo(PAGES.refund, { refundId: id })
