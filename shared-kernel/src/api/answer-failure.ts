import type { ApiFailure } from '../errors/index.ts'

/** The catalogue of codes is fetched when it is first needed; without it, nothing can be said but that nobody answers. */
export async function failureOfAnswer({ status, headers }: Response, body: unknown): Promise<ApiFailure> {
  return import(/* webpackChunkName: "api-rest" */ './api-failure.ts').then(
    ({ failureOfResponse }) => failureOfResponse(status, body, headers.get('retry-after')),
    () => ({ kind: 'network' }) as const,
  )
}
