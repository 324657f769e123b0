import { PAGES } from '@parvis/shared-kernel/paths'
import { matchRoute } from '@parvis/shared-kernel/remote'
import { routes } from '../../remote.manifest.ts'

const HOME = PAGES.rights
/** Any origin works: it only serves to detect a path that leaves it. */
const PORTAL = 'https://portal.invalid'
/** Returning to one of these would ask to sign in again, or use up a mailed link twice. */
const WAYS_IN: readonly { readonly pattern: string }[] = [
  ...[PAGES.providerReturn, PAGES.signedOut].map(pattern => ({ pattern })),
  ...routes.filter(route => 'portalOnly' in route),
]

/** Path in the navigation state; '' without one. */
export function wantedIn(state: unknown): string {
  const wanted = typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : null
  return typeof wanted === 'string' ? wanted : ''
}

/**
 * A safe path of this portal, or null for another site, a page of the way in or no path at all. Paths from a URL or
 * navigation state are never followed without this check.
 */
export function portalPath(wanted: string): string | null {
  const url = wanted.startsWith('/') && URL.canParse(wanted, PORTAL) ? new URL(wanted, PORTAL) : null
  if (url?.origin !== PORTAL || matchRoute(WAYS_IN, url.pathname)) return null
  const path = `${url.pathname}${url.search}${url.hash}`
  // `/..//elsewhere.example` normalises to a path that browsers read as another site.
  return path.startsWith('//') ? null : path
}

/**
 * Path to open after signing in: the navigation state's, if it is a path of this portal; otherwise, also for another
 * site or a page of the way in, the rights (second document §2).
 */
export const returnPath = (state: unknown): string => portalPath(wantedIn(state)) ?? HOME

/** Whether the visitor asked for a specific page, not the sign-in page or the portal's home (first document §2). */
export const isReturning = (path: string): boolean => path !== HOME && path !== PAGES.home
