import { addresses, expect, headingOf, openAs, type Page, test } from '../portal.ts'

const EVIL = 'evil.example'

/** One address for each kind of attack; `remote-account/src/return-to` tests all of them against the rule. */
const hostileAddresses = (portal: string): readonly string[] => [
  `https://${EVIL}`,
  `https:\\\\${EVIL}`,
  `//${EVIL}`,
  `/\\${EVIL}`,
  `/..//${EVIL}`,
  `/%2F%2F${EVIL}`,
  `https://${portal}@${EVIL}/`,
  `https://${portal}.${EVIL}/`,
  `///${EVIL}`,
  `https:${EVIL}`,
  `/\t/${EVIL}`,
  `%2F%2F${EVIL}`,
  'https://evil。example/',
  'java\tscript:location="https://evil.example"',
  'data:text/html,<script>location="https://evil.example"</script>',
  `?returnTo=//${EVIL}`,
]

/** Every parameter name that has ever carried a return target. */
const PLACES = [
  'returnTo',
  'return_to',
  'back',
  'next',
  'url',
  'redirect',
  'redirect_uri',
  'urlRedirection',
  'post_logout_redirect_uri',
  'continue',
  'shareToken',
  'idop',
  'operationId',
]

test.describe('addresses that lead elsewhere', () => {
  const portal = () => addresses().portals.valmont ?? ''
  const hostile = () => hostileAddresses(new URL(portal()).host)

  /** Records navigations of the browser and requests to other hosts. */
  async function leavings(page: Page): Promise<readonly string[]> {
    const left: string[] = []
    await page.context().route(
      url => url.origin !== portal() && url.host.includes(EVIL),
      route => {
        left.push(route.request().url())
        return route.abort()
      },
    )
    return left
  }

  for (const who of [null, 'Camille Martin'] as const)
    test(`lead nowhere by any name in an address, ${who ? 'signed in' : 'signed out'}`, async ({ page }) => {
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
    for (const address of hostile().filter(one => one.startsWith('/'))) {
      await page.goto(`${portal()}/${encodeURI(address).replace(/[\s\\]/g, encodeURIComponent)}/payments`, {
        waitUntil: 'commit',
      })
      await expect(headingOf(page)).toBeVisible()
      expect(new URL(page.url()).origin, address).toBe(portal())
    }
    expect(left).toEqual([])
  })
})
