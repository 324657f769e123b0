import { addresses, expect, headingOf, type Page } from '../portal.ts'

export const main = (page: Page) => page.getByRole('main')
export const titled = (page: Page, title: string | RegExp) => expect(headingOf(page)).toHaveText(title)
export const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name })

/** Sets the portal to English from the first page on, whatever the browser prefers. */
export const inEnglish = (page: Page) => page.addInitScript(() => localStorage.setItem('parvis.lang', 'en'))

/** Through the provider, the only way in that city; returns to the requested page. */
export async function signInAtPortSable(page: Page, name: string, path: string): Promise<void> {
  const address = `${addresses().portals['port-sable']}${path}`
  await page.goto(address)
  await page.getByRole('button', { name: /FranceConnect/ }).click()
  await page.getByRole('button', { name: new RegExp(name) }).click()
  await expect(page).toHaveURL(address)
}
