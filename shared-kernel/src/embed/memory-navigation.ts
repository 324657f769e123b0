import type { NavigateOptions, NavigationPort, Place } from '@parvis/shared-kernel/remote'
import { tabStore } from '../session/index.ts'
import { type PartPaths, partAddresses, pathBehind, pathIn } from './part-addresses.ts'

/**
 * A navigation port that leaves the page's address unchanged. The tab stores the part's path, so that a reload finds
 * it; a path behind the address's `#`, as on return from a payment, is read once and removed.
 */
export function memoryNavigation(window: Window, paths: PartPaths, signal: AbortSignal): NavigationPort {
  const addresses = partAddresses(window, paths)
  const kept = `parvis.embed.${paths.name}${window.location.pathname}`
  const listeners = new Set<(place: Place) => void>()
  const blockers = new Set<() => boolean>()
  const mayLeave = () => ![...blockers].some(shouldBlock => shouldBlock())
  const visits: Place[] = [visitOf(given() ?? remembered() ?? paths.start, null)]
  let at = 0

  /** The path in the page's address, if this part owns it. */
  function given(): string | null {
    const path = pathBehind(window.location.hash)
    if (path === null || addresses.pathOf(window.location.href) === null) return null
    window.history.replaceState(window.history.state, '', window.location.href.split('#')[0])
    // After the fragment is removed, only this survives a reload.
    remember(path)
    return path
  }
  /** A later version of the part may have left the path out. */
  function remembered(): string | null {
    const path = tabStore().getItem(kept)
    return path && addresses.pathOf(`${paths.portal}${path}`)
  }
  function remember(path: string): void {
    try {
      tabStore().setItem(kept, path)
    } catch {
      // The storage is full: a reload begins at the start.
    }
  }
  function arrive(): void {
    const place = here()
    remember(`${place.pathname}${place.search}${place.hash}`)
    for (const listener of listeners) listener(place)
  }
  const here = (): Place => visits[at] ?? visitOf(paths.start, null)

  window.addEventListener('beforeunload', event => !mayLeave() && event.preventDefault(), { signal })
  return {
    get location() {
      return here()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    navigate(to: string, { replace = false, state = null }: NavigateOptions = {}) {
      if (!mayLeave()) return
      const target = new URL(addresses.href(to), window.location.href)
      if (addresses.leave(target)) return
      if (!replace) at += 1
      visits.splice(at, visits.length, visitOf(addresses.pathOf(target.href) ?? to, state))
      arrive()
    },
    go(delta) {
      const next = Math.min(Math.max(at + delta, 0), visits.length - 1)
      if ((next === at && delta >= 0) || !mayLeave()) return
      // After a reload the only visit before the first is the start.
      if (next === at) visits[0] = visitOf(paths.start, null)
      at = next
      arrive()
    },
    href: addresses.href,
    pathOf: addresses.pathOf,
    block(shouldBlock) {
      blockers.add(shouldBlock)
      return () => void blockers.delete(shouldBlock)
    },
  }
}

const visitOf = (path: string, state: unknown): Place => ({
  ...pathIn(path),
  key: crypto.randomUUID().slice(0, 8),
  state,
})
