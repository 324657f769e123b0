import * as v from 'valibot'
import { cityIdOf, DEMO_CITIES } from './cities/city-folder.ts'
import { PROVIDER_NAMES, type ProviderName } from './modules/payments/providers/provider-names.ts'
import { text } from './setting-values.ts'

const PER_CITY = /^([a-z\d-]+=[^;]+)(;[a-z\d-]+=[^;]+)*$/

/** Reads `city=value;city=value`. */
const perCity = <Value>(raw: string, read: (value: string) => Value): Record<string, Value> =>
  Object.fromEntries(
    raw.split(';').map(entry => {
      const [city = '', ...value] = entry.split('=')
      return [city, read(value.join('='))]
    }),
  )

const originsIn = (raw: string) => Object.values(perCity(raw, origins => origins.split(','))).flat()
const isWebAddress = (raw: string) => URL.canParse(raw) && /^https?:$/.test(new URL(raw).protocol)

const DIALECT = `[a-z\\d-]+=(${PROVIDER_NAMES.join('|')})`

const IMAGE_ORIGINS =
  /^[a-z\d-]+=https:\/\/[^\s/;,]+(,https:\/\/[^\s/;,]+)*(;[a-z\d-]+=https:\/\/[^\s/;,]+(,https:\/\/[^\s/;,]+)*)*$/
const imageOriginsText = v.pipe(
  v.string(),
  v.regex(
    IMAGE_ORIGINS,
    'must look like city=https://one.example,https://two.example;city=https://one.example',
  ),
)

const providerName = v.picklist(PROVIDER_NAMES)

/** Settings with values per city id. */
export const SETTINGS_OF_CITIES = {
  PARVIS_CITIES: v.optional(text),
  PARVIS_PORTALS: v.optional(
    v.pipe(
      v.string(),
      v.check(
        raw => PER_CITY.test(raw) && originsIn(raw).every(isWebAddress),
        'must look like city=https://one.example,https://two.example;city=https://three.example',
      ),
    ),
  ),
  PARVIS_IMAGE_ORIGINS: v.optional(imageOriginsText),
  PARVIS_CITY_CONFIG: v.optional(
    v.pipe(v.string(), v.regex(PER_CITY, 'must look like city=file.json;city=file.json')),
  ),
  PARVIS_PAYMENT_DIALECTS: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        new RegExp(`^${DIALECT}(;${DIALECT})*$`),
        `must look like city=${PROVIDER_NAMES.join(';city=')}`,
      ),
    ),
  ),
}

/** Parses PARVIS_CITIES, for starting a city without the other settings. */
export const readCityPlaces = (raw: string | undefined): readonly string[] =>
  raw?.split(';').filter(Boolean) ?? DEMO_CITIES

const FIRST_PORTAL_PORT = 4300

/** Portal origins under `npm start`: one port per city, in order. */
export const portalsHere = (cities: readonly string[]): Record<string, string[]> =>
  Object.fromEntries(
    cities.map((place, index) => [
      cityIdOf(place),
      ['127.0.0.1', 'localhost'].map(host => `http://${host}:${FIRST_PORTAL_PORT + index}`),
    ]),
  )

export const readFiles = (raw: string): Record<string, string> => perCity(raw, file => file)

export const readPortals = (raw: string): Record<string, string[]> =>
  perCity(raw, origins => origins.split(',').map(origin => new URL(origin).origin))

/** Parses PARVIS_IMAGE_ORIGINS, for starting a city without the other settings. */
export const readImageOrigins = (raw: string | undefined): Record<string, string[]> | undefined =>
  raw === undefined ? undefined : readPortals(v.parse(imageOriginsText, raw))

export const readDialects = (raw: string): Record<string, ProviderName> =>
  perCity(raw, dialect => v.parse(providerName, dialect))

const NAMING_CITIES = [
  'PARVIS_PORTALS',
  'PARVIS_IMAGE_ORIGINS',
  'PARVIS_CITY_CONFIG',
  'PARVIS_PAYMENT_DIALECTS',
] as const satisfies readonly (keyof typeof SETTINGS_OF_CITIES)[]

/** Reports settings of an unknown city, or of one named twice: their values would be ignored silently. */
export const misnamedCities = (
  settings: Readonly<Partial<Record<(typeof NAMING_CITIES)[number], string | undefined>>>,
  places: readonly string[],
): readonly string[] => {
  const served = places.map(cityIdOf)
  return NAMING_CITIES.flatMap(name => {
    const named = settings[name]?.split(';').map(entry => entry.split('=')[0] ?? '') ?? []
    return [
      ...new Set(
        named.flatMap((city, at) => [
          ...(served.includes(city)
            ? []
            : [`${name} names the city "${city}", but PARVIS_CITIES serves ${served.join(', ')}`]),
          ...(named.indexOf(city) === at ? [] : [`${name} names the city "${city}" twice`]),
        ]),
      ),
    ]
  })
}
