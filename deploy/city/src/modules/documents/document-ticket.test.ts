import { randomUUID } from 'node:crypto'
import { CASE_KEY_HEADER, type DocumentKind, documentTicketWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { afterEach, describe, expect, test } from 'vitest'
import { at } from '../../db/schema.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { someRefund } from '../../testing/refunds.ts'
import type { TestCity } from '../../testing/test-city.ts'
import { issueCaseKey } from '../cases/case-key.repo.ts'
import { takeDocumentTicket } from './document-ticket.service.ts'

const city = testCity()

afterEach(() => city.clock.reset())

type Asker = Pick<Parameters<TestCity['ask']>[1] & object, 'as' | 'token' | 'city' | 'headers'>

let network = 0
const askTicket = (kind: DocumentKind | string, id: string, { headers, ...who }: Asker = {}) => {
  network += 1
  return city.ask('/api/documents/tickets', {
    body: { kind, id },
    headers: { 'x-forwarded-for': `10.2.${network}.1`, ...headers },
    ...who,
  })
}
const ticket = async (kind: DocumentKind, id: string, who: Asker = {}) =>
  v.parse(documentTicketWire, (await askTicket(kind, id, who)).body).token

const [valmont, portSable] = ['valmont', 'port-sable']
const cityOf = (cityId = valmont) => city.deps.cities.find(candidate => candidate.cityId === cityId)!
const take = (kind: DocumentKind, id: string, token: string, cityId?: string) =>
  takeDocumentTicket(city.deps, cityOf(cityId), kind, id, token)
const EXPIRED = { status: 404, code: 'LinkExpired' }
const RIGHT = 'camille-sub-shared'
const FREE_TICKET = 'camille-tic-free'

const withMedia = async () => {
  const id = randomUUID()
  await city.deps.db
    .insertInto('media')
    .values({
      city_id: 'valmont',
      media_id: id,
      subscriber_id: 'sub-camille',
      urn: `urn:parvis:evidence:${id}`,
      name: 'facture.pdf',
      mime: 'application/pdf',
      size_bytes: 10,
      created_at: at(city.clock.now()),
    })
    .execute()
  await city.deps.db
    .insertInto('uploads')
    .values({
      city_id: 'valmont',
      urn: `urn:parvis:evidence:${id}`,
      owner_kind: 'subscriber',
      owner_id: 'sub-camille',
      subscriber_id: 'sub-camille',
      mime: 'application/pdf',
      signed_bytes: null,
      expires_at: at(city.clock.now()),
      size_bytes: 10,
      stored_at: at(city.clock.now()),
      sha256: '0'.repeat(64),
    })
    .execute()
  return id
}

const withCaseKey = async (caseId: string) => {
  const name = { cityId: 'valmont', kind: 'refund', caseId } as const
  return { [CASE_KEY_HEADER]: await issueCaseKey(city.deps.db, name, city.clock.now()) }
}

describe('a ticket is given for a document that its asker may see', () => {
  test.each([
    ['the proof of one’s subscription', 'subscription-proof', RIGHT, 'camille', 200],
    ['the proof of a subscription that another shares', 'subscription-proof', RIGHT, 'ines', 200],
    ['the plate history of one’s subscription', 'subscription-plate-history', RIGHT, 'camille', 200],
    ['the proof of a paid ticket', 'ticket-proof', 'camille-tic-today', 'camille', 200],
    ['the plate history of any ticket', 'ticket-plate-history', 'camille-tic-canceled', 'camille', 200],
    ['a subscription asked as a ticket', 'ticket-proof', RIGHT, 'camille', 404],
    ['a right of somebody else', 'subscription-proof', RIGHT, 'georges', 404],
    ['a right that does not exist', 'subscription-proof', 'nothing', 'camille', 404],
    ['a right, asked by a visitor', 'subscription-proof', RIGHT, undefined, 404],
    ['a refund that does not exist', 'refund', 'nothing', undefined, 404],
    ['a receipt of an appeal that does not exist', 'recourse-receipt', 'nothing', undefined, 404],
    ['a complement that does not exist', 'recourse-complement', 'nothing', undefined, 404],
    ['a kind of document that does not exist', 'passport', 'nothing', 'camille', 400],
  ])('%s', async (_name, kind, id, as, expected) => {
    const { status } = await askTicket(kind, id, as === undefined ? {} : { as })
    expect(status).toBe(expected)
  })

  test.each([
    ['what is not granted', 'subscription-proof', 'camille-sub-to-pay'],
    ['a ticket to pay', 'ticket-proof', 'camille-tic-to-pay'],
    ['a ticket that cost nothing', 'ticket-proof', FREE_TICKET],
  ])('of %s there is no proof, and its holder is told so', async (_name, kind, id) => {
    const { status, body } = await askTicket(kind, id, { as: 'camille' })
    expect([status, body.error]).toEqual([409, 'OrderInvoiceNotAllowed'])
    expect((await askTicket(kind, id, { as: 'georges' })).status).toBe(404)
  })

  test('a file, to whoever sent it alone', async () => {
    const id = await withMedia()
    expect((await askTicket('evidence', id, { as: 'camille' })).status).toBe(200)
    expect((await askTicket('evidence', id, { as: 'georges' })).status).toBe(404)
    expect((await askTicket('evidence', id)).status).toBe(404)
  })

  test('of a file that was erased, its sender alone is told so', async () => {
    const id = 'med-camille-sub-to-pay-1'
    const { status, body } = await askTicket('evidence', id, { as: 'camille' })
    expect([status, body.error]).toEqual([409, 'EvidenceNoLongerAvailable'])
    expect((await askTicket('evidence', id, { as: 'georges' })).status).toBe(404)
  })

  test('a refund, to a visitor who holds its case link, in its city alone', async () => {
    const id = await someRefund(city)
    const headers = await withCaseKey(id)
    expect((await askTicket('refund', id)).status).toBe(404)
    expect((await askTicket('refund', id, { headers })).status).toBe(200)
    expect((await askTicket('refund', id, { headers, city: portSable! })).status).toBe(404)
  })

  test('a session that no longer counts is told, not taken for a visitor', async () => {
    const { status, body } = await askTicket('refund', await someRefund(city), { token: 'a.b.c' })
    expect([status, body.error]).toEqual([401, 'Unable to authenticate'])
  })
})

describe('a ticket opens its document', () => {
  test('once', async () => {
    const token = await ticket('subscription-proof', RIGHT, { as: 'ines' })
    expect(await take('subscription-proof', RIGHT, token)).toEqual({ subscriberId: 'sub-ines' })
    await expect(take('subscription-proof', RIGHT, token)).rejects.toMatchObject(EXPIRED)
  })

  test('for one of two who try at once', async () => {
    const token = await ticket('subscription-proof', RIGHT, { as: 'camille' })
    const tries = await Promise.allSettled([1, 2].map(() => take('subscription-proof', RIGHT, token)))
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test.each([
    [58_000, true],
    [60_000, false],
    [61_000, false],
  ])('%i ms after it was given: %s', async (ms, isGood) => {
    const headers = await withCaseKey(await someRefund(city))
    const token = await ticket('refund', await someRefund(city), { headers })
    city.clock.moveBy(ms)
    const opened = take('refund', await someRefund(city), token)
    if (isGood) expect(await opened).toEqual({ subscriberId: null })
    else await expect(opened).rejects.toMatchObject(EXPIRED)
  })

  test('and no other one', async () => {
    const as = 'camille'
    const other = await ticket('subscription-proof', RIGHT, { as })
    await expect(take('subscription-proof', 'camille-sub-renewable', other)).rejects.toMatchObject(EXPIRED)
    const kind = await ticket('subscription-proof', RIGHT, { as })
    await expect(take('subscription-plate-history', RIGHT, kind)).rejects.toMatchObject(EXPIRED)
    const city = await ticket('subscription-proof', RIGHT, { as })
    await expect(take('subscription-proof', RIGHT, city, portSable)).rejects.toMatchObject(EXPIRED)
    await expect(take('subscription-proof', RIGHT, 'guess')).rejects.toMatchObject(EXPIRED)
  })

  test('no longer once its asker has signed out', async () => {
    const session = await city.tokenOf('camille')
    const token = await ticket('subscription-proof', RIGHT, { token: session })
    await city.ask('/api/auth/logout', { method: 'POST', token: session })
    await expect(take('subscription-proof', RIGHT, token)).rejects.toMatchObject(EXPIRED)
  })
})

describe('somebody asks too often', () => {
  test('guesses of ids close after twenty', async () => {
    const headers = { 'x-forwarded-for': '10.9.9.1' }
    const statuses: number[] = []
    for (let trial = 0; trial < 21; trial += 1)
      statuses.push((await askTicket('refund', `ref-${trial}`, { headers })).status)
    expect(statuses).toEqual([...Array(20).fill(404), 429])
  })

  test('a subscriber gets sixty an hour', async () => {
    const token = await city.tokenOf('camille')
    let last = 200
    for (let trial = 0; trial < 61 && last === 200; trial += 1)
      last = (await askTicket('subscription-proof', RIGHT, { token })).status
    expect(last).toBe(429)
  })
})
