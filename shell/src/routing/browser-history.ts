import type { NavigateOptions, NavigationPort, Place } from '@parvis/shared-kernel/remote'

interface KeyedState {
  readonly key: string
  readonly index: number
  readonly state: unknown
}

const keyed = (state: unknown): KeyedState | null =>
  typeof state === 'object' && state !== null && 'key' in state && 'index' in state
    ? (state as KeyedState)
    : null

/** The navigation port on the browser's own history. */
export function browserHistory(window: Window): NavigationPort {
  const listeners = new Set<(place: Place) => void>()
  const blockers = new Set<() => boolean>()
  let index = keyed(window.history.state)?.index ?? 0
  let place = read()

  function read(): Place {
    const { pathname, search, hash } = window.location
    const entry = keyed(window.history.state)
    return { pathname, search, hash, key: entry?.key ?? 'first', state: entry?.state ?? null }
  }
  function arrive(): void {
    place = read()
    for (const listener of listeners) listener(place)
  }
  const mayLeave = () => ![...blockers].some(shouldBlock => shouldBlock())

  let isReturning = false
  window.addEventListener('popstate', () => {
    const next = keyed(window.history.state)?.index ?? 0
    if (isReturning) {
      isReturning = false
      return
    }
    if (!mayLeave()) {
      // The browser has already moved: go back to where the unsaved work is.
      isReturning = true
      window.history.go(index - next)
      return
    }
    index = next
    arrive()
  })
  window.addEventListener('beforeunload', event => {
    if (!mayLeave()) event.preventDefault()
  })

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
      const target = new URL(to, window.location.href)
      if (target.origin !== window.location.origin)
        throw new Error('a portal path may not lead to another origin')
      if (!replace) index += 1
      const entry: KeyedState = { key: crypto.randomUUID().slice(0, 8), index, state }
      // The whole address: a path that begins with two slashes, alone, would name another origin.
      window.history[replace ? 'replaceState' : 'pushState'](entry, '', target.href)
      arrive()
    },
    go: delta => window.history.go(delta),
    href: to => to,
    pathOf(href) {
      const { origin, pathname, search, hash } = new URL(href, window.location.href)
      // Alone, a path that begins with two slashes would name another origin: the browser opens it by itself.
      const isOurs = origin === window.location.origin && !pathname.startsWith('//')
      return isOurs ? `${pathname}${search}${hash}` : null
    },
    block(shouldBlock) {
      blockers.add(shouldBlock)
      return () => void blockers.delete(shouldBlock)
    },
  }
}
