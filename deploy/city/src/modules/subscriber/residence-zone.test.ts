import { EMPTY_ADDRESS } from '@parvis/shared-kernel/subscriber'
import { expect, test } from 'vitest'
import { type ListedAddress, zoneAmong } from './residence-zone.model.ts'

const listed = (houseNumber: string, type: string, name: string, zone: string | null): ListedAddress => {
  const [number = '', bis = null] = houseNumber.split(' ')
  return {
    street_number: number,
    street_number_bis: bis,
    street_type: type,
    street_name: name,
    zone_id: zone,
  }
}

const LIST = [
  listed('1', 'rue', 'du Four', 'centre'),
  listed('2', 'rue', 'du Fournil', 'gare'),
  listed('4', 'montée', 'de l’Église', 'coteaux'),
  listed('6', 'montée', 'de l’Église', 'coteaux'),
  listed('10', 'avenue', 'de la Gare', 'centre'),
  listed('12', 'avenue', 'de la Gare', 'gare'),
  listed('12 bis', 'avenue', 'de la Gare', 'halles'),
  listed('3', 'quai', 'Neuf', null),
  listed('7', 'rue', 'Pasteur', 'centre'),
  listed('7', 'place', 'Pasteur', 'gare'),
  listed('9', 'rue', 'Pasteur', 'centre'),
]

test.each([
  ['1', '', 'rue', 'du Four', 'centre'],
  ['2', '', 'RUE', 'DU FOURNIL', 'gare'],
  // Unlisted number, but the whole street lies in one zone.
  ['5', '', 'montée', 'de l’Église', 'coteaux'],
  ['', '', 'Montee', 'de l Eglise', 'coteaux'],
  // A street in several zones: the number decides; otherwise null.
  ['10', '', 'avenue', 'de la Gare', 'centre'],
  ['12', '', 'avenue', 'de la Gare', 'gare'],
  ['12', 'Bis', 'avenue', 'de la Gare', 'halles'],
  ['11', '', 'avenue', 'de la Gare', null],
  ['', '', 'avenue', 'de la Gare', null],
  // The kind of street written with its name, or left out.
  ['1', '', '', 'rue du Four', 'centre'],
  ['1', '', '', 'du Four', 'centre'],
  // The kind of street left out where two streets have the name: null if both have the number.
  ['7', '', 'place', 'Pasteur', 'gare'],
  ['7', '', '', 'Pasteur', null],
  ['9', '', '', 'Pasteur', 'centre'],
  // Partial or empty names match no street.
  ['1', '', 'rue', 'du', null],
  ['1', '', '', 'u', null],
  ['1', '', '', '', null],
  ['1', '', 'impasse', 'du Four', null],
  // In the city, but in none of its zones.
  ['3', '', 'quai', 'Neuf', null],
])('%s %s %s %s lies in %s', (streetNumber, streetNumberBis, streetType, streetName, zone) => {
  const address = { ...EMPTY_ADDRESS, streetNumber, streetNumberBis, streetType, streetName }
  expect(zoneAmong(LIST, address)).toBe(zone)
})
