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

const refusal = (code: Extract<ApiFailure, { kind: 'api' }>['code'], fields: readonly string[] = []) =>
  ({ kind: 'api', status: 400, error: code ?? '', message: '', code, fields }) as const

describe('what the city refuses is shown at its field', () => {
  it.each<[string, ApiFailure, string[]]>([
    ['a path', refusal('ValidationFailed', ['address.postalCode']), ['address.postalCode']],
    [
      'a path by another name',
      refusal('ValidationFailed', ['professionalEnterprise.siret']),
      ['enterprise.siret'],
    ],
    ['the same path twice', refusal('ValidationFailed', ['email', 'email']), ['email']],
    ['a path that the screen does not have', refusal('ValidationFailed', ['lang']), []],
    ['an address that another account has', refusal('AlreadyProviderAccountWithEmail'), ['email']],
    ['something else', refusal('Conflict'), []],
    ['no network', { kind: 'network' }, []],
  ])('%s', (_, failure, fields) => {
    expect(faultsOfRefusal(failure).map(({ field }) => field)).toEqual(fields)
  })
})
