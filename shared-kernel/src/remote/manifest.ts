import type { LocalText } from '../formats/index.ts'

/** Access to a route: anyone, or subscribers only, with sign-in shown first when signed out. */
export type RouteAccess = 'public' | 'subscriber'

export interface RemoteRoute {
  /** Pattern below the portal's base, e.g. `/souscriptions/tickets/:ticketId`. Static beats dynamic, never prefixes. */
  readonly pattern: string
  readonly access: RouteAccess
  /** Name of the chunk (webpackChunkName) that draws it, so that a page can preload exactly its files. */
  readonly page: string
  /** Title in the site map; required for every address without parameters. */
  readonly title?: LocalText
  /** Path of the navigation entry to mark as current, when it belongs to another part. */
  readonly entry?: string
  /** The screen asks for a secret or completes a mailed link: embeds link to the portal instead. */
  readonly portalOnly?: true
  /** API calls of its first screen, started from the HTML. `{subscriberId}` is filled from the session. */
  readonly data?: readonly string[]
}

export interface NavigationEntry {
  readonly path: string
  readonly label: LocalText
  readonly access: RouteAccess
  /** Sort key, ascending. */
  readonly order: number
  /** Shown in the subscriber's menu instead of the services bar. */
  readonly isPersonal?: true
}

/** Declaration of a remote, read by the shell and the release instead of its code. */
export interface RemoteManifest {
  readonly name: string
  readonly contract: number
  readonly routes: readonly RemoteRoute[]
  readonly navigation: readonly NavigationEntry[]
}
