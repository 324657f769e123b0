import { createSecretKey } from 'node:crypto'
import { SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCityApp } from '../../http/city-app.ts'
import {
  makeStubKey,
  type StubIssuer,
  type StubKey,
  signAs,
  startStubIssuer,
} from '../../testing/stub-issuer.ts'
import { startTestCity, type TestCity } from '../../testing/test-city.ts'

const CLIENT = 'parvis-valmont'
const REDIRECT = 'http://127.0.0.1:4300/auth'
let city: TestCity
let issuer: StubIssuer
let app: ReturnType<typeof createCityApp>
let key: StubKey
let stranger: StubKey
let nonceNumber = 0

beforeAll(async () => {
  city = await startTestCity()
  issuer = await startStubIssuer()
  key = await makeStubKey()
  stranger = await makeStubKey()
  issuer.state.keys = [key.shown]
  app = createCityApp({ ...city.deps, urls: { ...city.urls, identityProvider: issuer.url } })
})
afterAll(async () => {
  await issuer.stop()
  await city.stop()
})

const now = () => Math.floor(Date.now() / 1_000)
type Claims = Record<string, unknown>

const claimsOf = (nonce: string): Claims => ({
  iss: issuer.url,
  sub: 'subject-of-the-test',
  aud: CLIENT,
  iat: now(),
  exp: now() + 60,
  nonce,
  acr: 'eidas1',
})
const PERSON = { given_name: 'Ada', family_name: 'LOVELACE', gender: 'female', email: 'ada@example.org' }
const personOf = (): Claims => ({ ...PERSON, sub: 'subject-of-the-test', iss: issuer.url, aud: CLIENT })

interface Forgery {
  idToken?: (claims: Claims) => string | Promise<string>
  person?: (claims: Claims) => string | Promise<string>
}

const signIn = async ({ idToken, person }: Forgery) => {
  nonceNumber += 1
  const nonce = `nonce-of-the-forgery-number-${nonceNumber}`
  issuer.handed.idToken = await (idToken ?? (claims => signAs(key, claims)))(claimsOf(nonce))
  issuer.handed.person = await (person ?? (claims => signAs(key, claims)))(personOf())
  const response = await app.request('/api/auth2/oidc/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: 'code', nonce, redirectUri: REDIRECT }),
  })
  return { status: response.status, body: await response.json() }
}

const withClaims = (change: Claims) => (claims: Claims) => signAs(key, { ...claims, ...change })
const withHeader = (header: object) => (claims: Claims) => signAs(key, claims, header)
const bySecret = (secret: string) => (claims: Claims) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', kid: key.kid })
    .sign(createSecretKey(Buffer.from(secret)))
const spoilt = (spoil: (parts: string[]) => string[]) => async (claims: Claims) =>
  spoil((await signAs(key, claims)).split('.')).join('.')
const withPayload = (claims: Claims) => Buffer.from(JSON.stringify(claims)).toString('base64url')

const FORGED: Record<string, Forgery> = {
  'another issuer': { idToken: withClaims({ iss: 'https://evil.example' }) },
  'an issuer with a slash more': { idToken: claims => signAs(key, { ...claims, iss: `${issuer.url}/` }) },
  'no issuer': { idToken: withClaims({ iss: undefined }) },
  'another audience': { idToken: withClaims({ aud: 'parvis-port-sable' }) },
  'no audience': { idToken: withClaims({ aud: undefined }) },
  'two audiences': { idToken: withClaims({ aud: [CLIENT, 'another-client'] }) },
  'two audiences and our name as party': {
    idToken: withClaims({ aud: [CLIENT, 'another-client'], azp: CLIENT }),
  },
  'another authorised party': { idToken: withClaims({ azp: 'another-client' }) },
  'another nonce': { idToken: withClaims({ nonce: 'nonce-of-another-sign-in' }) },
  'no nonce': { idToken: withClaims({ nonce: undefined }) },
  'an end in the past': { idToken: withClaims({ exp: now() - 120, iat: now() - 180 }) },
  'no end': { idToken: withClaims({ exp: undefined }) },
  'an end that is a text': { idToken: withClaims({ exp: String(now() + 60) }) },
  'a beginning in the future': { idToken: withClaims({ iat: now() + 600, exp: now() + 900 }) },
  'a beginning an hour ago': { idToken: withClaims({ iat: now() - 3_600, exp: now() + 900 }) },
  'no beginning': { idToken: withClaims({ iat: undefined }) },
  'a time before which it is nothing': { idToken: withClaims({ nbf: now() + 600 }) },
  'no subject': { idToken: withClaims({ sub: undefined }) },
  'a subject that is a number': { idToken: withClaims({ sub: 7 }) },
  'no assurance level': { idToken: withClaims({ acr: undefined }) },
  'another assurance level': { idToken: withClaims({ acr: 'eidas0' }) },
  'no signature (alg none)': { idToken: claims => new UnsecuredJWT(claims).encode() },
  'the client secret as key (HS256)': {
    idToken: claims => bySecret(city.deps.secrets.identityClient)(claims),
  },
  'the public key as secret (HS256)': { idToken: claims => bySecret(JSON.stringify(key.shown))(claims) },
  'another key under the right name': { idToken: claims => signAs(stranger, claims, { kid: key.kid }) },
  'another key under its own name': { idToken: claims => signAs(stranger, claims) },
  'a name that no key has': { idToken: withHeader({ kid: 'no-such-key' }) },
  'a key that it brings along': { idToken: claims => signAs(stranger, claims, { jwk: stranger.shown }) },
  'an extension that must be understood': {
    idToken: spoilt(([, payload = '', signature = '']) => [
      withPayload({ alg: 'ES256', kid: key.kid, crit: ['b64'], b64: true }),
      payload,
      signature,
    ]),
  },
  'its signature cut off': { idToken: spoilt(([header = '', payload = '']) => [header, payload, '']) },
  'half its signature': {
    idToken: spoilt(([header = '', payload = '', signature = '']) => [
      header,
      payload,
      signature.slice(0, 40),
    ]),
  },
  'two parts only': { idToken: spoilt(parts => parts.slice(0, 2)) },
  'another payload under the signature': {
    idToken: async claims => {
      const [header, , signature] = (await signAs(key, claims)).split('.')
      return [header, withPayload({ ...claims, sub: 'somebody-else' }), signature].join('.')
    },
  },
  'nothing at all': { idToken: () => '' },
  'no token’s form': { idToken: () => 'not a token' },
  'a person of another subject': { person: person => signAs(key, { ...person, sub: 'somebody-else' }) },
  'a person signed by another': { person: person => signAs(stranger, person) },
  'a person without signature': { person: person => new UnsecuredJWT(person).encode() },
  'a person for another audience': { person: person => signAs(key, { ...person, aud: 'another-client' }) },
  'a person from another issuer': {
    person: person => signAs(key, { ...person, iss: 'https://evil.example' }),
  },
}

describe('what the identity provider hands over', () => {
  test('opens a session when everything is right', async () => {
    const { status, body } = await signIn({})
    expect(status).toBe(200)
    const me = await city.ask('/api/subscriber', { token: body.token })
    expect(me.body).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org' })
  })

  test.each(Object.keys(FORGED))('opens none with %s', async name => {
    const sessions = () => city.deps.db.selectFrom('sessions').select('session_hash').execute()
    const before = (await sessions()).length
    const { status, body } = await signIn(FORGED[name] ?? {})
    expect([status, body.error]).toEqual([401, 'Unable to authenticate'])
    expect(await sessions()).toHaveLength(before)
  })

  test('is asked of many kinds of forgery', () => {
    expect(Object.keys(FORGED).length).toBeGreaterThanOrEqual(25)
  })

  test('opens none without a name for the key where there are several', async () => {
    issuer.state.keys = [key.shown, stranger.shown]
    // A new app, which has not loaded the keys yet.
    app = createCityApp({ ...city.deps, urls: { ...city.urls, identityProvider: issuer.url } })
    expect((await signIn({ idToken: withHeader({ kid: undefined }) })).status).toBe(401)
    expect((await signIn({})).status).toBe(200)
    issuer.state.keys = [key.shown]
  })
})
