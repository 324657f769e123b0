/** A place in the portal: a path below its base, a query with its `?` or '', a hash with its `#` or ''. */
export interface Place {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  /** Unique per navigation, so that the same URL opened twice is two visits. */
  readonly key: string
  readonly state: unknown
}

export interface NavigateOptions {
  readonly replace?: boolean
  readonly state?: unknown
}

/**
 * Current location and navigation. The shell implements it on the browser's history; an embed on a hash, a path prefix
 * or memory. Inside a remote, react-router uses it.
 */
export interface NavigationPort {
  readonly location: Place
  subscribe(listener: (place: Place) => void): () => void
  navigate(to: string, options?: NavigateOptions): void
  go(delta: number): void
  /** The `href` for a path of the portal. */
  href(to: string): string
  /**
   * The inverse of `href`: the path of an absolute or relative address; null when it is not the portal's. Absent in
   * older shells, where the address is the path.
   */
  pathOf?(href: string): string | null
  /** Blocks navigation while `shouldBlock` returns true; returns the function that lifts the block. */
  block(shouldBlock: () => boolean): () => void
}
