import { decodeJwt, decodeProtectedHeader } from 'jose'
import { describe, expect, test } from 'vitest'
import { testCity } from '../testing/city-of-file.ts'
import { freshNonce, providerOf, REDIRECT, STATE } from '../testing/provider.ts'
import { IDENTITY_PATHS } from './identity-provider.ts'
import { clientIdOf } from './test-accounts.ts'

const city = testCity()
const provider = providerOf(city)

const open = async (change: (query: URLSearchParams) => void) => {
  const url = new URL(await provider.authorizeUrl(freshNonce()))
  change(url.searchParams)
  const response = await fetch(url, { redirect: 'manual' })
  return { status: response.status, location: response.headers.get('location') ?? '' }
}

describe('a request to sign in', () => {
  test.each(['acr_values', 'client_id', 'nonce', 'redirect_uri', 'response_type', 'scope', 'state'])(
    'without %s is refused on the spot',
    async name => {
      expect(await open(query => query.delete(name))).toEqual({ status: 400, location: '' })
    },
  )

  test.each([
    ['nobody’s client', 'client_id', 'parvis-atlantis'],
    ['another redirect address', 'redirect_uri', 'https://evil.example/auth'],
    ['a redirect address below ours', 'redirect_uri', `${REDIRECT}/further`],
    ['a silent sign-in', 'prompt', 'none'],
    ['a state that can be guessed', 'state', 'x'.repeat(21)],
    ['only a higher assurance level', 'acr_values', 'eidas2'],
  ])('for %s is refused on the spot', async (_name, parameter, value) => {
    expect(await open(query => query.set(parameter, value))).toEqual({ status: 400, location: '' })
  })

  test.each([
    ['a token instead of a code', 'response_type', 'token', 'unsupported_response_type'],
    ['a person without openid', 'scope', 'email', 'invalid_request'],
  ])('for %s comes back with an error and no code', async (_name, parameter, value, error) => {
    const { status, location } = await open(query => query.set(parameter, value))
    const said = new URLSearchParams(location.split(/[?#]/)[1])
    expect([status, said.get('error'), said.get('state'), said.get('code')]).toEqual([
      303,
      error,
      STATE,
      null,
    ])
  })

  test.each(['eidas1', 'eidas1 eidas2 eidas3'])('at the level "%s" shows the people', async acr => {
    const { status, location } = await open(query => query.set('acr_values', acr))
    expect([status, location.includes('/interaction/')]).toEqual([303, true])
  })
})

const exchange = (body: Record<string, string>) =>
  fetch(city.urls.identityProvider + IDENTITY_PATHS.token, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      redirect_uri: REDIRECT,
      client_id: clientIdOf('valmont'),
      client_secret: city.deps.secrets.identityClient,
      ...body,
    }),
  })

const codeFor = async (person: string, nonce = freshNonce()) => {
  const { answer } = await provider.signInAtProvider(nonce, person)
  return answer.get('code') ?? ''
}

describe('what the city gets for a code', () => {
  test('is a token signed by ES256 with these claims, and a person signed as well', async () => {
    const nonce = freshNonce()
    const response = await exchange({ code: await codeFor('camille', nonce) })
    const tokens = (await response.json()) as { id_token: string; access_token: string; expires_in: number }
    expect(decodeProtectedHeader(tokens.id_token).alg).toBe('ES256')
    const { iat = 0, exp = 0, ...claims } = decodeJwt(tokens.id_token)
    expect(claims).toMatchObject({
      iss: city.urls.identityProvider,
      aud: clientIdOf('valmont'),
      acr: 'eidas1',
      nonce,
    })
    expect([exp - iat, tokens.expires_in]).toEqual([60, 60])

    const info = await fetch(city.urls.identityProvider + IDENTITY_PATHS.userinfo, {
      headers: { authorization: `Bearer ${tokens.access_token}` },
    })
    expect(info.headers.get('content-type')).toContain('application/jwt')
    expect(decodeJwt(await info.text())).toMatchObject({
      sub: claims.sub,
      given_name: 'Camille',
      family_name: 'MARTIN',
      gender: 'female',
      email: 'camille.martin@example.org',
    })
  })

  test('leaves the e-mail address out of a person who has none', async () => {
    const tokens = await (await exchange({ code: await codeFor('valmont-sacha') })).json()
    const info = await fetch(city.urls.identityProvider + IDENTITY_PATHS.userinfo, {
      headers: { authorization: `Bearer ${(tokens as { access_token: string }).access_token}` },
    })
    expect(decodeJwt(await info.text())).not.toHaveProperty('email')
  })

  test.each([
    ['a wrong secret', { client_secret: 'guess' }, 'invalid_client'],
    ['another client', { client_id: clientIdOf('port-sable') }, 'invalid_grant'],
    ['another redirect address', { redirect_uri: 'http://127.0.0.1:4300/souscriptions' }, 'invalid_grant'],
    ['an invented code', { code: 'guess' }, 'invalid_grant'],
  ])('with %s is nothing', async (_name, change, error) => {
    const response = await exchange({ code: await codeFor('camille'), ...change })
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(await response.json()).toMatchObject({ error })
  })

  test('a second time is nothing, and ends what the first time gave', async () => {
    const code = await codeFor('camille')
    const first = (await (await exchange({ code })).json()) as { access_token: string }
    expect((await exchange({ code })).status).toBe(400)
    const info = await fetch(city.urls.identityProvider + IDENTITY_PATHS.userinfo, {
      headers: { authorization: `Bearer ${first.access_token}` },
    })
    expect(info.status).toBe(401)
  })
})

test('coming back names the issuer and repeats the state', async () => {
  const { answer } = await provider.signInAtProvider(freshNonce())
  expect([answer.get('iss'), answer.get('state')]).toEqual([city.urls.identityProvider, STATE])
})
