import { expectSound } from '../accessible.ts'
import { expect, headingOf, test } from '../portal.ts'
import { linkMailedTo, secretOf } from './mails.ts'
import { main } from './screen.ts'

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
    ['', 'Indiquez une adresse e-mail'],
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
  await expect(main(page).getByText(`${email} est déjà confirmée`)).toBeVisible()
  await expectSound(page, 'a used sign-in link')

  // Copied in part.
  await page.goto(link.slice(0, -4))
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
