import { createHash } from 'node:crypto'
import { addresses, expect, type Page, test } from '../portal.ts'
import { demo, hostPage, partOf, partTitle } from './on-other-sites.ts'

const importing = (portal: string) => `import("${portal}/embed.js")`
/** A script trusted by hash may add another one, but the trust does not extend to its imports. */
const adding = (portal: string) => `
  const script = document.createElement('script')
  script.type = 'module'
  const address = '${portal}/embed.js'
  script.src = globalThis.trustedTypes?.createPolicy('parvis', { createScriptURL: () => address }).createScriptURL('') ?? address
  document.head.append(script)
`
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** Ways for a strict site to allow the portal's script: its policy, and its script tag. */
const WAYS = {
  'the portal’s origin': {
    source: (portal: string) => portal,
    script: (portal: string) => `<script type="module" src="${portal}/embed.js"></script>`,
  },
  'a nonce and strict-dynamic': {
    source: () => "'nonce-r4nd0m' 'strict-dynamic'",
    script: (portal: string) => `<script type="module" nonce="r4nd0m">${importing(portal)}</script>`,
  },
  'a hash and strict-dynamic': {
    source: (portal: string) => `${hashOf(adding(portal))} 'strict-dynamic'`,
    script: (portal: string) => `<script type="module">${adding(portal)}</script>`,
  },
} as const

const policyOf = (portal: string, scripts: string) => {
  const { evidence, payment } = addresses().origins
  return [
    "default-src 'none'",
    "style-src 'none'",
    `script-src ${scripts}`,
    `connect-src ${portal} ${evidence}`,
    `img-src data: blob: ${portal} ${evidence}`,
    `form-action ${payment}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types parvis 'allow-duplicates'",
  ].join('; ')
}

async function violations(page: Page): Promise<readonly string[]> {
  const told: string[] = []
  await page.exposeFunction('parvisViolated', (what: string) => void told.push(what))
  await page.addInitScript(() => {
    const tell = Reflect.get(window, 'parvisViolated') as (what: string) => void
    document.addEventListener('securitypolicyviolation', event =>
      tell(
        `${event.violatedDirective} ${event.blockedURI} ${event.sample} ${event.sourceFile}:${event.columnNumber}`,
      ),
    )
  })
  return told
}

const BODY = `<parvis-fines></parvis-fines><parvis-requests routing="memory" path="/tarifs"></parvis-requests>`

for (const [way, { source, script }] of Object.entries(WAYS)) {
  test(`a page whose policy names ${way} refuses nothing of what parts do`, async ({ page, portal }) => {
    test.setTimeout(90_000)
    const told = await violations(page)
    const html = `<!doctype html><html lang="fr"><head><title>Host</title><link rel="icon" href="data:,">${script(portal)}</head><body><h1>Host</h1>${BODY}</body></html>`
    const headers = { 'content-security-policy': policyOf(portal, source(portal)) }
    await page.goto(await hostPage(page, { path: '/strict', html, headers }))
    await partTitle(page, 'Votre forfait de post-stationnement')
    await page.getByRole('button', { name: 'Voir mon FPS' }).click()
    await expect(page.getByRole('region', { name: /à corriger/ })).toBeFocused()
    expect(told).toEqual([])
  })
}

test('the demonstration’s own pages obey their policy', async ({ page, portal: _ }) => {
  const told = await violations(page)
  for (const path of ['/', '/tarifs', '/mes-droits']) {
    await page.goto(`${demo()}${path}`)
    await expect(partOf(page).getByRole('heading', { level: 2 }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  expect(told).toEqual([])
})
