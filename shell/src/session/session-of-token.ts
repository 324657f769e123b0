import { isStored, type StoredSession } from './stored-session.ts'

/** A session from the city's token: the owner and the end are read from it, the rest is none of our business. */
export function sessionOfToken(token: string, identityToken: string | null): StoredSession | null {
  try {
    const payload = token.split('.')[1] ?? ''
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), letter =>
      letter.charCodeAt(0),
    )
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    const session = { ...(claims as object), token, identityToken }
    return isStored(session) ? { token, identityToken, sub: session.sub, exp: session.exp } : null
  } catch {
    return null
  }
}
