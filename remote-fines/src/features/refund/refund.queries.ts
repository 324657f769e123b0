import { fetchRefund } from '@parvis/shared-kernel/api'
import { queryOptions } from '@parvis/shared-kernel/remote'
import type { CaseReader } from '../../case-access/case-access.tsx'

/** Keyed by locale: the city translates document names. */
export const refundQuery = ({ api, key }: CaseReader, refundId: string, locale: string) =>
  queryOptions({ queryKey: ['refund', refundId, locale, key], queryFn: () => fetchRefund(api, refundId) })
