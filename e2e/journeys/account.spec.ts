import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expectAccessible, expectNoSpill } from '../accessible.ts'
import { ADDRESSES_ENV, callAs, expect, headingOf, openAs, type Page, signInByForm, test } from '../portal.ts'
import { tabTo } from './rights-access.ts'

async function check(page: Page, where: string): Promise<void> {
  await expectAccessible(page, where)
  await expectNoSpill(page, where)
}

/** What the city mailed last to an address, once it holds what is looked for. */
async function mailedTo(address: string, wanted: RegExp): Promise<string> {
  const folder = join(dirname(process.env[ADDRESSES_ENV] ?? ''), 'data', 'mail')
  let found = ''
  await expect(() => {
    const mails = readdirSync(folder)
      .filter(name => name.endsWith('.json'))
      .sort()
      .map(name => readFileSync(join(folder, name), 'utf8'))
      .filter(text => text.includes(address))
    found = wanted.exec(mails.at(-1) ?? '')?.[1] ?? ''
    expect(found).not.toBe('')
  }).toPass({ timeout: 10_000 })
  return found
}

async function shareCode(page: Page, owner: string, right: string): Promise<string> {
  const { portal, headers } = await callAs(page, owner)
  const answer = await page.request.get(`${portal}/api/order/share/order/${right}/generate`, { headers })
  return ((await answer.json()) as { token: string }).token
}

test.describe('a share code', () => {
  // A code that leads nowhere is answered by 404, which the browser tells.
  test.use({ expectedComplaints: /404/ })

  test('of a link waits while its reader signs in, joins the right by keyboard, and works once', async ({
    page,
    portal,
  }) => {
    test.setTimeout(90_000)
    const right = 'camille-sub-renewable'
    const code = await shareCode(page, 'Camille Martin', right)
    await page.goto(`${portal}/share?shareToken=${code}`)
    await expect(page).toHaveURL(/\/souscriptions\/share$/)
    await expect(headingOf(page)).toHaveText('Rejoindre un droit partagé')
    await check(page, 'signed out')
    await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
    await signInByForm(page, 'Inès Moreau')
    await expect(page).toHaveURL(/\/souscriptions\/share$/)
    await expect(page.getByRole('heading', { name: 'Ce code partage un droit' })).toBeFocused()
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(code)
    await expect(page.getByText('Partagé par')).toBeVisible()
    await expect(page.getByText(right, { exact: true })).toBeVisible()
    await check(page, 'what it leads to')
    await tabTo(page, /^Rejoindre ce droit/)
    await page.keyboard.press('Enter')
    await expect(headingOf(page)).toHaveText(/^Vous avez rejoint «/)
    await expect(headingOf(page)).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: right })).toBeVisible()
    await check(page, 'joined')
    await page.getByRole('link', { name: 'Voir ce droit' }).click()
    await expect(page.getByText('Partagé avec vous')).toBeVisible()

    await page.goto(`${portal}/souscriptions/share`)
    await page.getByRole('button', { name: 'Vérifier le code' }).click()
    await expect(page.getByText('Saisissez le code de partage.')).toBeVisible()
    await page.getByLabel('Code de partage').fill(`${portal}/souscriptions/share?shareToken=${code}`)
    await page.getByRole('button', { name: 'Vérifier le code' }).click()
    await expect(page.getByText(/Ce code ne mène à aucun droit/)).toBeVisible()
    await expect(page).toHaveTitle(/^Erreur/)
    await check(page, 'a used code')
    const { portal: api, headers } = await callAs(page, 'Inès Moreau')
    await page.request.delete(`${api}/api/order/share/order/${right}`, { headers })
  })
})

test('a profile that a request asks for is saved and leads back to it; a new sign-in address waits for its proof', async ({
  page,
  portal,
}) => {
  const wished = 'georges.nouvelle@example.org'
  const back = '/souscriptions/create/vm-resident?step=identity'
  await openAs(page, 'Georges Faure', `/settings?professional=false&back=${encodeURIComponent(back)}`)
  await expect(headingOf(page)).toHaveText('Mon profil')
  await expect(page.getByRole('link', { name: 'Revenir à la page précédente' })).toHaveAttribute('href', back)
  await page.getByLabel('Téléphone fixe').fill('0123')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Votre profil n’a pas été enregistré' })).toBeFocused()
  await check(page, 'a wrong number')
  await page.getByLabel('Téléphone fixe').fill(`01 23 45 67 ${Math.floor(Math.random() * 90) + 10}`)
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page).toHaveURL(/\/souscriptions\/create\/vm-resident\?step=identity/)

  await page.goto(`${portal}/settings?back=${encodeURIComponent('//elsewhere.example/')}`)
  await expect(page.getByRole('link', { name: 'Revenir à la page précédente' })).toHaveCount(0)
  await page.getByLabel('Adresse e-mail').fill(wished)
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByText(`${wished} attend votre confirmation`)).toBeVisible()
  await check(page, 'an address that waits')
  await mailedTo(wished, /\/verify\/update\/email\/([\w-]+)/)
  await page.getByRole('button', { name: 'Garder l’adresse actuelle' }).click()
  await expect(page.getByText(`${wished} attend votre confirmation`)).toHaveCount(0)
  await expect(page.getByLabel('Adresse e-mail')).toBeFocused()
})

test('the history is read in English, narrowed, paged to its end, and leads to what it tells of', {
  tag: '@phone',
}, async ({ page, portal: _ }) => {
  await page.addInitScript(() => localStorage.setItem('parvis.lang', 'en'))
  await openAs(page, 'Camille Martin', '/souscriptions')
  await page.getByRole('button', { name: /Camille Martin/ }).click()
  await page.getByRole('link', { name: 'History' }).click()
  await expect(headingOf(page)).toHaveText('History')
  await expect(headingOf(page)).toBeFocused()
  await expect(page.getByText('30 events shown.')).toBeVisible()
  await check(page, 'history')
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(page.getByText('60 events shown').first()).toBeVisible()
  await page.getByRole('radio', { name: 'Fines' }).focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/about=fines$/)
  await expect(page.getByText(/that is all/).first()).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/about=appeals$/)
  await page.goto(page.url().replace('appeals', 'rights'))
  await page.getByRole('link', { name: 'Abonnement résident' }).first().click()
  await expect(page).toHaveURL(/\/souscriptions\/camille-sub-/)
})

test.describe('an account', () => {
  // Its session is gone with it: whoever is signed in is asked for once more, and found by nobody.
  test.use({ expectedComplaints: /401.*subscriber/ })

  test('a new account takes its data along, then is deleted by the link of a mail', async ({
    page,
    portal,
  }) => {
    test.setTimeout(90_000)
    const email = `compte.${Date.now()}@example.org`
    const password = 'les nuages violets boivent du thé'
    const api = `${portal}/api/auth/customer`
    await page.request.post(`${api}/registration`, {
      data: { email, password, firstName: 'Ana', lastName: 'Petit' },
    })
    await page.request.get(`${api}/verify?token=${await mailedTo(email, /\/verify\/email\/([\w-]+)/)}`)
    await page.goto(`${portal}/settings/data`)
    await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(email)
    await page.getByLabel('Mot de passe', { exact: true }).fill(password)
    await page.getByRole('main').getByRole('button', { name: 'Se connecter', exact: true }).click()
    await expect(headingOf(page)).toHaveText('Mes données')
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Télécharger mes données' }).click()
    const file = await saved
    expect(file.suggestedFilename()).toBe('valmont-export.json')
    expect(readFileSync(await file.path(), 'utf8')).toContain(email)
    await expect(page.getByText('est dans vos téléchargements')).toBeVisible()
    await expect(page.getByText(/vos paiements, sans votre nom, pendant 10 ans/)).toBeVisible()
    await check(page, 'my data')
    await page.getByRole('button', { name: 'Supprimer mon compte' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Envoyer le lien' }).click()
    await expect(page.getByText(`Ouvrez l’e-mail reçu à ${email}`)).toBeVisible()
    const token = await mailedTo(email, /\/settings\/erasure\/([\w-]+)/)

    await page.goto(`${portal}/settings/erasure/${token}`)
    await expect(headingOf(page)).toHaveText('Supprimer mon compte')
    await check(page, 'the last step')
    await page.getByRole('button', { name: 'Supprimer définitivement mon compte' }).click()
    await expect(headingOf(page)).toHaveText('Votre compte est supprimé')
    await expect(headingOf(page)).toBeFocused()
    await check(page, 'deleted')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Se connecter' })).toBeVisible()
    await page.getByRole('link', { name: 'Revenir à l’accueil' }).click()
    await expect(
      page.getByRole('main').getByRole('button', { name: 'Se connecter', exact: true }),
    ).toBeVisible()
    const again = await page.request.post(`${api}/token`, { data: { login: email, password } })
    expect(again.status()).toBe(401)
  })
})

test('an account with rights is told which ones stand in the way of deleting it', async ({
  page,
  portal: _,
}) => {
  await openAs(page, 'Camille Martin', '/settings/data')
  await expect(page.getByText(/^\d+ droits sont en cours ou à venir$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Supprimer mon compte' })).toHaveCount(0)
  await page
    .getByRole('link', { name: /^Abonnement résident, jusqu’au/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/souscriptions\/camille-sub-/)
})
