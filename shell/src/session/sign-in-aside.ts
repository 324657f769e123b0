import { PAGES } from '@parvis/shared-kernel/paths'
import type { CityConfig } from '@parvis/shared-kernel/wire'
import { authorizationRequest } from './oidc/authorization-request.ts'
import { answerTo, authorizationChannel } from './oidc/hand-over.ts'
import { takePending } from './oidc/pending-authorization.ts'
import type { SessionDependencies } from './session-dependencies.ts'
import { finishSignIn, type ProviderReturn, redirectUri } from './sign-in.ts'

const SIZE = 'popup,width=560,height=780'

/**
 * Signs in through the identity provider in a separate window, while this page keeps what was typed. Null when the
 * browser blocks the window: only leaving the page remains. `onAnswer` is called when the provider has answered; no
 * other attempt may start until the city has too.
 */
export function signInAside(
  dependencies: SessionDependencies,
  config: CityConfig,
  onAnswer: () => void,
): AsideSignIn | null {
  // An abandoned attempt's state would be copied into the new window and mistaken for its own.
  takePending(dependencies.area)
  const aside = window.open('', '', SIZE)
  if (!aside) return null
  const channel = authorizationChannel()
  const finished = async (): Promise<ProviderReturn> => {
    const destination = { returnTo: PAGES.rights, hash: null }
    const provider = config.identityProvider
    const { url, pending } = await authorizationRequest(
      provider,
      redirectUri(dependencies.origin),
      destination,
      dependencies.crypto,
    )
    aside.location.href = url
    const search = await answerTo(pending, channel)
    onAnswer()
    return finishSignIn(dependencies, config, search, pending)
  }
  return { finished: finished().finally(() => channel.close()), stop: () => channel.close() }
}

export interface AsideSignIn {
  readonly finished: Promise<ProviderReturn>
  /** Stops waiting; the window then reports that nobody waited for it. */
  readonly stop: () => void
}
