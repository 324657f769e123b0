import { addresses, expect, headingOf, openAs, person, signInByForm, test } from '../portal.ts'

test('a resident signs in through the identity provider, sees their rights, and signs out of both', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal}/`)
  await expect(headingOf(page)).toHaveText('Connexion')
  await page.getByRole('button', { name: /FranceConnect/ }).click()
  await expect(page).toHaveURL(new RegExp(`^${addresses().origins.identityProvider}/`))
  await page.getByRole('button', { name: /Camille Martin/ }).click()
  await expect(page).toHaveURL(`${portal}/`)
  await expect(headingOf(page)).toHaveText('Bonjour Camille')

  await page.getByRole('button', { name: /Mon compte/ }).click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL(`${portal}/`)
  await expect(headingOf(page)).toHaveText('Connexion')
  expect(await page.evaluate(() => sessionStorage.getItem('parvis.session'))).toBeNull()

  // The provider's session has ended too: it asks for the person again.
  await page.getByRole('button', { name: /FranceConnect/ }).click()
  await expect(page.getByRole('button', { name: /Camille Martin/ })).toBeVisible()
})

test('whoever signs in by the header is led back to the page that they were on', async ({ page, portal }) => {
  const wanted = `${portal}/tarifs/vm-resident`
  const ways = [
    () => signInByForm(page, 'Camille Martin'),
    async () => {
      await page.getByRole('button', { name: /FranceConnect/ }).click()
      await page.getByRole('button', { name: /Camille Martin/ }).click()
    },
  ]
  for (const signIn of ways) {
    await page.goto(wanted)
    const header = page.getByRole('banner')
    await header.getByRole('button', { name: 'Se connecter' }).click()
    await expect(headingOf(page)).toHaveText('Connexion')
    await signIn()
    await expect(headingOf(page)).toHaveText('Abonnement résident')
    await expect(page).toHaveURL(wanted)
    await header.getByRole('button', { name: /Mon compte/ }).click()
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await expect(headingOf(page)).toHaveText('Connexion')
  }
})

test('a page that the browser restores after its owner signed out shows nothing of them', async ({
  page,
  portal: _,
}) => {
  const watch = page.waitForEvent('requestfinished', request => /\/ahead\.\w+\.js$/.test(request.url()))
  await openAs(page, 'Camille Martin', '/souscriptions')
  await expect(headingOf(page)).toHaveText('Bonjour Camille')
  await watch
  // The headless browser keeps no page for its back button: its events are given, around what a second page would do.
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    sessionStorage.removeItem('parvis.session')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(headingOf(page)).toHaveText('Connexion')
})

test('the chosen language is kept across sign-in and reload', { tag: '@phone' }, async ({ page, portal }) => {
  await page.goto(`${portal}/souscriptions`)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(headingOf(page)).toHaveText('Sign in')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const { email, password } = person('Camille Martin')
  await page.getByRole('textbox', { name: 'Email address' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(headingOf(page)).toHaveText('Hello Camille')
  await page.reload()
  await expect(headingOf(page)).toHaveText('Hello Camille')
})

test('a session about to end asks to stay, and one that ended says so and lets one leave', async ({
  page,
  portal,
}) => {
  await page.clock.install()
  await openAs(page, 'Camille Martin', '/souscriptions')
  await expect(headingOf(page)).toHaveText('Bonjour Camille')
  // Wait for pending requests, which would otherwise appear to last half an hour.
  await page.waitForLoadState('networkidle')
  await page.clock.fastForward('28:30')
  const ending = page.getByRole('alertdialog', { name: /Êtes-vous toujours là/ })
  await expect(ending).toBeVisible()
  await page.clock.fastForward('02:00')
  const expired = page.getByRole('alertdialog', { name: 'Votre session a expiré' })
  await expect(expired).toBeVisible()
  await expired.getByRole('button', { name: 'Rester déconnecté' }).click()
  await expect(headingOf(page)).toHaveText('Connexion')
  await expect(page).toHaveURL(`${portal}/souscriptions`)
})
