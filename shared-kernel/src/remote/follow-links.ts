import type { NavigationPort } from './navigation.ts'

/**
 * Handles clicks on plain `<a href>` links of the portal as in-page navigation. New tabs, downloads, copied addresses
 * and middle clicks keep working; clicks already handled by the router's link are ignored. Returns the function that
 * stops it.
 * @param stateOf history state for a path
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
  // A fragment of the page (skip link, error summary) is left to the browser; `#/…` is an old address of the portal.
  if (!href || (href.startsWith('#') && !href.startsWith('#/'))) return false
  return !link.hasAttribute('download') && (link.target === '' || link.target === '_self')
}

function pathOf(link: HTMLAnchorElement, navigation: NavigationPort): string | null {
  if (navigation.pathOf) return navigation.pathOf(link.href)
  return link.origin === window.location.origin ? `${link.pathname}${link.search}${link.hash}` : null
}
