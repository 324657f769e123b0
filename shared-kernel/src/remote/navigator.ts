import type { Navigator, To } from 'react-router'
import type { NavigationPort } from './navigation.ts'

function path(to: To): string {
  return typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`
}

/** Drives react-router from the port, so that the same remote runs in the shell and in an embed. */
export function navigatorOf(navigation: NavigationPort): Navigator {
  return {
    createHref: to => navigation.href(path(to)),
    go: delta => navigation.go(delta),
    push: (to, state: unknown) => navigation.navigate(path(to), { state }),
    replace: (to, state: unknown) => navigation.navigate(path(to), { replace: true, state }),
  }
}
