import { UNFINISHED_APPEAL_DAYS } from '@parvis/shared-kernel/fines'
import { addMilliseconds } from '@parvis/shared-kernel/time'
import { expect, test } from 'vitest'
import { at } from '../../db/schema.ts'
import { appealsOf, STATEMENT } from '../../testing/appeals.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { cleanEvidences } from '../evidence/evidence-cleaning.job.ts'
import { forgetUnfinishedAppeals } from './unfinished-appeals.job.ts'

const city = testCity()
const on = appealsOf(city)

const TERM_MS = UNFINISHED_APPEAL_DAYS * 86_400_000

const draft = async (as?: string) => {
  const fine = await on.issue()
  const id = await on.idOf(fine, as)
  const piece = await on.upload(`/api/recourse/${id}/upload-url`, 'useful-document')
  expect((await on.put(id, fine, { ...STATEMENT, pieces: [piece] }, as)).status).toBe(200)
  return { id, fine, urn: piece.urn }
}
const withdrawn = async (as?: string) => {
  const made = await draft(as)
  const path = `/api/recourse/${made.id}?plate=${made.fine.plate}`
  await on.ask(path, { method: 'DELETE', ...(as === undefined ? {} : { as }) })
  return made
}
const filed = async (as?: string) => ({ ...(await on.filed(STATEMENT, as)), urn: null })
const filedAndWithdrawn = async (as?: string) => {
  const made = await filed(as)
  const path = `/api/recourse/${made.id}?plate=${made.fine.plate}`
  await on.ask(path, { method: 'DELETE', ...(as === undefined ? {} : { as }) })
  return made
}

/** Sets how long ago the appeal was last edited. */
const age = (id: string, ms: number) =>
  city.deps.db
    .updateTable('appeals')
    .set({ updated_at: at(addMilliseconds(city.clock.now(), -ms)) })
    .where('appeal_id', '=', id)
    .execute()

const isThere = async (id: string) =>
  (await city.deps.db.selectFrom('appeals').select('state').where('appeal_id', '=', id).execute()).length > 0

test.each([
  ['a visitor began', 0, false, draft, undefined],
  ['a visitor began', -60_000, true, draft, undefined],
  ['an account began', 0, false, draft, 'camille'],
  ['an account began', -60_000, true, draft, 'camille'],
  ['a visitor gave up before sending it', 0, false, withdrawn, undefined],
  ['a visitor sent', 0, true, filed, undefined],
  ['an account sent', 10 * TERM_MS, true, filed, 'camille'],
  ['a visitor sent and withdrew', 10 * TERM_MS, true, filedAndWithdrawn, undefined],
] as const)('an appeal that %s, month over by %s ms, is kept: %s', async (_words, late, isKept, make, as) => {
  const { id } = await make(as)
  await age(id, TERM_MS + late)
  await forgetUnfinishedAppeals.run(city.deps)
  expect(await isThere(id)).toBe(isKept)
})

test('it takes its files, its case link and its history along', async () => {
  const { id, fine, urn } = await draft()
  const key = on.keyOf(id)
  await age(id, TERM_MS)
  await forgetUnfinishedAppeals.run(city.deps)
  city.clock.moveBy(2 * 86_400_000)
  await cleanEvidences.run(city.deps)
  const { db } = city.deps
  expect(await db.selectFrom('uploads').select('urn').where('urn', '=', urn).execute()).toEqual([])
  expect(await db.selectFrom('appeal_pieces').select('urn').where('appeal_id', '=', id).execute()).toEqual([])
  expect(await on.eventsOf(id)).toEqual([])
  const tokens = await db.selectFrom('one_time_tokens').select('subject').execute()
  expect(JSON.stringify(tokens)).not.toContain(id)
  // The secret is invalid, and another appeal can be begun.
  const { status } = await on.askAsStranger(`/api/recourse/${id}?plate=${fine.plate}`, {
    method: 'PUT',
    body: STATEMENT,
    headers: { 'case-key': key },
  })
  expect(status).toBe(404)
  expect(await on.idOf(await on.issue())).not.toBe('')
})

test('the form says how long', async () => {
  const { body } = await city.ask('/api/recourse/configuration')
  expect(body.unfinishedDays).toBe(UNFINISHED_APPEAL_DAYS)
})
