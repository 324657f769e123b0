import { readFileSync } from 'node:fs'
import { test as base, expect, type Page } from 'playwright/test'
import { pressTwice } from './impatience.ts'
import { pressAsInSafari } from './safari-focus.ts'
import { translatePages } from './translated-page.ts'

/** Environment variable with the path of this run's address file: set by the set-up, inherited by the workers. */
export const ADDRESSES_ENV = 'PARVIS_E2E_ADDRESSES'

interface Person {
  readonly cityId: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
}

interface DemonstrationFine {
  readonly number: string
  readonly plate: string
  readonly shows: string
}

export interface Addresses {
  readonly portals: Readonly<Record<string, string>>
  readonly origins: Readonly<Record<string, string>>
  /** `/stop/<remote>` and `/start/<remote>`. */
  readonly control: string
  /** Folder of the published versions. */
  readonly site: string
  /** File with the city's log. */
  readonly log: string
  readonly people: readonly Person[]
  readonly fines: readonly DemonstrationFine[]
}

export const addresses = (): Addresses =>
  JSON.parse(readFileSync(process.env[ADDRESSES_ENV] ?? '', 'utf8')) as Addresses

export function person(name: string): Person {
  const found = addresses().people.find(one => `${one.firstName} ${one.lastName}` === name)
  if (!found) throw new Error(`${name} is no person of the demonstration`)
  return found
}

/** The fine of the demonstration that shows this. */
export function fineThatShows(what: RegExp): DemonstrationFine {
  const found = addresses().fines.find(({ shows }) => what.test(shows))
  if (!found) throw new Error(`no fine of the demonstration shows ${what}`)
  return found
}

export interface Portal {
  /** Address of the first city's portal. */
  readonly portal: string
  /** Console messages that this journey causes and therefore accepts; null: none. */
  readonly expectedComplaints: RegExp | null
  /** Whether each button that sends something is pressed twice. */
  readonly isImpatient: boolean
  /** Whether a press gives the focus as in Safari. */
  readonly isSafari: boolean
  /** Whether the browser translates each page, from any language into another: so on phones. */
  readonly isTranslated: boolean
}

/** Maximum random delay in ms of every call to the city, to reveal timing assumptions. */
const JITTER_MS = Number(process.env.PARVIS_JITTER ?? 0)

/** Every journey also proves that the browser's console stayed silent, and that no second press sends anything again. */
export const test = base.extend<Portal>({
  expectedComplaints: [null, { option: true }],
  isImpatient: [true, { option: true }],
  isSafari: [process.env.PARVIS_FOCUS === 'safari', { option: true }],
  isTranslated: [false, { option: true }],
  context: async ({ context, isImpatient, isSafari, isTranslated }, use) => {
    const pressFaults = isImpatient ? await pressTwice(context) : []
    if (isSafari) await pressAsInSafari(context)
    if (isTranslated) await translatePages(context)
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

export async function signInByForm(page: Page, name: string): Promise<void> {
  const { email, password } = person(name)
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Se connecter', exact: true }).click()
}

/** Opens a session of this person at the city, without the screens. */
async function sessionOf(page: Page, { email, password }: Person, portal: string) {
  const data = { login: email, password }
  const answer = await page.request.post(`${portal}/api/auth/customer/token`, { data })
  expect(answer.status(), await answer.text()).toBe(200)
  const { token } = (await answer.json()) as { token: string }
  const { sub, exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    sub: string
    exp: number
  }
  return { token, sub, exp }
}

const portalOf = ({ cityId }: Person): string => addresses().portals[cityId] ?? ''

/** Calls the city as a person, without the screens. */
export async function callAs(page: Page, name: string) {
  const portal = portalOf(person(name))
  const { token, sub } = await sessionOf(page, person(name), portal)
  return { portal, sub, headers: { authorization: `Bearer ${token}` } }
}

/** Discards a draft of this person that the other project left. */
export async function forgetDraft(page: Page, name: string, procedure: string): Promise<void> {
  const { portal, headers } = await callAs(page, name)
  await page.request.delete(`${portal}/api/subscriber/drafts/${encodeURIComponent(procedure)}`, { headers })
}

/** Signs a page in before it opens, once: requests a session and stores it as the shell does. The latest person stays. */
export async function signIn(page: Page, name: string, at?: string): Promise<void> {
  const session = await sessionOf(page, person(name), at ?? portalOf(person(name)))
  await page.addInitScript(
    kept => {
      const opened = sessionStorage.getItem('parvis.e2e') ?? ''
      if (opened.includes(kept)) return
      sessionStorage.setItem('parvis.session', kept)
      sessionStorage.setItem('parvis.e2e', opened + kept)
    },
    JSON.stringify({ ...session, identityToken: null }),
  )
}

export async function openAs(page: Page, name: string, path: string, at?: string): Promise<void> {
  await signIn(page, name, at)
  await page.goto(`${at ?? portalOf(person(name))}${path}`)
}

export const headingOf = (page: Page) => page.getByRole('heading', { level: 1 })
