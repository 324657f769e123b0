import { badRequest } from '../../http/refusal.ts'
import type { City } from '../config/city.ts'

/** However it is written: servers decode a path before they look for whom it is. */
const API_PATH = /^\/(a|%61)(p|%70)(i|%69)(\/|%2f|$)/i

const isOurs = ({ portals, siteOrigins }: City, url: URL): boolean =>
  siteOrigins.includes(url.origin) &&
  url.username === '' &&
  url.password === '' &&
  // A path starting with `//` could be followed as a protocol-relative URL to another site.
  !/^\/[/\\]/.test(url.pathname) &&
  // Never return to the portals' own API; paths of other origins are unknown here.
  !(portals.includes(url.origin) && API_PATH.test(url.pathname))

const readWanted = (raw: string): URL => {
  // Accept absolute URLs only: a relative one could resolve to another site.
  if (!/^https?:\/\/[^/\\]/i.test(raw) || !URL.canParse(raw))
    throw badRequest([{ path: 'urlRedirection', message: 'Not an address' }])
  return new URL(raw)
}

/**
 * Returns browsers only to the city's portals or to pages that may embed its parts; without a wanted address, to `path`
 * of our chosen portal.
 */
export const returnUrlOf = (city: City, wanted: string | null, path: string): URL => {
  const url = wanted === null || wanted === '' ? new URL(path, city.portals[0]) : readWanted(wanted)
  if (!isOurs(city, url)) throw badRequest([{ path: 'urlRedirection', message: 'Unknown origin' }])
  return url
}

/** An embedded part keeps its own path and query in the hash of the host page. */
const EMBEDDED_ADDRESS = /^#(\/[^?]*)(?:\?(.*))?$/s

/**
 * Adds the operation id (`idop`), by which the portal asks for the outcome; in the hash's own query for an embedded
 * part.
 */
export const withOperation = (returnUrl: URL, operationId: string): string => {
  const url = new URL(returnUrl)
  const [, path, query] = EMBEDDED_ADDRESS.exec(url.hash) ?? []
  const parameters = path === undefined ? url.searchParams : new URLSearchParams(query)
  parameters.set('idop', operationId)
  if (path !== undefined) url.hash = `#${path}?${parameters}`
  return url.href
}

/**
 * Return address of a payment by a mailed link: a portal, because the reader may never have seen the embedding page.
 */
export const portalUrlOf = (city: City, returnUrl: URL, path: string): URL =>
  city.portals.includes(returnUrl.origin) ? returnUrl : new URL(path, city.portals[0])
