import { expect, it } from 'vitest'
import { firstOfEach } from './first-of-each.ts'

it('a field with two faults shows the first', () => {
  const own = { field: 'plates.0', message: 'missing' }
  const other = { field: 'zone', message: 'missing' }
  expect(firstOfEach([own, other, { field: 'plates.0', message: 'refused' }])).toEqual([own, other])
})
