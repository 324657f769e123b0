import type { ConfigWire, EmbedOrigin } from '@parvis/shared-kernel/wire'

/** Other sites whose pages may show parts of a city's portal, besides those of its configuration, by city. */
export type EmbedOrigins = Readonly<Record<string, readonly EmbedOrigin[]>>

/** Unlike a host of an address it has no star: an origin stands for itself alone. */
const HOST = /^([a-z\d-]+\.)*[a-z\d-]+$/
const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]']

type OriginFault = 'not-an-origin' | 'not-https'

const originFault = (text: string): OriginFault | null => {
  const url = URL.parse(text)
  // Word for word as browsers write it in `Origin`: with a final slash it would never be equal to it.
  if (url === null || url.origin !== text || !/^https?:$/.test(url.protocol)) return 'not-an-origin'
  if (THIS_MACHINE.includes(url.hostname)) return null
  if (!HOST.test(url.hostname)) return 'not-an-origin'
  return url.protocol === 'https:' ? null : 'not-https'
}

/** What is wrong with a configuration's `embedOrigins`: path and code. */
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

/** A configuration that was taken from the server's answer names the settings' origins too. */
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
