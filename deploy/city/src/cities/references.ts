import type { CityFolder } from './city-folder.ts'

/** File and path inside, and what is wrong there. */
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

/** Ids are unique over all cities of a server, since its database keeps them all. */
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

const missing = (
  file: string,
  kind: string,
  known: ReadonlySet<string>,
  wanted: readonly Wanted[],
): Fault[] =>
  wanted.flatMap(([path, id]) =>
    id === null || id === undefined || known.has(id)
      ? []
      : [[file, path, `there is no ${kind} "${id}"`] as const],
  )

const each = (path: string, ids: readonly string[] | null | undefined): Wanted[] =>
  (ids ?? []).map((id, at) => [`${path}.${at}`, id])

const areas = (path: string, list: readonly (string | { id: string })[] | null | undefined): Wanted[] =>
  each(
    path,
    list?.map(area => (typeof area === 'string' ? area : area.id)),
  )

/** Ids that a file names and no other file has. */
export const brokenReferences = (city: CityFolder): Fault[] => {
  const offers = city.offers ?? []
  const definitions = city.definitions ?? []
  const zoneIds = new Set((city.zones?.zones ?? []).map(({ id }) => id))
  const offerIds = new Set(offers.map(({ id }) => id))
  const definitionIds = new Set(definitions.map(one => one.parkingRightDefinitionId))
  const optionIds = new Set([...offers, ...definitions].flatMap(({ options }) => options.map(({ id }) => id)))
  const accounts = new Set(city.people.subscribers.map(({ account }) => account))
  const rightIds = new Set(city.rights.map(({ id }) => id))
  const { rights, people, fines } = city
  return [
    ...missing('offers.json', 'zone', zoneIds, [
      ...offers.flatMap((offer, at) => each(`${at}.zones.zoneIds`, offer.zones?.zoneIds)),
      ...offers.flatMap((offer, at) => areas(`${at}.validityAreas`, offer.validityAreas)),
    ]),
    ...missing('offers.json', 'offer', offerIds, [
      ...offers.map((offer, at): Wanted => [`${at}.nextSubscriptionPlanId`, offer.nextSubscriptionPlanId]),
      ...offers.flatMap(({ conditions }, at) => [
        ...each(`${at}.conditions.activeProductsRequired`, conditions?.activeProductsRequired),
        ...each(`${at}.conditions.activeProductsForbidden`, conditions?.activeProductsForbidden),
      ]),
    ]),
    ...missing('definitions.json', 'zone', zoneIds, [
      ...definitions.flatMap((one, at) => areas(`${at}.validityAreas`, one.validityAreas)),
      ...definitions.flatMap((one, at) => each(`${at}.residenceZoneIds`, one.residenceZoneIds)),
    ]),
    ...missing(
      'definitions.json',
      'definition',
      definitionIds,
      definitions.map((one, at): Wanted => [`${at}.nextParkingRightId`, one.nextParkingRightId]),
    ),
    ...definitions.flatMap(({ parkingRightScopes }, at) =>
      (parkingRightScopes ?? []).flatMap(({ subscriptionPlanId, subscriptionPlanOptionsIds }, on) => {
        const path = `${at}.parkingRightScopes.${on}`
        return [
          ...missing('definitions.json', 'offer', offerIds, [
            [`${path}.subscriptionPlanId`, subscriptionPlanId],
          ]),
          ...missing(
            'definitions.json',
            'option',
            optionIds,
            each(`${path}.subscriptionPlanOptionsIds`, subscriptionPlanOptionsIds),
          ),
        ]
      }),
    ),
    ...missing('people.json', 'zone', zoneIds, [
      ...people.subscribers.map(({ zone }, at): Wanted => [`subscribers.${at}.zone`, zone]),
      ...people.subscribers.map(
        ({ professionalZone }, at): Wanted => [`subscribers.${at}.professionalZone`, professionalZone],
      ),
    ]),
    ...rights.flatMap((right, at) => [
      ...missing('rights.json', 'person', accounts, [
        [`${at}.owner`, right.owner],
        ...each(`${at}.sharers`, right.sharers),
      ]),
      ...(right.kind === 'subscription'
        ? missing('rights.json', 'offer', offerIds, [[`${at}.plan`, right.plan]])
        : missing('rights.json', 'definition', definitionIds, [[`${at}.plan`, right.plan]])),
      ...missing('rights.json', 'option', optionIds, [[`${at}.option`, right.option]]),
      ...missing('rights.json', 'zone', zoneIds, each(`${at}.zones`, right.zones)),
      ...missing('rights.json', 'right', rightIds, [[`${at}.follows`, right.follows]]),
    ]),
    ...(fines.appellant === undefined && fines.fines.some(({ appeal }) => appeal !== undefined)
      ? [['fines.json', 'appellant', 'expected, since a fine is contested'] as const]
      : []),
  ]
}
