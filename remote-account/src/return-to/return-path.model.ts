import { PAGES } from '@parvis/shared-kernel/paths'

const HOME = PAGES.rights
/** Any origin works: it only serves to detect a path that leaves it. */
const PORTAL = 'https://portal.invalid'
/** Returning to one of these would ask to sign in again. */
const SIGN_IN_PAGES: readonly string[] = [PAGES.signIn, PAGES.providerReturn, PAGES.signedOut]

function wantedIn(state: unknown): string {
  const wanted = typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : null
  return typeof wanted === 'string' ? wanted : ''
}

/**
 * A safe path of this portal, or null for another site, a sign-in page or no path at all. Paths from a URL or
 * navigation state are never followed without this check.
 */
export function portalPath(wanted: string): string | null {
  const url = wanted.startsWith('/') && URL.canParse(wanted, PORTAL) ? new URL(wanted, PORTAL) : null
  if (url?.origin !== PORTAL || SIGN_IN_PAGES.includes(url.pathname)) return null
  const path = `${url.pathname}${url.search}${url.hash}`
  // `/..//elsewhere.example` normalises to a path that browsers read as another site.
  return path.startsWith('//') ? null : path
}

/**
 * Path to open after signing in: the navigation state's, if it is a path of this portal; otherwise, also for another
 * site or a sign-in page, the rights (second document §2).
 */
export const returnPath = (state: unknown): string => portalPath(wantedIn(state)) ?? HOME

/** Whether the visitor asked for a specific page, not the sign-in page or the portal's home (first document §2). */
export const isReturning = (path: string): boolean => path !== HOME && path !== PAGES.home
