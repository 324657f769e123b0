import type { ApiFailure } from '../errors/index.ts'

/**
 * Reads the failure of a response. The error catalogue loads on demand; if it cannot load, a network failure is
 * returned.
 */
export async function failureOfAnswer({ status, headers }: Response, body: unknown): Promise<ApiFailure> {
  return import(/* webpackChunkName: "api-rest" */ './api-failure.ts').then(
    ({ failureOfResponse }) => failureOfResponse(status, body, headers.get('retry-after')),
    () => ({ kind: 'network' }) as const,
  )
}
