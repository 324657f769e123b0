import type { NavigationPort } from './navigation.ts'

/**
 * Links of the portal stay in the page, whoever draws them: a plain `<a href>` is enough. A new tab, a download, a
 * copied address and a middle click keep working. Returns how to stop.
 */
export function followLinks(element: Document | HTMLElement, navigation: NavigationPort): () => void {
  const follow = (event: Event) => {
    if (!(event instanceof MouseEvent) || !isPlainClick(event)) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !staysInPortal(link)) return
    event.preventDefault()
    navigation.navigate(`${link.pathname}${link.search}${link.hash}`)
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

function staysInPortal(link: HTMLAnchorElement): boolean {
  const href = link.getAttribute('href')
  // A fragment of the page (the skip link, an error summary) is the browser's own business; `#/…` is an old address.
  if (!href || (href.startsWith('#') && !href.startsWith('#/'))) return false
  return (
    link.origin === window.location.origin &&
    !link.hasAttribute('download') &&
    (link.target === '' || link.target === '_self')
  )
}
