/** A place in the portal: a path below its base, a query with its `?` or '', a hash with its `#` or ''. */
export interface Place {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  /** Changes with every navigation, so that the same URL asked twice is two visits. */
  readonly key: string
  readonly state: unknown
}

export interface NavigateOptions {
  readonly replace?: boolean
  readonly state?: unknown
}

/**
 * Where we are and how to leave. The shell implements it on the browser's history; an embed on a hash, a path prefix
 * or memory. Inside a remote, react-router stands on it.
 */
export interface NavigationPort {
  readonly location: Place
  subscribe(listener: (place: Place) => void): () => void
  navigate(to: string, options?: NavigateOptions): void
  go(delta: number): void
  /** The address to put in an `href`, for a path of the portal. */
  href(to: string): string
  /**
   * The inverse of `href`: the path that an address leads to, whole or as it stands in a link; null for one that is none
   * of the portal's. Shells of before do not answer: there a path is its own address.
   */
  pathOf?(href: string): string | null
  /** Asks before leaving while `shouldBlock` answers true; returns how to lift it. */
  block(shouldBlock: () => boolean): () => void
}
