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

/** `hash`: the part's path stands behind the `#` of the page. `memory`: the page's address stays as it is. */
export type Routing = 'hash' | 'memory'

/** Who uses the part. One for all parts of a page. */
export interface EmbedSession {
  readonly port: SessionPort
  readonly subscriber: Subscriber | null
  token(): string | null
  /** The city has refused that token. */
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
  /** Ends what the context listens to on the page. */
  readonly signal: AbortSignal
  readonly clock?: CityClock
  /** Already fetched, where several parts of one city stand on a page. */
  readonly config?: Promise<CityConfig>
}

export interface EmbedContext {
  /** What `mount` and `update` take, as it is now. */
  context(): RemoteContext
  readonly api: ApiClient
  readonly navigation: NavigationPort
  /** What a language and a look that are chosen later change. */
  wear(look: { readonly locale: Locale; readonly theme: Theme }): void
}

/**
 * Everything that a page of somebody else has to give a part: where it stands, the city's configuration and a client of
 * its API below the portal's origin. @throws ApiError when the city does not answer, or this page's origin is not among
 * those that it allows (`embedOrigins`)
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
