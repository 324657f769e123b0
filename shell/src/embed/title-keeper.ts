import type { NavigationPort, RemoteEvent } from '@parvis/shared-kernel/remote'

/**
 * At each screen after the first: the focus on its title, and one announcement. The page's own title is its own, and the
 * first screen takes no focus: the reader is wherever the page put them.
 */
export function titleKeeper(place: HTMLElement, navigation: NavigationPort, say: (title: string) => void) {
  let shown = navigation.location.key
  return (event: RemoteEvent): void => {
    if (event.kind !== 'screen') return
    if (!event.isOver && navigation.location.key === shown) return
    say(event.title)
    // A dialog cares for the focus itself.
    if (event.isOver) return
    shown = navigation.location.key
    const title = place.querySelector<HTMLElement>('h1, h2, h3, h4')
    if (!title) return
    title.tabIndex = -1
    title.focus({ preventScroll: true })
    place.scrollIntoView({ block: 'start' })
  }
}
