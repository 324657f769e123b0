import { UNFINISHED_APPEAL_DAYS } from '@parvis/shared-kernel/fines'
import { addMilliseconds } from '@parvis/shared-kernel/time'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { at } from '../../db/schema.ts'
import { appealsOf, STATEMENT } from '../../testing/appeals.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { cleanEvidences } from '../evidence/evidence-cleaning.job.ts'
import { askComplement } from './appeal.agent.ts'
import { ANSWERED_APPEAL_DAYS, forgetOldAppeals } from './old-appeals.job.ts'

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
  await forgetOldAppeals.run(city.deps)
  expect(await isThere(id)).toBe(isKept)
})

test('it takes its files, its case link and its history along', async () => {
  const { id, fine, urn } = await draft()
  const key = on.keyOf(id)
  await age(id, TERM_MS)
  await forgetOldAppeals.run(city.deps)
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

describe('a filed appeal', () => {
  /** Moves the clock past the appeal's term, counted from the answer or from the silence that rejected it. */
  const answered = async (id: string, late: number) => {
    const then = at(addMilliseconds(city.clock.now(), -ANSWERED_APPEAL_DAYS * 86_400_000 - late))
    await city.deps.db
      .updateTable('appeals')
      .set({ state: 'rejected', answered_at: then, answer: 'Monsieur Fontaine, votre demande est rejetée.' })
      .where('appeal_id', '=', id)
      .execute()
  }
  const silent = (id: string, late: number) =>
    city.deps.db
      .updateTable('appeals')
      .set({
        implicit_rejection_at: at(
          addMilliseconds(city.clock.now(), -ANSWERED_APPEAL_DAYS * 86_400_000 - late),
        ),
      })
      .where('appeal_id', '=', id)
      .execute()

  test.each([
    ['of a visitor, answered a year ago', undefined, answered, 0, 'emptied'],
    ['of a visitor, answered not quite a year ago', undefined, answered, -60_000, 'whole'],
    ['of a visitor, rejected by silence a year ago', undefined, silent, 0, 'emptied'],
    ['of a visitor, rejected by silence not quite a year ago', undefined, silent, -60_000, 'whole'],
    ['of an account, answered a year ago', 'camille', answered, 0, 'whole'],
    ['of an account, rejected by silence a year ago', 'camille', silent, 0, 'whole'],
  ] as const)('%s', async (_words, as, end, late, left) => {
    const { id, fine } = await on.filed(STATEMENT, as)
    const before = await on.eventsOf(id)
    await end(id, late)
    await forgetOldAppeals.run(city.deps)
    const { db } = city.deps
    const { rows } = await sql<{ row: string }>`select a::text as row from appeals a
      where appeal_id = ${id}`.execute(db)
    const told = ['Fontaine', 'alex.fontaine', 'Pasteur', 'livraisons']
    const isEmptied = left === 'emptied'
    expect(told.filter(words => rows[0]?.row.includes(words))).toEqual(isEmptied ? [] : told)
    expect(await on.eventsOf(id)).toEqual(isEmptied ? [] : before)
    // Strangers with number and plate still see that an appeal was filed, and nothing else.
    const { body } = await on.askAsStranger(`/api/fps/${fine.number}?plate=${fine.plate}`)
    expect(body.claims).toEqual([expect.objectContaining({ access: 'STRANGER' })])
  })

  /** An appeal with a file, an answered complement and a case link, and everything that the city holds of it. */
  const complete = async () => {
    const fine = await on.issue()
    const id = await on.idOf(fine)
    const piece = await on.upload(`/api/recourse/${id}/upload-url`, 'useful-document')
    expect((await on.file(id, fine, { ...STATEMENT, pieces: [piece] })).status).toBe(200)
    await askComplement(city.deps, on.valmont, id, { message: 'Une photo.', pieces: [] })
    const said = { method: 'PATCH', body: { message: 'La voici.', pieces: [] } }
    expect((await on.ask(`/api/recourse/${id}/complementRequest`, said)).status).toBe(200)
    const read = async () => {
      const { rows } = await sql<{ row: string }>`
        select a::text as row from appeals a where appeal_id = ${id} and statement <> ''
        union all select 'file ' || p.urn from appeal_pieces p join uploads using (urn) where appeal_id = ${id}
        union all select c::text from appeal_complements c where appeal_id = ${id}
        union all select 'link' from one_time_tokens where subject ->> 'caseId' = ${id}
        union all select kind from events where resource_id = ${id}`.execute(city.deps.db)
      return rows.map(({ row }) => row).sort()
    }
    return { id, fine, read }
  }

  test('loses its files, its complements and its case link, and no other loses anything', async () => {
    const [old, young] = [await complete(), await complete()]
    const before = await young.read()
    expect([before.length, (await old.read()).length]).toEqual([before.length, before.length])
    const { db } = city.deps
    const tokens = () =>
      db.selectFrom('one_time_tokens').select('token_hash').where('purpose', '!=', 'open-appeal').execute()
    await city.ask('/api/auth/customer/recover?email=camille.martin@example.org')
    await city.deps.background.idle(25_000)
    const others = await tokens()
    expect(others.length).toBeGreaterThan(0)
    await answered(old.id, 0)
    await forgetOldAppeals.run(city.deps)
    city.clock.moveBy(2 * 86_400_000)
    await cleanEvidences.run(city.deps)
    expect(await old.read()).toEqual([])
    expect(await young.read()).toEqual(before)
    expect(await tokens()).toEqual(others)
    expect((await on.ask(`/api/recourse/${old.id}/answer?plate=${old.fine.plate}`)).status).not.toBe(200)
  })
})

/** Makes `count` appeals like one of the test's, a day older than it. */
const copies = (id: string, count: number) =>
  sql`insert into appeals select (jsonb_populate_record(a, jsonb_build_object('appeal_id', a.appeal_id || '-' || n,
    'updated_at', a.updated_at - interval '1 day', 'filed_at', a.filed_at - interval '1 day'))).*
    from appeals a, generate_series(1, ${count}::int) n where appeal_id = ${id}`.execute(city.deps.db)

describe('of more than two hundred at a time the oldest go, and the others an hour later:', () => {
  test('drafts', async () => {
    const { id } = await draft()
    await age(id, TERM_MS)
    await copies(id, 200)
    await forgetOldAppeals.run(city.deps)
    expect(await isThere(id)).toBe(true)
    await forgetOldAppeals.run(city.deps)
    expect(await isThere(id)).toBe(false)
  })

  test('what was sent', async () => {
    const { id } = await filed()
    const then = at(addMilliseconds(city.clock.now(), -ANSWERED_APPEAL_DAYS * 86_400_000))
    const { db } = city.deps
    await db.updateTable('appeals').set({ implicit_rejection_at: then }).where('appeal_id', '=', id).execute()
    await copies(id, 200)
    const isWhole = async () =>
      (await db.selectFrom('appeals').select('statement').where('appeal_id', '=', id).execute())[0]
        ?.statement !== ''
    await forgetOldAppeals.run(city.deps)
    expect(await isWhole()).toBe(true)
    await forgetOldAppeals.run(city.deps)
    expect(await isWhole()).toBe(false)
  })
})

test('the form says how long', async () => {
  const { body } = await city.ask('/api/recourse/configuration')
  expect(body.unfinishedDays).toBe(UNFINISHED_APPEAL_DAYS)
})
