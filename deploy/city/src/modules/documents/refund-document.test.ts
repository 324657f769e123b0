import { afterEach, describe, expect, test } from 'vitest'
import { testCity } from '../../testing/city-of-file.ts'
import { appealOf, documentReader, fineOf } from '../../testing/document-reader.ts'

const city = testCity()
const reader = documentReader(city)

afterEach(() => city.clock.reset())

const EXPIRED = [404, 'LinkExpired']

const refundOf = async (tail: string): Promise<string> => {
  const { number } = fineOf(tail)
  const row = await city.deps.db
    .selectFrom('refunds')
    .select('refund_id')
    .where('fine_id', '=', number)
    .executeTakeFirstOrThrow()
  return row.refund_id
}

const refund = async (tail: string, query = '') => {
  const id = await refundOf(tail)
  return reader.read(`/api/refund/${id}/pdf?token=${await reader.ticket('refund', id)}${query}`)
}

test('a refund has no ticket for who holds its id alone', async () => {
  expect(await reader.ticket('refund', await refundOf('4013'), { isStranger: true })).toBe('')
})

describe('refund', () => {
  test.each([
    ['4013', 'Document attendu', 'Coordonnées bancaires (RIB), à envoyer'],
    ['4009', 'À l’étude', 'Coordonnées bancaires (RIB), reçu le'],
    ['4016', 'Accepté', 'Décidé le'],
    ['4017', 'Versé', 'Versé le'],
    ['4018', 'Refusé', 'Votre banque a déjà annulé le second paiement'],
  ])('%s: %s', async (tail, status, said) => {
    const { text } = await refund(tail)
    expect(text).toContain(status)
    expect(text).toContain(said)
    expect(text).not.toContain(await refundOf(tail))
  })

  test('in English', async () => {
    const pdf = await refund('4017', '&lang=en')
    expect(pdf).toMatchObject({ lang: 'en', title: 'Statement of the refund' })
    expect(pdf.text).toContain('Amount of the refund €17.00 Paid')
  })
})

describe('a ticket of an appeal or a refund', () => {
  test('opens once, its own document, in its city, within a minute', async () => {
    const id = await appealOf(city, '4008')
    const path = `/api/recourse/${id}/pdf`
    const token = () => reader.ticket('recourse-receipt', id)
    const once = await token()
    expect((await reader.open(`${path}?token=${once}`)).status).toBe(200)
    expect(await reader.refusalOf(`${path}?token=${once}`)).toEqual(EXPIRED)
    expect(await reader.refusalOf(`${path}/complement-request?token=${await token()}`)).toEqual(EXPIRED)
    const other = await appealOf(city, '4010')
    expect(await reader.refusalOf(`/api/recourse/${other}/pdf?token=${await token()}`)).toEqual(EXPIRED)
    expect(await reader.refusalOf(`${path}?token=${await token()}`, { city: 'port-sable' })).toEqual(EXPIRED)
    const late = await token()
    city.clock.moveBy(61_000)
    expect(await reader.refusalOf(`${path}?token=${late}`)).toEqual(EXPIRED)
    expect(await reader.refusalOf(path)).toEqual(EXPIRED)
  })

  test('is given to nobody in another city', async () => {
    const where = { city: 'port-sable' }
    expect(await reader.ticket('recourse-receipt', await appealOf(city, '4008'), where)).toBe('')
    expect(await reader.ticket('refund', await refundOf('4017'), where)).toBe('')
  })
})
