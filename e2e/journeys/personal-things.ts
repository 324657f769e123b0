import type { Locator } from 'playwright/test'
import { addresses, expect, headingOf, type Page } from '../portal.ts'
import type { Canary } from './canaries.ts'
import { aPdf, filePickers, PICTURE } from './documents.ts'
import { linkMailedTo } from './mails.ts'
import { main } from './screen.ts'

/** Random, so that a retry does not collide with the first attempt's data at the city. */
const RUN = String(Math.floor(Math.random() * 900) + 100)

/** Personal data typed, held or received on the way, by name. */
export interface Walk {
  readonly page: Page
  readonly portal: string
  readonly canaries: Canary[]
}

/** Records a personal value and returns it for typing. */
export function personal({ canaries }: Walk, name: string, value: string): string {
  canaries.push({ name, value })
  return value
}

const type = (walk: Walk, field: Locator, name: string, value: string) =>
  field.fill(personal(walk, name, value))

const goOn = (page: Page) => main(page).getByRole('button', { name: 'Continuer', exact: true }).click()

/** A new account by e-mail, from the form to the first screen signed in. */
export async function opensAccount(walk: Walk): Promise<void> {
  const { page, portal } = walk
  await page.goto(`${portal}/register`)
  await type(walk, page.getByLabel('Prénom'), 'first name', 'Ysolinde')
  await type(walk, page.getByLabel('Nom', { exact: true }), 'last name', 'Quatrebarbes')
  const email = `lynx.${RUN}@zibeline.example.org`
  await type(walk, page.getByRole('textbox', { name: 'Adresse e-mail' }), 'e-mail', email)
  const password = `sept hiboux ${RUN} lisent la carte`
  await type(walk, page.getByLabel('Choisissez un mot de passe'), 'password', password)
  await type(walk, page.getByLabel(/Plaque d’immatriculation/), 'plate of the account', `GK-${RUN}-QB`)
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(page.getByText(`Un message vient de partir vers ${email}`)).toBeVisible()
  const proof = await linkMailedTo(email, '/verify/email')
  personal(walk, 'proof of the address', proof.split('/').at(-1) ?? '')
  await page.goto(proof)
  await expect(headingOf(page)).toHaveText('Votre adresse est confirmée')
  await page.goto(`${portal}/settings`)
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await main(page).getByRole('button', { name: 'Se connecter', exact: true }).click()
  await expect(headingOf(page)).toHaveText('Mon profil')
  const token = await page.evaluate(
    () => (JSON.parse(sessionStorage.getItem('parvis.session') ?? '{}') as { token: string }).token,
  )
  for (const [index, part] of token.split('.').entries())
    personal(walk, `part ${index + 1} of the session’s token`, part)
}

async function writesAddress(walk: Walk, region: Locator, whose: string, word: string): Promise<void> {
  const byHand = region.getByRole('button', { name: 'Saisir l’adresse à la main' })
  if (await byHand.isVisible()) await byHand.click()
  await type(walk, region.getByLabel('Nom de la voie'), `street ${whose}`, `des ${word}`)
  await type(walk, region.getByLabel('Complément ou lieu-dit'), `floor ${whose}`, `Tour ${word} ${RUN}`)
  await region.getByLabel('Code postal').fill('38990')
  await type(walk, region.getByLabel('Commune'), `locality ${whose}`, `${word}-sur-Orne`)
}

/** Saves a complete profile with a pending address. */
export async function fillsProfile(walk: Walk): Promise<void> {
  const { page } = walk
  await type(walk, page.getByLabel('Téléphone mobile'), 'mobile number', `06 73 17 ${RUN.slice(0, 2)} 59`)
  await type(walk, page.getByLabel('Téléphone fixe'), 'number at home', `01 73 17 ${RUN.slice(0, 2)} 73`)
  const home = page.getByRole('region', { name: 'Adresse personnelle' })
  const search = home.getByRole('combobox', { name: 'Rechercher une adresse' })
  const looked = page.waitForResponse(/geocoding\/research/)
  await search.fill(personal(walk, 'address looked for', 'impasse Merlicoquet'))
  await looked
  await page.keyboard.press('Escape')
  await writesAddress(walk, home, 'at home', 'Quatrebise')
  await page.getByRole('button', { name: 'Ajouter une activité professionnelle' }).click()
  const work = page.getByRole('region', { name: 'Activité professionnelle' })
  await type(walk, work.getByLabel('Nom de l’entreprise'), 'name of the company', 'Plomberie Zibeline')
  await type(walk, work.getByLabel('SIRET'), 'SIRET', '73282932000074')
  await work.getByLabel('Code APE').fill('4322A')
  await writesAddress(walk, work, 'at work', 'Hautefontaine')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByText('Votre profil est enregistré.')).toBeVisible()
  const wished = `loutre.${RUN}@zibeline.example.org`
  await type(walk, page.getByLabel('Adresse e-mail'), 'e-mail wished for', wished)
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByText(`${wished} attend votre confirmation`)).toBeVisible()
}

export async function addsVehicle(walk: Walk): Promise<void> {
  const { page } = walk
  await page.getByRole('button', { name: 'Ajouter un véhicule' }).click()
  const form = page.getByRole('region', { name: 'Véhicules' })
  await type(walk, form.getByLabel('Plaque d’immatriculation'), 'plate of a vehicle', `HJ-${RUN}-VW`)
  await type(walk, form.getByLabel('Nom du véhicule'), 'name of a vehicle', 'La Torpille mauve')
  await page.getByRole('button', { name: 'Enregistrer le véhicule' }).click()
  await expect(page.getByText('Le véhicule est ajouté.')).toBeVisible()
}

/** A request with plates, a custom field and documents, up to the review. */
export async function asksForPermit(walk: Walk): Promise<void> {
  const { page, portal } = walk
  await page.goto(`${portal}/souscriptions/create/vm-carer`)
  await main(page).getByRole('link', { name: 'Commencer la demande' }).click()
  await main(page).getByRole('radio', { name: /1 an/ }).check()
  await main(page)
    .getByRole('checkbox', { name: /J’accepte/ })
    .check()
  await goOn(page)
  await expect(headingOf(page)).toHaveText('Vérifier vos informations')
  await goOn(page)
  await expect(headingOf(page)).toHaveText('Compléter la demande')
  await main(page).getByRole('checkbox', { name: 'Dès que possible' }).check()
  const field = (name: string) => main(page).getByRole('textbox', { name })
  await type(walk, field('Plaque 1'), 'plate of the request', `CN-${RUN}-RY`)
  await type(walk, field('Numéro RPPS ou ADELI'), 'registration number', `10007${RUN}731`)
  for (const [slot, word] of ['ordonnance-quatrebise', 'carte-grise-merlicoquet'].entries()) {
    const name = personal(walk, `name of document ${slot + 1}`, `${word}.png`)
    await filePickers(page)
      .nth(slot)
      .setInputFiles({ ...PICTURE, name })
    await expect(main(page).getByText('Fichier reçu')).toHaveCount(slot + 1)
  }
  await goOn(page)
  await expect(headingOf(page)).toHaveText('Relire avant de déposer')
}

export async function sharesRight(walk: Walk): Promise<void> {
  const { page } = walk
  await page.getByRole('button', { name: /^Partager/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Partager/ })
  await dialog.getByRole('button', { name: /^Créer un code/ }).click()
  const code = dialog.getByRole('group', { name: 'Code de partage' })
  await expect(code).not.toBeEmpty()
  personal(walk, 'share code', (await code.textContent()) ?? '')
  const friend = `voisine.${RUN}@zibeline.example.org`
  await type(walk, dialog.getByLabel(/^Adresse e-mail/), 'mail of a friend', friend)
  await dialog.getByRole('button', { name: /^Envoyer le code/ }).click()
  await expect(dialog.getByRole('status')).toContainText([`Le code est envoyé à ${friend}.`])
  await page.keyboard.press('Escape')
}

/** Types a wrong share code. */
export async function typesShareCode(walk: Walk): Promise<void> {
  const { page, portal } = walk
  await page.goto(`${portal}/souscriptions/share`)
  await type(walk, page.getByLabel('Code de partage'), 'code that somebody typed', `Vaucanson${RUN}vaucanson`)
  await page.getByRole('button', { name: 'Vérifier le code' }).click()
  await expect(page.getByText(/Ce code ne mène à aucun droit/)).toBeVisible()
}

/** Contests a newly issued fine, with a file. */
export async function contestsFine(walk: Walk): Promise<void> {
  const { page, portal } = walk
  const number = personal(walk, 'fine number', `21380990000016261731${RUN}${RUN}`)
  const plate = personal(walk, 'fine plate', `EV${RUN}QX`)
  const issued = await page.request.post(`${addresses().origins.desk}/api/fine-issue`, {
    data: { city: 'valmont', number, plate, place: 'Rue du Four', price: '35' },
    headers: { 'x-parvis-desk': '1' },
  })
  expect(issued.status()).toBe(200)
  await page.goto(`${portal}/fps/${number}/appeal`)
  await page.getByRole('textbox', { name: /Plaque/ }).fill(plate)
  await page.keyboard.press('Enter')
  const begun = page.waitForResponse(/_init-creation/)
  await page.getByRole('button', { name: 'Commencer ma contestation' }).click()
  const { caseKey } = (await (await begun).json()) as { caseKey: string }
  personal(walk, 'case key', caseKey)
  await page.getByRole('radio', { name: /carte mobilité/ }).check()
  await goOn(page)
  await expect(headingOf(page)).toHaveText('Vos documents')
  const file = personal(walk, 'name of a proof', 'carte-mobilite-vaucanson.pdf')
  await filePickers(page).first().setInputFiles(aPdf(file))
  await expect(page.getByText('Fichier reçu')).toHaveCount(1)
  await goOn(page)
  await page.getByRole('radio', { name: /Titulaire/ }).check()
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await type(walk, field('Prénom'), 'first name of who contests', 'Archibald')
  await type(walk, field('Nom de famille'), 'last name of who contests', 'Beauregard')
  const lookedFor = personal(walk, 'address of who contests looked for', 'sente des Farfadets')
  await page.getByRole('button', { name: 'Changer d’adresse' }).click()
  const looked = page.waitForResponse(/geocoding\/research/)
  await page.getByRole('combobox', { name: 'Rechercher une adresse' }).fill(lookedFor)
  await looked
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Saisir l’adresse à la main' }).click()
  await type(walk, field('Nom de la voie'), 'street of who contests', 'sente des Korrigans')
  await field('Code postal').fill('38990')
  await type(walk, field('Commune'), 'town of who contests', 'Tréfleur-les-Bains')
  await goOn(page)
  const story = `Ma belle-sœur ${RUN} avait posé la carte sur le tableau de bord.`
  await type(walk, field('Ce qui s’est passé'), 'comment', story)
  await goOn(page)
  await expect(headingOf(page)).toHaveText(/Tout est-il exact/)
  await page.getByRole('button', { name: 'Envoyer ma contestation' }).click()
  await expect(headingOf(page)).toHaveText('Votre contestation est envoyée')
  await opensCaseLink(page, `${portal}/fps/${number}/appeal`, caseKey)
}

/** Opens a mailed case link: the secret must leave the address bar and history as soon as the page renders. */
async function opensCaseLink(page: Page, appeal: string, caseKey: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(`${appeal}#case=${caseKey}`)
  await expect(headingOf(page)).toHaveText('Votre contestation')
  expect(page.url()).toBe(appeal)
  const visited = await page.evaluate(() => navigation.entries().map(({ url }) => url))
  expect(visited).toContain(appeal)
  expect(visited.filter(url => url?.includes('case='))).toEqual([])
}
