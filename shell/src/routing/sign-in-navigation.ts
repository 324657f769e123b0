import { PAGES } from '@parvis/shared-kernel/paths'
import type { NavigationPort, Place } from '@parvis/shared-kernel/remote'

/**
 * Navigation of the sign-in screen shown at a subscriber's URL, which keeps its address (second document §2): the
 * part that signs in believes that it is on its own page, and returns to the address itself.
 */
export function signInNavigation(navigation: NavigationPort): NavigationPort {
  let from: Place | null = null
  let seen: Place | null = null
  const asSignIn = (place: Place): Place => {
    if (place === from && seen) return seen
    from = place
    seen = { ...place, pathname: PAGES.signIn, state: { returnTo: `${place.pathname}${place.search}` } }
    return seen
  }
  return {
    get location() {
      return asSignIn(navigation.location)
    },
    subscribe: listener => navigation.subscribe(place => listener(asSignIn(place))),
    navigate: (to, options) => navigation.navigate(to, options),
    go: delta => navigation.go(delta),
    href: to => navigation.href(to),
    pathOf: href => navigation.pathOf?.(href) ?? null,
    block: shouldBlock => navigation.block(shouldBlock),
  }
}
