import type { NavigateOptions, NavigationPort, Place } from '@parvis/shared-kernel/remote'

/** Maps paths of the portal to addresses of the page that shows them. */
export interface Addresses {
  /** The path in the page's address; null when it has none. */
  read(location: Location): Pick<Place, 'pathname' | 'search' | 'hash'> | null
  href(to: string): string
  pathOf(href: string): string | null
  /** Opens an address outside this page and returns true; false for one inside. @throws where leaving is not allowed */
  leave(target: URL): boolean
  /** Reads the portal's entry from the history state, which the host page shares. */
  entryIn(state: unknown): unknown
  stateWith(entry: unknown): unknown
  /** Whether the address does not contain the part's path, so that the history state must. */
  isSilent?(location: Location): boolean
}

interface Entry {
  readonly key: string
  readonly index: number
  readonly state: unknown
}

const entryOf = (kept: unknown): Entry | null =>
  typeof kept === 'object' && kept !== null && 'key' in kept && 'index' in kept ? (kept as Entry) : null

/** A navigation port on the browser's history, until the signal aborts. */
export function historyNavigation(
  window: Window,
  addresses: Addresses,
  signal?: AbortSignal,
): NavigationPort {
  const { history } = window
  const listening = signal ? { signal } : {}
  const listeners = new Set<(place: Place) => void>()
  const blockers = new Set<() => boolean>()
  const entry = () => entryOf(addresses.entryIn(history.state))
  let index = entry()?.index ?? 0
  // Set by the first `arrive`: a page and a part begin at a path.
  let place!: Place

  function arrive(): void {
    const path = addresses.read(window.location)
    if (!path) return
    const { key = 'first', state = null } = entry() ?? {}
    place = { ...path, key, state }
    for (const listener of listeners) listener(place)
  }
  /** Stores the path in the history state, so that going back finds this screen although the address has no path. */
  function remember(): void {
    if (!addresses.isSilent?.(window.location)) return
    const path = `${place.pathname}${place.search}${place.hash}`
    const kept = { key: place.key, index, state: place.state, path }
    history.replaceState(addresses.stateWith(kept), '', window.location.href)
  }
  const mayLeave = () => ![...blockers].some(shouldBlock => shouldBlock())
  arrive()

  let isReturning = false
  window.addEventListener(
    'popstate',
    () => {
      const path = addresses.read(window.location)
      // An address without a path belongs to the host page.
      if (!path) return
      const next = entry()?.index ?? 0
      if (isReturning) {
        isReturning = false
        return
      }
      // A fragment of the screen shown, such as of the skip link, leaves nothing.
      const isHere = path.pathname === place.pathname && path.search === place.search
      if (!isHere && !mayLeave()) {
        // The browser has already moved: go back to where the unsaved work is.
        isReturning = next !== index
        if (isReturning) history.go(index - next)
        return
      }
      index = next
      arrive()
    },
    listening,
  )
  window.addEventListener(
    'beforeunload',
    event => {
      if (!mayLeave()) event.preventDefault()
    },
    listening,
  )

  return {
    get location() {
      return place
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    navigate(to: string, { replace = false, state = null }: NavigateOptions = {}) {
      if (!mayLeave()) return
      const target = new URL(addresses.href(to), window.location.href)
      if (addresses.leave(target)) return
      if (!replace) remember()
      if (!replace) index += 1
      const kept: Entry = { key: crypto.randomUUID().slice(0, 8), index, state }
      // The full address: a bare path that begins with two slashes would name another origin.
      history[replace ? 'replaceState' : 'pushState'](addresses.stateWith(kept), '', target.href)
      arrive()
    },
    go: delta => history.go(delta),
    href: addresses.href,
    pathOf: addresses.pathOf,
    block(shouldBlock) {
      blockers.add(shouldBlock)
      return () => void blockers.delete(shouldBlock)
    },
  }
}
