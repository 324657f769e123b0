import type { ApiFailure } from '@parvis/shared-kernel/errors'
import { describe, expect, it } from 'vitest'
import { faultsOfRefusal, faultWording } from './fault-wording.model.ts'
import type { ProfileField } from './profile.model.ts'

describe('every fault has a sentence of its own', () => {
  it.each<[ProfileField, string, string, string | null]>([
    ['firstName', 'mandatory', 'fault.first-name', null],
    ['email', 'blank', 'fault.email.blank', null],
    ['email', 'too-short', 'fault.email.too-short', null],
    ['email', 'malformed', 'fault.email.malformed', null],
    ['email', 'taken', 'fault.email.taken', null],
    ['phoneNumber', 'malformed', 'fault.phone', null],
    ['phoneNumber', 'mandatory', 'fault.phone.for-sms', null],
    ['enterprise.siret', 'not-fourteen-digits', 'fault.siret', null],
    ['address.postalCode', 'mandatory', 'fault.postal-code', 'address'],
    ['professionalAddress.locality', 'too-short', 'fault.locality', 'professionalAddress'],
    ['lastName', 'refused', 'fault.refused', null],
    ['address.streetName', 'refused', 'fault.refused', 'address'],
  ])('%s, %s', (field, reason, id, part) => {
    expect(faultWording({ field, reason })).toEqual({ id, part })
  })
})

type Code = Extract<ApiFailure, { kind: 'api' }>['code']
const refusal = (code: Code, ...fields: readonly (readonly [path: string, message: string])[]) =>
  ({
    kind: 'api',
    status: 400,
    error: code ?? '',
    message: '',
    code,
    fields: fields.map(([path, message]) => ({ path, message })),
  }) as const

describe('what the city refuses is shown at its field', () => {
  it.each<[string, ApiFailure | null, string[]]>([
    [
      'a rule that both know',
      refusal('ValidationFailed', ['address.postalCode', 'not-five-digits']),
      ['address.postalCode not-five-digits'],
    ],
    [
      'a field by the name it has in the body',
      refusal('ValidationFailed', ['professionalEnterprise.siret', 'not-fourteen-digits']),
      ['enterprise.siret not-fourteen-digits'],
    ],
    [
      'a fault in a library’s words',
      refusal('ValidationFailed', ['lastName', 'Invalid length: Expected <=200']),
      ['lastName refused'],
    ],
    [
      'the same field twice',
      refusal('ValidationFailed', ['email', 'too-short'], ['email', 'malformed']),
      ['email too-short'],
    ],
    ['a field that the screen does not have', refusal('ValidationFailed', ['lang', 'malformed']), []],
    ['an address that another account has', refusal('AlreadyProviderAccountWithEmail'), ['email taken']],
    ['something else', refusal('Conflict'), []],
    ['no network', { kind: 'network' }, []],
    ['no failure of a call', null, []],
  ])('%s', (_, failure, faults) => {
    expect(faultsOfRefusal(failure).map(({ field, reason }) => `${field} ${reason}`)).toEqual(faults)
  })
})
