import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createDemoClock } from '../../clock.ts'
import { createCityApp } from '../../http/city-app.ts'
import { IDENTITY_PATHS } from '../../identity/identity-provider.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { makeStubKey, type StubIssuer, signAs, startStubIssuer } from '../../testing/stub-issuer.ts'
import { keepProviderKeys } from './provider-keys.ts'

const HOUR = 3_600_000
let issuer: StubIssuer

beforeAll(async () => {
  issuer = await startStubIssuer()
})
afterAll(() => issuer.stop())
beforeEach(() => Object.assign(issuer.state, { isKeysDown: false, isTokenDown: false, keyFetches: 0 }))

const begin = async () => {
  const key = await makeStubKey()
  issuer.state.keys = [key.shown]
  const clock = createDemoClock()
  return { key, clock, keys: keepProviderKeys(issuer.url + IDENTITY_PATHS.jwks, clock) }
}

describe('the provider’s keys', () => {
  test('are asked once for many sign-ins, and once for many at the same time', async () => {
    const { key, keys } = await begin()
    const token = await signAs(key, { sub: 'x' })
    await Promise.all(Array.from({ length: 20 }, () => keys.verify(token)))
    await keys.verify(token)
    expect(issuer.state.keyFetches).toBe(1)
  })

  test('may be changed: the first token of a new key costs one question, and nobody is refused', async () => {
    const { key, keys } = await begin()
    await keys.verify(await signAs(key, { sub: 'x' }))
    const next = await makeStubKey()
    issuer.state.keys = [next.shown, key.shown]
    await Promise.all(Array.from({ length: 10 }, async () => keys.verify(await signAs(next, { sub: 'x' }))))
    await keys.verify(await signAs(key, { sub: 'x' }))
    expect(issuer.state.keyFetches).toBe(2)
  })

  test('may be changed under the same name', async () => {
    const { key, keys } = await begin()
    await keys.verify(await signAs(key, { sub: 'x' }))
    const next = await makeStubKey()
    issuer.state.keys = [{ ...next.shown, kid: key.kid }]
    await keys.verify(await signAs(next, { sub: 'x' }, { kid: key.kid }))
    await expect(keys.verify(await signAs(key, { sub: 'x' }))).rejects.toThrow()
  })

  test('serve on while the provider does not give them, for hours', async () => {
    const { key, clock, keys } = await begin()
    const token = await signAs(key, { sub: 'x' })
    await keys.verify(token)
    issuer.state.isKeysDown = true
    for (const wait of [HOUR / 2, HOUR, 5 * HOUR]) {
      clock.moveBy(wait)
      await keys.verify(token)
    }
    expect(issuer.state.keyFetches).toBeGreaterThan(1)
  })

  test('that were taken back open nothing after an hour', async () => {
    const { key, clock, keys } = await begin()
    const token = await signAs(key, { sub: 'x' })
    await keys.verify(token)
    issuer.state.keys = [(await makeStubKey()).shown]
    clock.moveBy(HOUR)
    await expect(keys.verify(token)).rejects.toThrow()
  })
})

describe('a sign-in while the provider has troubles', () => {
  const city = testCity()

  const visit = async () => {
    const { key } = await begin()
    const app = createCityApp({ ...city.deps, urls: { ...city.urls, identityProvider: issuer.url } })
    let number = 0
    return async () => {
      number += 1
      const nonce = `nonce-${key.kid}-${number}`
      const seconds = Math.floor(Date.now() / 1_000)
      const common = { iss: issuer.url, sub: key.kid, aud: 'parvis-valmont' }
      const times = { iat: seconds, exp: seconds + 60 }
      issuer.handed.idToken = await signAs(key, { ...common, ...times, nonce, acr: 'eidas1' })
      issuer.handed.person = await signAs(key, { ...common, given_name: 'Ada', family_name: 'B' })
      const response = await app.request('/api/auth2/oidc/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ code: 'code', nonce, redirectUri: 'http://127.0.0.1:4300/auth' }),
      })
      return { status: response.status, error: (await response.json()).error }
    }
  }

  test('works without the address of its keys, once they are known', async () => {
    const signIn = await visit()
    expect((await signIn()).status).toBe(200)
    issuer.state.isKeysDown = true
    city.clock.moveBy(HOUR)
    expect((await signIn()).status).toBe(200)
    city.clock.reset()
  })

  test.each([
    ['gives no keys at the first sign-in', 'isKeysDown', 'HTTP 503 for its keys'],
    ['cannot exchange the code', 'isTokenDown', 'HTTP 502'],
  ] as const)(
    'that %s is told as the provider’s trouble, not the citizen’s fault, and the operator reads why',
    async (_name, trouble, failure) => {
      const signIn = await visit()
      const warn = vi.spyOn(city.deps.log, 'warn')
      issuer.state[trouble] = true
      expect(await signIn()).toEqual({ status: 503, error: 'Service Unavailable' })
      expect(warn.mock.calls).toEqual([[{ failure }, 'the identity provider does not answer']])
      warn.mockRestore()
      issuer.state[trouble] = false
      expect((await signIn()).status).toBe(200)
    },
  )
})
