import { isActiveStatus } from '@parvis/shared-kernel/orders'
import { erasureTermsWire } from '@parvis/shared-kernel/wire'
import { sql } from 'kysely'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { at } from '../../db/schema.ts'
import { sendWaitingMails } from '../../mail/waiting-mail.job.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { insertOperation } from '../../testing/operations.ts'
import { requestsOf } from '../../testing/requests.ts'
import { REPEAT_SECONDS } from '../../tokens/one-time-token.ts'
import { applyRetention } from './retention.job.ts'

const city = testCity()

const ask = (as: string, headers: Record<string, string> = {}, name?: string) =>
  city.ask('/api/subscriber', {
    method: 'DELETE',
    as,
    headers,
    ...(name === undefined ? {} : { city: name }),
  })
const confirm = (token: string, name = 'valmont') =>
  city.ask('/api/subscriber/erasure', { body: { token }, city: name })
const mailsTo = async (address: string) => (await city.deps.mailer.list()).filter(({ to }) => to === address)
const tokenFor = async (address: string) => {
  const [mail] = await mailsTo(address)
  return /\/settings\/erasure\/([\w-]{43})\n/.exec(mail?.text ?? '')?.[1] ?? ''
}

/** The whole database as text, to search for what must not remain. */
const wholeDatabase = async (): Promise<string> => {
  const { rows } = await sql<{ name: string }>`select table_name::text as name from information_schema.tables
    where table_schema = 'public'`.execute(city.deps.db)
  const texts: string[] = []
  for (const { name } of rows) {
    const all = await sql<{ text: string }>`select t::text as text from ${sql.table(name)} t`.execute(
      city.deps.db,
    )
    texts.push(...all.rows.map(({ text }) => `${name} ${text}`))
  }
  return texts.join('\n')
}

describe('before erasure is asked, the city tells', () => {
  const terms = async (as: string) => {
    const { status, body } = await city.ask('/api/subscriber/erasure', { as })
    expect([status, v.safeParse(erasureTermsWire, body).issues]).toEqual([200, undefined])
    return body
  }

  test('which rights stand in the way, by name, and those of others are none of them', async () => {
    const { obstacle, rights } = await terms('camille')
    expect(obstacle).toBe('right-in-force')
    expect(rights).toContainEqual({
      id: 'camille-sub-shared',
      kind: 'subscription',
      name: 'Abonnement résident',
      until: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
    expect(rights.every(({ id }: { id: string }) => id.startsWith('camille-'))).toBe(true)
  })

  test('that nothing does, and what is kept for how long', async () => {
    const { obstacle, rights, kept } = await terms('louise')
    expect([obstacle, rights]).toEqual([null, []])
    expect(kept).toEqual([
      { part: 'refunds', days: 3_650 },
      { part: 'appeals', days: 365 },
      { part: 'operations', days: 3_650 },
      { part: 'rights', days: 3_650 },
    ])
  })
})

describe('erasure is refused', () => {
  test.each([
    ['camille', 'valmont', 'a right is in force', /still in force/],
    ['elodie', 'port-sable', 'a right is in force', /still in force/],
  ])('to %s in %s while %s, in words', async (as, name, _why, words) => {
    const { status, body } = await ask(as, { 'accept-language': 'en' }, name)
    expect([status, body.error]).toEqual([409, 'Conflict'])
    expect(body.message).toMatch(words)
    expect((await ask(as, {}, name)).body.message).toMatch(/encore en cours/)
  })

  test('to who has no e-mail address, since a mail confirms it', async () => {
    await city.setPerson('louise', { email: null })
    const { status, body } = await ask('louise')
    expect([status, body.error]).toEqual([409, 'Conflict'])
    expect(body.message).toMatch(/^La suppression se confirme par e-mail/)
    await city.setPerson('louise', { email: 'louise.perrin@example.org' })
  })

  test.each(['', 'x', 'a'.repeat(43)])('by a link that is none: %j', async token => {
    const { status, body } = await confirm(token)
    expect([status, body.error]).toEqual(token === '' ? [400, 'ValidationFailed'] : [410, 'LinkExpired'])
  })

  test('by the link of another city', async () => {
    await ask('louise')
    const token = await tokenFor('louise.perrin@example.org')
    expect((await confirm(token, 'port-sable')).body.error).toBe('LinkExpired')
  })

  test('by a link that went to a mailbox which the person has left', async () => {
    await ask('louise')
    const token = await tokenFor('louise.perrin@example.org')
    await city.setPerson('louise', { email: 'louise.moved@example.org' })
    expect((await confirm(token)).body.error).toBe('LinkExpired')
    await city.setPerson('louise', { email: 'louise.perrin@example.org' })
  })

  test('by a link that a later one replaced, and after 24 hours', async () => {
    await city.deps.limits.clear({ limit: 'mailOfAddress', key: 'valmont|louise.perrin@example.org' })
    await ask('louise')
    const first = await tokenFor('louise.perrin@example.org')
    await ask('louise')
    const second = await tokenFor('louise.perrin@example.org')
    expect(second).not.toBe(first)
    expect((await confirm(first)).body.error).toBe('LinkExpired')
    city.clock.moveBy(86_400_000)
    expect((await confirm(second)).body.error).toBe('LinkExpired')
  })
})

test.each([
  ['fr', 'Confirmez la suppression de votre compte – Valmont', 'Confirmer la suppression'],
  ['en', 'Confirm the deletion of your account – Valmont', 'Confirm the deletion'],
])('the mail calls it what the portal does: %s', async (lang, subject, action) => {
  const email = `told.${lang}@example.org`
  const account = await requestsOf(city).addPerson(`told-${lang}`, { email })
  await ask(account, { 'accept-language': lang })
  const mail = (await mailsTo(email)).at(-1)
  expect(mail?.subject).toBe(subject)
  expect(mail?.text).toContain(action)
})

test('the link is mailed three times an hour at most', async () => {
  const account = await requestsOf(city).addPerson('impatient', { email: 'impatient@example.org' })
  const asked: number[] = []
  for (let count = 0; count < 4; count += 1) asked.push((await ask(account)).status)
  expect(asked).toEqual([202, 202, 202, 429])
  expect(await mailsTo('impatient@example.org')).toHaveLength(3)
})

describe('a citizen is erased', () => {
  const ADDRESS = 'georges.faure@example.org'
  const CANARIES = ['Georges', 'Faure', ADDRESS, 'Canari de Georges', 'georges-sub-evidence', 'GH700EV']

  test('by the link that was mailed, but not while a payment may still succeed', async () => {
    const token = await city.tokenOf('georges')
    await city.ask('/api/subscriber/drafts/contact', {
      method: 'PUT',
      token,
      body: { body: { note: 'Canari de Georges' } },
    })
    expect((await city.ask('/api/subscriber', { method: 'DELETE', token })).status).toBe(202)
    const link = await tokenFor(ADDRESS)
    expect(link).not.toBe('')
    // For a right of theirs, whoever pays; and for a fine, where they pay.
    for (const subject of [
      { operation_id: 'op-own', resource_kind: 'subscription', resource_id: 'georges-sub-evidence' },
      { operation_id: 'op-fine', resource_kind: 'fine', resource_id: 'any', payer: 'subscriber:sub-georges' },
    ] as const) {
      const live = { ...subject, status: 'PENDING', created_at: at(city.clock.now()) } as const
      await insertOperation(city.deps.db, { ...live, email: ADDRESS })
      const refused = await confirm(link)
      expect([refused.status, refused.body.error]).toEqual([409, 'Conflict'])
      await city.deps.db
        .updateTable('operations')
        .set({ status: 'REFUSED' })
        .where('operation_id', '=', live.operation_id)
        .execute()
    }
    // Free, and granted while the city reviews its new plate.
    await sql`insert into rights
      select (jsonb_populate_record(granted, '{"right_id": "georges-free", "status": "plate-under-review"}')).*
      from rights granted where subscriber_id = 'sub-georges' and status = 'granted' limit 1`.execute(
      city.deps.db,
    )
    const answers = await Promise.all([confirm(link), confirm(link), confirm(link)])
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    expect((await city.ask('/api/subscriber', { token })).status).toBe(401)
    // The answer may have been lost: a repeat hears the same for a quarter of an hour, and no second farewell leaves.
    city.clock.moveBy((REPEAT_SECONDS - 60) * 1_000)
    expect((await confirm(link)).status).toBe(204)
    city.clock.moveBy(60_000)
    expect((await confirm(link)).body.error).toBe('LinkExpired')
    const subjects = (await mailsTo(ADDRESS)).map(({ subject }) => subject)
    expect(subjects.filter(subject => /^Vos données sont effacées/.test(subject))).toHaveLength(1)
  })

  test('and nothing in the whole database tells who it was', async () => {
    // The farewell mail holds the address until it is sent.
    await city.deps.background.idle(25_000)
    const text = await wholeDatabase()
    expect(CANARIES.filter(canary => text.includes(canary))).toEqual([])
  })

  test('but what was granted is kept for its term, without a name or a plate', async () => {
    const rights = await city.deps.db
      .selectFrom('rights')
      .selectAll()
      .where('subscriber_id', '=', 'sub-georges')
      .execute()
    expect(rights.length).toBeGreaterThan(0)
    expect(rights.map(({ status }) => status)).toContain('plate-under-review')
    expect(rights.every(right => isActiveStatus(right.status) && right.plates.length === 0)).toBe(true)
    const person = await city.deps.db
      .selectFrom('subscribers')
      .selectAll()
      .where('subscriber_id', '=', 'sub-georges')
      .executeTakeFirst()
    expect(person).toMatchObject({
      first_name: '',
      email: null,
      address: null,
      erased_at: expect.any(Number),
    })
  })

  test('and gets one last mail', async () => {
    const [last] = await mailsTo(ADDRESS)
    expect(last?.subject).toBe('Vos données sont effacées – Valmont')
  })

  test('also while the mail server is out of reach, and the files that they sent are gone from the store', async () => {
    const urn = 'urn:parvis:evidence:0192f0a0-0000-7000-8000-000000000001'
    await city.deps.files.keep(urn, new TextEncoder().encode('%PDF-1.7'))
    const media = {
      city_id: 'valmont',
      media_id: 'med-louise',
      subscriber_id: 'sub-louise',
      urn,
      name: 'facture.pdf',
      mime: 'application/pdf',
      size_bytes: 8,
      created_at: at(city.clock.now()),
    }
    await city.deps.db.insertInto('media').values(media).execute()
    await city.deps.limits.clear({ limit: 'mailOfAddress', key: 'valmont|louise.perrin@example.org' })
    expect((await ask('louise')).status).toBe(202)
    const link = await tokenFor('louise.perrin@example.org')
    const { send } = city.deps.mailer
    city.deps.mailer.send = () => Promise.reject(new Error('down'))
    expect((await confirm(link)).status).toBe(204)
    city.deps.mailer.send = send
    expect(await city.deps.files.read(urn)).toBeNull()
    const { db } = city.deps
    const person = await db
      .selectFrom('subscribers')
      .select('subscriber_id')
      .where('subscriber_id', '=', 'sub-louise')
      .execute()
    const waiting = await db.selectFrom('files_to_remove').selectAll().execute()
    expect([person, waiting]).toEqual([[], []])
    city.clock.moveBy(180_000)
    await sendWaitingMails.run(city.deps)
    const [last] = await mailsTo('louise.perrin@example.org')
    expect(last?.subject).toBe('Vos données sont effacées – Valmont')
  })
})

test('a file that the store does not remove stops no erasure, and is removed later', async () => {
  const { db, files, clock } = city.deps
  const urn = 'urn:parvis:evidence:0192f0a0-0000-7000-8000-000000000002'
  await files.keep(urn, new TextEncoder().encode('%PDF-1.7'))
  await requestsOf(city).addPerson('stored', { email: 'stored@example.org' })
  const media = { city_id: 'valmont', media_id: 'med-stored', subscriber_id: 'sub-stored', urn }
  const facts = { name: 'a.pdf', mime: 'application/pdf', size_bytes: 8, created_at: at(clock.now()) }
  await db
    .insertInto('media')
    .values({ ...media, ...facts })
    .execute()
  await ask('stored')
  const { remove } = files
  files.remove = () => Promise.reject(new Error('the bucket is away'))
  const { status } = await confirm(await tokenFor('stored@example.org'))
  files.remove = remove
  expect([status, await files.read(urn)]).toEqual([204, expect.anything()])
  await applyRetention.run(city.deps)
  expect(await files.read(urn)).toBeNull()
})

describe('the farewell tells the truth of an appeal', () => {
  test.each([
    ['filed', 'An appeal still waits for its answer', 'This is our last message'],
    ['complement-requested', 'An appeal still waits for its answer', 'This is our last message'],
    ['rejected', 'This is our last message', 'An appeal still waits for its answer'],
  ])('that is %s', async (state, said, unsaid) => {
    const account = `appellant-${state}`
    const email = `${account}@example.org`
    await requestsOf(city).addPerson(account, { email })
    await sql`update subscribers set lang = 'en' where subscriber_id = ${`sub-${account}`}`.execute(
      city.deps.db,
    )
    await sql`update appeals set subscriber_id = ${`sub-${account}`} where appeal_id =
      (select appeal_id from appeals where state = ${state} limit 1)`.execute(city.deps.db)
    expect((await ask(account)).status).toBe(202)
    expect((await confirm(await tokenFor(email))).status).toBe(204)
    const [last] = await mailsTo(email)
    expect(last?.subject).toBe('Your data is erased – Valmont')
    expect(last?.text).toContain(said)
    expect(last?.text).not.toContain(unsaid)
  })
})
