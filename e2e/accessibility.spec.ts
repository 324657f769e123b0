import AxeBuilder from '@axe-core/playwright'
import { addresses, expect, headingOf, openAs, test } from './portal.ts'

const OPEN = ['/souscriptions', '/fps', '/tarifs', '/tarifs/vm-carer', '/legal', '/accessibility', '/site-map', '/nulle/part']
const SUBSCRIBER = [
  '/souscriptions',
  '/souscriptions/camille-sub-shared',
  '/souscriptions/nobody',
  '/demandes',
  '/souscriptions/create/vm-resident',
  '/souscriptions/create/vm-carer?step=start',
  '/souscriptions/create/vm-carer?redirect=true',
  '/souscriptions/ticket/create/vm-visitor',
  '/settings',
]

for (const theme of ['light', 'dark'] as const) {
  for (const lang of ['fr', 'en'] as const) {
    test.describe(`in ${lang}, ${theme}`, () => {
      test.use({ colorScheme: theme })
      test(`no screen breaks an accessibility rule`, async ({ page, portal }) => {
        test.setTimeout(120_000)
        await page.addInitScript(chosen => localStorage.setItem('parvis.lang', chosen), lang)
        for (const path of OPEN) {
          await page.goto(`${portal}${path}`)
          await check(page, `${path} signed out`)
        }
        await page.goto(`${addresses().portals['port-sable']}/`)
        await check(page, 'the sign-in of Port-Sable')
        for (const path of SUBSCRIBER) {
          await openAs(page, 'Camille Martin', path)
          await check(page, path)
        }
      })
    })
  }
}

async function check(page: Parameters<typeof openAs>[0], where: string): Promise<void> {
  await expect(headingOf(page)).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze()
  const told = violations.map(
    ({ id, nodes }) => `${where}: ${id} at ${nodes.map(node => node.target.join(' ')).join(', ')}`,
  )
  expect.soft(told).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect.soft(overflow, `${where} scrolls sideways`).toBeLessThanOrEqual(0)
}
