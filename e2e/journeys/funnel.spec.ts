import { expectSound } from '../accessible.ts'
import { expect, type Page, test } from '../portal.ts'
import { button, main, signInAtPortSable, titled } from './screen.ts'

// Port-Sable leads by questions instead of a list, and sends text messages. Nothing is requested.
const radio = (page: Page, name: string) => main(page).getByRole('radio', { name })

test('somebody who knows no offer is led by questions, goes back without loss, and is told why', async ({
  page,
}) => {
  const next = () => button(page, 'Continuer').click()
  await signInAtPortSable(page, 'Aïcha Diallo', '/souscriptions')
  await main(page).getByRole('link', { name: 'Trouver mon abonnement' }).click()
  await titled(page, 'Vous êtes…')
  await next()
  await expect(main(page).getByText('Choisissez une réponse pour continuer.')).toBeVisible()
  await expectSound(page, 'a question without its answer')
  await radio(page, 'Habitant').check()
  await next()
  await titled(page, 'Où habitez-vous ?')
  await radio(page, 'Quartier de la plage').check()
  await next()
  await titled(page, /offres? pour vous$/)
  const given = main(page).getByRole('region', { name: 'Vos réponses' })
  await expect(given).toContainText('Habitant')
  await expect(given).toContainText('Quartier de la plage')
  await expectSound(page, 'where the questions lead')

  // With the browser's back button, and with the portal's.
  await page.goBack()
  await titled(page, 'Où habitez-vous ?')
  await expect(radio(page, 'Quartier de la plage')).toBeChecked()
  await main(page).getByRole('link', { name: 'Question précédente' }).click()
  await titled(page, 'Vous êtes…')
  await expect(radio(page, 'Habitant')).toBeChecked()
  await next()
  await titled(page, 'Où habitez-vous ?')
  await expect(radio(page, 'Quartier de la plage')).toBeChecked()
  await next()
  await titled(page, /offres? pour vous$/)
  await page.reload()
  await titled(page, /offres? pour vous$/)

  await given
    .getByRole('link', { name: /Changer ma réponse/ })
    .first()
    .click()
  await titled(page, 'Vous êtes…')
  await radio(page, 'Professionnel').check()
  await next()
  await titled(page, 'Quelle est votre activité ?')
  await radio(page, 'Artisanat et services').check()
  await next()
  await titled(page, 'Une offre correspond, mais elle ne vous est pas ouverte')
  await expectSound(page, 'offers that are not for this person')
  await main(page).getByRole('link', { name: 'Recommencer les questions' }).click()
  await titled(page, 'Vous êtes…')
  await expect(radio(page, 'Habitant')).not.toBeChecked()
})

test('text messages are asked for on the dashboard, and stay asked for', async ({ page }) => {
  await signInAtPortSable(page, 'Aïcha Diallo', '/souscriptions')
  const row = main(page).getByRole('region', { name: 'Rappels par SMS' })
  const choice = row.getByRole('switch', { name: 'Recevoir les rappels' })
  const turn = async () => {
    const kept = page.waitForResponse(answer => answer.request().method() === 'PATCH')
    await choice.click()
    expect((await kept).status()).toBe(200)
  }
  await expect(choice).toBeVisible()
  const before = await choice.isChecked()
  await turn()
  await expect(choice).toBeChecked({ checked: !before })
  await expectSound(page, 'the row of text messages')
  await page.reload()
  await expect(choice).toBeChecked({ checked: !before })
  await turn()
  await expect(choice).toBeChecked({ checked: before })
})
