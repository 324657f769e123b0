import type { Locator } from 'playwright/test'
import { expectSound } from '../accessible.ts'
import { expect, forgetDraft, headingOf, openAs, type Page, test } from '../portal.ts'
import { aLargePicture, PICTURE } from './documents.ts'
import { draftSaved } from './drafts-held.ts'
import { main, titled } from './screen.ts'

// Both projects share one city: each uses other people and plates.
const CARER = { desktop: 'Camille Martin', phone: 'Georges Faure' } as const
const PLATE = { desktop: 'ER-401-TA', phone: 'ER-402-TB' } as const
type Size = keyof typeof CARER
const sizeOf = (project: string): Size => (project === 'phone' ? 'phone' : 'desktop')

const goOn = (page: Page) => main(page).getByRole('button', { name: 'Continuer', exact: true }).click()

async function begin(page: Page, offer: string): Promise<void> {
  await main(page).getByRole('link', { name: 'Commencer la demande' }).click()
  await titled(page, 'Choisir la formule')
  await expect(page).toHaveURL(new RegExp(`/souscriptions/create/${offer}\\?`))
}

/** Uploads a document into the n-th slot and waits until it is stored. */
async function give(page: Page, slot: number, file = PICTURE): Promise<void> {
  await page.locator('input[data-evidence]').nth(slot).setInputFiles(file)
  await expect(main(page).getByText('Fichier reçu')).toHaveCount(slot + 1)
}

async function fillCarer(page: Page, plate: string): Promise<void> {
  await main(page).getByRole('checkbox', { name: 'Dès que possible' }).check()
  await main(page).getByRole('textbox', { name: 'Plaque 1' }).fill(plate)
  await main(page).getByRole('textbox', { name: 'Numéro RPPS ou ADELI' }).fill('10001234567')
  await give(page, 0)
  await give(page, 1, aLargePicture('grande-photo.png'))
}

async function toComplement(page: Page): Promise<void> {
  await main(page).getByRole('radio', { name: /1 an/ }).check()
  await main(page)
    .getByRole('checkbox', { name: /J’accepte/ })
    .check()
  await goOn(page)
  await titled(page, 'Vérifier vos informations')
  await goOn(page)
  await titled(page, 'Compléter la demande')
}

test(
  'somebody asks for a permit with documents, is told what is missing, and reads everything before sending',
  { tag: '@both' },
  async ({ page, portal: _ }, { project }) => {
    test.setTimeout(90_000)
    const size = sizeOf(project.name)
    await openAs(page, CARER[size], '/souscriptions/create/vm-carer')
    await begin(page, 'vm-carer')
    await expectSound(page, 'step 1')
    await goOn(page)
    await expect(page.getByRole('region', { name: '2 réponses sont à corriger' })).toBeFocused()
    await expect(page).toHaveTitle(/^Erreur/)
    await page.getByRole('link', { name: 'Choisissez une durée.' }).click()
    await expect(main(page).getByRole('group', { name: /Durée/ }).getByRole('radio').first()).toBeFocused()
    await expectSound(page, 'step 1 with errors')
    await main(page).getByRole('radio', { name: /1 an/ }).check()
    await main(page)
      .getByRole('checkbox', { name: /J’accepte/ })
      .check()
    await goOn(page)
    await titled(page, 'Vérifier vos informations')
    await expect(headingOf(page)).toBeFocused()
    await expectSound(page, 'step 2')
    await goOn(page)
    await titled(page, 'Compléter la demande')
    await goOn(page)
    await expect(page.getByRole('region', { name: '5 réponses sont à corriger' })).toBeFocused()
    await expectSound(page, 'step 3 with errors')
    await fillCarer(page, PLATE[size])
    await goOn(page)
    await titled(page, 'Relire avant de déposer')
    await expect(main(page).getByText('carte.png').first()).toBeVisible()
    await expect(main(page).getByText('grande-photo.jpg').first(), 'made lighter').toBeVisible()
    await expectSound(page, 'review')
    await main(page).getByRole('button', { name: 'Modifier : Offre' }).click()
    await titled(page, 'Choisir la formule')
    await main(page)
      .getByRole('radio', { name: /6 mois/ })
      .check()
    await goOn(page)
    await titled(page, 'Relire avant de déposer')
    await expect(main(page).getByText('40,00 €').first()).toBeVisible()
    await main(page).getByRole('button', { name: 'Déposer ma demande' }).click()
    await titled(page, 'Demande en cours')
    await expect(headingOf(page)).toBeFocused()
    await expectSound(page, 'done')
    await main(page).getByRole('link', { name: 'Suivre ma demande' }).click()
    await expect(page).toHaveURL(/\/souscriptions\/[0-9a-f-]{36}$/)
    await expect(main(page)).toContainText('À l’étude')
  },
)

test.describe('a refusal by the city', () => {
  test.use({ expectedComplaints: /409/ })
  test('leads to the answer it is about and keeps everything', async ({ page, portal: _ }) => {
    test.setTimeout(90_000)
    await openAs(page, 'Thomas Leroy', '/souscriptions/create/vm-carer')
    await begin(page, 'vm-carer')
    await toComplement(page)
    // A plate that another person has just requested.
    await fillCarer(page, PLATE.desktop)
    await goOn(page)
    await titled(page, 'Relire avant de déposer')
    await main(page).getByRole('button', { name: 'Déposer ma demande' }).click()
    const refusal = page.getByRole('alert')
    await expect(refusal).toContainText('La demande n’est pas encore déposée')
    await expectSound(page, 'refused')
    await refusal.getByRole('button', { name: 'Corriger cette réponse' }).click()
    await titled(page, 'Compléter la demande')
    const plate = main(page).getByRole('textbox', { name: 'Plaque 1' })
    await expect(plate).toBeFocused()
    await expect(plate).toHaveValue(PLATE.desktop)
    await expect(main(page).getByText('Fichier reçu')).toHaveCount(2)
    await plate.fill('ER-403-TC')
    await goOn(page)
    await main(page).getByRole('button', { name: 'Déposer ma demande' }).click()
    await titled(page, 'Demande en cours')
  })
})

test('a reload restores the step, the answers and the files; a new beginning asks first', async ({
  page,
  portal: _,
}) => {
  test.setTimeout(90_000)
  const who = 'Thomas Leroy'
  await forgetDraft(page, who, 'subscription-vm-carer')
  await openAs(page, who, '/souscriptions/create/vm-carer')
  await begin(page, 'vm-carer')
  await toComplement(page)
  await main(page).getByRole('textbox', { name: 'Plaque 1' }).fill('ER-500-TE')
  await give(page, 0)
  await expect(draftSaved(page)).toBeVisible()
  await page.reload()
  await titled(page, 'Compléter la demande')
  await expect(main(page).getByRole('textbox', { name: 'Plaque 1' })).toHaveValue('ER-500-TE')
  await expect(main(page).getByText('Fichier reçu')).toHaveCount(1)
  await page.goBack()
  await titled(page, 'Vérifier vos informations')
  await page.goto(page.url().replace(/\?.*/, ''))
  await main(page).getByRole('link', { name: 'Reprendre', exact: true }).click()
  await titled(page, 'Vous aviez commencé cette demande')
  await expectSound(page, 'resume or start over')
  await main(page).getByRole('button', { name: 'Recommencer à zéro' }).click()
  await titled(page, 'Choisir la formule')
  await expect(main(page).getByRole('radio', { name: /1 an/ })).not.toBeChecked()
})

test('a renewal is asked for by the keyboard alone, from the right that ends to the request that is sent', async ({
  page,
  portal: _,
}) => {
  test.setTimeout(120_000)
  // Listen before the press: a later listener may miss the event, and the browser's own dialog would open.
  page.on('filechooser', () => undefined)
  const tabTo = async (target: Locator) => {
    for (let steps = 0; steps < 90; steps += 1) {
      if (await target.evaluate(element => element === document.activeElement)) break
      await page.keyboard.press('Tab')
    }
    await expect(target).toBeFocused()
  }
  const press = async (
    name: string | RegExp,
    role: 'button' | 'link' | 'checkbox' | 'radio',
    key: string,
  ) => {
    await tabTo(main(page).getByRole(role, { name }).first())
    await page.keyboard.press(key)
  }
  await forgetDraft(page, 'Nadia Haddad', 'subscription-vm-carer:nadia-sub-carer')
  await openAs(page, 'Nadia Haddad', '/souscriptions')
  await press('Renouveler : Soins à domicile', 'link', 'Enter')
  await expect(main(page)).toContainText('Renouvellement de votre droit')
  await press('Commencer la demande', 'link', 'Enter')
  await titled(page, 'Choisir la formule')
  await press(/6 mois/, 'radio', 'Space')
  await page.keyboard.press('ArrowDown')
  await expect(main(page).getByRole('radio', { name: /1 an/ })).toBeChecked()
  await press(/J’accepte/, 'checkbox', 'Space')
  await press('Continuer', 'button', 'Enter')
  await titled(page, 'Vérifier vos informations')
  await press('Continuer', 'button', 'Enter')
  await titled(page, 'Compléter la demande')
  // The form is prefilled from the former right: start, both plates, custom field. One plate is removed.
  await expect(main(page).getByText(/^Valable du/)).toBeVisible()
  await press('Retirer la plaque 2', 'button', 'Enter')
  await expect(main(page).getByRole('textbox', { name: /^Plaque/ })).toHaveCount(1)
  await expect(main(page).getByRole('textbox', { name: 'Numéro RPPS ou ADELI' })).not.toHaveValue('')
  await press(/^Reprendre «\s*carte-professionnelle.pdf/, 'button', 'Enter')
  await expect(main(page).getByText('Fichier reçu')).toHaveCount(1)
  const chooser = page.waitForEvent('filechooser')
  await press('Choisir un fichier (Certificat d’immatriculation)', 'button', 'Enter')
  await (await chooser).setFiles(PICTURE)
  await expect(main(page).getByText('Fichier reçu')).toHaveCount(2)
  await press('Continuer', 'button', 'Enter')
  await titled(page, 'Relire avant de déposer')
  await press('Déposer ma demande', 'button', 'Enter')
  await titled(page, 'Demande en cours')
  await expect(headingOf(page)).toBeFocused()
})
