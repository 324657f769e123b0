import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { mailBoxOf } from '../../testing/mail-box.ts'
import { between } from '../../testing/races.ts'
import type { TestAnswer, TestCity } from '../../testing/test-city.ts'
import { runAccountTasks } from './account-task.job.ts'

const city = testCity()
let networks = 0
const PASSWORD = 'les nuages violets boivent du thé'

const from = () => {
  networks += 1
  return { 'x-forwarded-for': `10.110.${networks}.1` }
}
const register = (email: string) =>
  city.ask('/api/auth/customer/registration', {
    body: { email, password: PASSWORD, firstName: 'Ana', lastName: 'Petit' },
    headers: from(),
  })
const ask = (path: string, method = 'GET') => city.ask(path, { method, headers: from() })
const waiting = async () =>
  city.deps.db.selectFrom('account_tasks').select(['kind', 'login']).orderBy('asked_at').execute()
const mailsTo = async (to: string) => (await mailBoxOf(city).mailsTo(to)).map(({ subject }) => subject)
const runAfter = async (minutes: number) => {
  city.clock.moveBy(minutes * 60_000)
  await runAccountTasks.run(city.deps)
}

const { camille, georges } = { camille: 'camille.martin@example.org', georges: 'georges.faure@example.org' }

/** Every call that responds before its work is done, with its response and its mails. */
const CALLS: readonly {
  name: string
  status: number
  before?: () => Promise<unknown>
  call: () => Promise<TestAnswer>
  mails: Readonly<Record<string, RegExp>>
}[] = [
  {
    name: 'an account for a new address',
    status: 202,
    call: () => register('new@example.org'),
    mails: { 'new@example.org': /^Confirmez votre adresse/ },
  },
  {
    name: 'an account for an address that has one',
    status: 202,
    call: () => register(camille),
    mails: { [camille]: /^Vous avez déjà un compte/ },
  },
  {
    name: 'the proof of an address once more',
    status: 202,
    before: () => register('again@example.org'),
    call: () => ask('/api/auth/customer/verify?email=again@example.org'),
    mails: { 'again@example.org': /^Confirmez votre adresse/ },
  },
  {
    name: 'another password',
    status: 202,
    call: () => ask(`/api/auth/customer/recover?email=${georges}`),
    mails: { [georges]: /^Choisissez un nouveau mot de passe/ },
  },
  {
    name: 'another address of an account',
    status: 200,
    call: async () => {
      const { body } = await city.ask('/api/subscriber', { as: 'louise' })
      const { subscriptions: _subscriptions, ...profile } = body
      return city.ask('/api/subscriber', {
        method: 'PUT',
        as: 'louise',
        body: { ...profile, email: 'louise.new@example.org' },
        headers: from(),
      })
    },
    mails: {
      'louise.new@example.org': /^Confirmez votre nouvelle adresse/,
      'louise.perrin@example.org': /^Changement d’adresse e-mail demandé/,
    },
  },
]

describe.each(CALLS)('whoever asks for $name', ({ status, before, call, mails }) => {
  let original: TestCity['deps']['background']['run']
  let seen: Record<string, number>

  const addresses = Object.keys(mails)
  const counts = async () =>
    Object.fromEntries(
      await Promise.all(addresses.map(async to => [to, (await mailsTo(to)).length] as const)),
    )

  beforeEach(async () => {
    original = city.deps.background.run
    await before?.()
    await city.deps.background.idle(25_000)
    seen = await counts()
  })
  afterEach(() => {
    city.deps.background.run = original
  })

  test('gets it though the process ends right after its answer, and once only', async () => {
    city.deps.background.run = () => undefined
    expect((await call()).status).toBe(status)
    city.deps.background.run = original
    expect([await counts(), (await waiting()).length]).toEqual([seen, 1])
    await runAfter(1)
    expect(await counts()).toEqual(seen)
    await runAfter(1.1)
    await runAfter(60)
    for (const [to, subject] of Object.entries(mails)) {
      const subjects = await mailsTo(to)
      expect([to, subjects.length]).toEqual([to, (seen[to] ?? 0) + 1])
      expect(subjects[0]).toMatch(subject)
    }
    expect(await waiting()).toEqual([])
  })
})

test('what fails in the middle is undone as a whole, and done later', async () => {
  const { db, background } = city.deps
  await sql`alter table waiting_mails rename to mails_out_of_reach`.execute(db)
  const { status } = await register('middle@example.org')
  await background.idle(25_000)
  await sql`alter table mails_out_of_reach rename to waiting_mails`.execute(db)
  const registered = await db
    .selectFrom('registrations')
    .select('login')
    .where('login', '=', 'middle@example.org')
    .execute()
  expect([status, registered]).toEqual([202, []])
  expect(await waiting()).toEqual([{ kind: 'registration', login: 'middle@example.org' }])
  await runAfter(3)
  expect(await mailsTo('middle@example.org')).toHaveLength(1)
  expect(await waiting()).toEqual([])
})

test('what is asked again in the meantime is done once, as it was asked last', async () => {
  const { run } = city.deps.background
  city.deps.background.run = () => undefined
  await register('twice@example.org')
  await register('twice@example.org')
  city.deps.background.run = run
  expect(await waiting()).toHaveLength(1)
  await runAfter(3)
  expect(await mailsTo('twice@example.org')).toHaveLength(1)
})

test('what two people ask of one address is done for both, and of what one of them asks again the last', async () => {
  const { run } = city.deps.background
  city.deps.background.run = () => undefined
  const move = (as: string, email: string) =>
    city.ask('/api/subscriber', { method: 'PUT', as, body: { email }, headers: from() })
  const [wanted, typo] = ['wanted@example.org', 'wantd@example.org']
  for (const [as, email] of [
    ['ines', typo],
    ['ines', wanted],
    ['thomas', wanted],
  ] as const)
    expect((await move(as, email)).status).toBe(200)
  city.deps.background.run = run
  await runAfter(3)
  const [ines, thomas] = ['ines.moreau@example.org', 'thomas.leroy@example.org']
  const mails = await Promise.all([ines, thomas, wanted, typo].map(mailsTo))
  expect(mails.map(({ length }) => length)).toEqual([1, 1, 2, 0])
})

test('what cannot be done keeps nothing else from being done', async () => {
  const { background, db } = city.deps
  const { run } = background
  const email = 'nadia.haddad@example.org'
  background.run = () => undefined
  await ask(`/api/auth/customer/recover?email=${email}`)
  background.run = run
  await sql`insert into account_tasks select (jsonb_populate_record(t,
    '{"task_id": "00000000-0000-4000-8000-000000000000", "login": "broken", "payload": {}}')).* from account_tasks t`.execute(
    db,
  )
  const first = sql`update account_tasks set next_try_at = next_try_at - interval '1 second' where login = 'broken'`
  await first.execute(db)
  await runAfter(3)
  expect([(await mailsTo(email)).length, await waiting()]).toEqual([
    1,
    [{ kind: 'recovery', login: 'broken' }],
  ])
  await db.deleteFrom('account_tasks').execute()
})

test('what is asked while the same is being done is answered before that has ended', async () => {
  const { background, db } = city.deps
  const { run } = background
  background.run = () => undefined
  const recover = () => ask(`/api/auth/customer/recover?email=${georges}`)
  await recover()
  let isAnswered = false
  const doing = [
    (inside: Database) => inside.deleteFrom('account_tasks').where('login', '=', georges).execute(),
    async () => expect(isAnswered).toBe(process.env.PARVIS_TEST_POSTGRES !== undefined),
  ] as const
  await between(db, doing, () =>
    recover().then(() => {
      isAnswered = true
    }),
  )
  background.run = run
  await db.deleteFrom('account_tasks').execute()
})

test('the same is kept for an address that has an account and for one that has none', async () => {
  const { run } = city.deps.background
  city.deps.background.run = () => undefined
  for (const email of [camille, 'nobody@example.org']) await ask(`/api/auth/customer/recover?email=${email}`)
  city.deps.background.run = run
  expect(await waiting()).toEqual([
    { kind: 'recovery', login: camille },
    { kind: 'recovery', login: 'nobody@example.org' },
  ])
  await runAfter(3)
  expect([await waiting(), await mailsTo('nobody@example.org')]).toEqual([[], []])
})

test('what could not be done for a day is not done any more', async () => {
  const { run } = city.deps.background
  city.deps.background.run = () => undefined
  await register('late@example.org')
  city.deps.background.run = run
  await runAfter(24 * 60 + 1)
  expect(await mailsTo('late@example.org')).toEqual([])
})
