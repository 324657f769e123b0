import { type NavigationPort, type Place, placeBelow, type RemoteEvent } from '@parvis/shared-kernel/remote'

interface ScreenAnnouncerOptions {
  readonly document: Document
  readonly navigation: NavigationPort
  /** Identifies a visit of a screen. */
  readonly visit: (place?: Pick<Place, 'key'>) => string
  readonly cityName: () => string
  /** Prefix of the title, with its trailing space. */
  readonly errorPrefix: () => string
  /** Announces once through the live region. */
  readonly say: (title: string) => void
}

/**
 * At each screen: document title, focus on its heading and one announcement (UX, accessibility). The first screen of a
 * visit only gets its title, since the browser reads the page itself; the same applies to a dialog over a screen and to
 * the screen on return, because dialogs manage the focus.
 */
export function screenAnnouncer({
  document,
  navigation,
  visit,
  cityName,
  errorPrefix,
  say,
}: ScreenAnnouncerOptions) {
  let shown = visit()
  const first = navigation.location.key
  return (event: RemoteEvent): void => {
    if (event.kind !== 'screen') return
    const title = event.isError ? `${errorPrefix()}${event.title}` : event.title
    document.title = `${title} – ${cityName()}`
    // The screen below is unchanged.
    if (event.isOver) {
      const { key, state } = navigation.location
      const below = placeBelow(state)
      // After a reload the screen below has not been visited yet.
      if (below && key !== first) shown = visit(below)
      say(title)
      return
    }
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
