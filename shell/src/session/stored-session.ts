/** What sessionStorage keeps of a session, and the page's first script reads (D12). Never localStorage, never a URL. */
export interface StoredSession {
  readonly token: string
  /** Token of the identity provider, its `id_token_hint` at sign-out; null after a sign-in by password. */
  readonly identityToken: string | null
  readonly sub: string
  /** Seconds since 1970, as in the token. */
  readonly exp: number
  /** Milliseconds by which the city's clock was ahead of this device's; absent when it was not (D19). */
  readonly clock?: number
  /** Of a renewed session: which one it was; see `familyOf`. */
  readonly family?: string
}

const KEY = 'parvis.session'

export interface SessionStorageArea {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

export function readStored(area: Pick<SessionStorageArea, 'getItem'>): StoredSession | null {
  try {
    const stored: unknown = JSON.parse(area.getItem(KEY) ?? 'null')
    return isStored(stored) ? stored : null
  } catch {
    return null
  }
}

/**
 * `deviceNow` in milliseconds since 1970. The page's first script and the shell agree on it, or one would ask in vain,
 * and both before the city has answered.
 */
export const isOpen = ({ exp, clock = 0 }: StoredSession, deviceNow: number): boolean =>
  exp * 1000 > deviceNow + clock

/** The same for every token of one session, in whatever tab: the end of its first token's signature, which opens nothing. */
export const familyOf = ({ family, token }: StoredSession): string => family ?? token.slice(-12)

export const writeStored = (area: SessionStorageArea, session: StoredSession) =>
  area.setItem(KEY, JSON.stringify(session))

export const clearStored = (area: SessionStorageArea) => area.removeItem(KEY)

export function isStored(value: unknown): value is StoredSession {
  if (typeof value !== 'object' || value === null) return false
  const { token, sub, exp } = value as Partial<StoredSession>
  return typeof token === 'string' && typeof sub === 'string' && typeof exp === 'number'
}
