import { describe, expect, test } from 'vitest'
import { createBrowser } from '../../testing/browser.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { freshNonce, providerOf, REDIRECT } from '../../testing/provider.ts'
import { PORTALS } from '../../testing/test-city.ts'

const PORTAL = 'http://127.0.0.1:4300'
const HOUR = 3_600_000
const SECOND = 'http://127.0.0.1:4302'
const city = testCity({ portals: { ...PORTALS, valmont: [PORTAL, SECOND] } })
const provider = providerOf(city)

const isAlive = async (token: string) => (await city.ask('/api/subscriber', { token })).status === 200

describe('a citizen signs in through the identity provider', () => {
  test('chooses a name, comes back with a code and gets a session and an identity token', async () => {
    const nonce = freshNonce()
    const { answer } = await provider.signInAtProvider(nonce)
    expect(answer.get('state')).toBe('a-state-of-at-least-22-characters')
    expect(answer.get('iss')).toBe(city.urls.identityProvider)
    const { status, body } = await provider.login({ code: answer.get('code'), nonce })
    expect(status).toBe(200)
    expect(body.identityToken).toMatch(/^ey/)
    const me = await city.ask('/api/subscriber', { token: body.token })
    expect(me.body).toMatchObject({ subscriberId: 'sub-camille', firstName: 'Camille' })
  })

  test('the old call answers the same', async () => {
    const nonce = freshNonce()
    const { answer } = await provider.signInAtProvider(nonce, 'georges')
    const query = new URLSearchParams({
      code_authz: answer.get('code') ?? '',
      nonce,
      hash: '',
      redirect_uri: REDIRECT,
    })
    const { status, body } = await city.ask(`/api/auth/fc?${query}`)
    expect(status).toBe(200)
    expect(await isAlive(body.token)).toBe(true)
  })

  test.each([
    ['en', 'valmont-lila', 'POST /api/auth2/oidc/login'],
    ['fr', 'valmont-sacha', 'GET /api/auth/fc'],
  ])(
    'opens an account in the language of the portal (%s) on a first visit, and keeps it',
    async (lang, person, call) => {
      const visit = async (language: string) => {
        const nonce = freshNonce()
        const { answer } = await provider.signInAtProvider(nonce, person)
        const code = answer.get('code') ?? ''
        const headers = { 'accept-language': language }
        const query = new URLSearchParams({ code_authz: code, nonce, redirect_uri: REDIRECT })
        const { body } = call.startsWith('GET')
          ? await city.ask(`/api/auth/fc?${query}`, { headers })
          : await city.ask('/api/auth2/oidc/login', { headers, body: { code, nonce, redirectUri: REDIRECT } })
        return (await city.ask('/api/subscriber', { token: body.token })).body.lang
      }
      expect(await visit(lang)).toBe(lang)
      expect(await visit(lang === 'en' ? 'fr' : 'en')).toBe(lang)
    },
  )

  test('each portal of the city may be signed in from', async () => {
    const [nonce, redirectUri] = [freshNonce(), `${SECOND}/auth`]
    const browser = createBrowser()
    const page = await browser.follow(
      await provider.authorizeUrl(nonce, { redirect_uri: redirectUri }),
      redirectUri,
    )
    const back = await browser.follow(`${page.url}/person`, redirectUri, { account: 'camille' })
    const code = new URL(back.url).searchParams.get('code')
    const { status, body } = await provider.login({ code, nonce, redirectUri })
    expect([status, await isAlive(body.token)]).toEqual([200, true])
  })

  test('a code serves once', async () => {
    const nonce = freshNonce()
    const { answer } = await provider.signInAtProvider(nonce)
    const code = answer.get('code')
    expect((await provider.login({ code, nonce })).status).toBe(200)
    expect((await provider.login({ code, nonce: freshNonce() })).status).toBe(401)
  })

  test('a nonce serves once, even with a new code', async () => {
    const nonce = freshNonce()
    const first = await provider.signInAtProvider(nonce)
    expect((await provider.login({ code: first.answer.get('code'), nonce })).status).toBe(200)
    const second = await provider.signInAtProvider(nonce)
    expect((await provider.login({ code: second.answer.get('code'), nonce })).status).toBe(401)
  })

  test('a code that was made for another nonce is refused', async () => {
    const { answer } = await provider.signInAtProvider(freshNonce())
    const { status, body } = await provider.login({ code: answer.get('code'), nonce: freshNonce() })
    expect(status).toBe(401)
    expect(body.error).toBe('Unable to authenticate')
  })

  test('a redirect address that is not the city’s is refused', async () => {
    const { status, body } = await provider.login({
      code: 'x',
      nonce: freshNonce(),
      redirectUri: 'https://evil.example/auth',
    })
    expect(status).toBe(400)
    expect(body.fields[0].path).toBe('redirectUri')
  })

  test('going back without signing in says access_denied', async () => {
    const browser = createBrowser()
    const page = await browser.follow(await provider.authorizeUrl(freshNonce()), REDIRECT)
    const back = await browser.follow(`${page.url}/cancel`, REDIRECT, {})
    expect(new URL(back.url).searchParams.get('error')).toBe('access_denied')
  })

  test('a wrong password at the provider shows the page again', async () => {
    const browser = createBrowser()
    const page = await browser.follow(await provider.authorizeUrl(freshNonce()), REDIRECT)
    const again = await browser.follow(`${page.url}/password`, REDIRECT, {
      name: 'camille',
      password: 'wrong',
    })
    expect(again.response.status).toBe(401)
    const back = await browser.follow(`${page.url}/password`, REDIRECT, {
      name: 'camille.martin@example.org',
      password: 'valmont-camille-1',
    })
    expect(new URL(back.url).searchParams.get('code')).toBeTruthy()
  })

  test.each([
    ['code_challenge', { code_challenge: 'abc' }],
    ['a parameter that FranceConnect does not know', { ui_locales: 'fr' }],
    ['a short nonce', { nonce: 'short' }],
    ['another assurance level', { acr_values: 'eidas3' }],
  ])('the provider refuses %s', async (_name, extra) => {
    const response = await fetch(await provider.authorizeUrl(freshNonce(), extra), { redirect: 'manual' })
    expect(response.status).toBe(400)
  })

  test('signing out at the provider leads back to the portal', async () => {
    const nonce = freshNonce()
    const { browser, answer } = await provider.signInAtProvider(nonce)
    const { body } = await provider.login({ code: answer.get('code'), nonce })
    const { body: config } = await city.ask('/api/config')
    const url = new URL(config.identityProvider.endSessionUrl)
    url.searchParams.set('id_token_hint', body.identityToken)
    url.searchParams.set('post_logout_redirect_uri', `${PORTAL}/provider-logout-callback`)
    url.searchParams.set('state', 'after-logout')
    const page = await (await browser.send(url.href)).text()
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? ''
    const back = await browser.follow(`${url.origin}${url.pathname}/confirm`, PORTAL, { xsrf, logout: 'yes' })
    expect(back.url).toBe(`${PORTAL}/provider-logout-callback?state=after-logout`)
  })

  test('signing out at the provider leads nowhere else', async () => {
    const { clientId, endSessionUrl } = (await city.ask('/api/config')).body.identityProvider
    const leave = { client_id: clientId, post_logout_redirect_uri: 'https://evil.example/' }
    const answer = await fetch(`${endSessionUrl}?${new URLSearchParams(leave)}`, { redirect: 'manual' })
    expect(answer.status).toBe(400)
  })
})

describe('a citizen signs in by e-mail and password', () => {
  const enter = (body: object, ask: object = {}) => city.ask('/api/auth/customer/token', { body, ...ask })

  test('the login is trimmed and its case does not matter', async () => {
    const { status, body } = await enter({
      login: ' Camille.Martin@example.org ',
      password: 'valmont-camille-1',
    })
    expect(status).toBe(200)
    expect(await isAlive(body.token)).toBe(true)
  })

  test('a wrong password and an unknown address are answered alike', async () => {
    const wrong = await enter({ login: 'camille.martin@example.org', password: 'no' })
    const unknown = await enter({ login: 'nobody@example.org', password: 'no' })
    expect(wrong.status).toBe(401)
    expect(wrong.body.error).toBe('WrongLogin')
    expect(unknown.body).toEqual(wrong.body)
  })

  test('six failures lock the account for a while, and it says for how long', async () => {
    for (let count = 0; count < 5; count += 1)
      await enter({ login: 'ines.moreau@example.org', password: 'no' })
    const { status, headers } = await enter({ login: 'ines.moreau@example.org', password: 'valmont-ines-1' })
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('a city without this way of signing in refuses it', async () => {
    const body = { login: 'elodie.garnier@example.org', password: 'port-sable-elodie-1' }
    expect((await enter(body, { city: 'port-sable' })).status).toBe(403)
  })
})

describe('a session', () => {
  test('ends when the citizen signs out', async () => {
    const token = await city.tokenOf('camille')
    expect((await city.ask('/api/auth/logout', { method: 'POST', token })).status).toBe(204)
    const { status, body } = await city.ask('/api/subscriber', { token })
    expect([status, body.error]).toEqual([401, 'Unable to authenticate'])
  })

  test('is nothing in another city', async () => {
    const token = await city.tokenOf('camille')
    expect((await city.ask('/api/subscriber', { token, city: 'port-sable' })).status).toBe(401)
  })

  test.each(['nonsense', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJzdWItY2FtaWxsZSJ9.'])(
    'is not opened by %s',
    async token => {
      expect(await isAlive(token)).toBe(false)
    },
  )

  test('ends after 30 minutes without renewal and lives at most 8 hours with it', async () => {
    const idle = await city.tokenOf('camille')
    let renewed = await city.tokenOf('camille')
    const step = 25 * 60_000
    city.clock.moveBy(step)
    renewed = (await city.ask('/api/auth/renew', { method: 'POST', token: renewed })).body.token
    city.clock.moveBy(step)
    expect(await isAlive(idle)).toBe(false)
    expect(await isAlive(renewed)).toBe(true)
    for (let passed = 2 * step; passed + step < 8 * HOUR; passed += step) {
      renewed = (await city.ask('/api/auth/renew', { method: 'POST', token: renewed })).body.token
      city.clock.moveBy(step)
    }
    city.clock.moveBy(step)
    expect(await isAlive(renewed)).toBe(false)
    city.clock.reset()
  })
})
