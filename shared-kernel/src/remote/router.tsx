import { type AnchorHTMLAttributes, type ReactNode, useMemo, useSyncExternalStore } from 'react'
import {
  createPath,
  type Location,
  type NavigateOptions,
  type Navigator,
  Router,
  type To,
  useResolvedPath,
  useLocation as useRouterLocation,
  useNavigate as useRouterNavigate,
} from 'react-router'
import type { NavigationPort } from './navigation.ts'
import { useRemote } from './remote-context.ts'
import { readablePath } from './routes.ts'

export { Navigate, useParams } from 'react-router'

/**
 * The query of the address. react-router's own hook is bundled with its forms and server prefetching, which cannot be
 * tree-shaken: 4 kB of each first visit.
 */
export function useSearch(): URLSearchParams {
  const { search } = useRouterLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}

type LinkProps = { readonly to: To } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>

/** A link to a portal path, at the address given by the shell or host page; `followLinks` handles its clicks. */
export function Link({ to, ...rest }: LinkProps) {
  const { navigation } = useRemote()
  return <a href={navigation.href(createPath(useResolvedPath(to)))} {...rest} />
}

/** react-router's, with the state typed as unknown: an older version may have written it. */
export const useLocation: () => Location<unknown> = useRouterLocation

interface NavigateNow {
  (to: To, options?: NavigateOptions): void
  (delta: number): void
}

/** react-router's, typed as synchronous: without a data router there is nothing to await. */
export const useNavigate: () => NavigateNow = useRouterNavigate

interface PortRouterProps {
  readonly navigation: NavigationPort
  readonly children: ReactNode
}

/** react-router on the navigation port: the address belongs to the shell or the host page. */
export function PortRouter({ navigation, children }: PortRouterProps) {
  const place = useSyncExternalStore(navigation.subscribe, () => navigation.location)
  const location = useMemo(() => ({ ...place, pathname: readablePath(place.pathname) }), [place])
  const navigator = useMemo(() => navigatorOf(navigation), [navigation])
  return (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  )
}

const addressOf = (to: To): string => (typeof to === 'string' ? to : createPath(to))

/**
 * react-router refuses addresses of another origin. It only sees portal paths here: on a host page their addresses may
 * have two origins, and the port knows which of them leave the page.
 */
function navigatorOf(navigation: NavigationPort): Navigator {
  const createHref = (to: To) => `${window.location.origin}${addressOf(to)}`
  return {
    createHref,
    createURL: to => new URL(createHref(to)),
    go: delta => navigation.go(delta),
    push: (to, state: unknown) => navigation.navigate(addressOf(to), { state }),
    replace: (to, state: unknown) => navigation.navigate(addressOf(to), { replace: true, state }),
  }
}
