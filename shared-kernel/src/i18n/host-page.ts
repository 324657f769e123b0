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
  /** What an `href` of the portal is on that page: a path is no address there. */
  addressOf(href: string): string
}

export const HostHolder = createContext<Host | undefined>(undefined)

/** The page that embeds this part; undefined in the portal. */
export const useHost = (): Host | undefined => use(HostHolder)

/** The address of a link: a path of the portal is one in the portal alone, not in a page that embeds a part of it. */
export const useAddress = (href: string): string => useHost()?.addressOf(href) ?? href

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

/** The element of a heading at a level of the part's own outline, below what the page has that embeds it. */
export const useHeadingTag = (level: HeadingLevel): `h${HeadingLevel}` =>
  `h${Math.min(level - 1 + (useHost()?.headingLevel ?? 1), 6) as HeadingLevel}`
