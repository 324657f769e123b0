import { expect, test } from 'vitest'
import { subscriberId, zoneId } from '../ids/index.ts'
import {
  type Address,
  addressFaults,
  EMPTY_ADDRESS,
  hasAddressFor,
  isAddressComplete,
  isAddressEmpty,
  passesCategoryFilter,
  passesCritairFilter,
  professionalAddressForWire,
  type Subscriber,
  shouldAskForAddress,
  vehicleCategory,
} from './index.ts'

const HOME: Address = {
  ...EMPTY_ADDRESS,
  streetName: 'rue du Parvis',
  postalCode: '75004',
  locality: 'Valmont',
}
const subscriber = (overrides: Partial<Subscriber>): Subscriber => ({
  subscriberId: subscriberId('s1'),
  firstName: 'Camille',
  lastName: 'Roy',
  gender: null,
  email: 'camille@exemple.fr',
  phoneNumber: '',
  homePhoneNumber: '',
  lang: 'fr',
  address: null,
  professionalAddress: null,
  enterprise: null,
  zoneId: null,
  professionalZoneId: null,
  shouldReceiveSms: false,
  isProfessional: false,
  ...overrides,
})

test.each([
  ['all three', HOME, true],
  ['no locality', { ...HOME, locality: ' ' }, false],
  ['no postal code', { ...HOME, postalCode: '' }, false],
  ['no street', { ...HOME, streetName: '' }, false],
  ['nothing', null, false],
] as const)('an address with %s is complete or not', (_, address, expected) => {
  expect(isAddressComplete(address)).toBe(expected)
})

test('an address with one word in it is not empty; with blanks alone it is', () => {
  expect(isAddressEmpty(null)).toBe(true)
  expect(isAddressEmpty({ ...EMPTY_ADDRESS, region: '  ' })).toBe(true)
  expect(isAddressEmpty({ ...EMPTY_ADDRESS, country: 'France' })).toBe(false)
})

test('the professional address is sent as null when all its fields are empty', () => {
  expect(professionalAddressForWire(EMPTY_ADDRESS)).toBeNull()
  expect(professionalAddressForWire({ ...EMPTY_ADDRESS, postalCode: '7' })).not.toBeNull()
})

test('a professional offer looks at the professional address', () => {
  const resident = subscriber({ address: HOME })
  expect([hasAddressFor(resident, false), hasAddressFor(resident, true)]).toEqual([true, false])
})

test.each([
  ['no zone and no address', {}, true],
  ['no zone and an empty address', { address: EMPTY_ADDRESS }, true],
  ['no zone and a part of an address', { address: { ...EMPTY_ADDRESS, locality: 'Valmont' } }, false],
  ['a zone', { zoneId: zoneId('z1') }, false],
] as const)('the dashboard asks a subscriber with %s for an address, or not', (_, overrides, expected) => {
  expect(shouldAskForAddress(subscriber(overrides))).toBe(expected)
})

test.each([true, false])('the dashboard asks for an address as the city says: %s', word => {
  expect(shouldAskForAddress(subscriber({ address: null }), word)).toBe(word)
  expect(shouldAskForAddress(subscriber({ address: HOME }), word)).toBe(word)
})

test('the address form names every field that is not right, in order', () => {
  const shortest = { streetName: 'Ru', locality: 'Eu', streetNumberBis: 'abcdefghij' }
  expect(addressFaults({ ...HOME, ...shortest })).toEqual([])
  expect(addressFaults({ ...HOME, locality: 'Y' })).toEqual([{ field: 'locality', reason: 'too-short' }])
  const missing = ['streetName', 'postalCode', 'locality'].map(field => ({ field, reason: 'mandatory' }))
  expect(addressFaults(EMPTY_ADDRESS)).toEqual(missing)
  const wrong = { streetNumber: '0', streetNumberBis: 'abcdefghijk', streetName: 'r', postalCode: '7500' }
  expect(addressFaults({ ...EMPTY_ADDRESS, ...wrong })).toEqual([
    { field: 'streetNumber', reason: 'not-a-positive-integer' },
    { field: 'streetNumberBis', reason: 'too-long' },
    { field: 'streetName', reason: 'too-short' },
    { field: 'postalCode', reason: 'not-five-digits' },
    { field: 'locality', reason: 'mandatory' },
  ])
})

test.each([
  [null, null, true],
  [[], '3', true],
  [['1', '2'], '2', true],
  [['1', '2'], '3', false],
  [['1'], null, false],
  [['1', 'UNRANKED'], null, true],
  [['UNRANKED'], '', true],
  [['UNRANKED'], 'NOT_FOUND', true],
  [['UNRANKED'], 'NOT_IMPLEMENTED', true],
  [['UNRANKED'], 'UNRANKED', true],
  [['UNRANKED'], '1', false],
  [['NOT_FOUND'], 'NOT_FOUND', false],
])('the Crit’Air filter %j lets a vehicle of class %j pass: %s', (filter, vehicleCritair, expected) => {
  expect(passesCritairFilter(filter, { vehicleCritair })).toBe(expected)
})

test.each([
  ['no filter', [], 'CAR', true],
  ['nobody’s category', ['VAN'], null, true],
  ['a category of the list', ['CAR', 'VAN'], 'CAR', true],
  ['the same in other letters', ['car'], 'CAR', true],
  ['another one', ['VAN'], 'CAR', false],
  ['one that nobody knows', ['VAN'], 'HOVERCRAFT', false],
] as const)('the filter of categories: %s', (_name, filter, category, expected) => {
  expect(passesCategoryFilter(filter, category)).toBe(expected)
})

test.each([
  [null, null],
  ['  ', null],
  [' car ', 'CAR'],
  ['MOTORCYCLE', 'MOTORCYCLE'],
])('a category written %j is %j', (raw, expected) => {
  expect(vehicleCategory(raw)).toBe(expected)
})
