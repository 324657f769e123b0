import { historyNavigation } from '@parvis/shared-kernel/navigation'
import type { NavigationPort } from '@parvis/shared-kernel/remote'

/** Navigation port on the browser's history: portal paths equal the page's paths. */
export function browserHistory(window: Window): NavigationPort {
  const { origin } = window.location
  return historyNavigation(window, {
    read: ({ pathname, search, hash }) => ({ pathname, search, hash }),
    href: to => to,
    pathOf(href) {
      const target = new URL(href, window.location.href)
      const { pathname, search, hash } = target
      // A path starting with two slashes would name another origin: leave it to the browser.
      const isOurs = target.origin === origin && !pathname.startsWith('//')
      return isOurs ? `${pathname}${search}${hash}` : null
    },
    leave(target) {
      if (target.origin !== origin) throw new Error('a path of another origin')
      return false
    },
    entryIn: state => state,
    stateWith: entry => entry,
  })
}
