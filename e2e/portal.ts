import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'

/** Where the portal of this run stands, written by the set-up for the workers. */
export const ADDRESSES_FILE = join(tmpdir(), 'parvis-e2e-addresses.json')

interface Person {
  readonly cityId: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
}

export interface Addresses {
  readonly portals: Readonly<Record<string, string>>
  readonly origins: Readonly<Record<string, string>>
  readonly people: readonly Person[]
  readonly fines: readonly { readonly number: string; readonly plate: string; readonly shows: string }[]
}

export const addresses = (): Addresses => JSON.parse(readFileSync(ADDRESSES_FILE, 'utf8')) as Addresses

export function person(name: string): Person {
  const found = addresses().people.find(one => `${one.firstName} ${one.lastName}` === name)
  if (!found) throw new Error(`${name} is no person of the demonstration`)
  return found
}

interface Portal {
  /** Address of the first city's portal. */
  readonly portal: string
}

/** Every journey also proves that the browser's console stayed silent. */
export const test = base.extend<Portal>({
  portal: async ({ page }, use) => {
    const complaints: string[] = []
    page.on('console', message => {
      if (['error', 'warning'].includes(message.type()))
        complaints.push(`${message.type()}: ${message.text()} ${message.location().url}`)
    })
    page.on('pageerror', error => complaints.push(`uncaught: ${error.message}`))
    await use(addresses().portals.valmont ?? '')
    expect(complaints).toEqual([])
  },
})

export { expect, type Page }

export async function signInWithPassword(page: Page, portal: string, name: string): Promise<void> {
  const { email, password } = person(name)
  await page.goto(`${portal}/souscriptions`)
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe').fill(password)
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('droits')
}
