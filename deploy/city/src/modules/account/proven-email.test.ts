import { describe, expect, test } from 'vitest'
import { at } from '../../db/schema.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { mailBoxOf } from '../../testing/mail-box.ts'
import { providerOf } from '../../testing/provider.ts'
import { erasePerson } from '../privacy/erase.repo.ts'

const city = testCity()
const provider = providerOf(city)
const box = mailBoxOf(city)

const SUBJECT = 'Confirmez votre adresse e-mail pour vous connecter'
/** What the provider gives of Lila. */
const GIVEN = 'lila.roche@example.org'

const linkTo = async (email: string) => {
  // Of the limit of mails to an address, of which these tests use more than a citizen.
  await city.deps.limits.letPass(86_400_000)
  await city.ask(`/api/auth/email/registration?email=${encodeURIComponent(email)}`, { method: 'PUT' })
  return box.token(email.toLowerCase(), SUBJECT)
}
const prove = async (account: string, email: string) => provider.enter(account, { hash: await linkTo(email) })

/** Lila, as the provider alone knows her. */
const lila = async () => {
  const { body } = await provider.enter('valmont-lila')
  const ask = (options: object = {}) => city.ask('/api/subscriber', { token: body.token, ...options })
  const { subscriberId } = (await ask()).body
  const write = (change: object) =>
    city.deps.db.updateTable('subscribers').set(change).where('subscriber_id', '=', subscriberId).execute()
  await write({ email: GIVEN, proven_email: GIVEN })
  const save = async (email: string) => {
    await city.deps.limits.letPass(86_400_000)
    const { status } = await ask({ method: 'PUT', body: { email } })
    expect(status).toBe(200)
  }
  return { subscriberId: subscriberId as string, save, write }
}
type Lila = Awaited<ReturnType<typeof lila>>

/** How somebody comes to an address, and whether it is theirs by that. */
const WAYS: readonly [string, string, (person: Lila, email: string) => Promise<unknown>, boolean][] = [
  ['was given by the provider', GIVEN, async () => undefined, true],
  ['is that one, in other letters', GIVEN, ({ save }) => save('Lila.Roche@Example.org'), true],
  ['was proven by a link', 'linked@example.org', (_, email) => prove('valmont-lila', email), true],
  [
    'was proven by a link to other letters',
    'letters@example.org',
    () => prove('valmont-lila', 'Letters@Example.org'),
    true,
  ],
  ['was saved in a profile', 'saved@example.org', ({ save }, email) => save(email), false],
  ['was saved in other letters', 'mixed@example.org', ({ save }) => save('Mixed@Example.org'), false],
  [
    'was left and saved again',
    GIVEN,
    async ({ save }) => {
      await save('elsewhere@example.org')
      await save(GIVEN)
    },
    false,
  ],
  [
    'was saved by a release that knows of no proofs',
    'of-before@example.org',
    ({ write }, email) => write({ email }),
    false,
  ],
]

describe.each(WAYS)('an address that %s', (_way, email, come, isTheirs) => {
  test(isTheirs ? 'cannot be proven by another account' : 'can still be proven by its owner', async () => {
    await come(await lila(), email)
    const { status, body } = await prove('valmont-sacha', email)
    expect([status, body.error]).toEqual(
      isTheirs ? [409, 'AlreadyProviderAccountWithEmail'] : [200, undefined],
    )
  })

  test(`${isTheirs ? 'takes' : 'leaves'} the mails that wait there when its account is erased`, async () => {
    const { db, clock } = city.deps
    const person = await lila()
    await come(person, email)
    await city.deps.background.idle(25_000)
    const mail = { city_id: 'valmont', task: 'a task', recipient: email, subject: 'S', body: 'B' }
    const now = at(clock.now())
    const moments = { written_at: now, next_try_at: now }
    await db
      .insertInto('waiting_mails')
      .values({
        ...mail,
        ...moments,
        mail_id: crypto.randomUUID(),
        sender: null,
        html: null,
        headers: null,
        paper: null,
      })
      .execute()
    const key = { cityId: 'valmont', subscriberId: person.subscriberId }
    const { body } = await provider.enter('valmont-lila')
    const told = await city.ask('/api/subscriber/export', { token: body.token })
    expect(told.body.waiting_mails).toHaveLength(isTheirs ? 1 : 0)
    await erasePerson(db, key, clock.now())
    const left = db.selectFrom('waiting_mails').select('recipient').where('recipient', '=', email)
    expect(await left.execute()).toHaveLength(isTheirs ? 0 : 1)
    await db.deleteFrom('waiting_mails').execute()
  })
})
