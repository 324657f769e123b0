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

/** The document, or the shadow root of an embed: ids, the title and the focus of a part are found there alone. */
export const treeOf = (host: HostPage | undefined): Document | ShadowRoot =>
  host ? (host.root.getRootNode() as ShadowRoot) : document

/** The title of the screen that is shown. */
export const titleOf = (host: HostPage | undefined): HTMLElement | null =>
  treeOf(host).querySelector(host ? `h${host.headingLevel}` : 'main h1')

/**
 * The focus goes to the title of a new screen, which readers then begin with. In the portal the page has been scrolled
 * to its top; a page that embeds it scrolls only as far as its title is out of sight.
 */
export function focusTitle(host?: HostPage): void {
  const title = titleOf(host)
  if (!title) return
  title.tabIndex = -1
  title.focus({ preventScroll: !host })
}
