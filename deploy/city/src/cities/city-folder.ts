import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { unknownValues } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { appealFormShape, EMPTY_FORM } from '../modules/appeals/appeal-form.model.ts'
import { configFaults, describeFault } from '../modules/config/config-faults.ts'
import type { ProviderName } from '../modules/payments/providers/provider-names.ts'
import { providerNamed } from '../modules/payments/providers/registry.ts'
import type { CityFolder } from './city-data.ts'
import { contradictions } from './contradictions.ts'
import { finesShape, peopleShape, rightsShape } from './demo-shapes.ts'
import { brokenReferences, twiceNamed } from './references.ts'
import { definitionsShape, dialectsShape, offersShape, zonesShape } from './shapes.ts'

/** Lists every fault of the cities' folders, one line each: file, path inside it, and what was expected. */
export class CityFolderFault extends Error {
  override name = 'CityFolderFault'
  constructor(lines: readonly string[]) {
    super(lines.join('\n'))
  }
}

/** The form that the database and releases accept. */
const CITY_ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const LONGEST_ID = 40

const FILES = [
  'city.json',
  'dialects.json',
  'zones.json',
  'offers.json',
  'definitions.json',
  'appeal-form.json',
  'people.json',
  'rights.json',
  'fines.json',
] as const
type FileName = (typeof FILES)[number]

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Finds field names that the file's schema dropped: typing errors, which would otherwise be ignored silently. */
const strayNames = (given: unknown, read: unknown, path: readonly string[] = []): string[] => {
  if (Array.isArray(given) && Array.isArray(read))
    return given.flatMap((item, at) => strayNames(item, read[at], [...path, String(at)]))
  if (!isRecord(given) || !isRecord(read)) return []
  return Object.entries(given).flatMap(([name, part]) =>
    Object.hasOwn(read, name)
      ? strayNames(part, read[name], [...path, name])
      : [`${[...path, name].join('.')}: unknown name`],
  )
}

/** Finds unknown enumeration values, which the contract's tolerant schemas skip because a later city might use them. */
const strayValues = (given: unknown, read: unknown): string[] =>
  Array.isArray(given) && Array.isArray(read)
    ? given.flatMap((item, at) => unknownValues(item, read[at]).map(path => `${at}.${path}: unknown value`))
    : []

interface Reader {
  /** Parses the file; undefined if it is missing or invalid, which is reported. */
  read<S extends v.GenericSchema>(file: FileName, shape: S): v.InferOutput<S> | undefined
  tell(file: string, line: string): void
  readonly told: string[]
}

const readerOf = (folder: string): Reader => {
  const told: string[] = []
  const tell = (file: string, line: string) => void told.push(`${join(folder, file)}: ${line}`)
  const parse = (file: FileName): unknown => {
    try {
      return JSON.parse(readFileSync(join(folder, file), 'utf8'))
    } catch (failure) {
      const isMissing = isRecord(failure) && failure.code === 'ENOENT'
      if (!isMissing)
        tell(file, failure instanceof SyntaxError ? `no JSON: ${failure.message}` : String(failure))
      return undefined
    }
  }
  return {
    told,
    tell,
    read: (file, shape) => {
      const given = parse(file)
      if (given === undefined) return undefined
      const result = v.safeParse(shape, given)
      const faults = result.success
        ? [
            ...strayNames(given, result.output),
            ...(file === 'offers.json' || file === 'definitions.json'
              ? strayValues(given, result.output)
              : []),
          ]
        : result.issues.map(issue => `${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`)
      for (const fault of faults) tell(file, fault)
      return result.success ? result.output : undefined
    },
  }
}

const configShape = v.looseObject({ name: v.string() })

const namesOfFiles = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder)
  } catch {
    throw new CityFolderFault([`${folder}: no folder that can be read`])
  }
}

/** The id of the city that the folder is named after. @throws CityFolderFault */
const idOfFolder = (folder: string): string => {
  const id = basename(folder)
  if (CITY_ID.test(id) && id.length <= LONGEST_ID) return id
  throw new CityFolderFault([
    `${folder}: its name is the city's: expected lower-case letters, digits and hyphens`,
  ])
}

const checkNames = (names: readonly string[], { tell }: Reader): void => {
  const strays = names.filter(name => name.endsWith('.json') && !FILES.some(file => file === name))
  for (const name of strays) tell(name, `unknown file; there are ${FILES.join(', ')}`)
  if (!names.includes('city.json')) tell('city.json', 'missing')
}

const checkConfig = ({ config, dialects, offers = [] }: CityFolder, { tell }: Reader): void => {
  const offerIds = new Set(offers.map(({ id }) => id))
  const { currencies } = providerNamed(dialects.paymentDialect)
  for (const fault of configFaults(config, { offerIds, currencies })) tell('city.json', describeFault(fault))
}

/** Only if every file was read: otherwise references into an unreadable file would be reported as broken. */
const checkReferences = (city: CityFolder, { tell, told }: Reader): void => {
  if (told.length === 0) told.push(...twiceNamed([city]))
  if (told.length > 0) return
  const broken = brokenReferences(city)
  // What refers to nothing contradicts nothing.
  for (const [file, path, message] of broken.length > 0 ? broken : contradictions(city))
    tell(file, `${path}: ${message}`)
}

type PaymentDialects = Readonly<Record<string, ProviderName>>

/** Reads a city's folder; the settings' payment dialect wins over its own. @throws CityFolderFault */
const readCityFolder = (path: string, paymentDialects: PaymentDialects): CityFolder => {
  const folder = resolve(path)
  const cityId = idOfFolder(folder)
  const reader = readerOf(folder)
  const { read, told } = reader
  checkNames(namesOfFiles(folder), reader)
  const config = read('city.json', configShape)
  const dialects = read('dialects.json', dialectsShape) ?? v.parse(dialectsShape, {})
  const city: CityFolder = {
    cityId,
    folder,
    config: config ?? { name: '' },
    dialects: { ...dialects, paymentDialect: paymentDialects[cityId] ?? dialects.paymentDialect },
    zones: read('zones.json', zonesShape),
    offers: read('offers.json', offersShape),
    definitions: read('definitions.json', definitionsShape),
    appealForm: read('appeal-form.json', appealFormShape) ?? EMPTY_FORM,
    people: read('people.json', peopleShape) ?? { subscribers: [], strangers: [] },
    rights: read('rights.json', rightsShape) ?? [],
    fines: read('fines.json', finesShape) ?? { fines: [] },
  }
  if (config !== undefined) checkConfig(city, reader)
  checkReferences(city, reader)
  if (told.length > 0) throw new CityFolderFault(told)
  return city
}

/** The demonstration cities that come with the sources. */
const BUILT_IN = join(import.meta.dirname, '../../cities')
export const DEMO_CITIES: readonly string[] = ['valmont', 'port-sable']

/** A name without a slash is a built-in city. */
const folderOf = (place: string): string => (/[\\/]/.test(place) ? place : join(BUILT_IN, place))

export const cityIdOf = (place: string): string => basename(resolve(folderOf(place)))

/** Checked first: a city served twice would have each of its ids reported as a duplicate, which hides the cause. */
const servedTwice = (places: readonly string[]): readonly string[] => {
  const folders = Map.groupBy(places, cityIdOf)
  return [...folders]
    .filter(([, named]) => named.length > 1)
    .map(([city, named]) => `the city "${city}" is named twice: ${named.map(folderOf).join(' and ')}`)
}

export const dialectsOf = (folders: readonly CityFolder[]): PaymentDialects =>
  Object.fromEntries(folders.map(({ cityId, dialects }) => [cityId, dialects.paymentDialect]))

/** Reads a server's cities, given as folders or names of built-in cities. @throws CityFolderFault */
export const readCities = (
  places: readonly string[],
  paymentDialects: PaymentDialects = {},
): readonly CityFolder[] => {
  const lines = [...servedTwice(places)]
  if (lines.length > 0) throw new CityFolderFault(lines)
  const cities = places.flatMap(place => {
    try {
      return [readCityFolder(folderOf(place), paymentDialects)]
    } catch (failure) {
      if (!(failure instanceof CityFolderFault)) throw failure
      lines.push(failure.message)
      return []
    }
  })
  const faults = lines.length > 0 ? lines : twiceNamed(cities)
  if (faults.length > 0) throw new CityFolderFault(faults)
  return cities
}
