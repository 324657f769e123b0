import type { Address } from './address.ts'
import {
  atLeast,
  postalCode,
  runValidators,
  streetNumber,
  streetNumberComplement,
  type Validator,
} from './validators.ts'

export type AddressReason =
  | 'mandatory'
  | 'too-short'
  | 'too-long'
  | 'not-a-positive-integer'
  | 'not-five-digits'

/** Street and locality mandatory with at least 2 characters, postal code mandatory, number optional (second document §5). */
const RULES = {
  streetNumber: runValidators(false, [streetNumber]),
  streetNumberBis: runValidators(false, [streetNumberComplement]),
  streetName: runValidators(true, [atLeast(2)]),
  postalCode: runValidators(true, [postalCode]),
  locality: runValidators(true, [atLeast(2)]),
} as const satisfies Partial<Record<keyof Address, Validator<AddressReason>>>

export type AddressField = keyof typeof RULES

export interface AddressFault {
  readonly field: AddressField
  readonly reason: AddressReason
}

const FIELDS = Object.keys(RULES) as AddressField[]

/** Faults of the address, in form order; empty when it can be saved. */
export function addressFaults(address: Address): readonly AddressFault[] {
  return FIELDS.flatMap(field => {
    const verdict = RULES[field](address[field])
    return verdict.allowed ? [] : [{ field, reason: verdict.reason }]
  })
}
