import type { HostPage } from '@parvis/shared-kernel/i18n'

/** The document, or an embed's shadow root: a part's ids, title and focus are only found there. */
export const treeOf = (host: HostPage | undefined): Document | ShadowRoot =>
  host ? (host.root.getRootNode() as ShadowRoot) : document

/** The title element of the current screen. */
export const titleOf = (host: HostPage | undefined): HTMLElement | null =>
  treeOf(host).querySelector(host ? `h${host.headingLevel}` : 'main h1')
