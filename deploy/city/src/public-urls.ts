import * as v from 'valibot'

/**
 * Public origins of the city's other browser-facing services, when a front server exposes them under another origin
 * than the listening one.
 */
export type PublicUrls = Readonly<Partial<Record<'identityProvider' | 'payment' | 'evidence', string>>>

/** Without a path: URLs are made by appending one. */
const origin = v.optional(
  v.pipe(
    v.string(),
    v.check(
      text => URL.canParse(text) && new URL(text).origin === text,
      'must be an origin such as https://host',
    ),
  ),
)

export const PUBLIC_URL_SETTINGS = {
  PARVIS_IDENTITY_URL: origin,
  PARVIS_PAYMENT_URL: origin,
  PARVIS_EVIDENCE_URL: origin,
}

type Settings = Readonly<Partial<Record<keyof typeof PUBLIC_URL_SETTINGS, string | undefined>>>

export const publicUrlsOf = (settings: Settings): PublicUrls => {
  const given = {
    identityProvider: settings.PARVIS_IDENTITY_URL,
    payment: settings.PARVIS_PAYMENT_URL,
    evidence: settings.PARVIS_EVIDENCE_URL,
  }
  return Object.fromEntries(Object.entries(given).filter(([, url]) => url !== undefined))
}
