/** Stands in the path where the secret stood. */
export const HIDDEN = 'lien'

/** The same page without the secret, which is the last part of its path. */
export const hiddenPath = (pathname: string): string => pathname.replace(/[^/]+\/?$/, HIDDEN)

/** What was kept of it in the place's state; blank where nothing was. */
export function secretIn(state: unknown): string {
  const secret = typeof state === 'object' && state !== null && 'secret' in state ? state.secret : null
  return typeof secret === 'string' ? secret : ''
}
