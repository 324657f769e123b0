import type { NavigationPort } from '@parvis/shared-kernel/remote'
import { CONTRACT_VERSION, type Locale, type RemoteContext, type Theme } from '@parvis/shared-kernel/remote'
import { type ApiClient, createApiClient, fetchConfig } from '../api/index.ts'
import { historyNavigation } from '../navigation/index.ts'
import type { SessionPort } from '../session/index.ts'
import type { Subscriber } from '../subscriber/index.ts'
import { type CityClock, createCityClock } from '../time/index.ts'
import type { CityConfig } from '../wire/index.ts'
import { memoryNavigation } from './memory-navigation.ts'
import { type PartPaths, partAddresses } from './part-addresses.ts'

/** `hash`: the part's path follows the `#` of the page's address. `memory`: the page's address does not change. */
export type Routing = 'hash' | 'memory'

/** The session of the citizen, shared by all parts of a page. */
export interface EmbedSession {
  readonly port: SessionPort
  readonly subscriber: Subscriber | null
  token(): string | null
  /** Called when the city refuses that token. */
  refused(token: string | null): void
}

export interface EmbedOptions extends PartPaths {
  readonly routing: Routing
  readonly host: NonNullable<RemoteContext['host']>
  readonly locale: Locale
  readonly theme: Theme
  readonly session: () => EmbedSession
  readonly announce: RemoteContext['announce']
  readonly listen: RemoteContext['listen']
  readonly report: RemoteContext['report']
  /** Removes the listeners that the context adds to the page. */
  readonly signal: AbortSignal
  readonly clock?: CityClock
  /** Already fetched when several parts of one city share a page. */
  readonly config?: Promise<CityConfig>
}

export interface EmbedContext {
  /** The current input of `mount` and `update`. */
  context(): RemoteContext
  readonly api: ApiClient
  readonly navigation: NavigationPort
  /** Applies a later choice of language and theme. */
  wear(look: { readonly locale: Locale; readonly theme: Theme }): void
}

/**
 * Creates what a host page must give a part: navigation, the city's configuration and an API client on the portal's
 * origin. @throws ApiError when the city does not answer, or the page's origin is not allowed (`embedOrigins`)
 */
export async function createEmbedContext(options: EmbedOptions): Promise<EmbedContext> {
  const { portal, routing, host, session, signal, announce, listen, report } = options
  const clock = options.clock ?? createCityClock(Date.now)
  let { locale, theme } = options
  const api = createApiClient({
    origin: portal,
    token: () => session().token(),
    locale: () => locale,
    onUnauthenticated: token => session().refused(token),
    onUnexpected: error => report(error, 'api'),
    clock,
  })
  const navigation =
    routing === 'hash'
      ? historyNavigation(window, partAddresses(window, options), signal)
      : memoryNavigation(window, options, signal)
  const config = await (options.config ?? fetchConfig(api))
  return {
    api,
    navigation,
    wear: look => {
      ;({ locale, theme } = look)
    },
    context: () => ({
      ...{ contract: CONTRACT_VERSION, config, locale, theme, api, navigation, host },
      ...{ announce, listen, report, now: clock.now },
      session: session().port,
      subscriber: session().subscriber,
    }),
  }
}
