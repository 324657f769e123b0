import type { ApiFailure } from '../errors/index.ts'

/** The catalogue of codes is fetched when it is first needed; without it, nothing can be said but that nobody answers. */
export async function failureOfAnswer(response: Response): Promise<ApiFailure> {
  const body: unknown = await response.json().catch(() => null)
  return import(/* webpackChunkName: "api-failure" */ './api-failure.ts').then(
    ({ failureOfResponse }) => failureOfResponse(response.status, body, response.headers.get('retry-after')),
    () => ({ kind: 'network' }) as const,
  )
}
