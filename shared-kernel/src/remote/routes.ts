import { matchRoutes } from 'react-router'

/** A route that answers a path, with the parameters its pattern names, decoded. */
export interface RouteMatch<Route extends { readonly pattern: string }> {
  readonly route: Route
  readonly params: Readonly<Record<string, string | undefined>>
}

/** A pattern as react-router takes it. Letters count: what a city calls `a1` may not be its `A1`. */
export const routeObject = <Rest extends object>(pattern: string, rest: Rest) => ({
  path: pattern,
  caseSensitive: true,
  ...rest,
})

/**
 * The one route that answers `pathname`, ranked by react-router: static segments beat dynamic ones, never by prefix and
 * whatever the order of declaration, so that parts deployed separately cannot shadow each other.
 */
export function matchRoute<Route extends { readonly pattern: string }>(
  routes: readonly Route[],
  pathname: string,
): RouteMatch<Route> | null {
  const table = routes.map(route => routeObject(route.pattern, { route }))
  const match = matchRoutes(table, { pathname: readablePath(pathname) })?.at(-1)
  return match ? { route: match.route.route, params: match.params } : null
}

/**
 * The path in a form that react-router decodes without a warning. One that is not well encoded is taken as it stands:
 * people type addresses, and mail programs break them. Slashes before the first segment say nothing.
 */
export function readablePath(pathname: string): string {
  const path = pathname.replace(/^\/+/, '/')
  return isWellEncoded(path) ? path : path.replaceAll('%', '%25')
}

function isWellEncoded(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
