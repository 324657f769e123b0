import { checkWire, tokenWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { testCity } from '../../testing/city-of-file.ts'
import { mailBoxOf } from '../../testing/mail-box.ts'
import { freshNonce, providerOf, REDIRECT } from '../../testing/provider.ts'

const SUBJECT = 'Confirmez votre adresse e-mail pour vous connecter'
const city = testCity()
const provider = providerOf(city)
const box = mailBoxOf(city)

/** Sacha is known to the provider, which gives no e-mail address. */
const SACHA = 'valmont-sacha'

const ask = (email: string, token?: string) =>
  city.ask(`/api/auth/email/registration?email=${encodeURIComponent(email)}`, {
    method: 'PUT',
    ...(token === undefined ? {} : { token }),
  })
const check = async (hash: string) => (await city.ask(`/api/auth/verify-hash/${hash}`)).body
const profile = async (token: string) => (await city.ask('/api/subscriber', { token })).body
const hashFor = async (email: string, token?: string) => {
  await ask(email, token)
  return box.token(email, SUBJECT)
}

describe('a citizen whose identity provider gives no e-mail address', () => {
  test('gets in, is told so, proves an address by a link, and is told so no more', async () => {
    const first = await provider.enter(SACHA)
    expect(first.status).toBe(200)
    expect(v.parse(tokenWire, first.body).emailMissing).toBe(true)
    expect((await profile(first.body.token)).email).toBe('')

    const answer = await ask('sacha@example.org', first.body.token)
    expect([answer.status, answer.body]).toEqual([202, null])
    const link = await box.link('sacha@example.org', SUBJECT)
    expect(link.pathname).toMatch(/^\/souscriptions\/inscription\/[\w-]{43}$/)
    const hash = await box.token('sacha@example.org', SUBJECT)
    expect(v.parse(checkWire, await check(hash))).toEqual({ valid: true, email: 'sacha@example.org' })
    expect(await check(hash)).toMatchObject({ valid: true })

    const second = await provider.enter(SACHA, { hash })
    expect(v.parse(tokenWire, second.body).emailMissing).toBeUndefined()
    expect(await profile(second.body.token)).toMatchObject({
      email: 'sacha@example.org',
      subscriberId: (await profile(first.body.token)).subscriberId,
    })
    expect(await check(hash)).toEqual({ valid: false, email: 'sacha@example.org' })
    expect((await provider.enter(SACHA, { hash })).body.error).toBe('LinkExpired')
    expect((await provider.enter(SACHA)).body).not.toHaveProperty('emailMissing')
  })

  test('proves one by the old call too, asked before signing in', async () => {
    const hash = await hashFor('lila.new@example.org')
    const nonce = freshNonce()
    const { answer } = await provider.signInAtProvider(nonce, 'valmont-lila')
    const query = new URLSearchParams({
      code_authz: answer.get('code') ?? '',
      nonce,
      hash,
      redirect_uri: REDIRECT,
    })
    const { status, body } = await city.ask(`/api/auth/fc?${query}`)
    expect(status).toBe(200)
    expect((await profile(body.token)).email).toBe('lila.new@example.org')
    // The former address, given by the provider, is informed of the change.
    await box.mail('lila.roche@example.org', 'Votre adresse e-mail a changé')
  })

  test('is told by a spent link what it has confirmed, for an hour and while the address is theirs', async () => {
    const spend = async (email: string) => {
      const hash = await hashFor(email)
      expect((await provider.enter('valmont-lila', { hash })).status).toBe(200)
      return hash
    }
    const first = await spend('lila.one@example.org')
    expect(await check(first)).toEqual({ valid: false, email: 'lila.one@example.org' })
    const second = await spend('lila.two@example.org')
    expect(await check(first)).toEqual({ valid: false })
    expect(await check(second)).toEqual({ valid: false, email: 'lila.two@example.org' })
    city.clock.moveBy(3_600_000 + 1_000)
    expect(await check(second)).toEqual({ valid: false })
    city.clock.reset()
  })

  test('is refused a link that was made for another account, and the link stays good', async () => {
    const hash = await hashFor('georges.new@example.org', await city.tokenOf('georges'))
    const { status, body } = await provider.enter('thomas', { hash })
    expect([status, body.error]).toEqual([409, 'ProviderAccountMissMatch'])
    expect(await check(hash)).toMatchObject({ valid: true })
    expect((await provider.enter('georges', { hash })).status).toBe(200)
  })

  test('asked for another link while signed in, has the one before ended, and nobody else’s', async () => {
    const token = await city.tokenOf('georges')
    const others = [await hashFor('of-nobody@example.org')]
    others.push(await hashFor('of-thomas@example.org', await city.tokenOf('thomas')))
    const [first, second] = [await hashFor('one@example.org', token), await hashFor('two@example.org', token)]
    const answers = await Promise.all([first, second, ...others].map(check))
    expect(answers.map(({ valid }) => valid)).toEqual([false, true, true, true])
  })

  test('is refused an address that another account of the provider has', async () => {
    const hash = await hashFor('nadia.haddad@example.org')
    const { status, body } = await provider.enter(SACHA, { hash })
    expect([status, body.error]).toEqual([409, 'AlreadyProviderAccountWithEmail'])
    expect(await check(hash)).toMatchObject({ valid: true })
  })

  test('of two who prove one address at the same time, one gets it', async () => {
    const hashes = [await hashFor('both@example.org'), '']
    await ask('both@example.org')
    expect(await box.mailsTo('both@example.org')).toHaveLength(2)
    hashes[1] = await box.token('both@example.org', SUBJECT)
    const answers = await Promise.all([
      provider.enter('ines', { hash: hashes[0] }),
      provider.enter('yanis', { hash: hashes[1] }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test.each([
    ['until an hour has passed', 3_600_000 - 5_000, true],
    ['no longer', 3_600_000 + 1_000, false],
  ])('can use the link %s', async (_name, wait, expected) => {
    const hash = await hashFor(expected ? 'early@example.org' : 'late@example.org')
    city.clock.moveBy(wait)
    expect((await check(hash)).valid).toBe(expected)
    city.clock.reset()
  })

  test('with a dead link, keeps the provider’s code and can sign in without the link', async () => {
    const nonce = freshNonce()
    const { answer } = await provider.signInAtProvider(nonce)
    const code = answer.get('code')
    expect(await provider.login({ code, nonce, hash: 'guess' })).toMatchObject({
      status: 410,
      body: { error: 'LinkExpired' },
    })
    expect((await provider.login({ code, nonce })).status).toBe(200)
  })
})

describe('an e-mail address alone makes no two accounts one', () => {
  test('somebody who occupied an address by registering gets nothing of who proves it at the provider', async () => {
    const email = 'occupied@example.org'
    await city.ask('/api/auth/customer/registration', {
      body: { email, password: 'les nuages violets boivent du thé', firstName: 'Eve', lastName: 'Dupin' },
    })
    const proof = await box.token(email, 'Confirmez votre adresse')
    await city.ask(`/api/auth/customer/verify?token=${proof}`)
    const customer = await city.ask('/api/auth/customer/token', {
      body: { login: email, password: 'les nuages violets boivent du thé' },
    })
    const hash = await hashFor(email)
    const identity = await provider.enter('valmont-lila', { hash })
    const [one, other] = [await profile(customer.body.token), await profile(identity.body.token)]
    expect([one.email, other.email]).toEqual([email, email])
    expect(one.subscriberId).not.toBe(other.subscriberId)
  })

  test('a first visit at the provider with a known address is another person', async () => {
    const { body } = await provider.enter('valmont-lila')
    const again = await provider.enter('valmont-lila')
    expect((await profile(body.token)).subscriberId).toBe((await profile(again.body.token)).subscriberId)
    expect((await profile(body.token)).subscriberId).not.toMatch(/^sub-/)
  })
})

test('the answer tells nobody whether an address is known; a malformed one is refused', async () => {
  for (const email of ['camille.martin@example.org', 'unknown@example.org'])
    expect(await ask(email)).toMatchObject({ status: 202, body: null })
  expect((await ask('no address')).body.fields).toEqual([{ path: 'email', message: 'malformed' }])
})
