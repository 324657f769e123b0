import { type ApiClient, fetchRefund } from '@parvis/shared-kernel/api'
import { queryOptions } from '@parvis/shared-kernel/remote'

/** In the city's language of the moment: names of documents come translated. */
export const refundQuery = (api: ApiClient, refundId: string, locale: string) =>
  queryOptions({ queryKey: ['refund', refundId, locale], queryFn: () => fetchRefund(api, refundId) })
