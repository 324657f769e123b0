import { type ApiClient, fetchCatalogue, fetchStreets } from '@parvis/shared-kernel/api'
import { queryOptions } from '@parvis/shared-kernel/remote'

/** The catalogue changes a few times a year. */
const STALE_MS = 300_000

export const catalogueQuery = (api: ApiClient) =>
  queryOptions({ queryKey: ['catalogue'], queryFn: () => fetchCatalogue(api), staleTime: STALE_MS })

export const streetsQuery = (api: ApiClient) =>
  queryOptions({ queryKey: ['streets'], queryFn: () => fetchStreets(api), staleTime: STALE_MS })
