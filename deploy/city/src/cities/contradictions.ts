import { MANDATE } from '@parvis/shared-kernel/fines'
import { day, HOLIDAY_NAMES } from '@parvis/shared-kernel/time'
import type { CityFolder } from './city-data.ts'
import type { Fault } from './references.ts'
import type { CityDefinition, CityOffer } from './shapes.ts'

type Said = readonly [path: string, message: string]

/** Of two entries of one id a form would keep one answer. */
const twice = (path: string, ids: readonly string[]): Said[] =>
  ids.flatMap((id, at) =>
    ids.indexOf(id) < at ? [[path.replace('#', String(at)), `"${id}" is there twice`]] : [],
  )

const ofProducts = ({ id, conditions }: CityOffer): Said[] => {
  const forbidden = conditions?.activeProductsForbidden ?? []
  return (conditions?.activeProductsRequired ?? []).flatMap((required, at): Said[] => {
    const path = `conditions.activeProductsRequired.${at}`
    if (required === id) return [[path, 'the offer requires itself: nobody could have it first']]
    return forbidden.includes(required) ? [[path, 'is among activeProductsForbidden, too']] : []
  })
}

const ofStarts = ({ mustNotStartOnSpecialDays, mustNotStartOnFreeDays: freeDays }: CityOffer): Said[] => [
  ...(mustNotStartOnSpecialDays ?? []).flatMap(({ start, end }, at): Said[] =>
    end < start ? [[`mustNotStartOnSpecialDays.${at}.end`, 'expected no day before start']] : [],
  ),
  ...(Array.isArray(freeDays) ? freeDays : []).flatMap((name, at): Said[] =>
    HOLIDAY_NAMES.some(known => known === name) || day(name) !== null
      ? []
      : [[`mustNotStartOnFreeDays.${at}`, 'expected a holiday of the contract or a day']],
  ),
]

const ofOffer = (offer: CityOffer): Said[] => [
  ...ofProducts(offer),
  ...ofStarts(offer),
  ...(offer.mustContainPlate && offer.nbMaxPlates === 0
    ? [['nbMaxPlates', 'a plate is mandatory: expected 1 or more'] as const]
    : []),
  ...twice(
    'applicationProcedure.supportingEvidences.#.id',
    (offer.applicationProcedure?.supportingEvidences ?? []).map(({ id }) => id),
  ),
  ...twice(
    'applicationProcedure.customFields.#.key',
    (offer.applicationProcedure?.customFields ?? []).map(({ key }) => key),
  ),
]

/** A scope of other offers' options is one that no subscription has. */
const ofScopes = ({ parkingRightScopes }: CityDefinition, offers: readonly CityOffer[]): Said[] =>
  (parkingRightScopes ?? []).flatMap(({ subscriptionPlanId, subscriptionPlanOptionsIds }, on) => {
    const options = offers.find(({ id }) => id === subscriptionPlanId)?.options ?? []
    return (subscriptionPlanOptionsIds ?? []).flatMap((id, at): Said[] =>
      options.some(option => option.id === id)
        ? []
        : [
            [
              `parkingRightScopes.${on}.subscriptionPlanOptionsIds.${at}`,
              `no option of the offer "${subscriptionPlanId}"`,
            ],
          ],
    )
  })

const ofDefinition = (definition: CityDefinition, offers: readonly CityOffer[]): Said[] => [
  ...(definition.mustOrderWithPlate && definition.plateLimit === 0
    ? [['plateLimit', 'a plate is mandatory: expected 1 or more'] as const]
    : []),
  ...ofScopes(definition, offers),
]

const ofAppealForm = ({ appealForm: { reasons } }: CityFolder): Said[] => [
  ...twice(
    'reasons.#.id',
    reasons.map(({ id }) => id),
  ),
  ...reasons.flatMap(({ pieces }, at) => [
    ...twice(
      `reasons.${at}.pieces.#.id`,
      pieces.map(({ id }) => id),
    ),
    ...pieces.flatMap(({ id }, on): Said[] =>
      id === MANDATE
        ? [[`reasons.${at}.pieces.${on}.id`, 'is that of the mandate, which is asked besides']]
        : [],
    ),
  ]),
]

const ofStreets = ({ zones }: CityFolder): Said[] =>
  (zones?.zones ?? []).flatMap(({ streets }, at) =>
    streets.flatMap(({ first, last }, on): Said[] =>
      last < first ? [[`zones.${at}.streets.${on}.last`, 'expected no house before first']] : [],
    ),
  )

const within = (file: string, at: number | null, said: readonly Said[]): Fault[] =>
  said.map(([path, message]) => [file, at === null ? path : `${at}.${path}`, message])

/** Finds settings that are each sound and together mean nothing: a page would ask for what cannot be given. */
export const contradictions = (city: CityFolder): Fault[] => {
  const { offers = [], definitions = [] } = city
  return [
    ...within('zones.json', null, ofStreets(city)),
    ...offers.flatMap((offer, at) => within('offers.json', at, ofOffer(offer))),
    ...definitions.flatMap((one, at) => within('definitions.json', at, ofDefinition(one, offers))),
    ...within('appeal-form.json', null, ofAppealForm(city)),
  ]
}
