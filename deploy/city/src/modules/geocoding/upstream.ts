import { EMPTY_ADDRESS } from '@parvis/shared-kernel/subscriber'
import type { GeocodingResultWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { failureName, type Log } from '../../log.ts'
import type { AddressSearch, Geocoder } from './address-search.ts'

const PATIENCE_MS = 2_000
const LARGEST_ANSWER = 256 * 1_024
/** The service requires at least three characters and accepts at most two hundred. */
const SHORTEST_TEXT = 3

const text = v.optional(v.string(), '')

/** The response of the national address service: a GeoJSON collection with the address parts as properties. */
const featureShape = v.object({
  geometry: v.nullish(v.object({ coordinates: v.tuple([v.number(), v.number()]) })),
  properties: v.object({
    label: v.string(),
    type: text,
    housenumber: text,
    name: text,
    street: text,
    postcode: text,
    city: text,
    context: text,
  }),
})
const answerShape = v.object({ features: v.array(v.unknown()) })
type Feature = v.InferOutput<typeof featureShape>

const STREET = /^(\S+)\s+(.+)$/
const NUMBER = /^(\d+)\s*(.*)$/

/** « 38, Isère, Auvergne-Rhône-Alpes »: the department's number, its name, the region. */
const placesOf = (context: string) => {
  const [, subRegion = '', region = ''] = context.split(',').map(part => part.trim())
  return { subRegion, region }
}

const resultOf = ({ properties }: Feature): GeocodingResultWire => {
  const { label, housenumber, name, street, postcode, city, context } = properties
  // For a street its name is in `name`; for a house number it is in `street`.
  const full = street || name
  const [, streetType = '', streetName = full] = STREET.exec(full) ?? []
  const [, streetNumber = '', streetNumberBis = ''] = NUMBER.exec(housenumber) ?? []
  return {
    concatAddress: label,
    address: {
      ...EMPTY_ADDRESS,
      streetNumber,
      streetNumberBis,
      streetType,
      streetName,
      postalCode: postcode,
      locality: city,
      ...placesOf(context),
      country: 'France',
    },
  }
}

/** A town without a street is no address: its name would be taken for that of a street. */
const isAddress = ({ properties }: Feature): boolean => properties.type !== 'municipality'

const isInside = ({ geometry }: Feature, { bounds }: AddressSearch): boolean => {
  if (bounds === null || !geometry) return true
  const [longitude, latitude] = geometry.coordinates
  return (
    longitude >= bounds.west &&
    longitude <= bounds.east &&
    latitude >= bounds.south &&
    latitude <= bounds.north
  )
}

const queryOf = ({ text: words, limit, bounds }: AddressSearch): string => {
  const query = new URLSearchParams({ q: words, limit: String(limit) })
  if (bounds !== null) {
    query.set('lat', String((bounds.south + bounds.north) / 2))
    query.set('lon', String((bounds.west + bounds.east) / 2))
  }
  return query.toString()
}

const fetchFeatures = async (url: string, search: AddressSearch): Promise<Feature[]> => {
  const response = await fetch(`${url.replace(/\/+$/, '')}/search/?${queryOf(search)}`, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (!response.ok) throw new Error('refused')
  const body = await response.text()
  if (body.length > LARGEST_ANSWER) throw new RangeError('too large')
  const { features } = v.parse(answerShape, JSON.parse(body))
  return features.flatMap(raw => {
    const feature = v.safeParse(featureShape, raw)
    return feature.success ? [feature.output] : []
  })
}

/** Uses a service compatible with the French national address service: `search/?q=&limit=`, GeoJSON response. */
export const createUpstream = ({ url, log }: { url: string; log: Log }): Geocoder => ({
  search: async search => {
    const words = search.text.trim()
    if (words.length < SHORTEST_TEXT || !/^[\p{L}\p{N}]/u.test(words)) return []
    try {
      const features = await fetchFeatures(url, { ...search, text: words })
      return features
        .filter(feature => isAddress(feature) && isInside(feature, search))
        .slice(0, search.limit)
        .map(resultOf)
    } catch (failure) {
      log.warn({ failure: failureName(failure) }, 'the geocoder is away')
      return []
    }
  },
})
