import { matchRoutes } from 'react-router'

/** A route that answers a path, with the parameters its pattern names. */
export interface RouteMatch<Route extends { readonly pattern: string }> {
  readonly route: Route
  readonly params: Readonly<Record<string, string | undefined>>
}

/**
 * The one route that answers `pathname`: static segments beat dynamic ones, never by prefix and whatever the order of
 * declaration, so that parts deployed separately cannot shadow each other.
 */
export function matchRoute<Route extends { readonly pattern: string }>(
  routes: readonly Route[],
  pathname: string,
): RouteMatch<Route> | null {
  const objects = routes.map(route => ({ path: route.pattern, caseSensitive: true, handle: route }))
  const found = matchRoutes(objects, pathname)?.at(-1)
  return found ? { route: found.route.handle, params: found.params } : null
}
