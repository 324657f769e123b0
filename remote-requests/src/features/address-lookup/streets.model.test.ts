import { zoneId } from '@parvis/shared-kernel/ids'
import { expect, test } from 'vitest'
import { streetChoices, streetsOfZone } from './streets.model.ts'

const centre = { id: zoneId('centre'), name: 'Centre' }
const station = { id: zoneId('station'), name: 'Gare' }
const ZONES = [centre, station]
const STREETS = [
  { name: 'place de l’Église', zoneIds: [centre.id] },
  { name: 'rue du Four', zoneIds: [centre.id] },
  { name: 'rue du Fournil', zoneIds: [station.id] },
  { name: 'rue Longue', zoneIds: [centre.id, station.id] },
  { name: 'rue Haute', zoneIds: [] },
  { name: 'rue du Sacré-Cœur', zoneIds: [centre.id] },
  { name: 'rue Ancienne', zoneIds: [zoneId('given-up')] },
]
const found = (typed: string) =>
  streetChoices(STREETS, ZONES, typed).map(({ name, zone }) => `${name}, ${zone?.name ?? '–'}`)

test.each([
  ['four', ['rue du Four, Centre', 'rue du Fournil, Gare']],
  ['four rue', ['rue du Four, Centre', 'rue du Fournil, Gare']],
  ['RUE du fourni', ['rue du Fournil, Gare']],
  ['eglise', ['place de l’Église, Centre']],
  ['longue', ['rue Longue, Centre', 'rue Longue, Gare']],
  ['haute', ['rue Haute, –']],
  ['sacre coeur', ['rue du Sacré-Cœur, Centre']],
  ['ancienne', ['rue Ancienne, –']],
  ['our', []],
])('« %s » finds %j', (typed, expected) => {
  expect(found(typed)).toEqual(expected)
})

test('without a word every street stands there', () => {
  expect(found('  ')).toHaveLength(8)
})

test('only a street of several zones asks for the house number', () => {
  const shared = streetChoices(STREETS, ZONES, '').filter(({ isShared }) => isShared)
  expect(shared.map(({ name }) => name)).toEqual(['rue Longue', 'rue Longue'])
})

test('a zone’s streets hold those that it shares', () => {
  expect(streetsOfZone(STREETS, station.id).map(({ name }) => name)).toEqual(['rue du Fournil', 'rue Longue'])
})
