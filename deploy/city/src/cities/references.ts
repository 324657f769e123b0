import type { CityFolder } from './city-data.ts'

/** A fault: file, path inside it, and message. */
export type Fault = readonly [file: string, path: string, message: string]

interface Named {
  id: string
  file: string
  path: string
}

const namesIn = ({ zones, offers, definitions, people, rights, fines }: CityFolder): Named[] => {
  const name = (file: string, path: string, id: string): Named => ({ file, path, id })
  return [
    ...(zones?.zones ?? []).map(({ id }, at) => name('zones.json', `zones.${at}.id`, `zone ${id}`)),
    ...(offers ?? []).flatMap(({ id, options }, at) => [
      name('offers.json', `${at}.id`, `offer ${id}`),
      ...options.map((option, on) =>
        name('offers.json', `${at}.options.${on}.id`, `offer option ${option.id}`),
      ),
    ]),
    ...(definitions ?? []).flatMap(({ parkingRightDefinitionId, options }, at) => [
      name('definitions.json', `${at}.parkingRightDefinitionId`, `definition ${parkingRightDefinitionId}`),
      ...options.map((option, on) =>
        name('definitions.json', `${at}.options.${on}.id`, `definition option ${option.id}`),
      ),
    ]),
    ...people.subscribers.map(({ account }, at) =>
      name('people.json', `subscribers.${at}.account`, `person ${account}`),
    ),
    ...people.strangers.map(({ account }, at) =>
      name('people.json', `strangers.${at}.account`, `person ${account}`),
    ),
    ...rights.map(({ id }, at) => name('rights.json', `${at}.id`, `right ${id}`)),
    ...fines.fines.map(({ number }, at) => name('fines.json', `fines.${at}.number`, `fine ${number}`)),
  ]
}

/** Finds duplicate ids: ids are unique over all cities of a server, since they share one database. */
export const twiceNamed = (cities: readonly CityFolder[]): string[] => {
  const known = new Map<string, string>()
  return cities.flatMap(city =>
    namesIn(city).flatMap(({ id, file, path }) => {
      const place = `${city.folder}/${file}: ${path}`
      const first = known.get(id)
      if (first === undefined) known.set(id, place)
      return first === undefined ? [] : [`${place}: the ${id} is there already (${first})`]
    }),
  )
}

type Wanted = readonly [path: string, id: string | null | undefined]

const each = (path: string, ids: readonly string[] | null | undefined): Wanted[] =>
  (ids ?? []).map((id, at) => [`${path}.${at}`, id])

const areas = (path: string, list: readonly (string | { id: string })[] | null | undefined): Wanted[] =>
  each(
    path,
    list?.map(area => (typeof area === 'string' ? area : area.id)),
  )

/** The ids that the folder defines, by kind. */
const idsOf = ({ zones, offers = [], definitions = [], people, rights }: CityFolder) => ({
  zone: new Set((zones?.zones ?? []).map(({ id }) => id)),
  offer: new Set(offers.map(({ id }) => id)),
  definition: new Set(definitions.map(one => one.parkingRightDefinitionId)),
  option: new Set([...offers, ...definitions].flatMap(({ options }) => options.map(({ id }) => id))),
  person: new Set(people.subscribers.map(({ account }) => account)),
  right: new Set(rights.map(({ id }) => id)),
})
type Check = (kind: keyof ReturnType<typeof idsOf>, ...wanted: readonly Wanted[]) => Fault[]

const inOffers = ({ offers = [] }: CityFolder, check: Check): Fault[] =>
  offers.flatMap(({ zones, validityAreas, nextSubscriptionPlanId, conditions }, at) => [
    ...check('zone', ...each(`${at}.zones.zoneIds`, zones?.zoneIds)),
    ...check('zone', ...areas(`${at}.validityAreas`, validityAreas)),
    ...check('offer', [`${at}.nextSubscriptionPlanId`, nextSubscriptionPlanId]),
    ...check('offer', ...each(`${at}.conditions.activeProductsRequired`, conditions?.activeProductsRequired)),
    ...check(
      'offer',
      ...each(`${at}.conditions.activeProductsForbidden`, conditions?.activeProductsForbidden),
    ),
  ])

const inDefinitions = ({ definitions = [] }: CityFolder, check: Check): Fault[] =>
  definitions.flatMap(({ validityAreas, residenceZoneIds, nextParkingRightId, parkingRightScopes }, at) => [
    ...check('zone', ...areas(`${at}.validityAreas`, validityAreas)),
    ...check('zone', ...each(`${at}.residenceZoneIds`, residenceZoneIds)),
    ...check('definition', [`${at}.nextParkingRightId`, nextParkingRightId]),
    ...(parkingRightScopes ?? []).flatMap((scope, on) => {
      const path = `${at}.parkingRightScopes.${on}`
      return [
        ...check('offer', [`${path}.subscriptionPlanId`, scope.subscriptionPlanId]),
        ...check('option', ...each(`${path}.subscriptionPlanOptionsIds`, scope.subscriptionPlanOptionsIds)),
      ]
    }),
  ])

const inPeople = ({ people }: CityFolder, check: Check): Fault[] =>
  people.subscribers.flatMap(({ zone, professionalZone }, at) =>
    check('zone', [`subscribers.${at}.zone`, zone], [`subscribers.${at}.professionalZone`, professionalZone]),
  )

const inRights = ({ rights }: CityFolder, check: Check): Fault[] =>
  rights.flatMap(({ kind, owner, sharers, plan, option, zones, follows }, at) => [
    ...check('person', [`${at}.owner`, owner], ...each(`${at}.sharers`, sharers)),
    ...check(kind === 'subscription' ? 'offer' : 'definition', [`${at}.plan`, plan]),
    ...check('option', [`${at}.option`, option]),
    ...check('zone', ...each(`${at}.zones`, zones)),
    ...check('right', [`${at}.follows`, follows]),
  ])

const inFines = ({ fines: { appellant, fines } }: CityFolder): Fault[] =>
  appellant === undefined && fines.some(({ appeal }) => appeal !== undefined)
    ? [['fines.json', 'appellant', 'expected, since a fine is contested']]
    : []

/** Finds references to ids that no file defines. */
export const brokenReferences = (city: CityFolder): Fault[] => {
  const known = idsOf(city)
  const within =
    (file: string): Check =>
    (kind, ...wanted) =>
      wanted.flatMap(([path, id]) =>
        id === null || id === undefined || known[kind].has(id)
          ? []
          : [[file, path, `there is no ${kind} "${id}"`] as const],
      )
  return [
    ...inOffers(city, within('offers.json')),
    ...inDefinitions(city, within('definitions.json')),
    ...inPeople(city, within('people.json')),
    ...inRights(city, within('rights.json')),
    ...inFines(city),
  ]
}
