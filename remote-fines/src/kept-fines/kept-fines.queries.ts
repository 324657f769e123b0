import { type ApiClient, fetchKeptFines } from '@parvis/shared-kernel/api'
import { queryOptions } from '@parvis/shared-kernel/remote'
import { FINE_KEY } from '../fine-access/fine-query.ts'

export const keptFinesQuery = (api: ApiClient) =>
  queryOptions({ queryKey: [FINE_KEY, 'kept'], queryFn: () => fetchKeptFines(api) })
