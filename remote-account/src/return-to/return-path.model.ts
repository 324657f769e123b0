import { PAGES } from '@parvis/shared-kernel/paths'

const HOME = PAGES.rights
/** Any origin does: it only serves to see whether a path stays below it. */
const PORTAL = 'https://portal.invalid'
/** Coming back to one of these would only ask to sign in again. */
const DOORS: readonly string[] = [PAGES.signIn, PAGES.providerReturn, PAGES.signedOut]

function wantedIn(state: unknown): string {
  const wanted = typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : null
  return typeof wanted === 'string' ? wanted : ''
}

/**
 * A path of this portal as it may be followed, or null for another site, a door, and what is no path. What a URL or a
 * place says is never followed without it.
 */
export function portalPath(wanted: string): string | null {
  const url = wanted.startsWith('/') && URL.canParse(wanted, PORTAL) ? new URL(wanted, PORTAL) : null
  if (url?.origin !== PORTAL || DOORS.includes(url.pathname)) return null
  const path = `${url.pathname}${url.search}${url.hash}`
  // `/..//elsewhere.example` normalises to a path that browsers read as another site.
  return path.startsWith('//') ? null : path
}

/**
 * Where to go once signed in: the path that the place's state names, always one of this portal; the rights when it
 * names none, another site, or a door (second document §2).
 */
export const returnPath = (state: unknown): string => portalPath(wantedIn(state)) ?? HOME

/** The visitor asked for a page of their own, not for the sign-in page or the portal's home (first document §2). */
export const isReturning = (path: string): boolean => path !== HOME && path !== PAGES.home
