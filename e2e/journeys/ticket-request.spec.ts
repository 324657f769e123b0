import { readFileSync } from 'node:fs'
import { expectAccessible } from '../accessible.ts'
import { addresses, callAs, expect, forgetDraft, headingOf, openAs, type Page, test } from '../portal.ts'
import { cityDay, daysToSaturday } from './city-days.ts'
import { enlargeText } from './comfort.ts'

const DAY_MS = 86_400_000
const ticketPath = (definition: string) => `/souscriptions/ticket/create/${definition}`
const plate = () => `T${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`

/** A city's date as typed into a French form. */
function typed(moment: number): string {
  const parts = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', dateStyle: 'short' })
  const [date = '', month = '', year = ''] = parts.format(moment).split('/')
  return `${date}${month}${year.length === 2 ? `20${year}` : year}`
}

const goOn = (page: Page) => page.getByRole('button', { name: 'Continuer' }).click()

/** From the definition's page to the third step; an existing draft is discarded. */
async function begin(page: Page, name: string, definition: string): Promise<void> {
  await openAs(page, name, ticketPath(definition))
  // Another journey may have left an unfinished request.
  await page.getByRole('link', { name: /^(Commencer la demande|Reprendre)$/ }).click()
  const title = page.getByRole('heading', { level: 1, name: /la formule|l’offre|Vous aviez commencé/ })
  await expect(title).toBeVisible()
  if ((await title.textContent())?.startsWith('Vous'))
    await page.getByRole('button', { name: 'Recommencer' }).click()
  await expect(headingOf(page)).toHaveText(/Choisir la formule|Vérifier l’offre/)
}

async function toComplement(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /J’accepte/ }).check()
  await goOn(page)
  await expect(headingOf(page)).toHaveText('Vérifier vos informations')
  await goOn(page)
  await expect(headingOf(page)).toHaveText('Compléter la demande')
}

async function typeDay(page: Page, field: string, day: string): Promise<void> {
  const group = page.getByRole('group', { name: field, exact: true })
  await group.getByRole('spinbutton').first().focus()
  await page.keyboard.type(day)
}

const fillPlate = (page: Page, text: string) =>
  page
    .getByRole('textbox', { name: /^Plaque/ })
    .first()
    .fill(text)

/** Number of this person's tickets for a plate, read from the city. */
async function ticketsOf(page: Page, name: string, wanted: string): Promise<number> {
  const { portal, headers } = await callAs(page, name)
  const tickets = (await (await page.request.get(`${portal}/api/tickets`, { headers })).json()) as {
    plates: readonly string[]
  }[]
  return tickets.filter(({ plates }) => plates.includes(wanted)).length
}

test('a free ticket is asked for, confirmed, and put into the calendar, and no step breaks an accessibility rule', async ({
  page,
  portal,
}) => {
  test.setTimeout(90_000)
  const own = plate()
  await begin(page, 'Camille Martin', 'vm-guest-free')
  await expectAccessible(page, 'step 1')
  await goOn(page)
  await expect(page.getByRole('link', { name: /Cochez la case/ })).toBeVisible()
  await expectAccessible(page, 'step 1 with its summary')
  await toComplement(page)
  await goOn(page)
  await expectAccessible(page, 'step 3 with its summary')
  await typeDay(page, 'Jour de début', typed(cityDay(daysToSaturday())))
  await fillPlate(page, own)
  await goOn(page)
  await expect(headingOf(page)).toHaveText('Relire avant de déposer')
  await expectAccessible(page, 'review')
  await expect(page.getByText('Prix total')).toHaveCount(0)
  await page.getByRole('button', { name: 'Confirmer' }).click()
  await expect(headingOf(page)).toHaveText('Votre ticket est prêt')
  await expect(headingOf(page)).toBeFocused()
  await expectAccessible(page, 'success')
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Ajouter à mon agenda' }).click()
  const download = await saving
  expect(download.suggestedFilename()).toMatch(/^Invite-du-week-end-\d{4}-\d\d-\d\d\.ics$/)
  const file = readFileSync(await download.path(), 'utf8')
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*DTSTART:\d{8}T\d{6}Z\r\n[\s\S]*END:VCALENDAR\r\n$/)
  await page.reload()
  await expect(headingOf(page)).toHaveText('Votre ticket est prêt')
  await page.getByRole('link', { name: 'Voir le ticket' }).click()
  await expect(page).toHaveURL(new RegExp(`^${portal}/souscriptions/tickets/`))
  expect(await ticketsOf(page, 'Camille Martin', own)).toBe(1)
})

test('a ticket by the hour ends at the same minute and is paid at once on the card page', async ({
  page,
  portal,
}) => {
  test.setTimeout(90_000)
  await begin(page, 'Camille Martin', 'vm-hourly')
  await page.getByRole('radio', { name: /2 heures/ }).check()
  await toComplement(page)
  await typeDay(page, 'Jour de début', typed(cityDay(3)))
  await page.getByRole('spinbutton', { name: /^heure,/ }).focus()
  await page.keyboard.type('1435')
  await expect(page.getByText(/^Le .* de 14:35 à 16:35/)).toBeVisible()
  await expectAccessible(page, 'step 3 by the hour')
  await fillPlate(page, plate())
  await page.getByRole('radio', { name: 'Gare' }).check()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Gare' })).toBeChecked()
  await goOn(page)
  await expect(headingOf(page)).toHaveText('Relire avant de déposer')
  await expect(page.getByRole('main')).toContainText('16:35')
  await page.getByRole('button', { name: /Payer 2,80/ }).click()
  await expect(page).toHaveURL(new RegExp(`^${addresses().origins.payment}/pay/`))
  await page.getByRole('button', { name: /Payer/ }).click()
  await expect(page).toHaveURL(new RegExp(`^${portal}/souscriptions/tickets/[^/]+/payments`), {
    timeout: 20_000,
  })
  await expect(headingOf(page)).toContainText(/[Pp]ay|[Pp]aiement/)
})

test('several days are one request: how many tickets and how much is shown while one chooses', async ({
  page,
  portal: _,
}) => {
  await begin(page, 'Camille Martin', 'vm-visitor')
  const choice = page.getByRole('group', { name: 'Abonnement' }).getByRole('radio')
  if ((await choice.count()) > 0) await choice.first().check()
  await toComplement(page)
  await typeDay(page, 'Jour de début', typed(cityDay(20)))
  await expect(page.getByText(/^Le \S+\s: 3,00\s€\.$/)).toBeVisible()
  await typeDay(page, 'Dernier jour', typed(cityDay(21)))
  await expect(page.getByText(/^2 tickets à la suite, du .*\s: 6,00\s€ en tout\.$/)).toBeVisible()
  await fillPlate(page, plate())
  await goOn(page)
  await expect(page.getByRole('button', { name: /Payer 6,00/ })).toBeVisible()
})

test('a refused day can be come to by keyboard, says why, and is not taken', async ({ page, portal: _ }) => {
  await begin(page, 'Camille Martin', 'vm-guest-free')
  await toComplement(page)
  await typeDay(page, 'Jour de début', typed(cityDay(daysToSaturday() + 7)))
  await page.getByRole('button', { name: /Ouvrir le calendrier/ }).focus()
  await page.keyboard.press('Enter')
  const chosen = page.getByRole('button', { name: /^samedi .*sélectionné/i })
  await expect(chosen).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText(/Pas ce jour-là\s: samedi ou dimanche seulement/)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /Ouvrir le calendrier/ })).toBeFocused()
  await page.setViewportSize({ width: 320, height: 640 })
  await enlargeText(page)
  await page.keyboard.press('Enter')
  const sideways = ({ parentElement: frame }: Element) => frame && frame.scrollWidth - frame.clientWidth
  expect(await page.getByRole('dialog').evaluate(sideways)).toBe(0)
})

test('whoever has used up the year’s tickets is told before and at the day itself', async ({
  page,
  portal: _,
}) => {
  const { portal, headers, sub } = await callAs(page, 'Thomas Leroy')
  const year = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', year: 'numeric' }).format(
    Date.now(),
  )
  const count = `${portal}/api/parking-right-definition/vm-visitor/subscribers/${sub}/ticket-number?year=${year}`
  const left = Number(await (await page.request.get(count, { headers })).text())
  if (left > 0) {
    const day = (moment: number) => new Date(moment).toISOString()
    const answer = await page.request.post(`${portal}/api/tickets`, {
      headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
      data: {
        parkingRightDefinitionId: 'vm-visitor',
        startOfValidity: day(Date.now()),
        // One second past the start's hour: an empty period is refused.
        desiredEndOfValidity: day(Date.now() + (left - 1) * DAY_MS + 1000),
        plates: [plate()],
      },
    })
    expect(answer.status(), await answer.text()).toBe(201)
  }
  await forgetDraft(page, 'Thomas Leroy', 'ticket-vm-visitor')
  await openAs(page, 'Thomas Leroy', ticketPath('vm-visitor'))
  await expect(page.getByText(`Vous avez utilisé tous vos tickets de ${year}`)).toBeVisible()
  await page.getByRole('link', { name: 'Commencer la demande' }).click()
  await expect(headingOf(page)).toHaveText('Vérifier l’offre')
  await expect(page.getByText(`Aucun en ${year}, sur 20`)).toBeVisible()
  await toComplement(page)
  await typeDay(page, 'Jour de début', typed(cityDay(0)))
  await expect(page.getByText(`Vous n’avez plus de ticket pour ${year}.`).first()).toBeVisible()
  // One message only: choosing an earlier end would not help.
  await expect(page.getByText('Choisissez une fin plus proche')).toHaveCount(0)
})

test.describe('a network that is lost while the ticket is sent', () => {
  test.use({ expectedComplaints: /Failed to load resource|net::ERR/ })

  test('makes one ticket, however often one sends it', async ({ page, portal: _ }) => {
    test.setTimeout(90_000)
    const own = plate()
    await begin(page, 'Camille Martin', 'vm-hourly')
    await page.getByRole('radio', { name: /1 heure/ }).check()
    await toComplement(page)
    await typeDay(page, 'Jour de début', typed(cityDay(5)))
    await page.getByRole('spinbutton', { name: /^heure,/ }).focus()
    await page.keyboard.type('0900')
    await fillPlate(page, own)
    await page.getByRole('radio', { name: 'Centre' }).check()
    await goOn(page)
    let isLost = true
    // The city receives the request, but its response is lost.
    await page.route('**/api/tickets', async route => {
      if (route.request().method() !== 'POST' || !isLost) return route.continue()
      await route.fetch()
      await route.abort()
    })
    await page.getByRole('button', { name: /Payer 1,50/ }).click()
    await expect(page.getByText('elle ne comptera qu’une fois')).toBeVisible({ timeout: 20_000 })
    isLost = false
    await page.getByRole('button', { name: /Payer 1,50/ }).click()
    await expect(page).toHaveURL(new RegExp(`^${addresses().origins.payment}/pay/`))
    expect(await ticketsOf(page, 'Camille Martin', own)).toBe(1)
  })
})
