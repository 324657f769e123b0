import { day, ISO_DURATION } from '@parvis/shared-kernel/time'
import { definitionWire, offerWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { PROVIDER_NAMES } from '../modules/payments/providers/provider-names.ts'

const ID = /^[a-z][a-z0-9-]{0,59}$/
export const id = v.pipe(v.string(), v.regex(ID, 'expected lower-case letters, digits and hyphens'))
const text = v.pipe(v.string(), v.minLength(1, 'expected a text'))
const houseNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9_999))

/** A street with its kind (« rue du Four »): houses from `first` (1) to `last` of both sides or one, and those with a « bis ». */
const streetShape = v.object({
  name: v.pipe(text, v.regex(/^\S+ \S/, 'expected kind and name, such as "rue du Four"')),
  first: v.optional(houseNumber, 1),
  last: houseNumber,
  side: v.optional(v.picklist(['odd', 'even'])),
  bis: v.optional(v.array(houseNumber), []),
})

/** `zones.json` */
export const zonesShape = v.object({
  postalCode: v.pipe(v.string(), v.regex(/^\d{5}$/, 'expected five digits')),
  locality: text,
  zones: v.array(v.object({ id, name: text, streets: v.array(streetShape) })),
})
export type CityZones = v.InferOutput<typeof zonesShape>

export const price = v.pipe(v.number(), v.integer('expected whole cents'), v.minValue(0))
const duration = v.pipe(v.string(), v.regex(ISO_DURATION, 'expected a duration such as "P1M" or "PT2H"'))

/** Of a range that cannot be read the portal would close nothing. */
const existingDay = v.pipe(
  v.string(),
  v.check(written => day(written) !== null, 'no such day'),
)

/** `offers.json`, in the contract's wire format; omitted fields take the contract's defaults. */
export const offersShape = v.array(
  v.object({
    ...offerWire.entries,
    id,
    options: v.pipe(
      v.array(v.object({ id, price, validityPeriod: duration, deleted: v.optional(v.boolean()) })),
      v.minLength(1, 'expected at least one duration with its price'),
    ),
    mustNotStartOnSpecialDays: v.nullish(v.array(v.object({ start: existingDay, end: existingDay }))),
    userStatus: v.picklist(['SUBSCRIPTION_OPENED', 'SUBSCRIPTION_CLOSED']),
  }),
)
export type CityOffer = v.InferOutput<typeof offersShape>[number]

/** `definitions.json`: kinds of tickets, in the contract's wire format. */
export const definitionsShape = v.array(
  v.object({
    ...definitionWire.entries,
    parkingRightDefinitionId: id,
    price: v.optional(price, 0),
    validityPeriod: duration,
    options: v.optional(v.array(v.object({ id, price, duration, deleted: v.optional(v.boolean()) })), []),
    userStatus: v.picklist(['REQUEST_OPENED', 'REQUEST_CLOSED']),
  }),
)
export type CityDefinition = v.InferOutput<typeof definitionsShape>[number]

/**
 * `dialects.json`: which of the two status vocabularies the city uses (D1), and the dialect of its payment provider.
 */
export const dialectsShape = v.object({
  statusVocabulary: v.optional(v.picklist(['first', 'second']), 'first'),
  paymentDialect: v.optional(v.picklist(PROVIDER_NAMES), 'redirect'),
})
