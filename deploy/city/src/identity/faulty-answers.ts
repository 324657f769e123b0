import type { AuthorizationErrorCode } from '@parvis/shared-kernel/errors'

/** Turns the parameters of a valid authorization response into a faulty one. */
type Spoil = (answer: URLSearchParams) => void

const failed =
  (error: string): Spoil =>
  answer => {
    answer.delete('code')
    answer.set('error', error)
    answer.set('error_description', `The demonstration provider was asked to answer ${error}`)
  }

/**
 * Every way in which the return from an identity provider can fail (second document §8), for demonstrations and tests.
 * A browser without a code verifier (`missing_code_verifier`) is excluded: no provider causes it.
 */
const FAULTY_ANSWERS = {
  access_denied: failed('access_denied'),
  invalid_request: failed('invalid_request'),
  invalid_scope: failed('invalid_scope'),
  server_error: failed('server_error'),
  temporarily_unavailable: failed('temporarily_unavailable'),
  missing_state: answer => answer.delete('state'),
  state_mismatch: answer => answer.set('state', 'the-state-of-somebody-else'),
  missing_issuer: answer => answer.delete('iss'),
  invalid_issuer: answer => answer.set('iss', 'https://another-provider.example'),
  // An error outside the catalogue: the portal shows its default sentence.
  default: failed('interaction_required'),
} satisfies Record<Exclude<AuthorizationErrorCode, 'missing_code_verifier'>, Spoil>

type FaultyAnswerName = keyof typeof FAULTY_ANSWERS
export const FAULTY_ANSWER_NAMES = Object.keys(FAULTY_ANSWERS) as FaultyAnswerName[]

export interface GoodAnswer {
  redirectUri: string
  state: string
  issuer: string
}

const isFaultyAnswerName = (name: string): name is FaultyAnswerName => Object.hasOwn(FAULTY_ANSWERS, name)

/** Returns the redirect URL with this error; null for an unknown error. */
export const faultyAnswer = (name: string, { redirectUri, state, issuer }: GoodAnswer): string | null => {
  if (!isFaultyAnswerName(name)) return null
  const url = new URL(redirectUri)
  // An invalid code: exchanging it in spite of the error is refused.
  const answer = new URLSearchParams({ code: 'no-such-code', state, iss: issuer })
  FAULTY_ANSWERS[name](answer)
  url.search = answer.toString()
  return url.href
}
