import { loginCustomer, loginWithCode, renewToken } from '@parvis/shared-kernel/api'
import { ApiError, type AuthorizationErrorCode } from '@parvis/shared-kernel/errors'
import { PAGES } from '@parvis/shared-kernel/paths'
import { forgetPerson, type SignInResult } from '@parvis/shared-kernel/session'
import type { CityConfig } from '@parvis/shared-kernel/wire'
import { authorizationAnswer, type CheckedAnswer } from './oidc/authorization-answer.ts'
import {
  authorizationRequest,
  type PendingAuthorization,
  type SignInDestination,
} from './oidc/authorization-request.ts'
import { handOver } from './oidc/hand-over.ts'
import { keepPending, takePending } from './oidc/pending-authorization.ts'
import type { SessionDependencies } from './session-dependencies.ts'
import { sessionOfToken } from './session-of-token.ts'
import { familyOf } from './stored-session.ts'

export const redirectUri = (origin: string) => `${origin}${PAGES.providerReturn}`

export async function leaveForProvider(
  dependencies: SessionDependencies,
  config: CityConfig,
  destination: SignInDestination,
): Promise<void> {
  const { identityProvider } = config
  const { url, pending } = await authorizationRequest(
    identityProvider,
    redirectUri(dependencies.origin),
    destination,
    dependencies.crypto,
  )
  keepPending(dependencies.area, pending)
  dependencies.leave(url)
}

export type ProviderReturn =
  | {
      readonly kind: 'signed-in'
      readonly to: string
      readonly state: unknown
      /** A sign-in link was used: the address it was sent to is proven. */
      readonly isEmailProven: boolean
    }
  /** Another window started this and continues with the response. */
  | { readonly kind: 'handed-over' }
  | {
      readonly kind: 'refused'
      readonly code: AuthorizationErrorCode
      /** The provider's error description. */
      readonly said: string
      /** What the city answered to the login; null when it was not asked. */
      readonly error: ApiError | null
      readonly returnTo: string
    }

/** Rights page that asks for the e-mail address missing from the provider (second document §2, `?sign`). */
const EMAIL_ASKED = `${PAGES.rights}?sign=1`

/** Return from the provider: checks the response, has the city exchange the code, and opens the session. */
export async function comeBackFromProvider(
  dependencies: SessionDependencies,
  config: CityConfig,
  search: URLSearchParams,
): Promise<ProviderReturn> {
  const pending = takePending(dependencies.area)
  if (!pending && (await handOver(search))) return { kind: 'handed-over' }
  return finishSignIn(dependencies, config, search, pending)
}

/** The same with pending state kept outside this tab's storage. */
export async function finishSignIn(
  dependencies: SessionDependencies,
  config: CityConfig,
  search: URLSearchParams,
  pending: PendingAuthorization | null,
): Promise<ProviderReturn> {
  const returnTo = pending?.returnTo ?? PAGES.rights
  const result = authorizationAnswer(search, pending, config.identityProvider)
  if (!result.isValid) {
    const { code, said } = result
    return { kind: 'refused', code, said, error: null, returnTo }
  }
  try {
    const { token, identityToken, isEmailMissing } = await exchange(dependencies, result.answer)
    open(dependencies, token, identityToken)
    const isEmailProven = result.answer.pending.hash !== null
    return isEmailMissing
      ? { kind: 'signed-in', to: EMAIL_ASKED, state: { returnTo }, isEmailProven: false }
      : { kind: 'signed-in', to: returnTo, state: null, isEmailProven }
  } catch (error) {
    if (error instanceof ApiError) return { kind: 'refused', code: 'server_error', said: '', error, returnTo }
    throw error
  }
}

function exchange(dependencies: SessionDependencies, { code, pending }: CheckedAnswer) {
  const { nonce, codeVerifier, hash } = pending
  return loginWithCode(dependencies.api, {
    code,
    nonce,
    redirectUri: redirectUri(dependencies.origin),
    ...(codeVerifier ? { codeVerifier } : {}),
    ...(hash ? { hash } : {}),
  })
}

export async function signInWithPassword(
  dependencies: SessionDependencies,
  login: string,
  password: string,
): Promise<SignInResult> {
  try {
    const { token } = await loginCustomer(dependencies.api, { login: login.trim(), password })
    open(dependencies, token, null)
    return { signedIn: true }
  } catch (error) {
    if (error instanceof ApiError) return { signedIn: false, failure: error.failure }
    throw error
  }
}

/** Renews the session's token, which extends its end. */
export async function staySignedIn(dependencies: SessionDependencies): Promise<void> {
  const { stored } = dependencies.sessionStore.get()
  const { token } = await renewToken(dependencies.api)
  open(dependencies, token, stored?.identityToken ?? null, stored ? familyOf(stored) : undefined)
}

function open(
  dependencies: SessionDependencies,
  token: string,
  identityToken: string | null,
  family?: string,
): void {
  const opened = sessionOfToken(token, identityToken)
  if (!opened) throw new ApiError({ kind: 'unexpected-answer', call: 'sign-in', path: 'token' })
  // A different person has signed in over the ended screen: the device is shared (D12).
  const session = family ? { ...opened, family } : opened
  const { owner } = dependencies.sessionStore.get()
  if (owner && owner.sub !== session.sub) forgetPerson()
  dependencies.sessionStore.open(session)
  dependencies.tabs.say({ kind: 'opened', sub: session.sub, family: familyOf(session), exp: session.exp })
}
