import { createHash, randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { subscriberIdOf } from '../../seed/write-people.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { freshNonce, providerOf } from '../../testing/provider.ts'
import { between } from '../../testing/races.ts'
import { erasePerson, lockPerson } from '../privacy/erase.repo.ts'
import { revokeSessionsOf } from './session.repo.ts'

const city = testCity()
const provider = providerOf(city)

const byPassword = async (account: string) => {
  const body = { login: `${account}.faure@example.org`, password: `valmont-${account}-1` }
  return () => city.ask('/api/auth/customer/token', { body })
}
const byProvider = async (account: string) => {
  const nonce = freshNonce()
  const { answer } = await provider.signInAtProvider(nonce, account)
  return () => provider.login({ code: answer.get('code'), nonce })
}
const byGrant = async (account: string) => {
  const origin = 'https://www.valmont.example'
  const verifier = randomBytes(32).toString('base64url')
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  expect((await city.ask('/api/embed/grants', { as: account, body: { origin, challenge } })).status).toBe(204)
  return () => city.ask('/api/embed/sessions', { body: { verifier }, headers: { origin } })
}

/** Opens a session while something ends those of the person; returns the answer and the sessions left to them. */
const openDuring = async (
  account: string,
  open: () => ReturnType<typeof city.ask>,
  end: (db: Database, person: { cityId: string; subscriberId: string }) => Promise<void>,
) => {
  const person = { cityId: 'valmont', subscriberId: subscriberIdOf(account) }
  const { status } = await between(city.deps.db, [db => end(db, person)], open)
  const live = city.deps.db.selectFrom('sessions').select('session_hash').where('revoked_at', 'is', null)
  return [status, await live.where('subscriber_id', '=', person.subscriberId).execute()]
}

describe('no session is opened of a person who is just being erased,', () => {
  test.each([
    ['by the password', 'georges', byPassword, 401],
    // With the embedded database the erasure is over when the sign-in begins: it creates another account.
    ['at the identity provider', 'camille', byProvider, process.env.PARVIS_TEST_POSTGRES ? 401 : 200],
    ['by a page of another site', 'thomas', byGrant, 204],
  ])('%s', async (_way, account, way, status) => {
    const { db, clock } = city.deps
    const open = await way(account)
    const answer = await openDuring(account, open, async (ending, person) => {
      await lockPerson(ending, person)
      await erasePerson(ending, person, clock.now())
    })
    expect(answer).toEqual([status, []])
    // Kept for their rights: nothing but the lock stands in the way.
    const kept = db.selectFrom('subscribers').select('last_seen_at').where('erased_at', 'is not', null)
    expect(await kept.where('subscriber_id', '=', subscriberIdOf(account)).execute()).toEqual([
      { last_seen_at: null },
    ])
  })
})

test('a page of another site opens none by a session that is just being ended', async () => {
  const open = await byGrant('ines')
  const answer = await openDuring('ines', open, (ending, { cityId, subscriberId }) =>
    revokeSessionsOf(ending, cityId, subscriberId, city.clock.now()),
  )
  expect(answer).toEqual([204, []])
})
