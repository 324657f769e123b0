import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestCity, type TestCity } from '../../testing/test-city.ts'
import { revokeSessionsOf } from '../session/session.repo.ts'
import { GRANT_SECONDS } from './embed.service.ts'

const HOST = 'https://www.valmont.example'
const MINUTE = 60_000
const HOUR = 60 * MINUTE
let city: TestCity
let lines: string

beforeAll(async () => {
  lines = ''
  const logTo = {
    write: (line: string) => {
      lines += line
    },
  }
  city = await startTestCity({ logLevel: 'info', logTo })
})
afterAll(() => city.stop())

const pair = () => {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}
const grant = (challenge: string, { token, origin = HOST }: { token?: string; origin?: string } = {}) =>
  city.ask('/api/embed/grants', { ...(token ? { token } : { as: 'camille' }), body: { origin, challenge } })
const open = (verifier: string, origin: string | null = HOST, cityId = 'valmont') =>
  city.ask('/api/embed/sessions', {
    city: cityId,
    body: { verifier },
    headers: origin === null ? {} : { origin },
  })
const whoIs = async (token: string) => {
  const { status, body } = await city.ask('/api/subscriber', { token })
  return status === 200 ? body.subscriberId : status
}

describe('a page of another site', () => {
  test('gets a session of its own, once somebody has granted it, and once only', async () => {
    const { verifier, challenge } = pair()
    const early = await open(verifier)
    expect([early.status, early.body]).toEqual([204, null])
    const portal = await city.tokenOf('camille')
    expect((await grant(challenge, { token: portal })).status).toBe(204)
    const { status, body } = await open(verifier)
    expect([status, Object.keys(body)]).toEqual([200, ['token']])
    expect(await whoIs(body.token)).toBe('sub-camille')
    expect((await open(verifier)).status).toBe(204)
    await city.ask('/api/auth/logout', { token: body.token, method: 'POST' })
    expect([await whoIs(body.token), await whoIs(portal)]).toEqual([401, 'sub-camille'])
  })

  test('gets none for another verifier, from another origin, from no browser, or in another city', async () => {
    const { verifier, challenge } = pair()
    await grant(challenge)
    const refused = [
      await open(pair().verifier),
      await open(challenge),
      await open(verifier, 'https://evil.example'),
      await open(verifier, 'null'),
      await open(verifier, null),
      await open(verifier, HOST, 'port-sable'),
    ]
    expect(refused.map(({ status, body }) => [status, body])).toEqual(refused.map(() => [204, null]))
    // None of the refusals used the grant up.
    expect((await open(verifier)).status).toBe(200)
  })

  test.each([
    ['https://evil.example', 'valmont'],
    ['https://www.port-sable.example', 'valmont'],
    ['https://www.port-sable.example', 'port-sable'],
    ['http://www.valmont.example', 'valmont'],
    [`${HOST}/`, 'valmont'],
  ])('%s is not granted one by %s, which does not let it sign in', async (origin, cityId) => {
    const token = await city.tokenOf(cityId === 'valmont' ? 'camille' : 'elodie', cityId)
    const body = { origin, challenge: pair().challenge }
    const answer = await city.ask('/api/embed/grants', { token, city: cityId, body })
    expect([answer.status, answer.body.error]).toEqual([403, 'EmbedOriginNotAllowed'])
  })

  test('gets none once the city has taken its site off the list', async () => {
    const { verifier, challenge } = pair()
    await grant(challenge)
    const [valmont] = city.deps.cities
    Object.assign(city.deps.cities, [{ ...valmont, embedOrigins: [{ origin: HOST, signIn: false }] }])
    const { status, body } = await open(verifier)
    Object.assign(city.deps.cities, [valmont])
    expect([status, body.error]).toEqual([403, 'EmbedOriginNotAllowed'])
  })

  test.each([
    ['origin', { challenge: pair().challenge }],
    ['challenge', { origin: HOST }],
    ['challenge', { origin: HOST, challenge: 'short' }],
    ['challenge', { origin: HOST, challenge: `${'x'.repeat(42)}=` }],
  ])('is granted none by a body with a faulty %s', async (path, body) => {
    const answer = await city.ask('/api/embed/grants', { as: 'camille', body })
    expect([answer.status, answer.body.fields?.[0].path]).toEqual([400, path])
  })
})

describe('a grant', () => {
  test('is the same when it is given twice, and is nobody else’s', async () => {
    const { verifier, challenge } = pair()
    expect((await grant(challenge)).status).toBe(204)
    expect((await grant(challenge)).status).toBe(204)
    const other = await grant(challenge, { token: await city.tokenOf('georges') })
    expect([other.status, other.body.error]).toEqual([409, 'Conflict'])
    expect(await whoIs((await open(verifier)).body.token)).toBe('sub-camille')
    // A used challenge cannot be granted again.
    expect((await grant(challenge)).status).toBe(409)
    expect((await open(verifier)).status).toBe(204)
  })

  test('ends after two minutes', async () => {
    const { verifier, challenge } = pair()
    await grant(challenge)
    city.clock.moveBy(GRANT_SECONDS * 1_000)
    const { status } = await open(verifier)
    city.clock.reset()
    expect(status).toBe(204)
  })

  test('ends with the session that gave it', async () => {
    for (const end of [
      (token: string) => city.ask('/api/auth/logout', { token, method: 'POST' }),
      () => revokeSessionsOf(city.deps.db, 'valmont', 'sub-camille', city.clock.now()),
    ]) {
      const token = await city.tokenOf('camille')
      const { verifier, challenge } = pair()
      expect((await grant(challenge, { token })).status).toBe(204)
      await end(token)
      expect((await open(verifier)).status).toBe(204)
    }
  })

  test('needs somebody signed in', async () => {
    const { status } = await city.ask('/api/embed/grants', { body: { origin: HOST, ...pair() } })
    expect(status).toBe(401)
  })

  test('is kept as a hash, and the log names neither it nor anybody', async () => {
    const { verifier, challenge } = pair()
    await grant(challenge)
    const rows = await city.deps.db.selectFrom('one_time_tokens').selectAll().execute()
    await open(verifier)
    const said = lines + JSON.stringify(rows.map(({ token_hash }) => token_hash))
    for (const secret of [verifier, challenge, 'camille']) expect(said).not.toContain(secret)
    expect(lines).toContain(HOST)
  })
})

describe('a session of a page of another site', () => {
  const embedded = async () => {
    const portal = await city.tokenOf('camille')
    const { verifier, challenge } = pair()
    await grant(challenge, { token: portal })
    return { portal, token: (await open(verifier)).body.token as string }
  }

  test('goes on when its portal’s is signed out, and ends with all of them', async () => {
    const { portal, token } = await embedded()
    await city.ask('/api/auth/logout', { token: portal, method: 'POST' })
    expect(await whoIs(token)).toBe('sub-camille')
    await revokeSessionsOf(city.deps.db, 'valmont', 'sub-camille', city.clock.now())
    expect(await whoIs(token)).toBe(401)
  })

  test('is renewed as any other, and never beyond the day that its portal’s could last', async () => {
    const portal = await city.tokenOf('camille')
    let granting = portal
    for (let half = 0; half < 14; half += 1) {
      city.clock.moveBy(29 * MINUTE)
      granting = (await city.ask('/api/auth/renew', { token: granting, method: 'POST' })).body.token
    }
    const { verifier, challenge } = pair()
    await grant(challenge, { token: granting })
    let { token } = (await open(verifier)).body
    const began = city.clock.now()
    let lasted = 0
    for (; lasted < 20 * HOUR; lasted = city.clock.now() - began) {
      city.clock.moveBy(20 * MINUTE)
      const renewed = await city.ask('/api/auth/renew', { token, method: 'POST' })
      if (renewed.status !== 200) break
      token = renewed.body.token
    }
    city.clock.reset()
    // The 8-hour maximum minus the 14 half hours already spent.
    expect(lasted).toBeGreaterThan(40 * MINUTE)
    expect(lasted).toBeLessThan(90 * MINUTE)
  })
})

test('who asks for sessions without end is stopped', async () => {
  const busy = await startTestCity()
  const { limits } = busy.deps
  await limits.add({ limit: 'embedSessionOfNetwork', key: '127.0.0' }, 2_999)
  const ask = () =>
    busy.ask('/api/embed/sessions', { body: { verifier: pair().verifier }, headers: { origin: HOST } })
  expect([(await ask()).status, (await ask()).status]).toEqual([204, 429])
  await busy.stop()
})
