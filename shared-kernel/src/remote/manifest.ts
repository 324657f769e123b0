/** Who may open a route: anyone, only a subscriber, or a screen that shows sign-in first when signed out. */
export type RouteAccess = 'public' | 'subscriber'

export interface RemoteRoute {
  /** Pattern below the portal's base, e.g. `/souscriptions/tickets/:ticketId`. Static beats dynamic, never prefixes. */
  readonly pattern: string
  readonly access: RouteAccess
  /** Name of the chunk (webpackChunkName) that draws it, so that a page can preload exactly its files. */
  readonly page: string
  /** What the site map calls it: every address without parameters has a title. */
  readonly title?: { readonly fr: string; readonly en: string }
  /** Address of the entry that is marked while it is shown, where that is another part's. */
  readonly entry?: string
  /** It asks for a secret, or ends what a mail began: a page of somebody else leads to the portal instead. */
  readonly portalOnly?: true
  /** API calls of its first screen, started from the HTML. `{subscriberId}` is filled from the session. */
  readonly data?: readonly string[]
}

export interface NavigationEntry {
  readonly path: string
  readonly label: { readonly fr: string; readonly en: string }
  readonly access: RouteAccess
  /** Smaller first. */
  readonly order: number
  /** In the menu of the person who is signed in, rather than in the bar of services. */
  readonly isPersonal?: true
}

/** What a remote says of itself; the shell and the release read this, never the remote's code. */
export interface RemoteManifest {
  readonly name: string
  readonly contract: number
  readonly routes: readonly RemoteRoute[]
  readonly navigation: readonly NavigationEntry[]
}
