import { loginCustomer, loginWithCode, renewToken } from '@parvis/shared-kernel/api'
import { ApiError, type AuthorizationErrorCode } from '@parvis/shared-kernel/errors'
import type { SignInResult } from '@parvis/shared-kernel/session'
import type { CityConfig } from '@parvis/shared-kernel/wire'
import { authorizationAnswer } from './oidc/authorization-answer.ts'
import { authorizationRequest } from './oidc/authorization-request.ts'
import { keepPending, takePending } from './oidc/pending-authorization.ts'
import type { SessionDoors } from './session-doors.ts'
import { sessionOfToken } from './stored-session.ts'

const redirectUri = (origin: string) => `${origin}/auth`

export async function leaveForProvider(
  doors: SessionDoors,
  config: CityConfig,
  returnTo: string,
): Promise<void> {
  const { identityProvider } = config
  const { url, pending } = await authorizationRequest(
    identityProvider,
    redirectUri(doors.origin),
    returnTo,
    doors.crypto,
  )
  keepPending(doors.area, pending)
  doors.leave(url)
}

export type ProviderReturn =
  | { readonly signedIn: true; readonly returnTo: string }
  | { readonly signedIn: false; readonly code: AuthorizationErrorCode; readonly detail: ApiError | null }

/** The way back from the provider: the answer is checked, the code is exchanged by the city, the session opens. */
export async function comeBackFromProvider(
  doors: SessionDoors,
  config: CityConfig,
  search: URLSearchParams,
): Promise<ProviderReturn> {
  const pending = takePending(doors.area)
  const result = authorizationAnswer(search, pending, config.identityProvider)
  if (!result.isValid) return { signedIn: false, code: result.code, detail: null }
  const { code, pending: asked } = result.answer
  try {
    const { token, identityToken } = await loginWithCode(doors.api, {
      code,
      nonce: asked.nonce,
      redirectUri: redirectUri(doors.origin),
      ...(asked.codeVerifier ? { codeVerifier: asked.codeVerifier } : {}),
    })
    open(doors, token, identityToken)
    return { signedIn: true, returnTo: asked.returnTo }
  } catch (error) {
    if (error instanceof ApiError) return { signedIn: false, code: 'server_error', detail: error }
    throw error
  }
}

export async function signInWithPassword(
  doors: SessionDoors,
  login: string,
  password: string,
): Promise<SignInResult> {
  try {
    const { token } = await loginCustomer(doors.api, { login: login.trim(), password })
    open(doors, token, null)
    return { signedIn: true }
  } catch (error) {
    if (error instanceof ApiError) return { signedIn: false, failure: error.failure }
    throw error
  }
}

/** A new token for the same session; the old end no longer counts. */
export async function staySignedIn(doors: SessionDoors): Promise<void> {
  const identityToken = doors.keeper.get().stored?.identityToken ?? null
  const { token } = await renewToken(doors.api)
  open(doors, token, identityToken)
}

function open(doors: SessionDoors, token: string, identityToken: string | null): void {
  const session = sessionOfToken(token, identityToken)
  if (!session) throw new ApiError({ kind: 'unexpected-answer', call: 'sign-in', path: 'token' })
  doors.keeper.open(session)
}
