import { expectSound } from '../accessible.ts'
import { expect, headingOf, type Page, test } from '../portal.ts'
import { linkMailedTo, secretOf } from './mails.ts'

const PASSWORD = 'les nuages violets boivent du thé'
const OTHER_PASSWORD = 'quatre girafes lisent un atlas'

const main = (page: Page) => page.getByRole('main')

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await main(page).getByRole('button', { name: 'Se connecter', exact: true }).click()
}

test.describe('an account by e-mail', () => {
  // The browser logs the refusals of a weak password and of an unconfirmed address.
  test.use({ expectedComplaints: /status of 40[03]/ })

  test('is opened, confirmed by the link of its mail, forgotten and recovered', async ({ page, portal }, {
    retry,
  }) => {
    test.setTimeout(180_000)
    // The city mails an address three times an hour at most: a retry uses another one.
    const email = `ana.petit.${retry}@example.org`
    await page.goto(`${portal}/register`)
    await expect(headingOf(page)).toHaveText('Créer un compte')
    await page.getByLabel('Prénom').fill('Ana')
    await page.getByLabel('Nom', { exact: true }).fill('Petit')
    await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(email)
    await page.getByLabel('Choisissez un mot de passe').fill('motdepasse123')
    await page.getByLabel(/Plaque d’immatriculation/).fill('ab 123 cd')
    await page.getByRole('button', { name: 'Créer mon compte' }).click()
    const summary = page.getByRole('region', { name: 'Une réponse est à corriger' })
    await expect(summary).toBeFocused()
    await expectSound(page, 'a refused password')
    await summary.getByRole('link').click()
    await expect(page.getByLabel('Choisissez un mot de passe')).toBeFocused()

    // Everything except the password is restored.
    await page.reload()
    await expect(page.getByLabel('Prénom')).toHaveValue('Ana')
    await expect(page.getByLabel('Choisissez un mot de passe')).toHaveValue('')
    await page.getByLabel('Choisissez un mot de passe').fill(PASSWORD)
    await page.getByRole('button', { name: 'Créer mon compte' }).click()
    await expect(page.getByText(`Un message vient de partir vers ${email}`)).toBeVisible()
    expect(page.url()).not.toContain('@')
    await expectSound(page, 'an address to confirm')

    await page.getByRole('link', { name: 'Connexion', exact: true }).click()
    await expect(page.getByRole('textbox', { name: 'Adresse e-mail' })).toHaveValue(email)
    await signIn(page, email, PASSWORD)
    await page.getByRole('button', { name: 'Renvoyer le message de confirmation' }).click()
    await expect(headingOf(page)).toHaveText('Confirmez votre adresse e-mail')
    await page.getByRole('button', { name: 'Renvoyer le message', exact: true }).click()
    await expect(page.getByText('C’est fait')).toBeVisible()

    const proof = await linkMailedTo(email, '/verify/email', 2)
    await page.goto(proof)
    await expect(headingOf(page)).toHaveText('Votre adresse est confirmée')
    expect(page.url()).not.toContain(secretOf(proof))
    await expectSound(page, 'a confirmed address')
    await main(page).getByRole('link', { name: 'Me connecter' }).click()
    await signIn(page, email, PASSWORD)
    await expect(headingOf(page)).toHaveText('Bonjour Ana')
    await page.getByRole('button', { name: /Mon compte/ }).click()
    await page.getByRole('button', { name: 'Se déconnecter' }).click()

    await main(page)
      .getByRole('link', { name: /Mot de passe oublié/ })
      .click()
    await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(email)
    await page.getByRole('button', { name: 'Recevoir le lien' }).click()
    await expect(page.getByText(`Si un compte existe avec ${email}`)).toBeVisible()
    await expectSound(page, 'a recovery that was asked')
    const recovery = await linkMailedTo(email, '/recover')
    await page.goto(recovery)
    await expect(headingOf(page)).toHaveText('Choisissez un nouveau mot de passe')
    expect(page.url()).not.toContain(secretOf(recovery))
    // The link outlives a reload although the address bar no longer has it.
    await page.reload()
    await expect(page.getByLabel('Nouveau mot de passe')).toBeVisible()
    await expectSound(page, 'a new password')
    await page.getByLabel('Nouveau mot de passe').fill(OTHER_PASSWORD)
    await page.getByRole('button', { name: 'Changer mon mot de passe' }).click()
    await expect(headingOf(page)).toHaveText('Votre mot de passe est changé')
    await page.goto(recovery)
    await expect(headingOf(page)).toHaveText('Ce lien n’est plus valable')
    await expect(page.getByRole('link', { name: 'Recevoir un nouveau lien' })).toBeVisible()
    await page.goto(`${portal}/sign-in`)
    await signIn(page, email, OTHER_PASSWORD)
    await expect(headingOf(page)).toHaveText('Bonjour Ana')
  })
})

test('somebody whose provider gives no e-mail address is asked for one, proves it by a link, and is asked no more', async ({
  page,
  portal,
}) => {
  const email = 'sacha@example.org'
  await page.goto(`${portal}/settings`)
  await page.getByRole('button', { name: /FranceConnect/ }).click()
  await page.getByRole('button', { name: /Sacha Lenoir/ }).click()
  const asking = page.getByRole('dialog', { name: 'Votre adresse e-mail' })
  await expect(asking).toBeVisible()
  await expect(page).toHaveURL(`${portal}/souscriptions?sign=1`)
  for (const [typed, told] of [
    ['', 'Indiquez une autre adresse'],
    ['a@b.c', 'au moins 6 caractères'],
    [`${'a'.repeat(70)}@example.org`, 'au plus 80 caractères'],
    ['pas une adresse', 'n’est pas une adresse e-mail correcte'],
  ] as const) {
    await asking.getByRole('textbox').fill(typed)
    await asking.getByRole('button', { name: 'M’envoyer le lien' }).click()
    await expect(asking.getByText(told)).toBeVisible()
  }
  await expectSound(page, 'the question for an address')
  await asking.getByRole('textbox').fill(` ${email} `)
  await asking.getByRole('button', { name: 'M’envoyer le lien' }).click()
  const sent = page.getByRole('dialog', { name: 'Ouvrez votre messagerie' })
  await expect(sent.getByText(email)).toBeVisible()
  await sent.getByRole('button', { name: 'J’ai compris' }).click()
  // The page requested before signing in.
  await expect(page).toHaveURL(`${portal}/settings`)

  const link = await linkMailedTo(email, '/souscriptions/inscription')
  await page.goto(link)
  await expect(main(page).getByText(email)).toBeVisible()
  await expect(main(page).getByText('Sacha Lenoir')).toBeVisible()
  expect(page.url()).not.toContain(secretOf(link))
  await expectSound(page, 'a sign-in link')
  await main(page)
    .getByRole('button', { name: /FranceConnect/ })
    .click()
  await expect(page.getByText('Votre adresse e-mail est confirmée.')).toBeVisible()
  await expect(page).toHaveURL(`${portal}/souscriptions`)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.goto(link)
  const dead = page.getByRole('alertdialog', { name: 'Ce lien n’est plus valable' })
  await dead.getByRole('button', { name: 'Demander un autre lien' }).click()
  await expect(page).toHaveURL(`${portal}/souscriptions?sign=1`)
  await expect(asking).toBeVisible()
})

test('what the provider can fail by is told in words, in a dialog that leads back to the wanted page', async ({
  page,
  portal,
}) => {
  const told = new Set<string>()
  // A cancellation, an error with the provider's own message, and an unexpected response; the others differ only in
  // their sentence.
  const troubles = ['access_denied', 'invalid_request', 'state_mismatch']
  for (const trouble of troubles) {
    await page.goto(`${portal}/settings`)
    await page.getByRole('button', { name: /FranceConnect/ }).click()
    await page.getByText('Revenir au portail avec une erreur').click()
    await page.getByRole('button', { name: trouble, exact: true }).click()
    const isCanceled = trouble === 'access_denied'
    const title = isCanceled ? 'Vous n’êtes pas connecté' : 'La connexion n’a pas abouti'
    const dialog = page.getByRole('alertdialog', { name: title })
    await expect(dialog.getByRole('alert')).not.toBeEmpty()
    told.add((await dialog.getByRole('alert').textContent()) ?? '')
    await expect(page).toHaveTitle(/^Erreur\s:/)
    await expect(page).toHaveURL(`${portal}/auth`)
    // A cancellation is not shown as a failure; other errors show the provider's own message below.
    if (isCanceled) {
      await expect(dialog.getByText(trouble)).toBeHidden()
      await expectSound(page, 'a canceled sign-in')
    }
    if (trouble === 'invalid_request') await expect(dialog.getByText(trouble)).toBeVisible()
    await dialog.getByRole('button', { name: 'Réessayer de me connecter' }).click()
    await expect(page).toHaveURL(`${portal}/settings`)
    await expect(headingOf(page)).toHaveText('Connexion')
  }
  expect(told.size).toBe(troubles.length)
})
