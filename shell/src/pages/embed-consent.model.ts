import type { CityConfig } from '@parvis/shared-kernel/wire'

/** What a page of another site asks for: to open a session with the verifier of this challenge. */
export interface EmbedWish {
  readonly origin: string
  readonly challenge: string
}

/** Of an address such as `?origin=https%3A%2F%2Fwww.ville.example&challenge=…`; null for one that asks for nothing. */
export function wishOf(search: string): EmbedWish | null {
  const query = new URLSearchParams(search)
  const origin = query.get('origin') ?? ''
  const challenge = query.get('challenge') ?? ''
  return origin && /^[\w-]{43}$/.test(challenge) ? { origin, challenge } : null
}

export const isAllowed = ({ embedOrigins }: CityConfig, { origin }: EmbedWish): boolean =>
  embedOrigins.some(known => known.origin === origin && known.signIn)

/** How people know a site: `www.ville.example`. */
export const hostOf = ({ origin }: EmbedWish): string => new URL(origin).host

const KEY = 'parvis.embed-wish'

/**
 * Whether the page itself opened this window, and not somebody who sends links: a verifier of their own would open a
 * session on their machine. Only the browser says where a window was opened from. It is noted for the way through the
 * identity provider and back, in this tab alone.
 */
export function isAskedByOrigin(
  { origin, challenge }: EmbedWish,
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
