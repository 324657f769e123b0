import type { NavigationPort } from './navigation.ts'

/**
 * Links of the portal stay in the page, whoever draws them: a plain `<a href>` is enough. A new tab, a download, a
 * copied address and a middle click keep working, and what the router's own link has followed is left alone. Returns
 * how to stop.
 * @param stateOf what the visit of a path is to know
 */
export function followLinks(
  element: Document | ShadowRoot | HTMLElement,
  navigation: NavigationPort,
  stateOf?: (path: string) => unknown,
): () => void {
  const follow = (event: Event) => {
    if (!(event instanceof MouseEvent) || !isPlainClick(event)) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const path = link && staysInPage(link) ? pathOf(link, navigation) : null
    if (path === null) return
    event.preventDefault()
    navigation.navigate(path, { state: stateOf?.(path) })
  }
  element.addEventListener('click', follow)
  return () => element.removeEventListener('click', follow)
}

function isPlainClick(event: MouseEvent): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  )
}

function staysInPage(link: HTMLAnchorElement): boolean {
  const href = link.getAttribute('href')
  // A fragment of the page (the skip link, an error summary) is the browser's own business; `#/…` is an old address.
  if (!href || (href.startsWith('#') && !href.startsWith('#/'))) return false
  return !link.hasAttribute('download') && (link.target === '' || link.target === '_self')
}

function pathOf(link: HTMLAnchorElement, navigation: NavigationPort): string | null {
  if (navigation.pathOf) return navigation.pathOf(link.href)
  return link.origin === window.location.origin ? `${link.pathname}${link.search}${link.hash}` : null
}
