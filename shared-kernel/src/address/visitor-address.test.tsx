import { afterEach, expect, it } from 'vitest'
import { EMPTY_ADDRESS } from '../subscriber/index.ts'
import { instantFromMs } from '../time/index.ts'
import { forgetVisitorAddress, keepVisitorAddress, recallVisitorAddress } from './visitor-address.ts'

const NOW = instantFromMs(Date.UTC(2026, 5, 13, 8))
const home = { ...EMPTY_ADDRESS, streetNumber: '3', streetName: 'du Four', postalCode: '38990' }
const written = (value: unknown) =>
  sessionStorage.setItem('parvis.visitor-address', JSON.stringify({ value, at: NOW }))

afterEach(forgetVisitorAddress)

it('an address that was looked up waits for the form that asks for it, until it is forgotten', () => {
  keepVisitorAddress(home, NOW)
  expect(recallVisitorAddress(NOW)).toEqual(home)
  forgetVisitorAddress()
  expect(recallVisitorAddress(NOW)).toBeNull()
})
it.each([[{ streetName: 3 }], [{}]])('%j is no address', value => {
  written(value)
  expect(recallVisitorAddress(NOW)).toBeNull()
})
it('brings nothing along that no address has', () => {
  written({ ...home, other: 'x' })
  expect(recallVisitorAddress(NOW)).toEqual(home)
})
