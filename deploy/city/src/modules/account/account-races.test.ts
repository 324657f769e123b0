import { describe, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { subscriberIdOf } from '../../seed/write-people.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { mailBoxOf } from '../../testing/mail-box.ts'
import { freshNonce, providerOf } from '../../testing/provider.ts'
import { between } from '../../testing/races.ts'
import { erasePerson, lockPerson } from '../privacy/erase.repo.ts'
import { lockAccountOf } from '../session/session.repo.ts'
import { lockAddress } from './account.repo.ts'
import { dropRegistration } from './registration.repo.ts'

const GOOD = 'les nuages violets boivent du thé'
const SIGN_IN = 'Confirmez votre adresse e-mail pour vous connecter'
const isApart = process.env.PARVIS_TEST_POSTGRES !== undefined
const city = testCity()
const box = mailBoxOf(city)
const provider = providerOf(city)

// With the embedded database the erasure is over when the sign-in begins.
const [PERSON_GONE, LINK_GONE] = [[401, 'Unable to authenticate'] as const, [410, 'LinkExpired'] as const]

type Call = () => ReturnType<typeof city.ask>

const addressOf = async (account: string) =>
  (await city.ask('/api/subscriber', { as: account })).body.email as string
const verify = (token: string) => city.ask(`/api/auth/customer/verify?token=${token}`)
const askSignInLink = (email: string, token: string) =>
  city.ask(`/api/auth/email/registration?email=${email}`, { method: 'PUT', token })

const anotherPassword = async (account: string): Promise<Call> => {
  const email = await addressOf(account)
  await city.ask(`/api/auth/customer/recover?email=${email}`)
  const recoverId = await box.token(email, 'Choisissez un nouveau mot de passe')
  return () => city.ask('/api/auth/customer/modifyPassword', { body: { recoverId, password: GOOD } })
}
const anotherAddress = async (account: string): Promise<Call> => {
  const email = `${account}.moved@example.org`
  await city.ask('/api/subscriber', { method: 'PUT', as: account, body: { email } })
  const token = await box.token(email, 'Confirmez votre nouvelle adresse e-mail')
  return () => verify(token)
}
const anotherSignInLink = async (account: string): Promise<Call> => {
  const token = await city.tokenOf(account)
  await askSignInLink(`${account}.first@example.org`, token)
  return () => askSignInLink(`${account}.then@example.org`, token)
}
const addressBySignInLink = async (account: string): Promise<Call> => {
  const email = `${account}.proven@example.org`
  await askSignInLink(email, await city.tokenOf(account))
  const hash = await box.token(email, SIGN_IN)
  const nonce = freshNonce()
  const { answer } = await provider.signInAtProvider(nonce, account)
  return () => provider.login({ code: answer.get('code'), nonce, hash })
}

describe('beside the erasure of its account, neither waits for the other for ever:', () => {
  test.each([
    ['another password by its link', 'georges', anotherPassword, 410, 'LinkExpired'],
    ['another address by its link', 'thomas', anotherAddress, 200, undefined],
    ['another link to prove an address', 'yanis', anotherSignInLink, 202, undefined],
    ['an address by a sign-in link', 'louise', addressBySignInLink, ...(isApart ? PERSON_GONE : LINK_GONE)],
  ])('%s', async (_what, account, prepare, status, error) => {
    const person = { cityId: 'valmont', subscriberId: subscriberIdOf(account) }
    const call = await prepare(account)
    const erasing = [
      (db: Database) => lockPerson(db, person),
      (db: Database) => erasePerson(db, person, city.clock.now()),
    ] as const
    const answer = await between(city.deps.db, erasing, call)
    expect([answer.status, answer.body?.error]).toEqual([status, error])
    if (status === 200) expect(answer.body).toEqual({ valid: false })
    const links = city.deps.db.selectFrom('sign_in_links').select('email')
    expect(await links.where('subscriber_id', '=', person.subscriberId).execute()).toEqual([])
  })
})

describe('what is asked for an account while its person is erased leaves nothing:', () => {
  test('a link to another password', async () => {
    const subscriberId = subscriberIdOf('camille')
    const email = await addressOf('camille')
    const erase = (db: Database) => erasePerson(db, { cityId: 'valmont', subscriberId }, city.clock.now())
    const ask = () => city.ask(`/api/auth/customer/recover?email=${email}`)
    const { status } = await between(city.deps.db, [erase], ask)
    await city.deps.background.idle(25_000)
    const tokens = city.deps.db.selectFrom('one_time_tokens').select('subject')
    expect([status, await box.mailsTo(email)]).toEqual([202, []])
    expect(JSON.stringify(await tokens.execute())).not.toContain(subscriberId)
  })

  test('another address to sign in with', async () => {
    const [subscriberId, token] = [subscriberIdOf('nadia'), await city.tokenOf('nadia')]
    const body = { email: 'nadia.moved@example.org' }
    const erase = (db: Database) => erasePerson(db, { cityId: 'valmont', subscriberId }, city.clock.now())
    const move = () => city.ask('/api/subscriber', { method: 'PUT', token, body })
    const { status } = await between(city.deps.db, [erase], move)
    const changes = city.deps.db.selectFrom('email_changes').select('email')
    expect([status, await box.mailsTo(body.email), await changes.execute()]).toEqual([401, [], []])
  })
})

test('a link to another password that is asked while an erasure is refused comes once it is', async () => {
  const person = { cityId: 'valmont', subscriberId: subscriberIdOf('ines') }
  const email = await addressOf('ines')
  const ask = () => city.ask(`/api/auth/customer/recover?email=${email}`)
  // An obstacle is found once the person is locked; the transaction changes nothing.
  const { status } = await between(city.deps.db, [(db: Database) => lockPerson(db, person)], ask)
  await city.deps.background.idle(25_000)
  const subjects = (await box.mailsTo(email)).map(({ subject }) => subject)
  expect([status, subjects]).toEqual([202, ['Choisissez un nouveau mot de passe – Valmont']])
})

describe('beside an account that moves to the same address, neither waits for the other for ever:', () => {
  test('a registration, which is over', async () => {
    const email = 'registered@example.org'
    await city.ask('/api/auth/customer/registration', {
      body: { email, password: GOOD, firstName: 'Ana', lastName: 'Petit' },
    })
    const token = await box.token(email, 'Confirmez votre adresse')
    const moving = [
      (db: Database) => lockAddress(db, 'valmont', email),
      (db: Database) => dropRegistration(db, 'valmont', email),
    ] as const
    expect((await between(city.deps.db, moving, () => verify(token))).body).toEqual({ valid: false })
  })

  test('a sign-in of the same person that proves it', async () => {
    const moving = [
      (db: Database) => lockAccountOf(db, subscriberIdOf('ines')),
      (db: Database) => lockAddress(db, 'valmont', 'ines.proven@example.org'),
    ] as const
    expect((await between(city.deps.db, moving, await addressBySignInLink('ines'))).status).toBe(200)
  })
})
