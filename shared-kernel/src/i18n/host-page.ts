import { createContext, use } from 'react'

/**
 * Where a part stands in somebody else's page. In this room because it is shared at run time: each part bundles its own
 * kit, and of two copies of a context neither sees what the other was given.
 */
export interface HostPage {
  /** Inside the shadow root, around the part: what floats (dialogs, menus) is drawn in it. */
  readonly root: HTMLElement
  /** Of the part's title: 1 to 4; what is below it follows. */
  readonly headingLevel: 1 | 2 | 3 | 4
}

export interface Host extends HostPage {
  /** The address to put in an `href`, for a path of the portal: on that page a path is none. */
  href(path: string): string
}

export const HostHolder = createContext<Host | undefined>(undefined)

/** The page that embeds this part; undefined in the portal. */
export const useHost = (): Host | undefined => use(HostHolder)

/** The address of a link: a path of the portal is one in the portal alone, not in a page that embeds a part of it. */
export function useAddress(href: string): string {
  const host = useHost()
  return host && href.startsWith('/') ? host.href(href) : href
}

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

/** The element of a heading at a level of the part's own outline, below what the page has that embeds it. */
export function useHeadingTag(level: HeadingLevel): `h${HeadingLevel}` {
  const host = useHost()
  return `h${(host ? Math.min(level + host.headingLevel - 1, 6) : level) as HeadingLevel}`
}
