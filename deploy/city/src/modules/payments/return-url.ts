import { badRequest } from '../../http/refusal.ts'
import type { City } from '../config/city.ts'

const isOurs = ({ portals, siteOrigins }: City, url: URL): boolean =>
  siteOrigins.includes(url.origin) &&
  url.username === '' &&
  url.password === '' &&
  // A path that begins like an address without a scheme could be followed as one.
  !/^\/[/\\]/.test(url.pathname) &&
  // The API is no page to come back to; of another site nobody here knows what its paths are.
  !(portals.includes(url.origin) && /^\/api(\/|$)/.test(url.pathname))

const readWanted = (raw: string): URL => {
  // Only a whole address names a place; what needs something to be resolved against could mean another site.
  if (!/^https?:\/\/[^/\\]/i.test(raw) || !URL.canParse(raw))
    throw badRequest([{ path: 'urlRedirection', message: 'Not an address' }])
  return new URL(raw)
}

/**
 * The browser only ever comes back to one of the city's own portals, or to a page that may embed its parts; to the path of
 * the portal that we choose when it names none.
 */
export const returnUrlOf = (city: City, wanted: string | null, path: string): URL => {
  const url = wanted === null || wanted === '' ? new URL(path, city.portals[0]) : readWanted(wanted)
  if (!isOurs(city, url)) throw badRequest([{ path: 'urlRedirection', message: 'Unknown origin' }])
  return url
}

/** A part that stands in a foreign page keeps its own address, with a query of its own, behind the page's hash sign. */
const EMBEDDED_ADDRESS = /^#(\/[^?]*)(?:\?(.*))?$/s

/** The address with the operation's number, by which the portal asks how it went: in the part's own query where it has one. */
export const withOperation = (returnUrl: URL, operationId: string): string => {
  const url = new URL(returnUrl)
  const [, path, query] = EMBEDDED_ADDRESS.exec(url.hash) ?? []
  const parameters = path === undefined ? url.searchParams : new URLSearchParams(query)
  parameters.set('idop', operationId)
  if (path !== undefined) url.hash = `#${path}?${parameters}`
  return url.href
}

/** Where a payment by a mailed link comes back to: whoever opens it may never have seen the page that asked for it. */
export const portalUrlOf = (city: City, returnUrl: URL, path: string): URL =>
  city.portals.includes(returnUrl.origin) ? returnUrl : new URL(path, city.portals[0])

/**
 * The same address without the sign that joins the fields of a form: in a path it stands for itself, in a query for a
 * space, and likewise in the path and the query that stand behind the hash sign.
 */
export const withoutPlus = (address: string): string => {
  const url = new URL(address)
  url.pathname = url.pathname.replaceAll('+', '%2B')
  url.search = url.search.replaceAll('+', '%20')
  url.hash = url.hash.replace(/^[^?]+/, path => path.replaceAll('+', '%2B')).replaceAll('+', '%20')
  return url.href
}
