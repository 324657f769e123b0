import type { NavigationPort, RemoteEvent } from '@parvis/shared-kernel/remote'

interface ScreenKeeperOptions {
  readonly document: Document
  readonly navigation: NavigationPort
  /** What makes this visit of a screen another than the one before. */
  readonly visit: () => string
  readonly cityName: () => string
  readonly errorPrefix: () => string
  /** Read out once by the live region. */
  readonly say: (title: string) => void
}

/**
 * At each screen: the document's title, the focus on its heading and one announcement (UX, accessibility). The first
 * screen of a visit only gets its title: the browser reads the page itself.
 */
export function screenKeeper({
  document,
  navigation,
  visit,
  cityName,
  errorPrefix,
  say,
}: ScreenKeeperOptions) {
  let shown = visit()
  return (event: RemoteEvent): void => {
    if (event.kind !== 'screen') return
    const title = event.isError ? `${errorPrefix()} ${event.title}` : event.title
    document.title = `${title} – ${cityName()}`
    if (visit() === shown) return
    shown = visit()
    say(title)
    if (navigation.location.hash === '') document.defaultView?.scrollTo(0, 0)
    focusHeading(document)
  }
}

function focusHeading(document: Document): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
