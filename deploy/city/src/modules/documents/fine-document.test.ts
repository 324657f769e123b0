import { afterEach, describe, expect, test } from 'vitest'
import { at } from '../../db/schema.ts'
import { sha256Hex } from '../../secrets.ts'
import { appealsOf } from '../../testing/appeals.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { documentReader, fineOf } from '../../testing/document-reader.ts'
import { insertOperation } from '../../testing/operations.ts'
import { plainSpaces } from '../../testing/read-pdf.ts'
import { correctFine } from '../fines/fine.agent.ts'
import { formatsOf } from './document-formats.ts'

const city = testCity()
const reader = documentReader(city)

afterEach(() => city.clock.reset())

const DAY = 86_400_000
const pathOf = (tail: string, document: string, query = '') => {
  const { number, plate } = fineOf(tail)
  return `/api/documents/fps/${number}/${document}?plate=${plate}${query}`
}
const read = (tail: string, document: string, query = '') => reader.read(pathOf(tail, document, query))
const refusal = (tail: string, document: string, query = '') =>
  reader.refusalOf(pathOf(tail, document, query))

describe('notice of a fine', () => {
  test('tells the reduced amount with its last minute, the full one, how to pay and how to contest', async () => {
    const pdf = await read('4001', 'notice', '&reduced=true')
    expect(pdf).toMatchObject({ lang: 'fr', isMarked: true })
    expect(pdf.title).toBe('Avis de paiement de forfait de post-stationnement')
    for (const said of [
      '21380990000016 26 1 320 004 001',
      'FG-482-KD',
      '12 rue de la République',
      'À payer maintenant 17,00 €',
      'inclus. Ensuite : 35,00 €',
      'Montant du FPS 35,00 €',
      'Montant minoré 17,00 € jusqu’au',
      'En ligne, par carte : http://127.0.0.1:4300',
      'Au guichet : Maison du stationnement',
      'recours administratif préalable obligatoire (RAPO)',
    ])
      expect(pdf.text).toContain(said)
  })

  test('in English', async () => {
    const pdf = await read('4001', 'notice', '&reduced=true&lang=en')
    expect(pdf).toMatchObject({ lang: 'en', title: 'Parking fine notice (FPS)' })
    for (const said of ['To pay now €17.00', 'Then: €35.00', 'mandatory first appeal (RAPO)'])
      expect(pdf.text).toContain(said)
  })

  test('asks the full price one minute after the reduced one has ended', async () => {
    const version = await city.deps.db
      .selectFrom('fine_versions')
      .select('reduced_until')
      .where('fine_id', '=', fineOf('4001').number)
      .executeTakeFirstOrThrow()
    city.clock.moveBy((version.reduced_until ?? 0) - city.clock.now() - 30_000)
    expect((await read('4001', 'notice', '&reduced=true')).text).toContain('À payer maintenant 17,00 €')
    city.clock.moveBy(60_000)
    const { text } = await read('4001', 'notice', '&reduced=true')
    expect(text).toContain('À payer maintenant 35,00 €')
    expect(text).toContain('Montant minoré 17,00 €, terminé le')
  })

  test('no longer tells how to contest once the time is over, nor to pay before a day that has passed', async () => {
    city.clock.moveBy(100 * DAY)
    const { text } = await read('4001', 'notice')
    expect(text).toContain('Le délai pour contester auprès de la ville a pris fin')
    expect(text).toContain('Le délai de paiement a pris fin')
    expect(text).not.toContain('Par courrier daté')
  })

  test('of a corrected fine: the correction counts what was paid, the first one says that it is replaced', async () => {
    const corrected = await read('4007', 'notice', '&corrected=true')
    expect(corrected.title).toContain('rectificatif')
    expect(corrected.text).toContain('Montant du FPS 30,00 €')
    expect(corrected.text).toContain('Déjà reçu 10,00 €')
    expect(corrected.text).toContain('À payer maintenant 20,00 €')
    const first = await read('4007', 'notice', '&reduced=true')
    expect(first.text).toContain('Montant du FPS 50,00 €')
    expect(first.text).toContain('un avis rectificatif du')
    expect(first.text).not.toContain('À payer maintenant')
  })

  test('says that nothing is left of a fine that is paid', async () => {
    expect((await read('4003', 'notice')).text).toContain('Rien à payer')
  })

  test('that asks for nothing tells neither how to pay nor, where the price is zero, how to contest', async () => {
    const { text: paid } = await read('4003', 'notice')
    expect([paid.includes('Comment payer'), paid.includes('Comment contester')]).toEqual([false, true])
    const on = appealsOf(city)
    const { number, plate } = await on.issue()
    const terms = { price: 0, reducedPrice: null, reducedUntil: null }
    await correctFine(city.deps, on.valmont, number, terms)
    const { text } = await reader.read(`/api/documents/fps/${number}/notice?plate=${plate}&corrected=true`)
    expect(text).toContain('Rien à payer')
    expect([text.includes('Comment payer'), text.includes('Comment contester')]).toEqual([false, false])
  })

  test('of what the debt recovery office has does not send anybody to the city’s review', async () => {
    const { text } = await read('4011', 'notice')
    expect(text).toContain('Comment payer')
    expect(text).not.toContain('contester')
  })

  test('that was never issued does not exist', async () => {
    expect(await refusal('4001', 'notice', '&corrected=true')).toEqual([404, 'Not Found'])
    expect(await refusal('4007', 'notice', '&corrected=true&reduced=true')).toEqual([404, 'Not Found'])
    expect(await refusal('4011', 'notice', '&reduced=1')).toEqual([404, 'Not Found'])
  })
})

describe('statement of a fine', () => {
  test.each([
    ['4001', 'Reste à payer 17,00 €', 'Aucun paiement n’a été reçu'],
    ['4002', 'Reste à payer 35,00 €', 'Montant en vigueur 35,00 €'],
    ['4003', 'Reste à payer Réglé', 'Total reçu 17,00 €'],
    ['4005', 'Trop-perçu 17,00 €', 'Total reçu 34,00 €'],
    ['4007', 'Reste à payer 20,00 €', '25,00 € 50,00 €'],
    // The outcome of an appeal is not for callers with only number and plate.
    ['4008', 'Reste à payer 35,00 €', '– Enregistré'],
    ['4009', 'Trop-perçu 35,00 €', '– Enregistré'],
    ['4010', 'Reste à payer 35,00 €', '– Enregistré'],
    ['4011', 'ANTAI 35,00 €', 'Recouvrement 20,00 €'],
  ])('%s: %s, %s', async (tail, first, second) => {
    const { text } = await read(tail, 'pdf')
    expect(text).toContain(first)
    expect(text).toContain(second)
  })

  test.each([
    ['4001', 'Montant minoré, jusqu’au '],
    ['4006', 'À payer jusqu’au '],
    ['4011', 'Le montant a été majoré.'],
  ])('%s asks what its notice asks, until the same moment: %s', async (tail, until) => {
    const askedBy = async (document: string) =>
      /(?:À payer maintenant|Reste à payer) (.+?) Numéro du FPS/.exec((await read(tail, document)).text)?.[1]
    const asked = await askedBy('pdf')
    expect(asked).toContain(until)
    expect(asked).toBe(await askedBy('notice'))
  })

  test('in English', async () => {
    const pdf = await reader.read(pathOf('4011', 'pdf'), { language: 'en' })
    expect(pdf).toMatchObject({ lang: 'en', title: 'Statement of a parking fine (FPS)' })
    for (const said of ['Left to pay €30.00', 'Debt recovery €20.00']) expect(pdf.text).toContain(said)
  })
})

test.each([
  ['4009', 'Accepté'],
  ['4010', 'Rejeté'],
] as const)(
  'the statement tells the holder of the appeal %s each thing on its own day: %s',
  async (tail, word) => {
    const { appeal_id, filed_at, answered_at } = await city.deps.db
      .selectFrom('appeals')
      .select(['appeal_id', 'filed_at', 'answered_at'])
      .where('fine_id', '=', fineOf(tail).number)
      .executeTakeFirstOrThrow()
    const caseKey = await appealsOf(city).hold('appeal', appeal_id)
    const { text } = await reader.read(pathOf(tail, 'pdf'), { caseKey })
    const formats = formatsOf(city.deps.cities[0]!, 'fr')
    const [filed, answered] = [filed_at, answered_at].map(moment => plainSpaces(formats.moment(moment)))
    expect(filed).not.toBe(answered)
    expect(text).toContain(`RAPO, ${filed} – Déposé`)
    expect(text).toContain(`RAPO, ${answered} – ${word}`)
  },
)

describe('proof of payment of a fine', () => {
  test('tells the operation and the authorisation of the card', async () => {
    const { number, plate } = fineOf('4002')
    const moment = at(city.clock.now())
    await insertOperation(city.deps.db, {
      operation_id: 'op-fine-42',
      payer: `visitor:${sha256Hex('my tab').slice(0, 32)}`,
      resource_kind: 'fine',
      resource_id: number,
      amount_cents: 3_500,
      status: 'PAYMENT_RECEIVED',
      created_at: moment,
      transaction_at: moment,
      authorization_number: 'A31415',
    })
    const payment = { fine_id: number, payment_id: 'pay-42', source: 'version', amount_cents: 3_500 } as const
    await city.deps.db
      .insertInto('fine_payments')
      .values({ ...payment, version_position: 1, paid_at: moment, operation_id: 'op-fine-42' })
      .execute()
    const path = `/api/documents/fps/${number}/payments/proof?plate=${plate}`
    const { text, title } = await reader.read(path, { payerKey: 'my tab' })
    for (const payerKey of ['another tab', '']) {
      const strangers = await reader.read(path, { payerKey })
      expect(strangers.text).toContain('op-fine-42 – Ville 35,00 €')
      expect(strangers.text).not.toContain('A31415')
    }
    expect(title).toBe('Justificatif de paiement de forfait de post-stationnement')
    expect(text).toContain('Total reçu 35,00 € Ce forfait est réglé.')
    expect(text).toContain('op-fine-42 A31415 Ville 35,00 €')
  })

  test.each([
    ['4006', 'it is paid in part', 'Ce forfait est payé en partie : il reste 25,00 € à payer.', ''],
    ['4006', 'in English', 'This fine is paid in part: €25.00 is left to pay.', '&lang=en'],
    ['4005', 'it was paid twice', '17,00 € ont été payés en trop.', ''],
    ['4017', 'it was paid twice, and once paid back', /Remboursements versés.*– 17,00 €/, ''],
    ['4003', 'it was paid in time', 'Total reçu 17,00 € Ce forfait est réglé.', ''],
  ])('%s: %s', async (tail, _name, said, query) => {
    expect((await read(tail, 'payments/proof', query)).text).toMatch(said)
  })

  test('does not exist where nothing was paid', async () => {
    expect(await refusal('4001', 'payments/proof')).toEqual([404, 'Not Found'])
  })
})

describe('who may open them', () => {
  const DOCUMENTS = ['notice', 'pdf', 'payments/proof']
  const NOT_FOUND = [404, 'FineNotFound']

  test.each(DOCUMENTS)('%s: whoever names number and plate, in that city', async document => {
    const { number, plate } = fineOf('4003')
    const path = (id: string, query: string) => `/api/documents/fps/${id}/${document}${query}`
    expect((await reader.read(path(number, `?plate=${plate}`))).text).toContain('EB-902-VL')
    expect((await reader.read(path(number, '?plate=eb-902-vl'))).text).toContain('EB-902-VL')
    expect(await reader.refusalOf(path(number, '?plate=ZZ999ZZ'))).toEqual(NOT_FOUND)
    expect(await reader.refusalOf(path(number, ''))).toEqual(NOT_FOUND)
    expect(await reader.refusalOf(path('21380990000016261301004999', `?plate=${plate}`))).toEqual(NOT_FOUND)
    const elsewhere = await reader.refusalOf(path(number, `?plate=${plate}`), { city: 'port-sable' })
    expect(elsewhere).toEqual(NOT_FOUND)
  })

  test('nothing of the plate or the number in the file’s name, and nothing kept', async () => {
    const { headers } = await read('4003', 'pdf')
    expect(headers.get('content-disposition')).toMatch(
      /^inline; filename\*=UTF-8''releve(-[0-9a-f]{4}){3}\.pdf$/,
    )
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  })

  test('a city whose configuration says nothing still prints its notice', async () => {
    const portSable = await reader.read(pathOf('7001', 'notice'), { city: 'port-sable' })
    expect(portSable.text).toMatch(/^Port-Sable /)
  })

  test('a network gets a hundred and twenty documents an hour', async () => {
    const headers = { 'x-forwarded-for': '10.8.8.1' }
    const key = '10.8.8'
    for (let taken = 0; taken < 120; taken += 1)
      await city.deps.limits.take([{ limit: 'documentOfNetwork', key }])
    const { status } = await city.ask(pathOf('4003', 'pdf'), { headers })
    expect(status).toBe(429)
  })
})
