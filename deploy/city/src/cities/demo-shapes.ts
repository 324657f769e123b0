import { APPEAL_STATES } from '@parvis/shared-kernel/fines'
import { KNOWN_STATUSES } from '@parvis/shared-kernel/orders'
import { addressWire } from '@parvis/shared-kernel/wire'
import { Duration } from 'luxon'
import * as v from 'valibot'
import { id, price } from './shapes.ts'

const text = v.string()
const texts = v.array(text)

const MS_A_DAY = 86_400_000

/**
 * An instant as its distance from the city's first start (`-P12D`, `P1DT2H`), parsed to days, so that demonstration
 * data never ages.
 */
export const daysAway = v.pipe(
  text,
  v.regex(
    /^-?P(?=\d|T)(\d+D)?(T(?=\d)(\d+H)?(\d+M)?)?$/,
    'expected a distance from the first start in days, hours and minutes, such as "-P12D" or "P1DT2H"',
  ),
  v.transform(iso => Duration.fromISO(iso).toMillis() / MS_A_DAY),
)
const sometime = v.optional(daysAway)

const namedPerson = {
  account: id,
  firstName: text,
  lastName: text,
  gender: v.picklist(['male', 'female']),
  password: text,
  shows: text,
  showsInFrench: text,
}
const email = v.pipe(text, v.email('expected an e-mail address'))
const vehicle = v.object({
  name: text,
  plate: text,
  critair: text,
  category: v.optional(v.picklist(['CAR', 'VAN']), 'CAR'),
})

/** `people.json`: the demonstration's subscribers, and people known to the identity provider but not to the city. */
export const peopleShape = v.object({
  subscribers: v.array(
    v.object({
      ...namedPerson,
      email,
      phone: v.optional(text),
      address: v.optional(addressWire),
      professionalAddress: v.optional(addressWire),
      enterprise: v.optional(v.object({ name: text, siret: text, ape: text })),
      zone: v.optional(text),
      professionalZone: v.optional(text),
      vehicles: v.optional(v.array(vehicle), []),
    }),
  ),
  strangers: v.array(v.object({ ...namedPerson, email: v.nullable(email) })),
})
export type CityPeople = v.InferOutput<typeof peopleShape>

/** `rights.json`: the rights that the demonstration's people hold or requested. */
export const rightsShape = v.array(
  v.object({
    id,
    kind: v.picklist(['subscription', 'ticket']),
    owner: text,
    plan: text,
    option: v.optional(text),
    status: v.picklist(KNOWN_STATUSES),
    price: v.optional(price, 0),
    start: daysAway,
    end: daysAway,
    plates: texts,
    zones: texts,
    comment: v.optional(text),
    agentComment: v.optional(text),
    fields: v.optional(v.record(text, text), {}),
    sharers: v.optional(texts, []),
    evidences: v.optional(v.array(v.object({ id: text, file: text })), []),
    asks: v.optional(v.array(v.object({ id: text, name: text })), []),
    changes: v.optional(
      v.array(
        v.object({
          asked: daysAway,
          added: texts,
          removed: texts,
          status: v.picklist(['VALIDATED', 'WAITING', 'REJECTED']),
        }),
      ),
      [],
    ),
    /** Attempts to pay that did not succeed. */
    attempts: v.optional(
      v.array(v.object({ operationId: text, status: v.picklist(['REFUSED', 'ABANDONED']) })),
      [],
    ),
    follows: v.optional(text),
  }),
)
export type SeedRight = v.InferOutput<typeof rightsShape>[number]

const appealShape = v.object({
  state: v.picklist(APPEAL_STATES),
  begun: daysAway,
  filed: sometime,
  reasonId: text,
  statement: text,
  answered: sometime,
  answer: v.optional(text),
  complement: v.optional(v.object({ asked: daysAway, due: daysAway, message: text, pieces: texts })),
})
export type SeedAppeal = v.InferOutput<typeof appealShape>

const refundShape = v.object({
  status: v.picklist(['DOCUMENT_REQUESTED', 'UNDER_REVIEW', 'ACCEPTED', 'PAID', 'REJECTED']),
  amount: price,
  opened: daysAway,
  /** When the bank details were sent. */
  sent: sometime,
  decided: sometime,
  paid: sometime,
  answer: v.optional(text),
})
export type SeedRefund = v.InferOutput<typeof refundShape>

const fineShape = v.object({
  number: v.pipe(text, v.regex(/^\d{26}$/, 'expected 26 digits')),
  plate: text,
  shows: text,
  place: text,
  paymentStatus: v.picklist([
    'UNPAID',
    'PARTIALLY_PAID',
    'PAID',
    'PAID_REDUCED',
    'OVERPAID',
    'OVERPAID_REDUCED',
  ]),
  versions: v.pipe(
    v.array(v.object({ issued: daysAway, price, reduced: v.optional(price), reducedUntil: sometime })),
    v.minLength(1, 'expected at least one version'),
  ),
  payments: v.optional(
    v.array(
      v.object({
        amount: price,
        paid: daysAway,
        source: v.optional(v.picklist(['version', 'antai', 'recovery']), 'version'),
      }),
    ),
    [],
  ),
  /** The fine's claim status follows from the appeal. */
  appeal: v.optional(appealShape),
  refund: v.optional(refundShape),
})

/** `fines.json`: fines of a demonstration; the person who contested one is `appellant`. */
export const finesShape = v.object({
  appellant: v.optional(
    v.object({ firstName: text, lastName: text, email, phone: text, address: addressWire }),
  ),
  fines: v.array(fineShape),
})
export type CityFines = v.InferOutput<typeof finesShape>
export type SeedFine = CityFines['fines'][number]
