import { earlier, type Instant, toIso } from '@parvis/shared-kernel/time'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { at } from '../../db/schema.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { insertOperation } from '../../testing/operations.ts'
import { between } from '../../testing/races.ts'
import { requestsOf } from '../../testing/requests.ts'
import { rowsWithTerms } from '../../testing/rows-with-terms.ts'
import { forgetEndedAccess } from '../account/account-jobs.ts'
import { openSession } from '../session/session.service.ts'
import { INACTIVE_DAYS, WARNED_DAYS } from './inactive-people.ts'
import { PERSONAL_DATA } from './personal-data.ts'
import { applyRetention } from './retention.job.ts'

const DAY_MS = 86_400_000
const city = testCity()

const ago = (days: number, ms = 0) => toIso((city.clock.now() - days * DAY_MS - ms) as Instant)
const IDS = ['camille-sub-shared', 'camille-sub-renewable'] as const

describe('a row is taken away when its term has passed, and not a second before', () => {
  test.each([
    ['drafts', 0],
    ['events', 0],
    ['past_sharers', 0],
    ['payment_links', 0],
    ['refunds', 0],
    ['operations', 0],
    ['operations', 1],
  ] as const)('%s, term %i', async (table, index) => {
    const term = PERSONAL_DATA.find(entry => entry.table === table)?.terms[index]
    const rows = rowsWithTerms(city)[table]?.[index]
    const days = term?.days ?? Number.NaN
    const [old, young] = IDS
    await rows?.write(old, ago(days, 1_000))
    await rows?.write(young, ago(days, -60_000))
    await applyRetention.run(city.deps)
    expect([await rows?.isThere(old), await rows?.isThere(young)]).toEqual([false, true])
  })

  test('and no table with a term of this room is left out', () => {
    const tended = PERSONAL_DATA.filter(({ terms, tendedBy }) => terms.length > 0 && tendedBy === undefined)
    // Tests below cover the last three together with their people.
    const tried = [...Object.keys(rowsWithTerms(city)), 'vehicles', 'rights', 'subscribers']
    expect(tended.map(({ table }) => table as string).sort()).toEqual(tried.sort())
  })

  test('a payment notification goes thirteen months after it was applied, never before it is', async () => {
    const { db } = city.deps
    const kept = { city_id: 'valmont', provider: 'redirect', received_at: ago(900), raw_body: '{}' } as const
    const notification = (id: string, applied_at: string | null) => ({
      ...kept,
      provider_event_id: id,
      applied_at,
    })
    const notifications = [
      notification('old', ago(400, 1_000)),
      notification('young', ago(400, -60_000)),
      notification('never applied', null),
    ]
    await db.insertInto('payment_callbacks').values(notifications).execute()
    await applyRetention.run(city.deps)
    const left = await db.selectFrom('payment_callbacks').select('provider_event_id').execute()
    expect(left.map(row => row.provider_event_id).sort()).toEqual(['never applied', 'young'])
  })

  test('a vehicle that was removed goes at once, the others stay', async () => {
    await city.ask('/api/subscriber/vehicles/veh-camille-1', { method: 'DELETE', as: 'camille' })
    await applyRetention.run(city.deps)
    const left = await city.deps.db
      .selectFrom('vehicles')
      .select('vehicle_id')
      .where('subscriber_id', '=', 'sub-camille')
      .execute()
    expect(left).toEqual([{ vehicle_id: 'veh-camille-2' }])
  })
})

test.each([
  ['not erased', 'paid', 11, true],
  ['not erased', 'free', 11, true],
  ['erased', 'paid', 9, true],
  ['erased', 'paid', 11, false],
  ['erased', 'free', 3, true],
  ['erased', 'free', 5, false],
] as const)(
  'of somebody %s, a %s right that ended %i years ago is kept: %s',
  async (who, price, years, isKept) => {
    const { db } = city.deps
    const account = await requestsOf(city).addPerson(`${who} ${price} ${years}`, { email: null })
    const right = { plan: 'vm-resident', start: -366 * (years + 1), end: -366 * years }
    const id = await requestsOf(city).addRight(account, right)
    const created_at = at(city.clock.now())
    const paid = { resource_kind: 'subscription', resource_id: id, status: 'PAYMENT_REGISTERED' } as const
    if (price === 'paid') await insertOperation(db, { ...paid, operation_id: id, created_at })
    if (who === 'erased') await city.setPerson(account, { erased_at: created_at })
    await applyRetention.run(city.deps)
    const rows = await db.selectFrom('rights').select('right_id').where('right_id', '=', id).execute()
    expect(rows.length === 1).toBe(isKept)
  },
)

test('an address that a release before left with an erased person goes', async () => {
  const { addPerson, addRight } = requestsOf(city)
  const account = await addPerson('erased-before', { email: null })
  await addRight(account, { plan: 'vm-resident', status: 'granted' })
  const left = { proven_email: 'left@example.org', erased_at: at(city.clock.now()) }
  await city.setPerson(account, left)
  await city.setPerson('louise', { proven_email: 'kept@example.org' })
  await applyRetention.run(city.deps)
  const rows = city.deps.db.selectFrom('subscribers').select('proven_email')
  const named = rows.where('subscriber_id', 'in', [`sub-${account}`, 'sub-louise']).orderBy('subscriber_id')
  expect(await named.execute()).toEqual([{ proven_email: null }, { proven_email: 'kept@example.org' }])
})

describe('somebody who has long left', () => {
  const isThere = async (id: string) =>
    (
      await city.deps.db
        .selectFrom('subscribers')
        .select('erased_at')
        .where('subscriber_id', '=', id)
        .executeTakeFirst()
    )?.erased_at === null

  const mailsTo = async (to: string) =>
    (await city.deps.mailer.list()).filter(mail => mail.to === to).map(({ subject }) => subject)
  const LOUISE = 'louise.perrin@example.org'
  const AXEL = 'axel@example.org'
  const WARNED = 'Votre compte sera bientôt effacé – Valmont'
  const GONE = 'Vos données sont effacées – Valmont'
  const retention = async () => {
    await applyRetention.run(city.deps)
    await applyRetention.run(city.deps)
  }

  test('is told so a month before, once', async () => {
    await requestsOf(city).addPerson('axel', { email: AXEL })
    for (const account of ['mute', 'paying']) await requestsOf(city).addPerson(account, { email: null })
    city.clock.moveBy((INACTIVE_DAYS - WARNED_DAYS) * DAY_MS - 40 * DAY_MS)
    await retention()
    expect(await mailsTo(LOUISE)).toEqual([])
    city.clock.moveBy(41 * DAY_MS)
    await retention()
    expect([await mailsTo(LOUISE), await mailsTo(AXEL)]).toEqual([[WARNED], [WARNED]])
    expect(await isThere('sub-mute')).toBe(true)
  })

  test('is erased when that month is over, and not while they come back', async () => {
    city.clock.moveBy(WARNED_DAYS * DAY_MS - 60_000)
    const paying = {
      operation_id: 'paying',
      resource_kind: 'fine',
      resource_id: 'any',
      status: 'PENDING',
    } as const
    const created_at = at(city.clock.now())
    await insertOperation(city.deps.db, { ...paying, payer: 'subscriber:sub-paying', created_at })
    // A short visit: the session is deleted before the next run of the job.
    const token = await city.tokenOf('axel')
    expect((await city.ask('/api/auth/logout', { method: 'POST', token })).status).toBeLessThan(300)
    await forgetEndedAccess.run(city.deps)
    await retention()
    expect(await isThere('sub-louise')).toBe(true)
    city.clock.moveBy(60_000)
    await retention()
    expect([await isThere('sub-louise'), await isThere('sub-axel')]).toEqual([false, true])
    expect(await mailsTo(LOUISE)).toEqual([GONE, WARNED])
    const [farewell] = (await city.deps.mailer.list()).filter(({ to }) => to === LOUISE)
    expect(farewell?.text).toContain('ne servait plus depuis deux ans')
  })

  test('and who signs in while the job looks for people to erase stays', async () => {
    const account = await requestsOf(city).addPerson('just in time', { email: null })
    await city.setPerson(account, { created_at: ago(3_000), updated_at: ago(INACTIVE_DAYS + 1) })
    const signIn = (db: Database) => openSession({ ...city.deps, db }, 'valmont', `sub-${account}`)
    await between(city.deps.db, [signIn], () => applyRetention.run(city.deps))
    expect(await isThere(`sub-${account}`)).toBe(true)
  })

  test('and whom no mail can warn is erased without one, but not while they pay', async () => {
    expect([await isThere('sub-mute'), await isThere('sub-paying')]).toEqual([false, true])
    const { db } = city.deps
    await db
      .updateTable('operations')
      .set({ status: 'REFUSED' })
      .where('operation_id', '=', 'paying')
      .execute()
    await retention()
    expect(await isThere('sub-paying')).toBe(false)
  })

  test.each([
    ['a right that never ends', { end: null }, true],
    ['a request that waits since last month', { end: null, status: 'awaiting-evidence' }, true],
    ['a right that ended', { end: -800 }, false],
  ] as const)('and who left %s stays: %s', async (what, right, isKept) => {
    const account = `left ${what}`
    const { addPerson, addRight } = requestsOf(city)
    await addPerson(account, { email: null })
    const id = await addRight(account, { plan: 'vm-resident', start: -900, ...right })
    const long = at(earlier(city.clock.now(), { days: INACTIVE_DAYS + 1 }))
    await city.setPerson(account, { created_at: long, updated_at: long })
    await retention()
    expect(await isThere(`sub-${account}`)).toBe(isKept)
    await city.setRight(id, { status: 'rejected', created_at: long })
  })

  test.each([
    ['still runs', { end: null }, true],
    ['ended', { end: -800 }, false],
  ] as const)('and who shares a right of another that %s stays: %s', async (what, right, isKept) => {
    const account = `guest of what ${what}`
    const { addPerson, addRight } = requestsOf(city)
    await addPerson(account, { email: null })
    const right_id = await addRight('thomas', { plan: 'vm-resident', start: -900, ...right })
    const long = at(earlier(city.clock.now(), { days: INACTIVE_DAYS + 1 }))
    await city.setPerson(account, { created_at: long, updated_at: long })
    await city.deps.db
      .insertInto('right_sharers')
      .values({ right_id, subscriber_id: `sub-${account}`, joined_at: long })
      .execute()
    await retention()
    expect(await isThere(`sub-${account}`)).toBe(isKept)
    await city.setRight(right_id, { status: 'rejected', created_at: long, end_of_validity: long })
  })

  test.each([
    ['is not erased for a warning of before their last visit', 'to warn', 'returned@example.org', true],
    ['is erased though others were before', 'erased', null, false],
  ])('and %s, in a crowd of people %s', async (_what, crowd, email, isKept) => {
    const { db } = city.deps
    const account = `in a crowd ${crowd}`
    await requestsOf(city).addPerson(account, { email })
    await city.setPerson(account, { created_at: ago(3_000), updated_at: ago(INACTIVE_DAYS + 1) })
    // The job takes fifty people at a time, the oldest first.
    const erased_at = crowd === 'erased' ? ago(1) : null
    const others = JSON.stringify({ created_at: ago(4_000), erased_at })
    await sql`insert into subscribers select (jsonb_populate_record(s, ${others}::jsonb
      || jsonb_build_object('subscriber_id', 'crowd-' || n))).* from subscribers s, generate_series(1, 50) n
      where subscriber_id = ${`sub-${account}`}`.execute(db)
    await city.setPerson(account, { erasure_warned_at: ago(2_000) })
    await applyRetention.run(city.deps)
    expect(await isThere(`sub-${account}`)).toBe(isKept)
    await db.deleteFrom('subscribers').where('subscriber_id', 'like', 'crowd-%').execute()
  })

  test('whose right still runs is not', async () => {
    expect(await isThere('sub-camille')).toBe(true)
  })

  test('and is told anew when they leave once more', async () => {
    city.clock.moveBy((INACTIVE_DAYS - 1) * DAY_MS)
    await retention()
    city.clock.moveBy(2 * DAY_MS)
    await retention()
    expect([await isThere('sub-axel'), await mailsTo(AXEL)]).toEqual([true, [WARNED, WARNED]])
    city.clock.moveBy(WARNED_DAYS * DAY_MS)
    await retention()
    expect([await isThere('sub-axel'), await mailsTo(AXEL)]).toEqual([false, [GONE, WARNED, WARNED]])
  })

  test('leaves nothing at all when what the law keeps has had its time', async () => {
    city.clock.moveBy(4 * 365 * DAY_MS)
    await applyRetention.run(city.deps)
    expect(await isThere('sub-camille')).toBe(false)
    city.clock.moveBy(12 * 365 * DAY_MS)
    await applyRetention.run(city.deps)
    await applyRetention.run(city.deps)
    const { db } = city.deps
    for (const table of ['subscribers', 'rights', 'media', 'vehicles', 'events', 'operations'] as const)
      expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []])
  })
})
