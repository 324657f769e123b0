import { expect, test } from 'vitest'
import { EMPTY_ADDRESS } from '../subscriber/index.ts'
import { typedAddress } from './typed-address.ts'

const FIELDS = ['streetNumber', 'streetNumberBis', 'streetName', 'postalCode', 'locality'] as const

test.each([
  ['12 rue des Halles', ['12', '', 'rue des Halles', '', '']],
  ['12, rue des Halles', ['12', '', 'rue des Halles', '', '']],
  ['12bis rue des Halles', ['12', 'bis', 'rue des Halles', '', '']],
  ['12 B rue des Halles', ['12', 'B', 'rue des Halles', '', '']],
  ['rue des Halles', ['', '', 'rue des Halles', '', '']],
  ['rue du 8 mai 1945', ['', '', 'rue du 8 mai 1945', '', '']],
  ['12 rue des Halles, 38990 Valmont', ['12', '', 'rue des Halles', '38990', 'Valmont']],
  [' 3 allée A. Briand 38990 Saint-Jean en Val ', ['3', '', 'allée A. Briand', '38990', 'Saint-Jean en Val']],
  ['12 rue des Halles, 38 990 Valmont', ['12', '', 'rue des Halles', '38990', 'Valmont']],
  ['rue des Halles 38\u202f990', ['', '', 'rue des Halles', '38990', '']],
  ['rue du 8 mai 1945, 38 99 Valmont', ['', '', 'rue du 8 mai 1945, 38 99 Valmont', '', '']],
  ['12 rue des Halles, 38 990 Valmont', ['12', '', 'rue des Halles', '38990', 'Valmont']],
  ['rue des Halles 38\u202f990', ['', '', 'rue des Halles', '38990', '']],
  ['rue du 8 mai 1945, 38 99 Valmont', ['', '', 'rue du 8 mai 1945, 38 99 Valmont', '', '']],
  ['rue des Halles 38990', ['', '', 'rue des Halles', '38990', '']],
  ['12', ['', '', '12', '', '']],
  ['38990 Valmont', ['', '', '38990 Valmont', '', '']],
  ['', ['', '', '', '', '']],
])('%j is split into its fields', (text, fields) => {
  const address = typedAddress(text)
  expect(FIELDS.map(field => address[field])).toEqual(fields)
  expect({ ...address, ...Object.fromEntries(FIELDS.map(field => [field, ''])) }).toEqual(EMPTY_ADDRESS)
})
