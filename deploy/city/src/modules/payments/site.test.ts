import { expect, test } from 'vitest'
import { siteIdOf, siteKey } from './site.ts'

// The provider keeps the city's account and orders under them: others in a later release would lose what is being paid.
test.each([
  ['valmont', '59260263'],
  ['port-sable', '21350809'],
  ['nice', '02881861'],
])('the payment provider knows %s by the same number in every release', (cityId, siteId) => {
  expect(siteIdOf(cityId)).toBe(siteId)
})

test('and its signatures by the same key', () => {
  expect(siteKey('a secret', '59260263')).toBe('WaPxH42SrB8Y140SkjNnvggzDoaDZoQWV1BuIH8Zdl4')
})
