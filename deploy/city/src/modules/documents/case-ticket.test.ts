import { CASE_KEY_HEADER, type DocumentKind, documentTicketWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { testCity } from '../../testing/city-of-file.ts'
import { someRefund } from '../../testing/refunds.ts'
import { caseOfKey, endCaseKeys, issueCaseKey, newBatch } from '../cases/case-key.repo.ts'
import { takeDocumentTicket } from './document-ticket.service.ts'

const city = testCity()

const EXPIRED = { status: 404, code: 'LinkExpired' }

let network = 0
const ticket = async (
  kind: DocumentKind,
  id: string,
  who: { as?: string; headers?: Record<string, string> },
) => {
  network += 1
  const headers = { 'x-forwarded-for': `10.2.${network}.1`, ...who.headers }
  const { body } = await city.ask('/api/documents/tickets', { ...who, body: { kind, id }, headers })
  return v.parse(documentTicketWire, body).token
}
const take = (kind: DocumentKind, id: string, token: string) => {
  const valmont = city.deps.cities.find(({ cityId }) => cityId === 'valmont')!
  return takeDocumentTicket(city.deps, valmont, kind, id, token)
}

describe('a ticket for the paper of a case asks again who may read it:', () => {
  const caseOf = async (kind: 'appeal' | 'refund') => {
    if (kind === 'refund') return someRefund(city)
    const row = await city.deps.db
      .selectFrom('appeals')
      .select('appeal_id')
      .where('city_id', '=', 'valmont')
      .where('state', '=', 'rejected')
      .executeTakeFirstOrThrow()
    await city.deps.db
      .insertInto('appeal_complements')
      .values({
        appeal_id: row.appeal_id,
        position: 9,
        requested_at: new Date(city.clock.now()).toISOString(),
        due_at: new Date(city.clock.now() + 1_000).toISOString(),
        message: 'Il manque une page.',
        pieces: '[]',
        answer_message: null,
      })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    return row.appeal_id
  }
  const PAPERS = [
    ['refund', 'refund'],
    ['recourse-receipt', 'appeal'],
    ['recourse-complement', 'appeal'],
    ['recourse-answer', 'appeal'],
  ] as const
  const CHANGES = {
    'nothing happened': async () => undefined,
    'its link was ended': (kind: 'appeal' | 'refund', caseId: string) =>
      endCaseKeys(city.deps.db, { cityId: 'valmont', kind, caseId }, city.clock.now()),
    'a newer link was opened': async (kind: 'appeal' | 'refund', caseId: string) => {
      const name = { cityId: 'valmont', kind, caseId } as const
      const key = await issueCaseKey(city.deps.db, name, city.clock.now(), newBatch())
      await caseOfKey(city.deps.db, name, key, city.clock.now())
    },
  } as const
  const ROWS = PAPERS.flatMap(([paper, kind]) =>
    (Object.keys(CHANGES) as (keyof typeof CHANGES)[]).map(change => [paper, change, kind] as const),
  )

  test.each(ROWS)('%s, %s', async (paper, change, kind) => {
    const id = await caseOf(kind)
    const name = { cityId: 'valmont', kind, caseId: id } as const
    const headers = { [CASE_KEY_HEADER]: await issueCaseKey(city.deps.db, name, city.clock.now()) }
    const token = await ticket(paper, id, { headers })
    await CHANGES[change](kind, id)
    const taken = take(paper, id, token)
    if (change === 'nothing happened') expect(await taken).toEqual({ subscriberId: null })
    else await expect(taken).rejects.toMatchObject(EXPIRED)
  })

  test.each(PAPERS)('%s, by an account that holds it no more', async (paper, kind) => {
    const id = await caseOf(kind)
    const set = (subscriber_id: string | null) =>
      kind === 'refund'
        ? city.deps.db.updateTable('refunds').set({ subscriber_id }).where('refund_id', '=', id).execute()
        : city.deps.db.updateTable('appeals').set({ subscriber_id }).where('appeal_id', '=', id).execute()
    await set('sub-camille')
    const [kept, lost] = [
      await ticket(paper, id, { as: 'camille' }),
      await ticket(paper, id, { as: 'camille' }),
    ]
    expect(await take(paper, id, kept)).toEqual({ subscriberId: 'sub-camille' })
    await set(null)
    await expect(take(paper, id, lost)).rejects.toMatchObject(EXPIRED)
  })
})
