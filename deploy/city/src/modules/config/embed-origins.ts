import type { ConfigWire, EmbedOrigin } from '@parvis/shared-kernel/wire'

/** By city: other sites whose pages may embed its parts, besides those in its configuration. */
export type EmbedOrigins = Readonly<Record<string, readonly EmbedOrigin[]>>

/** Without wildcard, unlike host sources of a policy: an origin stands for itself alone. */
const HOST = /^([a-z\d-]+\.)*[a-z\d-]+$/
const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]']

type OriginFault = 'not-an-origin' | 'not-https'

const originFault = (text: string): OriginFault | null => {
  const url = URL.parse(text)
  // Must equal what browsers send in `Origin`: with a final slash it would never match.
  if (url === null || url.origin !== text || !/^https?:$/.test(url.protocol)) return 'not-an-origin'
  if (THIS_MACHINE.includes(url.hostname)) return null
  if (!HOST.test(url.hostname)) return 'not-an-origin'
  return url.protocol === 'https:' ? null : 'not-https'
}

/** Returns the faults of a configuration's `embedOrigins`: path and code. */
export const embedOriginFaults = ({ embedOrigins, parts }: ConfigWire): readonly [string, string][] =>
  (embedOrigins ?? []).flatMap(({ origin, signIn }, index, all) => {
    const path = `embedOrigins.${index}`
    const fault = originFault(origin)
    const isTwice = all.findIndex(other => other.origin === origin) < index
    return [
      ...(fault === null ? [] : [[`${path}.origin`, fault] as [string, string]]),
      ...(isTwice ? [[`${path}.origin`, 'twice'] as [string, string]] : []),
      ...(signIn && parts?.includes('account') === false
        ? [[`${path}.signIn`, 'needs-part-account'] as [string, string]]
        : []),
    ]
  })

/**
 * Merges without duplicates: a configuration copied from the server's response also contains the origins of the
 * settings.
 */
export const embedOriginsOf = (
  configured: readonly EmbedOrigin[],
  ofSettings: readonly EmbedOrigin[] = [],
): readonly EmbedOrigin[] => [
  ...configured,
  ...ofSettings.filter(({ origin }) => configured.every(known => known.origin !== origin)),
]

/** Whether pages of that origin may show an account. */
export const isSignInOrigin = (embedOrigins: readonly EmbedOrigin[], origin: string): boolean =>
  embedOrigins.some(known => known.origin === origin && known.signIn)
