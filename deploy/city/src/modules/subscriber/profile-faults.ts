import {
  type Address,
  addressFaults,
  ape,
  email,
  frenchMobile,
  isAddressEmpty,
  name2to50,
  runValidators,
  type Subscriber,
  siret,
  type Validator,
} from '@parvis/shared-kernel/subscriber'
import type { FieldFault } from '../../http/refusal.ts'

type Rule = readonly [path: string, value: string, validate: Validator<string>]

const rulesOf = (subscriber: Subscriber): Rule[] => [
  ['firstName', subscriber.firstName, runValidators<string>(true, [name2to50])],
  ['lastName', subscriber.lastName, runValidators<string>(true, [name2to50])],
  ['email', subscriber.email, runValidators<string>(false, [email])],
  ['phoneNumber', subscriber.phoneNumber, runValidators<string>(false, [frenchMobile])],
  ['homePhoneNumber', subscriber.homePhoneNumber, runValidators<string>(false, [frenchMobile])],
  ['professionalEnterprise.siret', subscriber.enterprise?.siret ?? '', runValidators<string>(false, [siret])],
  ['professionalEnterprise.ape', subscriber.enterprise?.ape ?? '', runValidators<string>(false, [ape])],
]

const addressFaultsAt = (path: string, address: Address | null): FieldFault[] =>
  address === null || isAddressEmpty(address)
    ? []
    : addressFaults(address).map(({ field, reason }) => ({ path: `${path}.${field}`, message: reason }))

/** Every fault of a profile by the kernel's own rules, with the path of its field; the message is the rule's reason. */
export const profileFaults = (subscriber: Subscriber): FieldFault[] => [
  ...rulesOf(subscriber).flatMap(([path, value, validate]) => {
    const verdict = validate(value)
    return verdict.allowed ? [] : [{ path, message: verdict.reason }]
  }),
  ...addressFaultsAt('address', subscriber.address),
  ...addressFaultsAt('professionalAddress', subscriber.professionalAddress),
]
