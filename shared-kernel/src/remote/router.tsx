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
 * The query of the address. react-router's own hook for it stands in one file with its forms and its prefetching for
 * servers, which no bundler can take apart: 4 kB of each first visit.
 */
export function useSearch(): URLSearchParams {
  const { search } = useRouterLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}

type LinkProps = { readonly to: To } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>

/** A link to a path of the portal, at the address that the page around gives it; `followLinks` follows it, as every link. */
export function Link({ to, ...rest }: LinkProps) {
  const { navigation } = useRemote()
  return <a href={navigation.href(createPath(useResolvedPath(to)))} {...rest} />
}

/** react-router's, with a state that nobody may trust by its type: a tab of yesterday may have written it. */
export const useLocation: () => Location<unknown> = useRouterLocation

interface NavigateNow {
  (to: To, options?: NavigateOptions): void
  (delta: number): void
}

/** react-router's: without a data router there is nothing to wait for. */
export const useNavigate: () => NavigateNow = useRouterNavigate

interface PortRouterProps {
  readonly navigation: NavigationPort
  readonly children: ReactNode
}

/** react-router on the navigation port: the address belongs to the shell, or to the page that embeds this part. */
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
 * react-router refuses what leads to another origin. It is shown paths of the portal alone: their addresses may stand
 * on two, in a page of somebody else, and the port knows which of them leave that page.
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
