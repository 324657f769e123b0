import type { Place } from '@parvis/shared-kernel/remote'
import { matchRoute } from '@parvis/shared-kernel/remote'
import type { Addresses } from '../navigation/index.ts'

/** Which paths of a portal a part owns, and the portal's origin for all others. */
export interface PartPaths {
  /** Name of the part: several may share a page, each with its own visits. */
  readonly name: string
  /** Origin of the portal. */
  readonly portal: string
  readonly routes: readonly { readonly pattern: string }[]
  /** Initial path. */
  readonly start: string
}

export interface PartAddresses extends Addresses {
  /** The path of this part; null for another page or part. */
  pathOf(href: string): string | null
}

/** Key of the parts' data in the history state, beside the host page's own. */
const STATE = 'parvis'

type Kept = Readonly<Record<string, unknown>> | null

/**
 * Paths of one part behind the `#` of a host page: `#/fps/123?x=1`. Other fragments belong to the page, and paths that
 * the part does not own are addresses of the portal.
 */
export function partAddresses(window: Window, { name, portal, routes, start }: PartPaths): PartAddresses {
  let hasArrived = false
  const owns = (path: string) => matchRoute(routes, pathIn(path).pathname) !== null
  const page = () => window.location.href.split('#')[0] ?? ''
  const pathOf = (href: string): string | null => {
    const target = new URL(href, window.location.href)
    const isHere = target.href.startsWith(`${page()}#/`)
    const path = isHere ? target.hash.slice(1) : below(portal, target)
    return path !== null && owns(path) ? path : null
  }
  const named = (location: Location): string | null => {
    const path = pathBehind(location.hash)
    return path !== null && owns(path) ? path : null
  }
  /** The part's path from the history state, for an address without a path. */
  const remembered = (): string | null => {
    const kept = keptIn(window.history.state)?.[name] as { readonly path?: unknown } | undefined
    return typeof kept?.path === 'string' && owns(kept.path) ? kept.path : null
  }
  return {
    pathOf,
    read(location) {
      const isStart = location.hash === '' || !hasArrived
      hasArrived = true
      const path = named(location) ?? remembered() ?? (isStart ? start : null)
      return path === null ? null : pathIn(path)
    },
    isSilent: location => named(location) === null,
    href: to => (owns(to) ? `${page()}#${to}` : new URL(to, portal).href),
    leave(target) {
      const isOther = pathOf(target.href) === null
      // The portal refuses to be framed: the page around may be.
      if (isOther) window.open(target, '_top')
      return isOther
    },
    entryIn: state => keptIn(state)?.[name],
    stateWith: entry => {
      const { state } = window.history as { readonly state: Kept }
      return { ...state, [STATE]: { ...keptIn(state), [name]: entry } }
    },
  }
}

const keptIn = (state: unknown) => (state as Readonly<Record<string, Kept>> | null)?.[STATE]

/** The path behind the `#` of an address; null for a fragment that names none. */
export const pathBehind = (hash: string): string | null => (hash.startsWith('#/') ? hash.slice(1) : null)

/** Parses a path into pathname, search and hash as a browser does. */
export function pathIn(path: string): Pick<Place, 'pathname' | 'search' | 'hash'> {
  const { pathname, search, hash } = new URL(`https://portal.invalid${path}`)
  return { pathname, search, hash }
}

function below(portal: string, { origin, pathname, search, hash }: URL): string | null {
  return origin === portal ? `${pathname}${search}${hash}` : null
}
