import { isStored, type StoredSession } from './stored-session.ts'

/** Session from the city's token; reads only its owner and expiry. Null if unreadable. */
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
