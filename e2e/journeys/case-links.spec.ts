import { randomInt } from 'node:crypto'
import { expectAccessible, expectNoSpill } from '../accessible.ts'
import { callAs, expect, headingOf, openAs, type Page, test } from '../portal.ts'
import { aFiledAppeal, aFine, atTheDesk, type GivenFine } from './at-the-desk.ts'
import { filePickers } from './documents.ts'
import { caseLinkMailedTo } from './mails.ts'

const anAddress = () => `dossier.${randomInt(1e9)}@example.org`
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name })
const goOn = (page: Page) => button(page, 'Continuer').click()
const shown = (page: Page) => page.locator('code').filter({ hasText: '#case=' })
const STORY = 'L’horodateur était en panne.'

async function isSound(page: Page, where: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page, `${where}, ${colorScheme}`)
  }
  await expectNoSpill(page, where)
}

async function givePlate(page: Page, { plate }: GivenFine): Promise<void> {
  await page.getByRole('textbox', { name: /Plaque/ }).fill(plate)
  await page.keyboard.press('Enter')
  await expect(headingOf(page)).not.toHaveText(/Ouvrir/)
}

/** Files an appeal through the form, signed out. */
async function contests(page: Page, portal: string, fine: GivenFine, email: string): Promise<void> {
  await page.goto(`${portal}/fps/${fine.number}/appeal`)
  await givePlate(page, fine)
  await button(page, 'Commencer ma contestation').click()
  await page.getByRole('radio', { name: 'Autre motif' }).check()
  await goOn(page)
  await expect(headingOf(page)).toHaveText('Vos documents')
  await goOn(page)
  await page.getByRole('radio', { name: /Titulaire/ }).check()
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await field('Prénom').fill('Alex')
  await field('Nom de famille').fill('Fontaine')
  await page.getByRole('textbox', { name: /^Adresse e-mail/ }).fill(email)
  await page.getByRole('button', { name: 'Saisir l’adresse à la main' }).click()
  await field('Nom de la voie').fill('rue Pasteur')
  await field('Code postal').fill('38990')
  await field('Commune').fill('Valmont')
  await goOn(page)
  await field('Ce qui s’est passé').fill(STORY)
  await goOn(page)
  await button(page, 'Envoyer ma contestation').click()
  await expect(headingOf(page)).toHaveText('Votre contestation est envoyée')
}

test('a visitor who contests is shown the case link once and gets it by e-mail, and it opens the case elsewhere', async ({
  page,
  portal,
  browser,
}) => {
  test.setTimeout(180_000)
  const fine = await aFine(page)
  const email = anAddress()
  await contests(page, portal, fine, email)
  await expect(shown(page)).toContainText(`${portal}/fps/${fine.number}/appeal#case=`)
  await expect(page.getByText(`Nous l’avons aussi envoyé à ${email}.`)).toBeVisible()
  await isSound(page, 'the case link')
  await page.goto(`${portal}/fps/${fine.number}`)
  await page.goto(`${portal}/fps/${fine.number}/appeal`)
  await expect(page.getByText(STORY)).toBeVisible()
  await expect(shown(page)).toHaveCount(0)

  const link = await caseLinkMailedTo(email)
  const secret = link.split('#case=')[1] ?? ''
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  const asked: string[] = []
  other.on('request', request => asked.push(request.url()))
  await other.goto(link)
  await expect(headingOf(other)).toHaveText(/Ouvrir/)
  expect(other.url()).toBe(`${portal}/fps/${fine.number}/appeal`)
  await givePlate(other, fine)
  await expect(other.getByText(STORY)).toBeVisible()
  await other.goBack()
  expect(other.url()).not.toContain(secret)
  expect(asked.filter(url => url.replace(/#.*/, '').includes(secret))).toEqual([])
  await elsewhere.close()
})

test('an old link says that it ended, and a new one comes to the address on file', async ({
  page,
  portal,
}) => {
  const fine = await aFine(page)
  const email = anAddress()
  await aFiledAppeal(page, portal, fine, STORY, { email })
  const old = await caseLinkMailedTo(email)
  await page.goto(`${portal}/fps/${fine.number}/appeal`)
  await givePlate(page, fine)
  await button(page, 'Recevoir un nouveau lien').click()
  await expect(page.getByText('Lien envoyé')).toBeVisible()
  await isSound(page, 'another link was asked for')
  const fresh = await caseLinkMailedTo(email, 2)
  expect(fresh).not.toBe(old)
  await page.goto(fresh)
  await expect(page.getByText(STORY)).toBeVisible()
  await page.goto(old)
  await expect(page.getByText('Ce lien ne fonctionne plus')).toBeVisible()
  await expect(page.getByText(STORY)).toHaveCount(0)
  await isSound(page, 'a link that has ended')
  await page.goto(fresh)
  await expect(page.getByText(STORY)).toBeVisible()
})

test.describe('a stranger who has read number and plate on the windscreen', () => {
  test.use({ expectedComplaints: /status of (403|404)/ })

  test('reads no statement, and can neither withdraw, complete, nor give bank details', async ({
    page,
    portal,
  }) => {
    const fine = await aFine(page)
    const { number, plate } = fine
    const id = await aFiledAppeal(page, portal, fine, STORY, { email: anAddress() })
    await atTheDesk(page, 'appeal-complement', { id, message: 'Une photo\u202f?', piece: ['Photo'] })
    await page.goto(`${portal}/fps/${number}/appeal`)
    await givePlate(page, fine)
    await expect(page.getByText('Le contenu de cette contestation est protégé')).toBeVisible()
    // Only the holder sees the outcome: the reader may be the car's owner.
    await expect(page.getByText('Enregistrée', { exact: true })).toBeVisible()
    await expect(page.getByText('Complément demandé', { exact: true })).toHaveCount(0)
    for (const words of [STORY, 'Une photo', 'Fontaine', 'Pasteur'])
      await expect(page.getByRole('main')).not.toContainText(words)
    for (const name of ['Retirer ma contestation', 'Télécharger'])
      await expect(button(page, name)).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Répondre à la ville', exact: true })).toHaveCount(0)
    await isSound(page, 'an appeal of somebody else')
    await page.goto(`${portal}/fps/${number}/appeal/complement`)
    await expect(page.getByRole('textbox', { name: /Votre message/ })).toHaveCount(0)

    const call = page.request
    const appeal = `${portal}/api/recourse/${id}`
    expect((await call.delete(`${appeal}?plate=${plate}`)).status()).toBe(403)
    const answer = { message: 'Rien', pieces: [] }
    expect((await call.patch(`${appeal}/complementRequest`, { data: answer })).status()).toBe(403)
    const told = await (await call.get(`${portal}/api/recourse/fps/${number}?plate=${plate}`)).text()
    for (const words of [STORY, 'Fontaine', 'Pasteur', '@example.org']) expect(told).not.toContain(words)

    await atTheDesk(page, 'fine-payment', { id: number, source: 'antai', amount: '70' })
    const refund = await atTheDesk(page, 'refund-open', { number })
    await page.goto(`${portal}/refunds/${refund.id}`)
    await expect(page.getByText('Ce remboursement est protégé')).toBeVisible()
    await expect(filePickers(page)).toHaveCount(0)
    await isSound(page, 'a refund of somebody else')
    const upload = `${portal}/api/refund/${refund.id}/upload-url?mediaType=application/pdf`
    expect((await call.get(upload)).status()).toBe(403)
  })
})

test('who began an appeal in their account is told among what is to do that the city asks for more', async ({
  page,
  portal,
}) => {
  const owner = 'Louise Perrin'
  const fine = await aFine(page)
  const { headers } = await callAs(page, owner)
  const kept = `${portal}/api/subscriber/fps/${fine.number}`
  expect((await page.request.put(kept, { headers, data: { plate: fine.plate } })).status()).toBe(200)
  const id = await aFiledAppeal(page, portal, fine, STORY, { headers })
  await atTheDesk(page, 'appeal-complement', { id, message: 'Une photo\u202f?', piece: ['Photo'] })
  await openAs(page, owner, '/souscriptions')
  const toDo = page.getByRole('region', { name: 'À faire' })
  await expect(
    toDo.getByRole('heading', { name: 'La ville attend votre réponse sur une contestation' }),
  ).toBeVisible()
  await isSound(page, 'the dashboard with an appeal that lacks something')
  await toDo.getByRole('link', { name: 'Répondre à la ville' }).click()
  await expect(headingOf(page)).toHaveText('Répondre à la ville')
  await page.request.delete(kept, { headers })
})
