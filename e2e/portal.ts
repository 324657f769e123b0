import { readFileSync } from 'node:fs'
import { test as base, expect, type Page } from 'playwright/test'
import { pressTwice } from './impatience.ts'

/** Names the file that says where the portal of this run stands: set by the set-up, inherited by the workers. */
export const ADDRESSES_ENV = 'PARVIS_E2E_ADDRESSES'

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
  /** `/stop/<remote>` and `/start/<remote>`. */
  readonly control: string
  /** Folder of the published versions. */
  readonly site: string
  /** File with every line that the city has logged. */
  readonly log: string
  readonly people: readonly Person[]
  readonly fines: readonly { readonly number: string; readonly plate: string; readonly shows: string }[]
}

export const addresses = (): Addresses =>
  JSON.parse(readFileSync(process.env[ADDRESSES_ENV] ?? '', 'utf8')) as Addresses

export function person(name: string): Person {
  const found = addresses().people.find(one => `${one.firstName} ${one.lastName}` === name)
  if (!found) throw new Error(`${name} is no person of the demonstration`)
  return found
}

interface Portal {
  /** Address of the first city's portal. */
  readonly portal: string
  /** What the browser may complain of in this journey: failures that the journey itself causes. */
  readonly expectedComplaints: RegExp | null
  /** Whether each button that sends something is pressed twice. */
  readonly isImpatient: boolean
}

/** Milliseconds: with it, every call to the city takes a while by chance, and what only works because it is quick shows. */
const JITTER_MS = Number(process.env.PARVIS_JITTER ?? 0)

/** Every journey also proves that the browser's console stayed silent, and that no second press sends anything again. */
export const test = base.extend<Portal>({
  expectedComplaints: [null, { option: true }],
  isImpatient: [true, { option: true }],
  context: async ({ context, isImpatient }, use) => {
    const pressFaults = isImpatient ? await pressTwice(context) : []
    if (JITTER_MS > 0)
      await context.route('**/api/**', async route => {
        await new Promise(resolve => setTimeout(resolve, Math.random() * JITTER_MS))
        // Its page may have gone meanwhile.
        await route.continue().catch(() => {})
      })
    await use(context)
    expect(pressFaults).toEqual([])
  },
  portal: async ({ page, expectedComplaints }, use) => {
    const complaints: string[] = []
    const note = (complaint: string) => {
      if (!expectedComplaints?.test(complaint)) complaints.push(complaint)
    }
    page.on('console', message => {
      if (['error', 'warning'].includes(message.type()))
        note(`${message.type()}: ${message.text()} ${message.location().url}`)
    })
    page.on('pageerror', error => note(`uncaught: ${error.message}`))
    await use(addresses().portals.valmont ?? '')
    expect(complaints).toEqual([])
  },
})

export { expect, type Page }

/** Signs in by the form, as a person does. */
export async function signInByForm(page: Page, name: string): Promise<void> {
  const { email, password } = person(name)
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Se connecter', exact: true }).click()
}

/** Asks the city in a person's name, beside the screens. */
export async function callAs(page: Page, name: string) {
  const { cityId, email, password } = person(name)
  const portal = addresses().portals[cityId] ?? ''
  const data = { login: email, password }
  const answer = await page.request.post(`${portal}/api/auth/customer/token`, { data })
  const { token } = (await answer.json()) as { token: string }
  const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    sub: string
  }
  return { portal, sub, headers: { authorization: `Bearer ${token}` } }
}

/** Drops what another journey, on another size of screen, began in this person's name. */
export async function forgetDraft(page: Page, name: string, procedure: string): Promise<void> {
  const { portal, headers } = await callAs(page, name)
  await page.request.delete(`${portal}/api/subscriber/drafts/${encodeURIComponent(procedure)}`, { headers })
}

/** Signs a page in before it opens: the session is asked of the city and kept as the shell keeps it. */
export async function signIn(page: Page, name: string, at?: string): Promise<void> {
  const { cityId, email, password } = person(name)
  const portal = at ?? addresses().portals[cityId] ?? ''
  const answer = await page.request.post(`${portal}/api/auth/customer/token`, {
    data: { login: email, password },
  })
  const { token } = (await answer.json()) as { token: string }
  const { sub, exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    sub: string
    exp: number
  }
  const session = JSON.stringify({ token, identityToken: null, sub, exp })
  await page.addInitScript(kept => {
    if (!sessionStorage.getItem('parvis.e2e')) sessionStorage.setItem('parvis.session', kept)
    sessionStorage.setItem('parvis.e2e', 'opened')
  }, session)
}

/** Opens a page signed in. */
export async function openAs(page: Page, name: string, path: string, at?: string): Promise<void> {
  await signIn(page, name, at)
  await page.goto(`${at ?? addresses().portals[person(name).cityId] ?? ''}${path}`)
}

export const headingOf = (page: Page) => page.getByRole('heading', { level: 1 })
