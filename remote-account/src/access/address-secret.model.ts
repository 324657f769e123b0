/** Replaces the secret in the path. */
export const HIDDEN = 'lien'

/** The same page without the secret, which is the last part of its path. */
export const hiddenPath = (pathname: string): string => pathname.replace(/[^/]+\/?$/, HIDDEN)

/** The secret kept in the location's state; '' without one. */
export function secretIn(state: unknown): string {
  const secret = typeof state === 'object' && state !== null && 'secret' in state ? state.secret : null
  return typeof secret === 'string' ? secret : ''
}

/** Kept in the location's state in place of a secret that has done its work. */
export const SPENT = { isSpent: true }

export const isSpent = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isSpent' in state
