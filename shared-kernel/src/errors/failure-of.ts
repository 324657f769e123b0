import type { ApiError, ApiFailure } from './api-failure.ts'

/**
 * What a call threw, as data; null for anything else. By its form and not by `instanceof`: the API client belongs to
 * the shell, which was built apart from the remotes and has an `ApiError` class of its own.
 */
export function failureOf(error: unknown): ApiFailure | null {
  const isApiError = error instanceof Error && error.name === 'ApiError' && 'failure' in error
  return isApiError ? (error as ApiError).failure : null
}
