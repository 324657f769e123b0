import { matchRoutes } from 'react-router'

/** The matching route, with its decoded pattern parameters. */
export interface RouteMatch<Route extends { readonly pattern: string }> {
  readonly route: Route
  readonly params: Readonly<Record<string, string | undefined>>
}

/** A pattern for react-router. Case-sensitive: a city's `a1` and `A1` may differ. */
export const routeObject = <Rest extends object>(pattern: string, rest: Rest) => ({
  path: pattern,
  caseSensitive: true,
  ...rest,
})

/**
 * The route matching `pathname`, ranked by react-router: static segments beat dynamic ones, never by prefix or
 * declaration order, so that separately deployed parts cannot shadow each other.
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
 * The path in a form that react-router decodes without a warning. A badly encoded path is kept as is, since people type
 * addresses and mail programs break them. Extra leading slashes are removed.
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
