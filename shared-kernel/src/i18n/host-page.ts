import { createContext, use } from 'react'

/**
 * How a host page embeds a part. In this room because it is shared at run time: each part bundles its own kit, and two
 * copies of a context do not see each other's values.
 */
export interface HostPage {
  /** Element inside the shadow root around the part: container of dialogs, menus and other overlays. */
  readonly root: HTMLElement
  /** Heading level of the part's title, 1 to 4; lower headings follow from it. */
  readonly headingLevel: 1 | 2 | 3 | 4
}

export interface Host extends HostPage {
  /** The host page's address for an `href` of the portal: a portal path is not valid there. */
  addressOf(href: string): string
}

export const HostHolder = createContext<Host | undefined>(undefined)

/** The page that embeds this part; undefined in the portal. */
export const useHost = (): Host | undefined => use(HostHolder)

/** Address of a link: the portal's path itself, or its address on the embedding page. */
export const useAddress = (href: string): string => useHost()?.addressOf(href) ?? href

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

/** Heading element for a level of the part's own outline, below the host page's headings. */
export const useHeadingTag = (level: HeadingLevel): `h${HeadingLevel}` =>
  `h${Math.min(level - 1 + (useHost()?.headingLevel ?? 1), 6) as HeadingLevel}`
