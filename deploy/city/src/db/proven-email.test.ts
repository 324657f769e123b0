import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { recordAccountEvent } from '../modules/timeline/event.repo.ts'
import { testCity } from '../testing/city-of-file.ts'
import { requestsOf } from '../testing/requests.ts'

const city = testCity()

const EMAIL = 'Of.Before@example.org'
const EVENTS = { created: 'account-created', proven: 'email-verified', changed: 'profile-changed' } as const
type Event = keyof typeof EVENTS

interface Before {
  what: string
  login?: string
  events: readonly Event[]
  email?: string | null
  isProven: boolean
}

const PEOPLE: readonly Before[] = [
  { what: 'a login', login: EMAIL.toLowerCase(), events: ['changed'], isProven: true },
  { what: 'another address than the login', login: 'a@example.org', events: ['changed'], isProven: false },
  { what: 'given by the provider', events: ['created'], isProven: true },
  { what: 'perhaps saved in a profile', events: ['created', 'changed'], isProven: false },
  { what: 'proven by a link afterwards', events: ['created', 'changed', 'proven'], isProven: true },
  { what: 'perhaps saved after its proof', events: ['created', 'proven', 'changed'], isProven: false },
  { what: 'of an account whose events are gone', events: [], isProven: false },
  { what: 'none', events: ['created'], email: null, isProven: false },
]

beforeAll(async () => {
  const { db, clock } = city.deps
  for (const [index, { login, events, email = EMAIL }] of PEOPLE.entries()) {
    const subscriberId = `sub-${await requestsOf(city).addPerson(`before-${index}`, { email })}`
    if (login !== undefined) {
      const account = { login, subscriber_id: subscriberId, password_hash: '$argon2id$none' }
      await db
        .insertInto('customer_accounts')
        .values({ city_id: 'valmont', ...account })
        .execute()
    }
    for (const event of events)
      await recordAccountEvent(db, {
        cityId: 'valmont',
        subscriberId,
        at: clock.now(),
        kind: EVENTS[event],
      })
  }
  // The database of the release before.
  await sql`alter table subscribers drop column proven_email`.execute(db)
  const migration = await readFile(new URL('migrations/0006_proven_email.sql', import.meta.url), 'utf8')
  for (const statement of migration.replace(/^--.*$/gm, '').split(';'))
    if (statement.trim() !== '') await sql.raw(statement).execute(db)
})

test.each(PEOPLE.map((person, index) => [person.what, person, index] as const))(
  'an address of before, %s, is proven where that can be told',
  async (_what, { isProven }, index) => {
    const row = await city.deps.db
      .selectFrom('subscribers')
      .select('proven_email')
      .where('subscriber_id', '=', `sub-before-${index}`)
      .executeTakeFirstOrThrow()
    expect(row.proven_email).toBe(isProven ? EMAIL.toLowerCase() : null)
  },
)
