import { expectSound } from '../accessible.ts'
import { callAs, expect, forgetDraft, headingOf, openAs, type Page, person, test } from '../portal.ts'
import { aFine, aPlate, aRight, dropRight } from './at-the-desk.ts'
import { draftSaved } from './drafts-held.ts'
import { tabTo } from './rights-access.ts'
import { inEnglish } from './screen.ts'

const DIALOG = /\/session-dialog\.\w+\.(js|css)$/

/**
 * The session's dialogs have come, which somebody signed in loads by typing. When the page's clock jumps while one of
 * their files is on its way, the loader's time limits run out: each of script and style ends one try of two.
 */
const dialogFiles = (page: Page) =>
  Promise.all(
    ['.js', '.css'].map(ending =>
      page.waitForEvent('requestfinished', request => {
        const url = request.url()
        return DIALOG.test(url) && url.endsWith(ending)
      }),
    ),
  )

test('signing in takes no more than a keyboard', async ({ page, portal }) => {
  const { email, password } = person('Camille Martin')
  await page.goto(`${portal}/settings`)
  await expect(headingOf(page)).toHaveText('Connexion')
  await tabTo(page, /^Adresse e-mail/)
  await page.keyboard.type(email)
  await tabTo(page, /^Mot de passe/)
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(headingOf(page)).toHaveText('Mon profil')
  await expect(headingOf(page)).toBeFocused()
})

test('signing out in one tab is told in the others', async ({ page, portal: _, context }) => {
  await openAs(page, 'Georges Faure', '/souscriptions')
  await expect(headingOf(page)).toHaveText('Bonjour Georges')
  const other = await context.newPage()
  await openAs(other, 'Georges Faure', '/settings')
  await expect(headingOf(other)).toHaveText('Mon profil')
  const open = await context.newPage()
  await openAs(open, 'Georges Faure', '/souscriptions/registerCustomer')
  await open.getByRole('textbox', { name: 'Prénom', exact: true }).fill('Georges')
  // Calls under way at sign-out would be refused, and the browser writes that into the console.
  await Promise.all([page, other, open].map(tab => tab.waitForLoadState('networkidle')))
  await page.getByRole('button', { name: /Mon compte/ }).click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  // Told for some seconds, in all tabs at once.
  await Promise.all(
    [other, open].map(tab => expect(tab.getByText('Session fermée dans un autre onglet.')).toBeVisible()),
  )
  await expect(headingOf(other)).toHaveText('Connexion')
  await expect(open.getByRole('textbox', { name: 'Prénom', exact: true })).toHaveValue('')
  expect(await other.evaluate(() => sessionStorage.getItem('parvis.session'))).toBeNull()
})

test('a link of a mail opens its case in a new tab without credentials, until its owner signs out', async ({
  page,
  portal,
  context,
}) => {
  const mailed = `${portal}/settings`
  const stranger = await context.newPage()
  await stranger.goto(mailed)
  await expect(headingOf(stranger)).toHaveText('Connexion')
  await stranger.close()

  await openAs(page, 'Georges Faure', '/souscriptions')
  await expect(headingOf(page)).toHaveText('Bonjour Georges')
  const opened = await context.newPage()
  let passwords = 0
  opened.on('request', request => {
    if (request.url().includes('/api/auth/')) passwords += 1
  })
  await opened.goto(mailed)
  await expect(headingOf(opened)).toHaveText('Mon profil')
  await opened.reload()
  await expect(headingOf(opened)).toHaveText('Mon profil')
  expect(passwords).toBe(0)

  await opened.getByRole('button', { name: /Mon compte/ }).click()
  await opened.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page.getByText('Session fermée dans un autre onglet.')).toBeVisible()
  await expect(headingOf(page)).toHaveText('Connexion')
  expect(await page.evaluate(() => sessionStorage.getItem('parvis.session'))).toBeNull()
  const late = await context.newPage()
  await late.goto(mailed)
  await expect(headingOf(late)).toHaveText('Connexion')
  await opened.reload()
  await expect(headingOf(opened)).toHaveText('Connexion')
})

test('whoever signs out while the city still answers is refused nothing', async ({ page, portal }) => {
  let asked = 0
  const answered: number[] = []
  page.on('response', answer => {
    if (answer.url().includes('/ticket-number?')) answered.push(answer.status())
  })
  let answer = () => {}
  const isTime = new Promise<void>(resolve => {
    answer = resolve
  })
  await page.route('**/ticket-number?*', async route => {
    asked += 1
    await isTime
    await route.continue()
  })
  await openAs(page, 'Camille Martin', '/souscriptions')
  await expect(headingOf(page)).toHaveText('Bonjour Camille')
  await expect.poll(() => asked).toBeGreaterThan(0)
  await page.getByRole('button', { name: /Mon compte/ }).click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page.getByRole('button', { name: /Mon compte/ })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Se déconnecter' })).toHaveCount(0)
  await expect(page.getByText('Déconnexion en cours…')).toBeVisible()
  answer()
  await expect(page.getByText('Session fermée.')).toBeVisible()
  await expect(headingOf(page)).toHaveText('Connexion')
  await expect(page).toHaveURL(`${portal}/`)
  await expect.poll(() => answered).toEqual(Array(asked).fill(200))
})

test.describe('somebody else who signs in over a session that the city has ended', () => {
  test.use({ expectedComplaints: /status of 401/ })

  test('is given nothing of the request that was open', async ({ page, portal }) => {
    const draft = 'subscription-vm-carer'
    await forgetDraft(page, 'Inès Moreau', draft)
    const saved: string[] = []
    let authorization = ''
    page.on('request', request => {
      authorization = request.headers().authorization ?? authorization
    })
    page.on('response', answer => {
      // Without a session the screen goes on trying, in vain.
      if (answer.request().method() === 'PUT' && answer.ok()) saved.push(answer.url())
    })
    await openAs(page, 'Inès Moreau', '/souscriptions/create/vm-carer?step=start')
    const year = page.getByRole('main').getByRole('radio', { name: /1 an/ })
    await expect(year).toBeVisible()
    await page.request.post(`${portal}/api/auth/logout`, { headers: { authorization } })
    await year.check()
    const again = page.getByRole('alertdialog', { name: 'Votre session a été fermée' })
    await again.getByLabel('Adresse e-mail').fill(person('Louise Perrin').email)
    await again.getByLabel('Mot de passe', { exact: true }).fill(person('Louise Perrin').password)
    saved.length = 0
    await again.getByRole('button', { name: 'Me reconnecter' }).click()
    await expect(page.getByRole('button', { name: /Mon compte.*Louise Perrin/ })).toBeVisible()
    await expect(again).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    const theirs = await callAs(page, 'Louise Perrin')
    const kept = await page.request.get(`${portal}/api/subscriber/drafts/${draft}`, theirs)
    expect([saved, kept.status()]).toEqual([[], 204])
  })
})

test.describe('in English, a session that ends', { tag: '@phone' }, () => {
  // A wrong password when signing in again.
  // The page's clock is fake, so animations would not advance: reduced motion avoids them.
  test.use({ expectedComplaints: /status of 401/, contextOptions: { reducedMotion: 'reduce' } })

  test('is announced two minutes before, and its owner finds everything typed by signing in over the hidden page', async ({
    page,
    portal: _,
  }) => {
    await inEnglish(page)
    await page.clock.install()
    await openAs(page, 'Louise Perrin', '/settings')
    await expect(headingOf(page)).toHaveText('My profile')
    const typed = page.getByLabel(/^Home phone/)
    const ready = dialogFiles(page)
    await typed.fill('01 23 45 67 89')
    await ready
    await page.clock.fastForward('28:30')
    const ending = page.getByRole('alertdialog', { name: 'Are you still there?' })
    await expect(ending.getByRole('button', { name: 'Stay signed in' })).toBeVisible()
    await expectSound(page, 'the warning')
    await page.clock.fastForward('02:00')
    const again = page.getByRole('alertdialog', { name: 'Your session has expired' })
    await expect(again).toBeVisible()
    await expectSound(page, 'the end of a session')
    // Reset the clock: the city's did not run ahead.
    await page.clock.setSystemTime(new Date())
    await again.getByLabel('Password').fill('not the password')
    await again.getByLabel('Password').press('Enter')
    await expect(again.getByRole('alert')).toContainText('wrong')
    await again.getByLabel('Password').fill(person('Louise Perrin').password)
    await again.getByRole('button', { name: 'Sign in again' }).click()
    await expect(again).toHaveCount(0)
    await expect(typed).toHaveValue('01 23 45 67 89')
    await expect(typed).toBeFocused()
  })
})

test('through the provider, one signs in again in a window of its own while the page waits with what was typed', async ({
  page,
  portal,
}) => {
  await page.clock.install()
  await page.goto(`${portal}/settings`)
  await page.getByRole('button', { name: /FranceConnect/ }).click()
  await page.getByRole('button', { name: /Louise Perrin/ }).click()
  await expect(headingOf(page)).toHaveText('Mon profil')
  const ready = dialogFiles(page)
  await page.getByLabel('Téléphone fixe').fill('01 98 76 54 32')
  await ready
  // Who types has the dialog, whatever becomes of its files.
  await page.route(DIALOG, route => route.abort())
  await page.clock.fastForward('30:30')
  const again = page.getByRole('alertdialog', { name: 'Votre session a expiré' })
  await expect(again).toBeVisible()
  await page.clock.setSystemTime(new Date())
  const opening = page.waitForEvent('popup')
  await again.getByRole('button', { name: 'Me reconnecter avec FranceConnect' }).click()
  const aside = await opening
  await expect(again).toHaveCount(0)
  await expect(page.getByLabel('Téléphone fixe')).toHaveValue('01 98 76 54 32')
  await expect.poll(() => aside.isClosed()).toBe(true)
  await expect(page).toHaveURL(`${portal}/settings`)
})

test.describe('a session that the city ends under somebody’s hands', () => {
  const OWNER = 'Nadia Haddad'
  test.use({ expectedComplaints: /status of 401/ })
  const withRight = test.extend<{ right: string }>({
    right: async ({ page }, use) => {
      const right = await aRight(page, OWNER, 'resident')
      await use(right)
      await dropRight(page, right)
    },
  })

  const endAtTheCity = async (page: Page, portal: string) => {
    const kept = await page.evaluate(() => sessionStorage.getItem('parvis.session'))
    const { token } = JSON.parse(kept ?? '') as { token: string }
    await page.request.post(`${portal}/api/auth/logout`, { headers: { authorization: `Bearer ${token}` } })
  }
  const signInAgain = async (page: Page) => {
    const again = page.getByRole('alertdialog', { name: 'Votre session a été fermée' })
    await expect(again).toBeVisible()
    await expectSound(page, 'a session that the city has ended')
    await again.getByLabel('Mot de passe').fill(person(OWNER).password)
    await again.getByRole('button', { name: 'Me reconnecter' }).click()
    await expect(again).toHaveCount(0)
  }

  withRight(
    'keeps what is typed into a dialog, and what could not be read meanwhile comes',
    async ({ page, portal, right }) => {
      const plate = aPlate()
      const reading = new Set<unknown>()
      page.on('request', request => reading.add(request))
      page.on('requestfinished', request => reading.delete(request))
      page.on('requestfailed', request => reading.delete(request))
      await openAs(page, OWNER, `/souscriptions/${right}`)
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Modifier les plaques/ })
        .click()
      const plates = page.getByRole('dialog', { name: 'Modifier les plaques' })
      await plates.getByLabel('Plaque').first().fill(plate)
      await plates.getByRole('button', { name: 'Vérifier le changement' }).click()
      await endAtTheCity(page, portal)
      await plates.getByRole('button', { name: 'Enregistrer les plaques' }).click()
      await signInAgain(page)
      await expect(plates).toContainText(plate.slice(2, 5))
      await expect(plates.getByRole('button', { name: 'Enregistrer les plaques' })).toBeFocused()
      await plates.getByRole('button', { name: 'Enregistrer les plaques' }).click()
      await expect(page.getByText(/^Les plaques de .* sont enregistrées\.$/)).toBeVisible()

      // What is read again after saving would meet the ended session before the press does.
      await expect.poll(() => reading.size).toBe(0)
      await endAtTheCity(page, portal)
      await page.getByRole('link', { name: 'Nouvelle demande' }).click()
      await signInAgain(page)
      await expect(
        page.getByRole('main').getByRole('link', { name: 'Visiteur, une journée' }).first(),
      ).toBeVisible()
    },
  )

  test('keeps an appeal that is being written, and goes on saving it', async ({ page, portal }) => {
    const fine = await aFine(page)
    await openAs(page, OWNER, `/fps/${fine.number}/appeal`)
    await page.getByRole('textbox', { name: /Plaque/ }).fill(fine.plate)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Commencer ma contestation' }).click()
    await page.getByRole('radio', { name: 'Autre motif' }).check()
    await expect(draftSaved(page)).toBeVisible()
    await endAtTheCity(page, portal)
    await page.getByRole('button', { name: 'Continuer' }).click()
    await page.getByRole('button', { name: 'Continuer' }).click()
    const firstName = page.getByRole('textbox', { name: 'Prénom', exact: true })
    await firstName.fill('Nadia-Rose')
    await signInAgain(page)
    await expect(firstName).toHaveValue('Nadia-Rose')
    await expect(draftSaved(page)).toBeVisible()
    await page.reload()
    await expect(firstName).toHaveValue('Nadia-Rose')
  })
})
