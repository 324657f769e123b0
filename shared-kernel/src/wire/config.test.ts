import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { fakeCityConfig } from '../testing/fake-city-config.ts'
import { configFromWire, configToWire, configWire } from './config.wire.ts'

const { identityProvider, parts: _parts, ...city } = configToWire(fakeCityConfig())
const read = (wire: object) => configFromWire(v.parse(configWire, wire))

describe('a city', () => {
  test('has a telephone number that no line of a sentence breaks', () => {
    const contact = { ...city.contact, phone: '01 99 00 12 34' }
    expect(read({ ...city, contact }).contact.phone).toBe('01\u00a099\u00a000\u00a012\u00a034')
  })

  test('that names no parts serves them all, and one that names some serves those', () => {
    expect(read({ ...city, identityProvider }).parts).toBeNull()
    expect(read({ ...city, identityProvider, parts: ['fines'] }).parts).toEqual(['fines'])
    expect(configToWire(read({ ...city, identityProvider, parts: ['fines'] })).parts).toEqual(['fines'])
  })

  test('of before embeds nowhere, and one that allows a site says whether it may show accounts', () => {
    const { embedOrigins: _none, ...before } = city
    expect(read(before).embedOrigins).toEqual([])
    expect(read({ ...city, embedOrigins: [{ origin: 'https://www.ville.example' }] }).embedOrigins).toEqual([
      { origin: 'https://www.ville.example', signIn: false },
    ])
  })

  test.each([
    [{ loginTypes: [] }, []],
    [{ loginTypes: ['FC', 'CUSTOMER'] }, ['CUSTOMER']],
    [{ loginTypes: ['FC', 'CUSTOMER'], identityProvider }, ['FC', 'CUSTOMER']],
  ])('that says %o offers the ways in %j: none by a provider that it does not have', (said, ways) => {
    expect(read({ ...city, ...said }).loginTypes).toEqual(ways)
  })
})
