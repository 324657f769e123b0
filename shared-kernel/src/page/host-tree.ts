import type { HostPage } from '@parvis/shared-kernel/i18n'

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
