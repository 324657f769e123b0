import { addresses, expect, type Page, signInByForm } from '../portal.ts'
import type { GivenFine } from './at-the-desk.ts'

/** The other site that the city allows to embed. */
export const demo = (): string => addresses().origins.demo ?? ''

export interface HeardEvent {
  readonly name: string
  readonly detail: Readonly<Record<string, unknown>>
}

/** Collects the elements' events on all pages of a journey. */
export async function hear(page: Page): Promise<readonly HeardEvent[]> {
  const heard: HeardEvent[] = []
  await page.exposeFunction('parvisHeard', (name: string, detail: HeardEvent['detail']) => {
    heard.push({ name, detail })
  })
  await page.addInitScript(() => {
    const tell = Reflect.get(window, 'parvisHeard') as (name: string, detail: unknown) => void
    for (const name of ['ready', 'step', 'submitted', 'paid', 'error', 'height'])
      document.addEventListener(`parvis:${name}`, event => {
        const { cause, ...detail } = (event as CustomEvent<Record<string, unknown>>).detail
        tell(name, cause === undefined ? detail : { ...detail, cause: String(cause) })
      })
  })
  return heard
}

export interface HostPage {
  readonly path: string
  readonly html: string
  readonly headers?: Readonly<Record<string, string>>
  readonly origin?: string
}

/** A page of that site; returns its address. */
export async function hostPage(
  page: Page,
  { path, html, headers, origin = demo() }: HostPage,
): Promise<string> {
  const address = `${origin}${path}`
  await page.route(
    url => `${url.origin}${url.pathname}` === address,
    route => route.fulfill({ contentType: 'text/html; charset=utf-8', headers: { ...headers }, body: html }),
  )
  return address
}

/** A page without policy; `body` and `head` are the journey's. */
export const plainPage = (
  portal: string,
  { head = '', body = '<parvis-fines></parvis-fines>', lang = 'fr' } = {},
) =>
  `<!doctype html><html lang="${lang}"><head><title>Host</title><link rel="icon" href="data:,">${head}
<script type="module" src="${portal}/embed.js"></script></head><body><main><h1>Host</h1>${body}</main></body></html>`

/** The embedded part, excluding the page's own headings and buttons. */
export const partOf = (page: Page, name?: string) =>
  page.locator(`${name ? `parvis-${name} ` : ''}[data-parvis-root]`)

export const partTitle = (page: Page, name: string | RegExp, level = 2) =>
  expect(partOf(page).getByRole('heading', { level, name })).toBeVisible({ timeout: 15_000 })

export async function fillLookUp(page: Page, { number, plate }: GivenFine): Promise<void> {
  await page.getByRole('textbox', { name: 'Numéro du FPS' }).fill(number)
  await page.getByRole('textbox', { name: 'Plaque d’immatriculation' }).fill(plate)
  await page.getByRole('button', { name: 'Voir mon FPS' }).click()
}

/** Pays a fine up to the provider's page. */
export async function payAs(page: Page, part: Pick<Page, 'getByRole'>, email: string): Promise<void> {
  await part.getByRole('textbox', { name: /^Adresse e-mail/ }).fill(email)
  await part.getByRole('textbox', { name: /^Confirmez/ }).fill(email)
  await page.keyboard.press('Enter')
}

export async function lookUp(page: Page, fine: GivenFine, level = 2): Promise<void> {
  await fillLookUp(page, fine)
  await partTitle(page, /Votre FPS/, level)
}

/** Signs in as a person does, in the portal's own window. */
export async function signInBeside(page: Page, name: string, part = 'rights'): Promise<void> {
  const [window] = await Promise.all([
    page.context().waitForEvent('page'),
    partOf(page, part).getByRole('button', { name: 'Se connecter' }).click(),
  ])
  await signInByForm(window, name)
  // Awaited before the press, since the window may close before it resolves.
  const closed = window.waitForEvent('close', { timeout: 5_000 }).catch(() => null)
  await window.getByRole('button', { name: 'Continuer' }).focus()
  await window.keyboard.press('Enter').catch(() => {})
  await closed
}
