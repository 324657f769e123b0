import {
  type Address,
  addressFaults,
  ape,
  email,
  frenchMobile,
  isAddressEmpty,
  name2to50,
  nameLongerThanOne,
  runValidators,
  type Subscriber,
  siret,
  type Validator,
} from '@parvis/shared-kernel/subscriber'
import type { PatchWire } from '@parvis/shared-kernel/wire'
import type { FieldFault } from '../../http/refusal.ts'
import type { City } from '../config/city.ts'

type Rule = readonly [path: string, value: string, validate: Validator<string>]

const rulesOf = (subscriber: Subscriber): Rule[] => [
  ['firstName', subscriber.firstName, runValidators<string>(true, [name2to50])],
  ['lastName', subscriber.lastName, runValidators<string>(true, [name2to50])],
  ['email', subscriber.email, runValidators<string>(false, [email])],
  ['phoneNumber', subscriber.phoneNumber, runValidators<string>(false, [frenchMobile])],
  ['homePhoneNumber', subscriber.homePhoneNumber, runValidators<string>(false, [frenchMobile])],
  [
    'professionalEnterprise.name',
    subscriber.enterprise?.name ?? '',
    runValidators<string>(false, [nameLongerThanOne]),
  ],
  ['professionalEnterprise.siret', subscriber.enterprise?.siret ?? '', runValidators<string>(false, [siret])],
  ['professionalEnterprise.ape', subscriber.enterprise?.ape ?? '', runValidators<string>(false, [ape])],
]

const addressFaultsAt = (path: string, address: Address | null): FieldFault[] =>
  address === null || isAddressEmpty(address)
    ? []
    : addressFaults(address).map(({ field, reason }) => ({ path: `${path}.${field}`, message: reason }))

const languageFaults = (lang: string, { languages }: City): FieldFault[] =>
  languages.some(language => language === lang) ? [] : [{ path: 'lang', message: 'not-spoken' }]

/** Faults of a profile by the kernel's rules: the field's path, and the rule's reason as message. */
export const profileFaults = (subscriber: Subscriber, city: City): FieldFault[] => [
  ...rulesOf(subscriber).flatMap(([path, value, validate]) => {
    const verdict = validate(value)
    return verdict.allowed ? [] : [{ path, message: verdict.reason }]
  }),
  ...languageFaults(subscriber.lang, city),
  ...addressFaultsAt('address', subscriber.address),
  ...addressFaultsAt('professionalAddress', subscriber.professionalAddress),
]

const isWithin = (path: string, part: string) => path === part || path.startsWith(`${part}.`)

/** Faults in the sent fields; data stored under an older rule or by the identity provider is not judged. */
export const faultsOfSent = (faults: readonly FieldFault[], sent: readonly string[]): FieldFault[] =>
  faults.filter(({ path }) => sent.some(part => isWithin(path, part)))

/** Faults caused by a patch: in the fields it names, or not present before. */
export const faultsOfPatch = (
  after: readonly FieldFault[],
  before: readonly FieldFault[],
  patch: PatchWire,
): FieldFault[] => {
  const named = patch.map(({ path }) => path.slice(1).replace('/', '.'))
  const known = new Set(before.map(({ path }) => path))
  return after.filter(({ path }) => named.some(part => isWithin(path, part)) || !known.has(path))
}
