import { randomInt, randomUUID } from 'node:crypto'
import { addresses, callAs, expect, type Page } from '../portal.ts'
import { aPdf } from './documents.ts'

const callTheDesk = (page: Page, command: string, data: object) =>
  page.request.post(`${addresses().origins.desk}/api/${command}`, { data, headers: { 'x-parvis-desk': '1' } })

/** Calls the desk's JSON API, as its agent acts between two visits of the citizen. */
export async function atTheDesk(page: Page, command: string, data: object): Promise<{ id: string }> {
  const answer = await callTheDesk(page, command, data)
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { data: { id: string } }).data
}

/** Expects the desk to refuse a command. */
export async function isRefusedAtTheDesk(page: Page, command: string, data: object): Promise<void> {
  expect((await callTheDesk(page, command, data)).status()).toBe(409)
}

/** Returns the case link that the desk issues to an identified person (D16). */
export async function caseLinkOf(page: Page, kind: 'appeal' | 'refund', id: string): Promise<string> {
  const { link } = (await atTheDesk(page, `${kind}-link`, { id })) as { id: string; link: string }
  return link
}

const digits = (count: number) => String(randomInt(10 ** count)).padStart(count, '0')

/** Random, so that parallel runs do not collide. */
export const aPlate = () => `H${'ABCDEFGH'[randomInt(8)]}-${digits(3)}-${'JKLMNPQR'[randomInt(8)]}Z`

export interface GivenFine {
  readonly number: string
  readonly plate: string
}

/** A fine of 35 € for this run only. */
export async function aFine(page: Page): Promise<GivenFine> {
  const fine = { number: `21380990000016261331${digits(6)}`, plate: aPlate().replaceAll('-', '') }
  await atTheDesk(page, 'fine-issue', { city: 'valmont', ...fine, place: 'Rue du Four', price: '35' })
  return fine
}

/** Files an appeal of it without the screens, signed out or with an account; returns its id. */
export async function aFiledAppeal(
  page: Page,
  portal: string,
  { number, plate }: GivenFine,
  statement: string,
  { email = '', headers = {} }: { email?: string; headers?: Record<string, string> } = {},
): Promise<string> {
  const start = `${portal}/api/recourse/fps/${number}/_init-creation?plate=${plate}`
  const begun = await page.request.post(start, { headers })
  const { recourse, caseKey } = (await begun.json()) as { recourse: { id: string }; caseKey: string }
  const data = {
    reasonId: 'broken-machine',
    statement,
    capacity: 'owner',
    firstName: 'Alex',
    lastName: 'Fontaine',
    email,
    address: { streetName: 'rue Pasteur', postalCode: '38990', locality: 'Valmont' },
    submit: true,
  }
  const filed = await page.request.put(`${portal}/api/recourse/${recourse.id}?plate=${plate}`, {
    data,
    headers: { ...headers, 'case-key': caseKey },
  })
  expect(filed.status()).toBe(200)
  return recourse.id
}

/** Offers unused by other journeys, all with the same documents. */
const OFFERS = {
  resident: { plan: 'vm-resident', option: 'vm-resident-month' },
  secondCar: { plan: 'vm-second-car', option: 'vm-second-car-year' },
} as const
const DOCUMENTS = ['ev-home', 'ev-registration']

type Caller = Awaited<ReturnType<typeof callAs>>

async function aSentDocument(page: Page, { portal, sub, headers }: Caller, id: string) {
  const { name, mimeType: mime, buffer } = aPdf(`${id}.pdf`)
  const query = `mediaType=${encodeURIComponent(mime)}&size=${buffer.length}`
  const asked = await page.request.get(`${portal}/api/subscriber/upload-url/${sub}?${query}`, { headers })
  const { signedUploadUrl, fileUrn: urn } = (await asked.json()) as Record<string, string>
  const type = { 'content-type': mime, origin: portal }
  const sent = await page.request.put(signedUploadUrl ?? '', { data: buffer, headers: type })
  expect(sent.ok(), await sent.text()).toBe(true)
  return { id, urn, name, size: buffer.length, mime }
}

/** Pays by card, as on the provider's page. */
async function pay(page: Page, { portal, headers }: Caller, right: string): Promise<void> {
  const start = await page.request.post(`${portal}/api/subscriber/subscriptions/${right}/payments`, {
    data: { email: 'payer@example.org' },
    headers,
  })
  const { url } = (await start.json()) as { url: string }
  const paid = await page.request.post(url, { form: { outcome: 'ACCEPTED' }, maxRedirects: 0 })
  expect(paid.status()).toBe(303)
}

/** A right just requested, accepted and paid, for this run only; returns its id. */
export async function aRight(page: Page, owner: string, offer: keyof typeof OFFERS): Promise<string> {
  const caller = await callAs(page, owner)
  const id = randomUUID()
  const attachmentEvidences = []
  for (const document of DOCUMENTS) attachmentEvidences.push(await aSentDocument(page, caller, document))
  const asked = await page.request.put(`${caller.portal}/api/subscriber/subscriptions/${id}`, {
    data: {
      subscriptionPlanId: OFFERS[offer].plan,
      subscriptionPlanOptionId: OFFERS[offer].option,
      plates: [aPlate()],
      customFields: [],
      attachmentEvidences,
    },
    headers: caller.headers,
  })
  expect(asked.status(), await asked.text()).toBe(201)
  await atTheDesk(page, 'accept', { id })
  await pay(page, caller, id)
  return id
}

/** Deletes it: the number of rights per person is limited, and other journeys would see it. */
export const dropRight = (page: Page, id: string) =>
  atTheDesk(page, 'delete', { id, comment: 'Le droit a été demandé par erreur.' })
