import { fetchRefund } from '@parvis/shared-kernel/api'
import { queryOptions } from '@parvis/shared-kernel/remote'
import type { CaseReader } from '../../case-access/case-access.tsx'

/** In the city's language of the moment: names of documents come translated. */
export const refundQuery = ({ api, key }: CaseReader, refundId: string, locale: string) =>
  queryOptions({ queryKey: ['refund', refundId, locale, key], queryFn: () => fetchRefund(api, refundId) })
