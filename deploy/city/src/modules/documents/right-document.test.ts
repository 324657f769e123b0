import type { DocumentKind } from '@parvis/shared-kernel/wire'
import { afterEach, describe, expect, test } from 'vitest'
import { at } from '../../db/schema.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { documentReader } from '../../testing/document-reader.ts'
import { insertOperation } from '../../testing/operations.ts'

const city = testCity()
const reader = documentReader(city)

afterEach(() => city.clock.reset())

const RIGHT = 'camille-sub-shared'
const PROOF = `/api/subscriber/subscriptions/${RIGHT}/payments/proof`
const HISTORY = `/api/order/${RIGHT}/plateHistoryPDF`
const TICKET_PROOF = '/api/tickets/camille-tic-today/payments/proof'

const open = async (path: string, kind: DocumentKind, id: string, as = 'camille', more = '') =>
  reader.read(`${path}?token=${await reader.ticket(kind, id, { as })}${more}`)

const pay = (rightId: string, kind: 'subscription' | 'ticket', amount: number) =>
  insertOperation(city.deps.db, {
    operation_id: `test-${rightId}`,
    resource_kind: kind,
    resource_id: rightId,
    amount_cents: amount,
    status: 'PAYMENT_RECEIVED',
    created_at: at(city.clock.now()),
    transaction_at: at(city.clock.now()),
    authorization_number: 'A00042',
  })

describe('proof of a right', () => {
  test('tells in French who holds what, where, for which plate and what was paid', async () => {
    await pay(RIGHT, 'subscription', 15_000)
    const pdf = await open(PROOF, 'subscription-proof', RIGHT)
    expect(pdf).toMatchObject({ lang: 'fr', title: 'Justificatif d’abonnement de stationnement' })
    expect(pdf).toMatchObject({ isMarked: true, version: '1.7' })
    for (const said of [
      'Valmont confirme que le droit',
      'Titulaire Camille',
      'FG-482-KD',
      'Centre',
      'Prix 150,00 €',
      `test-${RIGHT} A00042 150,00 €`,
      'Maison du stationnement, 4 place du Marché',
      '(heure de Paris)',
      'Page 1 sur 1',
    ])
      expect(pdf.text).toContain(said)
    // The name stands as the city gives it: “Mairie de X” is no name of a “Ville de Mairie de X”.
    expect(pdf.text).not.toContain('Ville de')
    expect(pdf.size).toBeLessThan(300_000)
  })

  test.each([
    ['its owner, whoever paid', 'camille', 'link:somebody', true],
    ['who shares it and did not pay', 'ines', 'link:somebody', false],
    ['who shares it and paid', 'ines', 'subscriber:sub-ines', true],
  ])('and its payment tell the authorisation number to %s: %s', async (_who, as, payer, isTold) => {
    await city.deps.db.updateTable('operations').set({ payer }).where('resource_id', '=', RIGHT).execute()
    const summary = `/api/subscriber/subscriptions/${RIGHT}/payments/summary`
    const receipt = `/api/payments/test-${RIGHT}/receipt`
    const told = [
      JSON.stringify((await city.ask(summary, { as })).body),
      (await open(PROOF, 'subscription-proof', RIGHT, as)).text,
      (await open(receipt, 'payment-receipt', `test-${RIGHT}`, as)).text,
    ]
    expect(told.map(text => text.includes('A00042'))).toEqual([isTold, isTold, isTold])
  })

  test('speaks English where the link asks for it', async () => {
    const pdf = await open(PROOF, 'subscription-proof', RIGHT, 'camille', '&lang=en')
    expect(pdf).toMatchObject({ lang: 'en', title: 'Proof of a parking subscription' })
    expect(pdf.text).toContain('Valmont confirms that the parking right')
    expect(pdf.text).toContain('Price €150.00')
  })

  test('speaks the person’s language rather than the browser’s', async () => {
    await city.setPerson('camille', { lang: 'en' })
    expect((await open(PROOF, 'subscription-proof', RIGHT)).lang).toBe('en')
    await city.setPerson('camille', { lang: 'de' })
    expect((await open(PROOF, 'subscription-proof', RIGHT)).lang).toBe('fr')
    await city.setPerson('camille', { lang: 'fr' })
  })

  test('of a ticket too, which says when nothing was paid online', async () => {
    await city.deps.db.deleteFrom('operations').where('resource_id', '=', 'camille-tic-today').execute()
    const pdf = await open(TICKET_PROOF, 'ticket-proof', 'camille-tic-today')
    expect(pdf.title).toBe('Justificatif de ticket de stationnement')
    expect(pdf.text).toContain('CX-245-RM')
    expect(pdf.text).toContain('Aucun paiement en ligne')
    const english = await open(TICKET_PROOF, 'ticket-proof', 'camille-tic-today', 'camille', '&lang=en')
    expect(english.text).toContain('No online payment is on record')
  })

  test.each([
    ['in its own order, as its page does', ['vm-gare', 'vm-centre'], 'Zones Gare et Centre'],
    ['of which the city took one away', ['vm-centre', 'vm-gone'], 'Zones Centre et vm-gone'],
    ['of which the city has none any more, which is not everywhere', ['vm-gone'], 'Zones vm-gone'],
    ['none, which is everywhere', [], 'Zones Tout le périmètre de l’offre'],
  ])('names the zones of a right: %s', async (_name, zone_ids, said) => {
    const { zone_ids: usual } = await city.deps.db
      .selectFrom('rights')
      .select('zone_ids')
      .where('right_id', '=', RIGHT)
      .executeTakeFirstOrThrow()
    await city.setRight(RIGHT, { zone_ids })
    expect((await open(PROOF, 'subscription-proof', RIGHT)).text).toContain(`${said} Plaques`)
    await city.setRight(RIGHT, { zone_ids: usual })
  })

  test.each([
    ['fr', 'Nombre de tickets 4'],
    ['en', 'Number of tickets 4'],
  ])('of tickets in a row says how many the price is for, in %s', async (lang, said) => {
    const id = 'camille-tic-today'
    const textOf = async () => (await open(TICKET_PROOF, 'ticket-proof', id, 'camille', `&lang=${lang}`)).text
    expect(await textOf()).not.toMatch(/Nombre|Number of/)
    await city.setRight(id, { ticket_count: 4 })
    expect(await textOf()).toContain(said)
    await city.setRight(id, { ticket_count: 1 })
  })

  test.each([
    ['fr', 'Titulaire Yanis Benali Entreprise Benali Plomberie, 73282932000074'],
    ['en', 'Holder Yanis Benali Company Benali Plomberie, 73282932000074'],
  ])('of a professional right names the company, in %s', async (lang, said) => {
    const [id, kind] = ['yanis-sub-fleet', 'subscription-plate-history'] as const
    const proof = `/api/subscriber/subscriptions/${id}/payments/proof`
    const papers = [
      await open(proof, 'subscription-proof', id, 'yanis', `&lang=${lang}`),
      await open(`/api/order/${id}/plateHistoryPDF`, kind, id, 'yanis', `&lang=${lang}`),
    ]
    for (const { text } of papers) expect(text).toContain(said)
    expect((await open(PROOF, 'subscription-proof', RIGHT)).text).not.toContain('Entreprise')
  })

  test('of a fleet of a hundred goes on over pages, with the titles of its table on each', async () => {
    const plates = Array.from({ length: 100 }, (_, index) => `GA${100 + index}BC`)
    await city.setRight('yanis-sub-fleet', { plates })
    const path = '/api/subscriber/subscriptions/yanis-sub-fleet/payments/proof'
    const pdf = await open(path, 'subscription-proof', 'yanis-sub-fleet', 'yanis')
    expect(pdf.pages.length).toBeGreaterThan(2)
    for (const page of pdf.pages.slice(0, 3)) expect(page).toContain('N° Plaque')
    expect(pdf.text).toContain('100 GA-199-BC')
    // The name stands as the city gives it: “Mairie de X” is no name of a “Ville de Mairie de X”.
    expect(pdf.text).not.toContain('Ville de')
    expect(pdf.size).toBeLessThan(300_000)
  })

  test('is nothing to keep: no cache, no guess of its type, no frame, no name in its file', async () => {
    const { headers } = await open(PROOF, 'subscription-proof', RIGHT)
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('content-security-policy')).toContain('sandbox')
    expect(headers.get('content-disposition')).toMatch(
      /^inline; filename\*=UTF-8''justificatif-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}\.pdf$/,
    )
  })
})

test('a link that wants a file to keep gets one, and only then', async () => {
  const kept = await open(PROOF, 'subscription-proof', RIGHT, 'camille', '&download=true')
  expect(kept.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''justificatif-/)
  const shown = await open(PROOF, 'subscription-proof', RIGHT, 'camille', '&download=false')
  expect(shown.headers.get('content-disposition')).toMatch(/^inline; /)
})

describe('plate history', () => {
  test('tells every change with its state in both languages', async () => {
    const statuses = ['VALIDATED', 'WAITING', 'REJECTED'] as const
    const rows = statuses.map((status, index) => ({
      right_id: RIGHT,
      position: 10 + index,
      changed_at: at(city.clock.now()),
      source: index === 0 ? 'Guichet' : 'FRONT',
      new_plates: ['GK553TN'],
      removed_plates: ['FG482KD'],
      status,
    }))
    await city.deps.db.insertInto('plate_changes').values(rows).execute()
    const french = await open(HISTORY, 'subscription-plate-history', RIGHT)
    expect(french.title).toBe('Historique des plaques')
    for (const line of ['Guichet Validé', 'Portail Déposé', 'Portail Rejeté'])
      expect(french.text).toContain(`GK-553-TN FG-482-KD ${line}`)
    const english = await open(HISTORY, 'subscription-plate-history', RIGHT, 'camille', '&lang=en')
    for (const label of ['Validated', 'Submitted', 'Rejected']) expect(english.text).toContain(label)
  })

  test('of a ticket whose plates never changed says so', async () => {
    const id = 'camille-tic-canceled'
    const pdf = await open(`/api/order/${id}/plateHistoryPDF`, 'ticket-plate-history', id)
    expect(pdf.text).toContain('n’ont pas changé')
  })

  test.each([
    ['granted', 'Validité Du'],
    ['awaiting-payment', 'Dates demandées Du'],
    ['rejected', 'Dates demandées Du'],
    ['deleted', 'Dates Du'],
  ] as const)('of a ticket that is %s gives no other dates for its validity: %s', async (status, dates) => {
    const id = 'yanis-tic-week'
    await city.setRight(id, { status })
    const pdf = await open(`/api/order/${id}/plateHistoryPDF`, 'ticket-plate-history', id, 'yanis')
    expect(pdf.text).toContain(dates)
    expect(pdf.text.includes('Validité')).toBe(status === 'granted')
  })
})

describe('who may open it', () => {
  const EXPIRED = [404, 'LinkExpired']

  test('a sharer may, and no longer once they have left', async () => {
    expect((await open(PROOF, 'subscription-proof', RIGHT, 'ines')).text).toContain('Titulaire Camille')
    const token = await reader.ticket('subscription-proof', RIGHT, { as: 'ines' })
    await city.deps.db.deleteFrom('right_sharers').where('subscriber_id', '=', 'sub-ines').execute()
    expect(await reader.refusalOf(`${PROOF}?token=${token}`)).toEqual([404, 'Not Found'])
    expect(await reader.ticket('subscription-proof', RIGHT, { as: 'ines' })).toBe('')
  })

  test('nobody without a ticket, nor with a session’s token in the address', async () => {
    expect(await reader.refusalOf(PROOF)).toEqual(EXPIRED)
    expect(await reader.refusalOf(`${PROOF}?token=`)).toEqual(EXPIRED)
    expect(await reader.refusalOf(`${PROOF}?token=${await city.tokenOf('camille')}`)).toEqual(EXPIRED)
  })

  test.each([
    ['another document of the right', HISTORY],
    ['another right', '/api/subscriber/subscriptions/camille-sub-renewable/payments/proof'],
    ['another kind of right', `/api/tickets/${RIGHT}/payments/proof`],
    ['a right that does not exist', '/api/order/nothing/plateHistoryPDF'],
  ])('a ticket does not open %s', async (_name, path) => {
    const token = await reader.ticket('subscription-proof', RIGHT, { as: 'camille' })
    expect(await reader.refusalOf(`${path}?token=${token}`)).toEqual(EXPIRED)
  })

  test('a ticket opens nothing in another city', async () => {
    const token = await reader.ticket('subscription-proof', RIGHT, { as: 'camille' })
    expect(await reader.refusalOf(`${PROOF}?token=${token}`, { city: 'port-sable' })).toEqual(EXPIRED)
  })

  test('a ticket opens once, and not after a minute', async () => {
    const once = `${PROOF}?token=${await reader.ticket('subscription-proof', RIGHT, { as: 'camille' })}`
    const statuses = await Promise.all([reader.open(once), reader.open(once)])
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 404])
    expect(await reader.refusalOf(once)).toEqual(EXPIRED)
    const late = await reader.ticket('subscription-proof', RIGHT, { as: 'camille' })
    city.clock.moveBy(60_001)
    expect(await reader.refusalOf(`${PROOF}?token=${late}`)).toEqual(EXPIRED)
  })

  test('not once the right is no longer granted', async () => {
    const token = await reader.ticket('ticket-proof', 'camille-tic-today', { as: 'camille' })
    await city.setRight('camille-tic-today', { status: 'canceled' })
    expect(await reader.refusalOf(`${TICKET_PROOF}?token=${token}`)).toEqual([404, 'Not Found'])
    await city.setRight('camille-tic-today', { status: 'granted' })
  })
})

test('who is told to come back since too many wait opens the paper with the same ticket then', async () => {
  const path = `${PROOF}?token=${await reader.ticket('subscription-proof', RIGHT, { as: 'camille' })}`
  const places: ReturnType<typeof city.deps.printer.reserve>[] = []
  // Fills the queue: its capacity depends on how long a paper takes on this machine.
  const fill = () => {
    for (;;) places.push(city.deps.printer.reserve())
  }
  expect(fill).toThrow()
  const refused = await city.ask(path)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '3'])
  for (const place of places) place.giveBack()
  expect((await reader.read(path)).title).toContain('Justificatif')
})
