import { addresses, expect, headingOf, openAs, type Page, person, test } from '../portal.ts'
import { hostileAddresses, PLACES } from './hostile-addresses.ts'

const EVIL = /evil|еvil|xn--vil|ⓔ|3627734734|0x7f/

test.describe('sixty-five addresses that lead elsewhere', () => {
  const portal = () => addresses().portals.valmont ?? ''
  const hostile = () => hostileAddresses(new URL(portal()).host)

  /** Records navigations of the browser and requests to other hosts. */
  async function leavings(page: Page): Promise<readonly string[]> {
    const left: string[] = []
    await page.context().route(
      url => url.origin !== portal() && EVIL.test(url.host),
      route => {
        left.push(route.request().url())
        return route.abort()
      },
    )
    return left
  }

  test('are sixty and more, each another one', () => {
    expect(new Set(hostile()).size).toBe(hostile().length)
    expect(hostile().length).toBeGreaterThanOrEqual(60)
  })

  for (const who of [null, 'Camille Martin'] as const)
    test(`lead nowhere by any name in an address, ${who ? 'signed in' : 'signed out'}`, async ({ page }) => {
      test.setTimeout(180_000)
      const left = await leavings(page)
      if (who) await openAs(page, who, '/site-map')
      // Each address once: half of them signed in, half signed out.
      const half = hostile().filter((_, index) => index % 2 === (who ? 1 : 0))
      for (const [index, address] of half.entries()) {
        const query = new URLSearchParams(PLACES.map(name => [name, address]))
        const path = ['/sign-in', '/souscriptions', '/souscriptions/share', '/provider-logout-callback'][
          index % 4
        ]
        await page.goto(`${portal()}${path}?${query}#${encodeURIComponent(address)}`, { waitUntil: 'commit' })
        await expect(headingOf(page)).toBeVisible()
        expect(new URL(page.url()).origin, address).toBe(portal())
      }
      expect(left).toEqual([])
    })

  test('lead nowhere as a path of the portal', async ({ page }) => {
    const left = await leavings(page)
    for (const address of hostile().slice(10, 22)) {
      await page.goto(`${portal()}/${encodeURI(address).replace(/[\s\\]/g, encodeURIComponent)}/payments`, {
        waitUntil: 'commit',
      })
      await expect(headingOf(page)).toBeVisible()
      expect(new URL(page.url()).origin, address).toBe(portal())
    }
    expect(left).toEqual([])
  })

  test('are refused by provider, city and payment as the place to come back to', async ({ page }) => {
    const { identityProvider } = addresses().origins
    const { email, password } = person('Camille Martin')
    const signedIn = await page.request.post(`${portal()}/api/auth/customer/token`, {
      data: { login: email, password },
    })
    const headers = { authorization: `Bearer ${((await signedIn.json()) as { token: string }).token}` }
    const config = (await (await page.request.get(`${portal()}/api/config`)).json()) as {
      identityProvider: { authorizationUrl: string; endSessionUrl: string; clientId: string }
    }
    const { authorizationUrl, endSessionUrl, clientId } = config.identityProvider
    expect(authorizationUrl.startsWith(identityProvider ?? '')).toBe(true)
    for (const address of hostile()) {
      const authorize = new URLSearchParams({
        client_id: clientId,
        redirect_uri: address,
        response_type: 'code',
        scope: 'openid',
        state: 's'.repeat(32),
        nonce: 'n'.repeat(32),
        acr_values: 'eidas1',
      })
      const leave = new URLSearchParams({ client_id: clientId, post_logout_redirect_uri: address })
      const login = { code: 'x', nonce: 'n'.repeat(32), redirectUri: address }
      const payment = { email, urlRedirection: address, shouldKeepMail: false }
      const answers = await Promise.all([
        page.request.get(`${authorizationUrl}?${authorize}`, { maxRedirects: 0 }),
        page.request.get(`${endSessionUrl}?${leave}`, { maxRedirects: 0 }),
        page.request.post(`${portal()}/api/auth2/oidc/login`, { data: login, maxRedirects: 0 }),
        page.request.post(`${portal()}/api/tickets/camille-tic-to-pay/payments`, {
          data: payment,
          headers,
          maxRedirects: 0,
        }),
      ])
      const statuses = answers.map(answer => answer.status())
      for (const answer of answers) {
        const target = answer.headers().location ?? ''
        expect(EVIL.test(target) && !target.startsWith(portal()), `${address} → ${target}`).toBe(false)
      }
      expect(
        statuses.slice(0, 2).every(status => status >= 400),
        `${address}: ${statuses}`,
      ).toBe(true)
      expect(statuses[3], `${address}: payment`).toBeGreaterThanOrEqual(400)
    }
  })
})
