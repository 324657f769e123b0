import type { NavigateOptions, NavigationPort, Place } from '@parvis/shared-kernel/remote'

export interface FakeNavigation extends NavigationPort {
  /** Every address visited, oldest first, including the first. */
  readonly visited: readonly string[]
}

function placeOf(address: string, key: number, state: unknown): Place {
  const { pathname, search, hash } = new URL(address, 'https://portal.example')
  return { pathname, search, hash, key: String(key), state }
}

/** A history in memory. */
export function fakeNavigation(start: string): FakeNavigation {
  const visited = [start]
  let places = [placeOf(start, 0, null)]
  const listeners = new Set<(place: Place) => void>()
  const blockers = new Set<() => boolean>()
  const here = () => places.at(-1) ?? placeOf(start, 0, null)
  const tell = () => {
    for (const listener of listeners) listener(here())
  }
  return {
    visited,
    get location() {
      return here()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    navigate(to: string, options: NavigateOptions = {}) {
      if ([...blockers].some(shouldBlock => shouldBlock())) return
      visited.push(to)
      const place = placeOf(to, visited.length, options.state ?? null)
      places = options.replace ? [...places.slice(0, -1), place] : [...places, place]
      tell()
    },
    go(delta) {
      if (delta >= 0 || places.length <= 1) return
      places = places.slice(0, Math.max(1, places.length + delta))
      tell()
    },
    href: to => to,
    pathOf(href) {
      const { origin, pathname, search, hash } = new URL(href, window.location.href)
      return origin === window.location.origin ? `${pathname}${search}${hash}` : null
    },
    block(shouldBlock) {
      blockers.add(shouldBlock)
      return () => blockers.delete(shouldBlock)
    },
  }
}
