import { badRequest } from '../../http/refusal.ts'
import type { City } from '../config/city.ts'

const isOurs = (city: City, url: URL): boolean =>
  city.portals.includes(url.origin) &&
  url.username === '' &&
  url.password === '' &&
  // A path that begins like an address without a scheme could be followed as one, and the API is no page to come back to.
  !/^\/[/\\]|^\/api(\/|$)/.test(url.pathname)

const readWanted = (raw: string): URL => {
  // Only a whole address names a place; what needs something to be resolved against could mean another site.
  if (!/^https?:\/\/[^/\\]/i.test(raw) || !URL.canParse(raw))
    throw badRequest([{ path: 'urlRedirection', message: 'Not an address' }])
  return new URL(raw)
}

/** The browser only ever comes back to one of the city's own portals, to the path that we choose when it names none. */
export const returnUrlOf = (city: City, wanted: string | null, path: string): URL => {
  const url = wanted === null || wanted === '' ? new URL(path, city.portals[0]) : readWanted(wanted)
  if (!isOurs(city, url)) throw badRequest([{ path: 'urlRedirection', message: 'Unknown origin' }])
  return url
}

/** The address with the operation's number, by which the portal asks how it went. */
export const withOperation = (returnUrl: URL, operationId: string): string => {
  const url = new URL(returnUrl)
  url.searchParams.set('idop', operationId)
  return url.href
}

/** The same address without the sign that joins the fields of a form: in a path it stands for itself, in a query for a space. */
export const withoutPlus = (address: string): string => {
  const url = new URL(address)
  url.pathname = url.pathname.replaceAll('+', '%2B')
  url.search = url.search.replaceAll('+', '%20')
  url.hash = ''
  return url.href
}
