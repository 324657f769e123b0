/** A route that answers a path, with the parameters its pattern names. */
export interface RouteMatch<Route extends { readonly pattern: string }> {
  readonly route: Route
  readonly params: Readonly<Record<string, string | undefined>>
}

/** What a segment of a pattern is worth: a word beats a parameter, a parameter beats `*`, as in react-router. */
const WORTH = { word: 11, parameter: 4, rest: -1 } as const

/**
 * The one route that answers `pathname`: static segments beat dynamic ones, never by prefix and whatever the order of
 * declaration, so that parts deployed separately cannot shadow each other. Of two that are worth the same, the first.
 */
export function matchRoute<Route extends { readonly pattern: string }>(
  routes: readonly Route[],
  pathname: string,
): RouteMatch<Route> | null {
  const path = decoded(segmentsOf(pathname))
  let best: (RouteMatch<Route> & { readonly worth: number }) | null = null
  for (const route of routes) {
    const found = fit(segmentsOf(route.pattern), path)
    if (found && (!best || found.worth > best.worth)) best = { route, ...found }
  }
  return best && { route: best.route, params: best.params }
}

/** A final slash says nothing. */
function segmentsOf(path: string): readonly string[] {
  const bare = path.replace(/^\/+|\/+$/g, '')
  return bare === '' ? [] : bare.split('/')
}

/** An address that is not well encoded is taken as it stands. */
function decoded(segments: readonly string[]): readonly string[] {
  try {
    return segments.map(decodeURIComponent)
  } catch {
    return segments
  }
}

function fit(pattern: readonly string[], path: readonly string[]) {
  const params: Record<string, string> = {}
  let worth = 0
  for (const [at, expected] of pattern.entries()) {
    const segment = path[at]
    if (expected === '*') {
      params['*'] = path.slice(at).join('/')
      return { params, worth: worth + WORTH.rest }
    }
    if (expected.startsWith(':')) {
      if (!segment) return null
      params[expected.slice(1)] = segment
      worth += WORTH.parameter
    } else {
      if (segment !== expected) return null
      worth += WORTH.word
    }
  }
  return path.length === pattern.length ? { params, worth } : null
}
