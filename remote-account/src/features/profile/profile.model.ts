import {
  type Address,
  type AddressField,
  addressFaults,
  ape,
  EMPTY_ADDRESS,
  type Enterprise,
  email,
  frenchMobile,
  isAddressEmpty,
  name2to50,
  nameLongerThanOne,
  professionalAddressForWire,
  readablePhone,
  runValidators,
  type Subscriber,
  siret,
  type Validator,
} from '@parvis/shared-kernel/subscriber'

/** The profile form's answers. All text, '' when empty, so that nothing typed is lost. */
export interface ProfileForm {
  readonly gender: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phoneNumber: string
  readonly homePhoneNumber: string
  readonly shouldReceiveSms: boolean
  readonly address: Address
  readonly enterprise: Enterprise
  readonly professionalAddress: Address
}

/** A field by its path, as in the city's refusals, e.g. `professionalAddress.postalCode`. */
export type ProfileField =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phoneNumber'
  | 'homePhoneNumber'
  | `enterprise.${keyof Enterprise}`
  | `${AddressPart}.${AddressField | 'search'}`

export interface ProfileFault {
  readonly field: ProfileField
  readonly reason: string
}

const EMPTY_ENTERPRISE: Enterprise = { name: '', siret: '', ape: '' }

export const profileForm = (subscriber: Subscriber): ProfileForm => ({
  gender: subscriber.gender ?? '',
  firstName: subscriber.firstName,
  lastName: subscriber.lastName,
  email: subscriber.email,
  phoneNumber: readablePhone(subscriber.phoneNumber),
  homePhoneNumber: readablePhone(subscriber.homePhoneNumber),
  shouldReceiveSms: subscriber.shouldReceiveSms,
  address: subscriber.address ?? EMPTY_ADDRESS,
  enterprise: subscriber.enterprise ?? EMPTY_ENTERPRISE,
  professionalAddress: subscriber.professionalAddress ?? EMPTY_ADDRESS,
})

/** Fills an address given before the request into an empty profile address, to be reviewed and saved with the rest. */
export const withVisitorAddress = (
  form: ProfileForm,
  group: 'address' | 'professionalAddress',
  visitorAddress: Address | null,
): ProfileForm =>
  visitorAddress !== null && isAddressEmpty(form[group]) ? { ...form, [group]: visitorAddress } : form

const isEnterpriseEmpty = (enterprise: Enterprise) =>
  Object.values(enterprise).every(text => text.trim() === '')

/** Whether any professional field is filled. */
export const hasProfessionalPart = ({ enterprise, professionalAddress }: ProfileForm): boolean =>
  !isEnterpriseEmpty(enterprise) || !isAddressEmpty(professionalAddress)

export const withoutProfessionalPart = (form: ProfileForm): ProfileForm => ({
  ...form,
  enterprise: EMPTY_ENTERPRISE,
  professionalAddress: EMPTY_ADDRESS,
})

const trimmed = <T extends object>(texts: T): T =>
  Object.fromEntries(
    Object.entries(texts).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  ) as T

/** A number that is still what the form showed stays as its owner wrote it. */
const phoneOf = (typed: string, known: string): string => (typed === readablePhone(known) ? known : typed)

/** The profile to save: the form over the city's data; wholly empty groups are omitted. */
export function profileOf(form: ProfileForm, subscriber: Subscriber): Subscriber {
  const { gender, enterprise, address, professionalAddress, ...texts } = trimmed(form)
  return {
    ...subscriber,
    ...texts,
    phoneNumber: phoneOf(texts.phoneNumber, subscriber.phoneNumber),
    homePhoneNumber: phoneOf(texts.homePhoneNumber, subscriber.homePhoneNumber),
    gender: gender === '' ? null : gender,
    enterprise: isEnterpriseEmpty(enterprise) ? null : trimmed(enterprise),
    address: isAddressEmpty(address) ? null : trimmed(address),
    professionalAddress: professionalAddressForWire(trimmed(professionalAddress)),
  }
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * The answers over a later profile: what nobody touched here follows what was changed elsewhere, on another device or by
 * a mailed link, and is not written back as it was.
 */
export function rebased(form: ProfileForm, before: Subscriber, later: Subscriber): ProfileForm {
  const shown: Record<string, unknown> = { ...profileForm(before) }
  const typed = Object.entries(form).filter(([name, value]) => !same(value, shown[name]))
  return { ...profileForm(later), ...Object.fromEntries(typed) }
}

/** Whether saving would change nothing; surrounding spaces do not count. */
export const isUnchanged = (form: ProfileForm, subscriber: Subscriber): boolean =>
  JSON.stringify(profileOf(form, subscriber)) ===
  JSON.stringify(profileOf(profileForm(subscriber), subscriber))

type Rule = readonly [field: ProfileField, value: string, validate: Validator<string>]

const optional = (validator: Validator<string>) => runValidators<string>(false, [validator])
const required = (validator: Validator<string>) => runValidators<string>(true, [validator])

function enterpriseRules({ enterprise }: ProfileForm): readonly Rule[] {
  if (isEnterpriseEmpty(enterprise)) return []
  return [
    ['enterprise.name', enterprise.name, required(nameLongerThanOne)],
    ['enterprise.siret', enterprise.siret, required(siret)],
    ['enterprise.ape', enterprise.ape, optional(ape)],
  ]
}

const identityRules = (form: ProfileForm, hasSms: boolean): readonly Rule[] => [
  ['firstName', form.firstName, required(name2to50)],
  ['lastName', form.lastName, required(name2to50)],
  ['email', form.email, email],
  ['phoneNumber', form.phoneNumber, runValidators<string>(hasSms && form.shouldReceiveSms, [frenchMobile])],
  ['homePhoneNumber', form.homePhoneNumber, optional(frenchMobile)],
]

const faultsOfRules = (rules: readonly Rule[]): ProfileFault[] =>
  rules.flatMap(([field, value, validate]) => {
    const verdict = validate(value)
    return verdict.allowed ? [] : [{ field, reason: verdict.reason }]
  })

export type AddressPart = 'address' | 'professionalAddress'

/** Addresses that were searched for and would be saved as they were, since none was chosen. */
export const unchosenAddresses = (
  searched: readonly AddressPart[],
  form: ProfileForm,
  subscriber: Subscriber,
): readonly AddressPart[] =>
  searched.filter(part => JSON.stringify(form[part]) === JSON.stringify(profileForm(subscriber)[part]))

interface Needs {
  /** The address that a request needs. */
  readonly asked: AddressPart | null
  readonly unchosen: readonly AddressPart[]
}

/** An address may be wholly empty unless a request needs it; a begun one must be complete, a searched one chosen. */
function faultsOfAddress(part: AddressPart, address: Address, { asked, unchosen }: Needs): ProfileFault[] {
  if (unchosen.includes(part)) return [{ field: `${part}.search`, reason: 'unchosen' }]
  if (isAddressEmpty(address) && asked !== part) return []
  return addressFaults(address).map(({ field, reason }) => ({ field: `${part}.${field}` as const, reason }))
}

/** All faults before saving, in form order (second document §5). Without text messages no mobile number is required. */
export const profileFaults = (
  form: ProfileForm,
  hasSms: boolean,
  needs: Needs = { asked: null, unchosen: [] },
): readonly ProfileFault[] => [
  ...faultsOfRules(identityRules(form, hasSms)),
  ...faultsOfAddress('address', form.address, needs),
  ...faultsOfRules(enterpriseRules(form)),
  ...faultsOfAddress('professionalAddress', form.professionalAddress, needs),
]

/** What a page may send the citizen here for. */
export type Asked = AddressPart | 'email' | 'phoneNumber'

/** The first part of a field's path. */
export type ProfileGroup = 'firstName' | 'lastName' | 'homePhoneNumber' | 'enterprise' | Asked

const GROUPS: readonly ProfileGroup[] = [
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'homePhoneNumber',
  'address',
  'enterprise',
  'professionalAddress',
]

/**
 * The fields to show. A citizen sent here for one answer sees it alone, with what else would stop the saving; what
 * is asked of a company is its whole profile.
 */
export const shownGroups = (
  asked: Asked | null,
  faults: readonly Pick<ProfileFault, 'field'>[],
): readonly ProfileGroup[] =>
  asked === null || asked === 'professionalAddress'
    ? GROUPS
    : GROUPS.filter(group => group === asked || faults.some(({ field }) => field.split('.')[0] === group))
