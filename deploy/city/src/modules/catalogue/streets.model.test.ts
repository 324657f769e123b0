import { expect, test } from 'vitest'
import { streetLines } from './streets.model.ts'

const row = (full: string, zone: string | null = 'a') => {
  const [type = '', ...name] = full.split(' ')
  return { street_type: type, street_name: name.join(' '), zone_id: zone }
}
const namesOf = (...full: string[]) =>
  streetLines(
    full.map(name => row(name)),
    ['a', 'b'],
  ).map(({ name }) => name)

test('streets stand by their own name, without the little words before it', () => {
  expect(
    namesOf('rue Victor Hugo', 'rue du Four', 'place de l’Église', 'rue de la Abreuvoir', 'avenue Foch'),
  ).toEqual(['rue de la Abreuvoir', 'place de l’Église', 'avenue Foch', 'rue du Four', 'rue Victor Hugo'])
})

test('two streets of one name stand apart, by their kind', () => {
  expect(namesOf('rue Pasteur', 'avenue Pasteur')).toEqual(['avenue Pasteur', 'rue Pasteur'])
})

test('a street that is nothing but little words keeps its place', () => {
  expect(namesOf('rue Zola', 'rue de la')).toEqual(['rue de la', 'rue Zola'])
})

test('a street on the border of zones is one line with all of them, in the city’s order', () => {
  const rows = [row('rue Longue', 'b'), row('rue Longue', 'a'), row('rue Longue', null)]
  expect(streetLines(rows, ['a', 'b'])).toEqual([{ name: 'rue Longue', zoneIds: ['a', 'b'] }])
})

test('a street in no zone is told too', () => {
  expect(streetLines([row('rue Haute', null)], ['a'])).toEqual([{ name: 'rue Haute', zoneIds: [] }])
})
