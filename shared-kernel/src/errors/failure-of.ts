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

/** Whether the outcome of a failed call is unknown: the city's answer did not arrive, or cannot be read. */
export function isUnanswered(error: unknown): boolean {
  const failure = failureOf(error)
  if (failure?.kind !== 'api') return failure !== null
  // A gateway answers in the place of a city that is silent. The city's own 502 names its payment provider.
  return [502, 504].includes(failure.status) && failure.code !== 'PaymentProviderUnavailable'
}

/**
 * Title of a failed change. `id` denies the change, which only an answer of the city can do.
 *
 * @returns a message id of the part or of the kit
 */
export function failureTitle<const Id extends string>(error: unknown, id: Id): Id | 'ui.failure.unanswered' {
  return isUnanswered(error) ? 'ui.failure.unanswered' : id
}
