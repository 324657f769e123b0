import { join } from 'node:path'
import { citiesOf, type Site } from '@parvis/release'
import { type AnswerHeaders, hstsOf } from '@parvis/server'
import { API_TIMES, type ApiTimes } from '../api-proxy.ts'

/** What a front server must answer, whichever program it is. */
export interface HostingPlan {
  /** Absolute; null when files are in a bucket and the edge processes serve shells. */
  readonly siteRoot: string | null
  readonly portals: readonly { readonly city: string; readonly origin: URL }[]
  /** `folder` holds `<version>/<file>` of one part, or `<part>/<version>/<file>` of all. */
  readonly parts: readonly { readonly origin: URL; readonly folder: string }[]
  /** Other origins browsers open: the city's documents and the reference city's own providers. */
  readonly besides: readonly { readonly origin: URL; readonly upstream: string }[]
  /** `host:port` of each city process (`cities`) and each edge process (`edges`). */
  readonly cities: readonly string[]
  readonly edges: readonly string[]
  readonly certificate: string
  readonly key: string
  readonly hsts: AnswerHeaders
  /** Listening address; null for all. */
  readonly listen: string | null
  readonly hasBrotli: boolean
  readonly times: ApiTimes
}

/** Command-line input. */
export interface HostingOptions {
  readonly portal?: readonly string[]
  readonly parts?: readonly string[]
  readonly beside?: readonly string[]
  readonly city?: readonly string[]
  readonly edge?: readonly string[]
  readonly certificate?: string
  readonly key?: string
  readonly hsts?: string
  readonly listen?: string
  readonly 'without-brotli'?: boolean
}

export class InvalidOption extends Error {
  override name = 'InvalidOption'
}

const DEFAULT_CITY = 'http://127.0.0.1:4310'
export const EDGE_PORT = 4330

/** @throws InvalidOption naming the invalid input */
export async function hostingPlanOf(site: Site, options: HostingOptions): Promise<HostingPlan> {
  const { portal = [], parts = [], beside = [], city = [DEFAULT_CITY] } = options
  const { edge = [`http://127.0.0.1:${EDGE_PORT}`], listen = null, hsts } = options
  if (portal.length === 0) throw new InvalidOption('which portal? --portal <city>=https://<host>')
  const cities = await citiesOf(site)
  const plan = {
    siteRoot: site.folder === null ? null : pathOf(site.folder, 'the site'),
    portals: portal.map(text => portalOf(cities, text)),
    parts: parts.map(text => partOf(site, text)),
    besides: beside.map(besideOf),
    cities: city.map(upstreamOf),
    edges: edge.map(upstreamOf),
    certificate: pathOf(options.certificate, '--certificate'),
    key: pathOf(options.key, '--key'),
    hsts: hstsOf(hsts),
    listen,
    hasBrotli: !options['without-brotli'],
    times: API_TIMES,
  }
  const hosts = [...plan.portals, ...plan.parts, ...plan.besides].map(({ origin }) => origin.host)
  const twice = hosts.find((host, at) => hosts.indexOf(host) !== at)
  if (twice) throw new InvalidOption(`${twice} is named twice: everything has a host of its own`)
  return plan
}

function portalOf(known: readonly string[], text: string) {
  const [city, url] = pairOf(text)
  if (!known.includes(city))
    throw new InvalidOption(`there is no city "${city}" (known: ${known.join(', ') || 'none'})`)
  return { city, origin: originOf(url) }
}

/** `https://…` for all parts, `fines=https://…` for one. */
function partOf(site: Site, text: string) {
  if (site.folder === null)
    throw new InvalidOption(
      'parts of a bucket are answered by the bucket, or by what stands before it: no --parts',
    )
  const remotes = join(site.folder, 'remotes')
  if (text.startsWith('https:')) return { origin: originOf(text), folder: remotes }
  const [part, url] = pairOf(text)
  if (!/^[a-z][a-z0-9-]*$/.test(part)) throw new InvalidOption(`"${part}" cannot name a part`)
  return { origin: originOf(url), folder: join(remotes, part) }
}

function besideOf(text: string) {
  const [public_, upstream] = pairOf(text)
  return { origin: originOf(public_), upstream: upstreamOf(upstream) }
}

function pairOf(text: string): readonly [string, string] {
  const at = text.indexOf('=')
  if (at < 1) throw new InvalidOption(`"${text}" is no pair: <name>=<address>`)
  return [text.slice(0, at), text.slice(at + 1)]
}

function originOf(text: string): URL {
  if (!URL.canParse(text) || !text.startsWith('https:'))
    throw new InvalidOption(`"${text}" is no https address`)
  const url = new URL(text)
  if (url.origin !== text)
    throw new InvalidOption(`"${text}" is more than an origin, which ${url.origin} would be`)
  return url
}

function upstreamOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url?.protocol !== 'http:' || url.origin !== text)
    throw new InvalidOption(`"${text}" is no address of this network, such as http://127.0.0.1:4310`)
  return `${url.hostname}:${url.port || 80}`
}

/** Validates a path to be quoted in another program's configuration. */
function pathOf(text: string | undefined, what: string): string {
  if (!text?.startsWith('/')) throw new InvalidOption(`${what} needs an absolute path`)
  if (/["'`\\${}\s;]/.test(text))
    throw new InvalidOption(`${what}: no path with "${text}" can be written down`)
  return text
}
