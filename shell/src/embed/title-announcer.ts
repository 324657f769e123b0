import type { NavigationPort, RemoteEvent } from '@parvis/shared-kernel/remote'

/**
 * At each screen after the first: focuses its title and announces it once. The document's title belongs to the host
 * page, and the first screen takes no focus away from it.
 */
export function titleAnnouncer(place: HTMLElement, navigation: NavigationPort, say: (title: string) => void) {
  let shown = navigation.location.key
  return (event: RemoteEvent): void => {
    if (event.kind !== 'screen') return
    if (!event.isOver && navigation.location.key === shown) return
    say(event.title)
    // Dialogs manage the focus themselves.
    if (event.isOver) return
    shown = navigation.location.key
    const title = place.querySelector<HTMLElement>('h1, h2, h3, h4')
    if (!title) return
    title.tabIndex = -1
    title.focus({ preventScroll: true })
    place.scrollIntoView({ block: 'start' })
  }
}
