import { describe, expect, it } from 'vitest'
import { EMPTY_ADDRESS } from '../subscriber/index.ts'
import { addSeconds, instantFromMs } from '../time/index.ts'
import {
  forgetToldAddress,
  keepToldAddress,
  recallToldAddress,
  TOLD_ADDRESS_MAX_AGE_SECONDS,
} from './told-address.ts'

const NOW = instantFromMs(Date.UTC(2026, 5, 13, 8))
const home = { ...EMPTY_ADDRESS, streetNumber: '3', streetName: 'du Four', postalCode: '38990' }
const storeOf = (value: string | null = null) => {
  let kept = value
  return {
    getItem: () => kept,
    setItem: (_key: string, next: string) => {
      kept = next
    },
    removeItem: () => {
      kept = null
    },
  }
}

describe('the address that was looked up before a request', () => {
  it.each([
    ['at once', 0, home],
    ['half an hour later', TOLD_ADDRESS_MAX_AGE_SECONDS, home],
    ['a second after that', TOLD_ADDRESS_MAX_AGE_SECONDS + 1, null],
    ['before it was told, by a clock that was put back', -1, null],
  ])('%s', (_, seconds, found) => {
    const store = storeOf()
    keepToldAddress(home, NOW, () => store)
    expect(recallToldAddress(addSeconds(NOW, seconds), () => store)).toEqual(found)
    expect(store.getItem() === null).toBe(found === null)
  })

  it('is gone once it is forgotten', () => {
    const store = storeOf()
    keepToldAddress(home, NOW, () => store)
    forgetToldAddress(() => store)
    expect(recallToldAddress(NOW, () => store)).toBeNull()
  })

  it.each(['no JSON', '{}', '{"address":{"streetName":3},"at":1}', '{"address":{},"at":1}'])(
    'that cannot be read (%s) is none',
    text => {
      expect(recallToldAddress(instantFromMs(1_000), () => storeOf(text))).toBeNull()
    },
  )

  it('brings nothing along that no address has', () => {
    const store = storeOf(JSON.stringify({ address: { ...home, other: 'x' }, at: NOW }))
    expect(recallToldAddress(NOW, () => store)).toEqual(home)
  })

  it('is asked for again where a browser keeps nothing', () => {
    const refuse = () => {
      throw new Error('denied')
    }
    keepToldAddress(home, NOW, refuse)
    expect(recallToldAddress(NOW, refuse)).toBeNull()
  })
})
