import type { TabStore } from '@parvis/shared-kernel/session'

/** Session data in sessionStorage, also read by the page's first script (D12). Never in localStorage or a URL. */
export interface StoredSession {
  readonly token: string
  /** Token of the identity provider, its `id_token_hint` at sign-out; null after a sign-in by password. */
  readonly identityToken: string | null
  readonly sub: string
  /** Seconds since 1970, as in the token. */
  readonly exp: number
  /** Milliseconds by which the city's clock was ahead of this device's; absent when it was not (D19). */
  readonly clock?: number
  /** Identifies the original session of a renewed token, see `familyOf`. */
  readonly family?: string
}

const KEY = 'parvis.session'

export function readStored(area: Pick<TabStore, 'getItem'>): StoredSession | null {
  try {
    const stored: unknown = JSON.parse(area.getItem(KEY) ?? 'null')
    return isStored(stored) ? stored : null
  } catch {
    return null
  }
}

/**
 * `deviceNow` in milliseconds since 1970. Shared by the page's first script and the shell, which must agree before the
 * city has answered.
 */
export const isOpen = ({ exp, clock = 0 }: StoredSession, deviceNow: number): boolean =>
  exp * 1000 > deviceNow + clock

/**
 * Identifies all tokens of one session in every tab: the end of the first token's signature, useless as a credential.
 */
export const familyOf = ({ family, token }: StoredSession): string => family ?? token.slice(-12)

export const writeStored = (area: TabStore, session: StoredSession) =>
  area.setItem(KEY, JSON.stringify(session))

export const clearStored = (area: TabStore) => area.removeItem(KEY)

export function isStored(value: unknown): value is StoredSession {
  if (typeof value !== 'object' || value === null) return false
  const { token, sub, exp } = value as Partial<StoredSession>
  return typeof token === 'string' && typeof sub === 'string' && typeof exp === 'number'
}
