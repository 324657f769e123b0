import type { ApiError, ApiFailure } from './api-failure.ts'

/**
 * The failure of a thrown API error; null for anything else. Checked by shape, not by `instanceof`: shell and remotes
 * are built apart and have different `ApiError` classes.
 */
export function failureOf(error: unknown): ApiFailure | null {
  const isApiError = error instanceof Error && error.name === 'ApiError' && 'failure' in error
  return isApiError ? (error as ApiError).failure : null
}
