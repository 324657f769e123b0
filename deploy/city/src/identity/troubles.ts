import type { AuthorizationErrorCode } from '@parvis/shared-kernel/errors'

/** How an answer to the portal goes wrong: from the parameters of a good one to those that are sent. */
type Spoil = (answer: URLSearchParams) => void

const failed =
  (error: string): Spoil =>
  answer => {
    answer.delete('code')
    answer.set('error', error)
    answer.set('error_description', `The demonstration provider was asked to answer ${error}`)
  }

/**
 * Every way in which coming back from an identity provider can fail (second document §8), for demonstrations and
 * tests. A browser without a code verifier (`missing_code_verifier`) is the portal’s own trouble: no provider causes it.
 */
const TROUBLES = {
  access_denied: failed('access_denied'),
  invalid_request: failed('invalid_request'),
  invalid_scope: failed('invalid_scope'),
  server_error: failed('server_error'),
  temporarily_unavailable: failed('temporarily_unavailable'),
  missing_state: answer => answer.delete('state'),
  state_mismatch: answer => answer.set('state', 'the-state-of-somebody-else'),
  missing_issuer: answer => answer.delete('iss'),
  invalid_issuer: answer => answer.set('iss', 'https://another-provider.example'),
  // What the catalogue does not name is told by its default sentence.
  default: failed('interaction_required'),
} satisfies Record<Exclude<AuthorizationErrorCode, 'missing_code_verifier'>, Spoil>

type TroubleName = keyof typeof TROUBLES
export const TROUBLE_NAMES = Object.keys(TROUBLES) as TroubleName[]

export interface GoodAnswer {
  redirectUri: string
  state: string
  issuer: string
}

const isTrouble = (name: string): name is TroubleName => Object.hasOwn(TROUBLES, name)

/** The address that brings the browser back with this trouble; null for a trouble that does not exist. */
export const troubledAnswer = (name: string, { redirectUri, state, issuer }: GoodAnswer): string | null => {
  if (!isTrouble(name)) return null
  const url = new URL(redirectUri)
  // The code opens nothing: whoever exchanges it in spite of the trouble is refused.
  const answer = new URLSearchParams({ code: 'no-such-code', state, iss: issuer })
  TROUBLES[name](answer)
  url.search = answer.toString()
  return url.href
}
