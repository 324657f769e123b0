import { type ApiClient, fetchOperation } from '@parvis/shared-kernel/api'
import type { Right } from '@parvis/shared-kernel/orders'
import { queryOptions } from '@parvis/shared-kernel/remote'

/** One payment operation of a right by id; null requests the latest. */
export const operationQuery = (
  api: ApiClient,
  { kind, id }: { readonly kind: Right['kind']; readonly id: string },
  operationId: string | null,
) =>
  queryOptions({
    queryKey: ['operation', kind, id, operationId ?? 'latest'],
    queryFn: () => fetchOperation(api, kind, id, operationId ?? undefined),
  })
