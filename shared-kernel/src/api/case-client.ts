import { CASE_KEY_HEADER } from '../wire/index.ts'
import type { ApiClient } from './api-client.ts'

/** Wraps a client to send one case's secret with every call (D16); the city accepts it for that case alone. */
export function withCaseKey(api: ApiClient, caseKey: string | null): ApiClient {
  if (caseKey === null) return api
  return {
    ...api,
    call: call => api.call({ ...call, headers: { ...call.headers, [CASE_KEY_HEADER]: caseKey } }),
  }
}
