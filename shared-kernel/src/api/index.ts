export type { ApiCall, ApiClient } from './api-client.ts'
export { failureOfResponse } from './api-failure.ts'
export { type ApiClientOptions, createApiClient } from './create-api-client.ts'
