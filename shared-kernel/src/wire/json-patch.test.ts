import * as v from 'valibot'
import { expect, test } from 'vitest'
import { patchWire } from './index.ts'

const ADDRESS = { streetName: 'des Tanneurs', postalCode: '38990', locality: 'Valmont' }

test.each([
  ['a text', '/lang', 'en', true],
  ['nothing, where a text was', '/gender', null, true],
  ['a number, where a text belongs', '/lang', 3, false],
  ['a switch, where a text belongs', '/firstName', true, false],
  ['an address, where a text belongs', '/address/streetName', ADDRESS, false],
  ['a switch', '/shouldReceiveSms', false, true],
  ['a text, where a switch belongs', '/shouldReceiveSms', 'no', false],
  ['nothing, where a switch belongs', '/shouldReceiveSms', null, false],
  ['an address', '/address', ADDRESS, true],
  ['no address', '/professionalAddress', null, true],
  ['a text, where an address belongs', '/address', 'rue des Tanneurs', false],
  ['a company', '/professionalEnterprise', { name: 'Plomberie', siret: '', ape: '' }, true],
  ['a switch, where a company belongs', '/professionalEnterprise', true, false],
  ['an e-mail address, which must be proven', '/email', 'camille@example.org', false],
])('a patch writes %s: %s', (_name, path, value, expected) => {
  expect(v.safeParse(patchWire, [{ op: 'replace', path, value }]).success).toBe(expected)
})
