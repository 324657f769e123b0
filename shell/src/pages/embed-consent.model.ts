import type { CityConfig } from '@parvis/shared-kernel/wire'

/** What a page of another site asks for: to open a session with the verifier of this challenge. */
export interface EmbedRequest {
  readonly origin: string
  readonly challenge: string
}

/** Parses `?origin=https%3A%2F%2Fwww.ville.example&challenge=…`; null if invalid. */
export function embedRequestOf(search: string): EmbedRequest | null {
  const query = new URLSearchParams(search)
  const origin = query.get('origin') ?? ''
  const challenge = query.get('challenge') ?? ''
  return origin && /^[\w-]{43}$/.test(challenge) ? { origin, challenge } : null
}

export const isAllowed = ({ embedOrigins }: CityConfig, { origin }: EmbedRequest): boolean =>
  embedOrigins.some(known => known.origin === origin && known.signIn)

/** Host name shown to citizens: `www.ville.example`. */
export const hostOf = ({ origin }: EmbedRequest): string => new URL(origin).host

const KEY = 'parvis.embed-request'

/**
 * Whether the page at `origin` opened this window, rather than a mailed link: an attacker's challenge would open a
 * session on their machine. Only the browser's referrer proves it. The result is kept in this tab for the round trip to
 * the identity provider.
 */
export function isAskedByOrigin(
  { origin, challenge }: EmbedRequest,
  referrer: string,
  area: Pick<Storage, 'getItem' | 'setItem'>,
): boolean {
  const note = `${origin} ${challenge}`
  if (URL.canParse(referrer) && new URL(referrer).origin === origin) {
    area.setItem(KEY, note)
    return true
  }
  return area.getItem(KEY) === note
}
