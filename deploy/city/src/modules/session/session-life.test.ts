import { describe, expect, test } from 'vitest'
import { testCity } from '../../testing/city-of-file.ts'
import { forgetEndedAccess } from '../account/account-jobs.ts'
import { signSessionToken } from './session-token.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const city = testCity()

const isAlive = async (token: string) => (await city.ask('/api/subscriber', { token })).status === 200
const renew = (token: string) => city.ask('/api/auth/renew', { method: 'POST', token })

describe('a session', () => {
  test.each([
    ['just before', 30 * MINUTE - 2_000, true],
    ['at', 30 * MINUTE, false],
    ['after', 30 * MINUTE + 1, false],
  ])('that is not renewed lives %s its thirtieth minute: %s', async (_name, wait, expected) => {
    const token = await city.tokenOf('camille')
    city.clock.moveBy(wait)
    expect(await isAlive(token)).toBe(expected)
    city.clock.reset()
  })

  test('that is renewed to the end lives eight hours and not a second more', async () => {
    let token = await city.tokenOf('camille')
    let passed = 0
    for (; passed + 29 * MINUTE < 8 * HOUR; passed += 29 * MINUTE) {
      city.clock.moveBy(29 * MINUTE)
      token = (await renew(token)).body.token
    }
    city.clock.moveBy(8 * HOUR - passed - 5_000)
    expect(await isAlive(token)).toBe(true)
    const last = await renew(token)
    city.clock.moveBy(10_000)
    expect(await isAlive(last.body.token ?? token)).toBe(false)
    expect((await renew(last.body.token ?? token)).status).toBe(401)
    city.clock.reset()
  })

  test('survives a clock that is set back', async () => {
    const token = await city.tokenOf('camille')
    city.clock.moveBy(-10 * MINUTE)
    expect(await isAlive(token)).toBe(true)
    city.clock.reset()
  })

  test('that was signed out is dead in every copy, renewed before or after', async () => {
    const first = await city.tokenOf('camille')
    const renewed = (await renew(first)).body.token
    const other = await city.tokenOf('camille')
    expect((await city.ask('/api/auth/logout', { method: 'POST', token: first })).status).toBe(204)
    for (const token of [first, renewed]) {
      expect(await isAlive(token)).toBe(false)
      expect((await renew(token)).status).toBe(401)
    }
    expect(await isAlive(other)).toBe(true)
    expect((await city.ask('/api/auth/logout', { method: 'POST', token: first })).status).toBe(401)
  })

  test('is another one after each sign-in', async () => {
    expect(await city.tokenOf('camille')).not.toBe(await city.tokenOf('camille'))
  })
})

describe('a token of our own make that was tampered with', () => {
  const now = () => city.clock.now()
  const forge = async (claims: object, secret = city.deps.secrets.session) => {
    const token = await city.tokenOf('camille')
    const [, payload = ''] = token.split('.')
    const { sub, sid, city: cityId } = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const honest = { subscriberId: sub, sessionId: sid, cityId }
    return signSessionToken(secret, { ...honest, ...claims }, now(), (now() + HOUR) as never)
  }

  test.each([
    ['nothing, for a session that lives', {}, 200],
    ['another person', { subscriberId: 'sub-georges' }, 401],
    ['another city', { cityId: 'port-sable' }, 401],
    ['a session that never was', { sessionId: 'x' }, 401],
  ])('in %s', async (_name, claims, status) => {
    expect((await city.ask('/api/subscriber', { token: await forge(claims) })).status).toBe(status)
  })

  test('with another secret', async () => {
    expect(await isAlive(await forge({}, 'another secret of thirty-two characters'))).toBe(false)
  })
})

test('what has ended is forgotten, what lives is not', async () => {
  const living = await city.tokenOf('camille')
  const signedOut = await city.tokenOf('camille')
  await city.ask('/api/auth/logout', { method: 'POST', token: signedOut })
  const rows = async () => (await city.deps.db.selectFrom('sessions').selectAll().execute()).length
  const before = await rows()
  await forgetEndedAccess.run(city.deps)
  expect(await rows()).toBeLessThan(before)
  expect(await isAlive(living)).toBe(true)
  city.clock.moveBy(48 * HOUR)
  await forgetEndedAccess.run(city.deps)
  await forgetEndedAccess.run(city.deps)
  expect(await rows()).toBe(0)
  expect(await city.deps.db.selectFrom('login_nonces').selectAll().execute()).toEqual([])
  city.clock.reset()
})
