import { type ApiFailure, type ErrorCode, firstOfEach } from '@parvis/shared-kernel/errors'
import type { AccountMessageId } from '../../messages/fr.ts'
import type { ProfileFault, ProfileField } from './profile.model.ts'

type AddressPart = 'address' | 'professionalAddress'
type PlainField = Exclude<ProfileField, `${AddressPart}.${string}`>
type AddressField =
  Extract<ProfileField, `address.${string}`> extends `address.${infer Field}` ? Field : never

/** Message of each field; `REASONS` overrides it where reasons differ. */
const FIELDS = {
  firstName: 'fault.first-name',
  lastName: 'fault.last-name',
  email: 'fault.email.blank',
  phoneNumber: 'fault.phone',
  homePhoneNumber: 'fault.home-phone',
  'enterprise.name': 'fault.enterprise-name',
  'enterprise.siret': 'fault.siret',
  'enterprise.ape': 'fault.ape',
} as const satisfies Record<PlainField, AccountMessageId>

const ADDRESS_FIELDS = {
  search: 'fault.address-unchosen',
  streetNumber: 'fault.street-number',
  streetNumberBis: 'fault.street-number-complement',
  streetName: 'fault.street-name',
  postalCode: 'fault.postal-code',
  locality: 'fault.locality',
} as const satisfies Record<AddressField, AccountMessageId>

const REASONS: Readonly<Record<string, AccountMessageId>> = {
  'email too-short': 'fault.email.too-short',
  'email too-long': 'fault.email.too-long',
  'email malformed': 'fault.email.malformed',
  'email taken': 'fault.email.taken',
  'phoneNumber mandatory': 'fault.phone.for-sms',
}

/** Reason used when the city refuses what the portal's rules accept. */
export const REFUSED_BY_CITY = 'refused'

export interface FaultWording {
  readonly id: AccountMessageId
  /** The address concerned, of the two: named in the summary, not beside the field. */
  readonly part: AddressPart | null
}

const isPart = (name: string | undefined): name is AddressPart =>
  name === 'address' || name === 'professionalAddress'

export function faultWording({ field, reason }: ProfileFault): FaultWording {
  const [group, name] = field.split('.')
  const part = isPart(group) ? group : null
  if (reason === REFUSED_BY_CITY) return { id: 'fault.refused', part }
  if (part) return { id: ADDRESS_FIELDS[name as AddressField], part }
  return { id: REASONS[`${field} ${reason}`] ?? FIELDS[field as PlainField], part }
}

/** Other field names in the city's refusals. */
const BODY_NAMES: readonly (readonly [string, string])[] = [
  ['professionalEnterprise.', 'enterprise.'],
  ['.addressLocality', '.locality'],
]

const FIELD_NAMES: readonly string[] = [
  ...Object.keys(FIELDS),
  ...(['address', 'professionalAddress'] as const).flatMap(part =>
    Object.keys(ADDRESS_FIELDS).map(field => `${part}.${field}`),
  ),
]

function fieldOf(path: string): ProfileField | null {
  const name = BODY_NAMES.reduce((text, [theirs, ours]) => text.replace(theirs, ours), path)
  return FIELD_NAMES.includes(name) ? (name as ProfileField) : null
}

const CODE_FIELDS: Partial<Record<ErrorCode, ProfileFault>> = {
  AlreadyProviderAccountWithEmail: { field: 'email', reason: 'taken' },
  TipiInvalidEmail: { field: 'email', reason: 'malformed' },
  SubscriberProfileIdMissing: { field: 'firstName', reason: REFUSED_BY_CITY },
  SubscriberProfileResidenceMissing: { field: 'address.streetName', reason: REFUSED_BY_CITY },
  SubscriberProfileCompanyMissing: { field: 'enterprise.siret', reason: REFUSED_BY_CITY },
}

interface RefusedField {
  readonly path: string
  readonly message: string
}

const isRefusedField = (field: unknown): field is RefusedField =>
  typeof field === 'object' &&
  field !== null &&
  'path' in field &&
  typeof field.path === 'string' &&
  'message' in field &&
  typeof field.message === 'string'

/** The city applies the kernel's rules: a known reason has its own message, any other is a refusal. */
const reasonOf = (message: string) => (/^[a-z]+(-[a-z]+)*$/.test(message) ? message : REFUSED_BY_CITY)

/** Fields in the error response: `fields`, each with path and broken rule. */
function refusedFields(failure: ApiFailure): readonly ProfileFault[] {
  const fields: unknown = 'fields' in failure ? failure.fields : []
  if (!Array.isArray(fields)) return []
  const faults = fields.filter(isRefusedField).flatMap(({ path, message }) => {
    const field = fieldOf(path)
    return field ? [{ field, reason: reasonOf(message) }] : []
  })
  return firstOfEach(faults)
}

/** Fields that a refusal names by path or by code; none when it concerns something else. */
export function faultsOfRefusal(failure: ApiFailure | null): readonly ProfileFault[] {
  if (failure?.kind !== 'api') return []
  const named = refusedFields(failure)
  if (named.length > 0) return named
  const fault = failure.code ? CODE_FIELDS[failure.code] : undefined
  return fault ? [fault] : []
}
