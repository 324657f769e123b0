import type { ApiError, ApiFailure, CityRefusal } from './api-failure.ts'

/**
 * The failure of a thrown API error; null for anything else. Checked by shape, not by `instanceof`: shell and remotes
 * are built apart and have different `ApiError` classes.
 */
export function failureOf(error: unknown): ApiFailure | null {
  const isApiError = error instanceof Error && error.name === 'ApiError' && 'failure' in error
  return isApiError ? (error as ApiError).failure : null
}

/** The city's refusal of a call; null when there was no response, an unreadable one, or another error. */
export function refusalOf(error: unknown): CityRefusal | null {
  const failure = failureOf(error)
  return failure?.kind === 'api' ? failure : null
}
