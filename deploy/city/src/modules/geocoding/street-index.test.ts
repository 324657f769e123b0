import { expect, test } from 'vitest'
import { createStreetIndex } from './street-index.ts'
import { readAddress } from './street-words.ts'

const NAMES = [
  'rue Pasteur',
  'avenue Pasteur',
  'rue du 8 mai 1945',
  'place Saint-Pierre',
  'rue Pierre Curie',
  'rue du Four',
]
const index = createStreetIndex(
  NAMES.map(name => {
    const [kind = '', ...own] = name.split(' ')
    return { street_type: kind, street_name: own.join(' '), postal_code: '38990', locality: 'Valmont' }
  }),
)
const found = (text: string) =>
  index.find(readAddress(text).words, 3).map(street => `${street.street_type} ${street.street_name}`)

test.each([
  ['rue pasteur', ['rue Pasteur', 'avenue Pasteur']],
  ['av. pasteur', ['avenue Pasteur', 'rue Pasteur']],
  ['bd pasteur', ['rue Pasteur', 'avenue Pasteur']],
  ['12 rue du 8 mai', ['rue du 8 mai 1945']],
  ['st pierre', ['place Saint-Pierre']],
  ['pierre', ['place Saint-Pierre', 'rue Pierre Curie']],
  ['curie pierre', ['rue Pierre Curie']],
  ['pasteru', ['rue Pasteur', 'avenue Pasteur']],
  ['fuor', []],
  ['pasteur gambetta', []],
  ['pasteur constructor', []],
])('« %s » finds %j', (text, streets) => {
  expect(found(text)).toEqual(streets)
})

test.each([
  ['12bis rue du Four', { number: '12', bis: 'bis' }],
  ['12 ter rue du Four', { number: '12', bis: 'ter' }],
  ['12 B rue du Four', { number: '12', bis: 'b' }],
  ['rue du Four 38990', null],
  ['rue du Four 3', { number: '3', bis: '' }],
])('the house in « %s » is %j', (text, house) => {
  expect(readAddress(text).house).toEqual(house)
})
