import { expectAccessible } from '../accessible.ts'
import { expect, type Page, test } from '../portal.ts'
import { aFine } from './at-the-desk.ts'
import { coveredFocus } from './comfort.ts'
import { demo, hostPage, lookUp, partOf, partTitle, plainPage, signInBeside } from './on-other-sites.ts'

const BOTH =
  '<parvis-rights routing="hash"></parvis-rights><parvis-requests routing="memory" path="/demandes"></parvis-requests>'

/** All storage of another site's page. */
const keptBy = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, databases])
  })

test('somebody signs in in the portal’s window, all parts of the page know it, the page keeps nothing, and all tabs of the site are left at once', async ({
  page,
  portal,
}) => {
  test.setTimeout(90_000)
  const open = async (tab: Page) =>
    tab.goto(await hostPage(tab, { path: '/rights', html: plainPage(portal, { body: BOTH }) }))
  const signInOf = (tab: Page) => tab.getByRole('heading', { name: 'Connectez-vous pour continuer' })
  await open(page)
  await expect(signInOf(page)).toHaveCount(2)
  await expectAccessible(page, 'before signing in')
  const [closed] = await Promise.all([
    page.context().waitForEvent('page'),
    partOf(page, 'requests').getByRole('button', { name: 'Se connecter' }).click(),
  ])
  await closed.close()
  const tokens: string[] = []
  const underWay = new Set<object>()
  page.on('request', request => {
    const { authorization } = request.headers()
    if (authorization) {
      tokens.push(authorization.replace(/^Bearer /, ''))
      underWay.add(request)
    }
  })
  page.on('requestfinished', request => underWay.delete(request))
  page.on('requestfailed', request => underWay.delete(request))
  await signInBeside(page, 'Camille Martin')
  await expect(partOf(page, 'rights')).toContainText(/Camille Martin/)
  await expect(partOf(page, 'requests')).toContainText(/Camille Martin/)
  await expect(signInOf(page)).toHaveCount(0)
  await expect(partOf(page, 'rights').getByRole('heading', { level: 2 }).first()).toBeVisible()
  const token = tokens[0] ?? 'none'
  expect(token.length).toBeGreaterThan(20)
  const kept = await keptBy(page)
  expect(kept).not.toContain(token)
  expect(kept).not.toContain('Camille')
  const other = await page.context().newPage()
  await open(other)
  await signInBeside(other, 'Camille Martin')
  await expect(partOf(other, 'requests')).toContainText(/Camille Martin/)
  // Calls under way at sign-out would be refused, and the browser writes that into the console.
  await expect.poll(() => underWay.size).toBe(0)
  await partOf(page, 'rights').getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(signInOf(page)).toHaveCount(2)
  await expect(signInOf(other)).toHaveCount(2)
  const after = await page.request.get(`${portal}/api/subscriber`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(after.status()).toBe(401)
})

test.describe('a session that the city ends', () => {
  test.use({ expectedComplaints: /status of 401/ })

  let authorization: string
  test.beforeEach(({ page }) => {
    authorization = ''
    page.on('request', request => {
      authorization = request.headers().authorization ?? authorization
    })
  })
  const endAtTheCity = (page: Page, portal: string) =>
    page.request.post(`${portal}/api/auth/logout`, { headers: { authorization } })

  test('hides all parts of the page until their owner signs in again, with what was typed', async ({
    page,
    portal,
  }) => {
    test.setTimeout(90_000)
    const body =
      '<parvis-rights></parvis-rights><parvis-account routing="memory" path="/settings"></parvis-account>'
    const phone = partOf(page, 'account').getByLabel('Téléphone fixe')
    const closed = page.getByRole('heading', { name: 'Votre session a été fermée' })
    const typeAfterEnd = async (typed: string) => {
      await phone.fill(typed)
      await endAtTheCity(page, portal)
      await phone.press('Enter')
      await expect(closed).toHaveCount(2)
      await expect(phone).toBeHidden()
    }
    await page.goto(await hostPage(page, { path: '/ended', html: plainPage(portal, { body }) }))
    await signInBeside(page, 'Camille Martin')
    await typeAfterEnd('01 98 76 54 32')
    await expect(page.getByText(/vous êtes connecté au portail/)).toHaveCount(0)
    await expectAccessible(page, 'ended')
    await signInBeside(page, 'Camille Martin')
    await expect(closed).toHaveCount(0)
    await expect(phone).toHaveValue('01 98 76 54 32')

    await typeAfterEnd('01 98 76 54 33')
    await partOf(page, 'rights').getByRole('button', { name: 'Rester déconnecté' }).click()
    await expect(page.getByRole('heading', { name: 'Connectez-vous pour continuer' })).toHaveCount(2)
  })

  /** A dialog of a part in which plates were typed, when the session ends. */
  const endOverPlates = async (page: Page, portal: string) => {
    const body = '<parvis-rights routing="memory" path="/souscriptions/camille-sub-shared"></parvis-rights>'
    await page.goto(await hostPage(page, { path: '/ended-dialog', html: plainPage(portal, { body }) }))
    await signInBeside(page, 'Camille Martin')
    await partOf(page).getByRole('button', { name: 'Modifier les plaques' }).click()
    const plates = page.getByRole('dialog', { name: 'Modifier les plaques' })
    await plates.getByRole('textbox').fill('EE-111-EE')
    await plates.getByRole('button', { name: 'Vérifier le changement' }).click()
    await endAtTheCity(page, portal)
    const save = plates.getByRole('button', { name: 'Enregistrer les plaques' })
    await save.click()
    const ended = page.getByRole('alertdialog', { name: 'Votre session a été fermée' })
    await expect(ended).toBeFocused()
    return { plates, save, ended }
  }

  test('covers an open dialog until its owner signs in again, with what was typed', async ({
    page,
    portal,
  }) => {
    const { plates, save, ended } = await endOverPlates(page, portal)
    for (const label of ['Se connecter', 'Rester déconnecté', 'Se connecter']) {
      await page.keyboard.press('Tab')
      expect(await focused(page)).toBe(label)
    }
    await signInBeside(page, 'Camille Martin')
    await expect(ended).toHaveCount(0)
    await expect(plates).toContainText('EE-111-EE')
    await expect(save).toBeFocused()
  })

  test.describe('over a dialog, of which the code that covers it does not come', () => {
    test.use({ expectedComplaints: /status of 401|ERR_FAILED/ })
    test.beforeEach(({ page }) => page.route('**/ended-dialog.*.js', route => route.abort()))

    test('is told above it, and its owner goes on with what was typed', async ({ page, portal }) => {
      const { plates, save, ended } = await endOverPlates(page, portal)
      await expect(ended).toContainText('vous retrouverez ce que vous avez saisi')
      await expectAccessible(page, 'ended over a dialog without its code')
      for (const label of ['Se connecter', 'Rester déconnecté']) {
        await page.keyboard.press('Tab')
        expect(await focused(page)).toBe(label)
      }
      await page.keyboard.press('Tab')
      await expect(plates.locator(':focus')).toHaveCount(0)
      await signInBeside(page, 'Camille Martin')
      await expect(ended).toHaveCount(0)
      await expect(plates).toContainText('EE-111-EE')
      await expect(save).toBeFocused()
    })

    test('is told above it, and can be left', async ({ page, portal }) => {
      const { plates, ended } = await endOverPlates(page, portal)
      await ended.getByRole('button', { name: 'Rester déconnecté' }).click()
      await expect(plates).toHaveCount(0)
      await expect(page.getByRole('heading', { name: 'Connectez-vous pour continuer' })).toBeFocused()
    })
  })
})

/** The focused element, through shadow roots. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null
    return (label || element?.getAttribute('aria-label') || element?.textContent || '').trim()
  })

test('Tab goes from the page through the part and out again, and a fault is found by keyboard', async ({
  page,
  portal: _,
}) => {
  await page.goto(`${demo()}/tarifs`)
  await page.goto(`${demo()}/`)
  await partTitle(page, 'Votre forfait de post-stationnement')
  const order: string[] = []
  for (let step = 0; step < 14 && !(step > 4 && order.at(-1) === order[0]); step += 1) {
    await page.keyboard.press('Tab')
    order.push(await focused(page))
  }
  const at = (name: RegExp) => order.findIndex(label => name.test(label))
  expect(at(/^Sans script/)).toBeGreaterThanOrEqual(0)
  expect(at(/^Numéro du FPS/)).toBeGreaterThan(at(/^Sans script/))
  expect(at(/^Plaque/)).toBeGreaterThan(at(/^Numéro du FPS/))
  expect(at(/^Voir mon FPS/)).toBeGreaterThan(at(/^Plaque/))
  await partOf(page).getByRole('button', { name: 'Voir mon FPS' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: /à corriger/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Numéro du FPS' })).toBeFocused()
  await expectAccessible(page, 'faults')
})

test('on a phone, the keyboard sees every field of a request above its bar', async ({ page, portal }) => {
  await page.setViewportSize({ width: 360, height: 760 })
  const head = '<meta name="viewport" content="width=device-width, initial-scale=1">'
  const body =
    '<parvis-requests routing="memory" path="/souscriptions/ticket/create/vm-visitor"></parvis-requests>'
  await page.goto(await hostPage(page, { path: '/bar', html: plainPage(portal, { head, body }) }))
  await signInBeside(page, 'Camille Martin', 'requests')
  await partOf(page).getByRole('link', { name: 'Commencer la demande' }).click()
  await expect(partOf(page).getByRole('heading', { name: 'Vérifier l’offre' })).toBeFocused()
  expect(await coveredFocus(page)).toEqual([])
})

test('the city’s papers and one’s own documents are saved from a page of somebody else', async ({
  page,
  portal: _,
}) => {
  test.setTimeout(90_000)
  const save = async (name: RegExp) => {
    const saved = page.waitForEvent('download', { timeout: 15_000 })
    await partOf(page).getByRole('button', { name }).first().click()
    expect((await saved).suggestedFilename()).toMatch(/\.pdf$/)
  }
  const fine = await aFine(page)
  await page.goto(`${demo()}/`)
  await lookUp(page, fine)
  await save(/^Télécharger.*Avis de paiement/)
  await page.goto(`${demo()}/mes-droits#/souscriptions/camille-sub-shared`)
  await signInBeside(page, 'Camille Martin')
  await save(/^Télécharger.*Historique des plaques/)
  await save(/^Télécharger.*facture-electricite/)
})
