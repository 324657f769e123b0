/** What sessionStorage keeps of a session, and the page's first script reads (D12). Never localStorage, never a URL. */
export interface StoredSession {
  readonly token: string
  /** Token of the identity provider, its `id_token_hint` at sign-out; null after a sign-in by password. */
  readonly identityToken: string | null
  readonly sub: string
  /** Seconds since 1970, as in the token. */
  readonly exp: number
}

const KEY = 'parvis.session'

export interface SessionStorageArea {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

export function readStored(area: SessionStorageArea): StoredSession | null {
  try {
    const stored: unknown = JSON.parse(area.getItem(KEY) ?? 'null')
    return isStored(stored) ? stored : null
  } catch {
    return null
  }
}

export const writeStored = (area: SessionStorageArea, session: StoredSession) =>
  area.setItem(KEY, JSON.stringify(session))

export const clearStored = (area: SessionStorageArea) => area.removeItem(KEY)

export function isStored(value: unknown): value is StoredSession {
  if (typeof value !== 'object' || value === null) return false
  const { token, sub, exp } = value as Partial<StoredSession>
  return typeof token === 'string' && typeof sub === 'string' && typeof exp === 'number'
}
