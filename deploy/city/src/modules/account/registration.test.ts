import { checkWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { testCity } from '../../testing/city-of-file.ts'
import { mailBoxOf } from '../../testing/mail-box.ts'
import { providerOf } from '../../testing/provider.ts'
import { forgetEndedAccess } from './account-jobs.ts'

const GOOD = 'les nuages violets boivent du thé'
const OTHER = 'onze tartes vertes et un parapluie'
const city = testCity()
const box = mailBoxOf(city)
const provider = providerOf(city)
let person = 0

/** Each person has their own network, so that tests do not share limits. */
const fresh = () => {
  person += 1
  return { email: `ana.petit${person}@example.org`, headers: { 'x-forwarded-for': `10.1.${person}.7` } }
}
type Person = ReturnType<typeof fresh>

const register = ({ email, headers }: Person, body: object = {}) =>
  city.ask('/api/auth/customer/registration', {
    body: { email, password: GOOD, firstName: 'Ana', lastName: 'Petit', ...body },
    headers,
  })
const enter = ({ email, headers }: Person, password = GOOD) =>
  city.ask('/api/auth/customer/token', { body: { login: email, password }, headers })
const verify = (token: string, headers = {}) =>
  city.ask(`/api/auth/customer/verify?token=${token}`, { headers })
const again = ({ email, headers }: Person) =>
  city.ask(`/api/auth/customer/verify?email=${encodeURIComponent(email)}`, { headers })

const CONFIRM = 'Confirmez votre adresse'

describe('a citizen registers', () => {
  test('and is told by mail when the identity provider then opens another account with the address', async () => {
    const lila = { ...fresh(), email: 'lila.roche@example.org' }
    await register(lila)
    const told = async () =>
      (await box.mailsTo(lila.email)).filter(({ subject }) => subject.includes('Vous avez déjà un compte'))
    await verify(await box.token(lila.email, CONFIRM))
    expect(await told()).toHaveLength(0)
    for (let entry = 0; entry < 2; entry += 1) {
      expect((await provider.enter('valmont-lila')).status).toBe(200)
      expect(await told()).toHaveLength(1)
    }
    expect((await provider.enter('valmont-sacha')).status).toBe(200)
    expect(await told()).toHaveLength(1)
  })

  test('confirms the address by the link of the mail, and signs in', async () => {
    const ana = fresh()
    expect(await register(ana, { plate: 'ab-123-cd', lang: 'en' })).toMatchObject({ status: 202, body: null })
    const link = await box.link(ana.email, 'Confirm your email address')
    expect(link.href).toMatch(/^http:\/\/127\.0\.0\.1:4300\/verify\/email\/[\w-]{43}$/)
    expect(await enter(ana)).toMatchObject({ status: 403, body: { error: 'EmailNotVerified' } })
    const { body } = await verify(link.pathname.split('/').at(-1) ?? '')
    expect(v.parse(checkWire, body)).toEqual({ valid: true, email: ana.email })
    const { body: session } = await enter(ana)
    const me = await city.ask('/api/subscriber', { token: session.token })
    expect(me.body).toMatchObject({ firstName: 'Ana', lastName: 'Petit', email: ana.email, lang: 'en' })
    const vehicles = await city.ask('/api/subscriber/vehicles', { token: session.token })
    expect(vehicles.body).toMatchObject([{ plate: 'AB123CD' }])
    const events = await city.deps.db
      .selectFrom('events')
      .select('kind')
      .where('subscriber_id', '=', me.body.subscriberId)
      .orderBy('kind')
      .execute()
    expect(events.map(({ kind }) => kind)).toEqual(['account-created', 'email-verified'])
  })

  test('learns from a wrong password nothing of an address that waits to be confirmed', async () => {
    const ana = fresh()
    await register(ana)
    await box.mail(ana.email, CONFIRM)
    expect(await enter(ana, 'wrong password')).toMatchObject({ status: 401, body: { error: 'WrongLogin' } })
  })

  test.each([
    ['a password that everybody tries', { password: 'Motdepasse2024!' }, 'WeakPassword', 'password'],
    ['their own name as password', { password: 'ana.petit.ana.petit' }, 'WeakPassword', 'password'],
    ['a password of eleven characters', { password: 'v7#kQz!p2Lm' }, 'ValidationFailed', 'password'],
    ['a password of 129 characters', { password: 'x'.repeat(129) }, 'ValidationFailed', 'password'],
    ['an address without domain', { email: 'ana.petit@here' }, 'ValidationFailed', 'email'],
    ['a name of spaces', { firstName: '   ' }, 'ValidationFailed', 'firstName'],
    ['a plate that is none', { plate: '??' }, 'ValidationFailed', 'plate'],
  ])('is refused with %s, by its field', async (_name, body, error, path) => {
    const answer = await register(fresh(), body)
    expect(answer).toMatchObject({ status: 400, body: { error, fields: [{ path }] } })
  })

  test('where the city has no such accounts, is refused', async () => {
    const body = { email: 'a.b@example.org', password: GOOD, firstName: 'Ana', lastName: 'Petit' }
    expect((await city.ask('/api/auth/customer/registration', { body, city: 'port-sable' })).status).toBe(403)
  })
})

describe('whoever registers in the middle of something goes on there from the link, on whatever device', () => {
  const SHARED = '/souscriptions/share?shareToken=7F3K-9QXM-2B0R'

  test('however often the link is asked for and opened; a registration anew leads where it was begun', async () => {
    const ana = fresh()
    await register(ana, { returnTo: SHARED })
    const link = await box.link(ana.email, CONFIRM)
    expect(link.href).not.toContain('7F3K')
    await again(ana)
    expect(await box.mailsTo(ana.email)).toHaveLength(2)
    const token = await box.token(ana.email, CONFIRM)
    const proven = { valid: true, email: ana.email, returnTo: SHARED }
    expect((await verify(token)).body).toEqual(proven)
    // The response was lost.
    expect((await verify(token)).body).toEqual(proven)
    const other = fresh()
    await register(other, { returnTo: SHARED })
    await register(other, { returnTo: '/settings' })
    expect(await box.mailsTo(other.email)).toHaveLength(2)
    expect((await verify(await box.token(other.email, CONFIRM))).body.returnTo).toBe('/settings')
  })

  test.each([
    ['of another site', 'https://elsewhere.example/'],
    ['of another site without its scheme', '//elsewhere.example'],
    ['with a backslash that browsers read as a slash', '/\\elsewhere.example'],
    ['with a tab that browsers leave out', '/\t/elsewhere.example'],
    ['that is no path', 'settings'],
    ['that is a script', 'javascript:alert(1)'],
    ['too long to keep', `/${'a'.repeat(500)}`],
    ['that is no text', 42],
  ])('an address %s is not kept, and keeps nobody from an account', async (_name, returnTo) => {
    const ana = fresh()
    expect((await register(ana, { returnTo })).status).toBe(202)
    const { body } = await verify(await box.token(ana.email, CONFIRM))
    expect(body).toEqual({ valid: true, email: ana.email })
  })
})

describe('nobody learns who has an account', () => {
  test('registering a known address is answered alike; its mailbox is told, and nothing changes', async () => {
    const known = { ...fresh(), email: 'thomas.leroy@example.org' }
    expect(await register(known, { email: 'Thomas.Leroy@example.org' })).toMatchObject({
      status: 202,
      body: null,
    })
    const mail = await box.mail(known.email, 'Vous avez déjà un compte')
    expect(mail.text).not.toContain('Ana')
    expect((await enter(known)).body.error).toBe('WrongLogin')
    expect((await enter(known, 'valmont-thomas-1')).status).toBe(200)
  })

  test('asking for the link again is answered alike for a pending, a known and an unknown address', async () => {
    const ana = fresh()
    await register(ana)
    const first = await box.token(ana.email, CONFIRM)
    const answers = [
      await again(ana),
      await again({ ...fresh(), email: 'camille.martin@example.org' }),
      await again(fresh()),
    ]
    for (const { status, body } of answers) expect([status, body]).toEqual([202, { valid: true }])
    expect(await box.mailsTo(ana.email)).toHaveLength(2)
    expect(await box.mailsTo('camille.martin@example.org')).toEqual([])
    expect((await verify(first)).body).toEqual({ valid: false })
    expect((await verify(await box.token(ana.email, CONFIRM))).body.valid).toBe(true)
  })
})

describe('nobody can occupy another person’s address', () => {
  test('a later registration takes the place of an unconfirmed one, with its link and its password', async () => {
    const stranger = fresh()
    await register(stranger, { password: OTHER, firstName: 'Stranger' })
    const theirs = await box.token(stranger.email, CONFIRM)
    await register(stranger)
    expect(await box.mailsTo(stranger.email)).toHaveLength(2)
    expect((await verify(theirs)).body).toEqual({ valid: false })
    expect((await verify(await box.token(stranger.email, CONFIRM))).body.valid).toBe(true)
    expect((await enter(stranger, OTHER)).body.error).toBe('WrongLogin')
    const { body } = await enter(stranger)
    expect((await city.ask('/api/subscriber', { token: body.token })).body.firstName).toBe('Ana')
  })

  test('a link confirms once, however many open it at a time, and a repeated question is answered alike', async () => {
    const ana = fresh()
    await register(ana)
    const token = await box.token(ana.email, CONFIRM)
    await Promise.all(Array.from({ length: 8 }, () => verify(token)))
    const accounts = city.deps.db.selectFrom('subscribers').select('subscriber_id')
    expect(await accounts.where('email', '=', ana.email).execute()).toHaveLength(1)
    expect((await verify(token)).body).toEqual({ valid: true, email: ana.email })
    city.clock.moveBy(16 * 60_000)
    expect((await verify(token)).body).toEqual({ valid: false })
    city.clock.reset()
  })

  test.each([
    ['just before a day has passed', 86_400_000 - 5_000, true],
    ['after a day', 86_400_000 + 1_000, false],
  ])('a registration can be confirmed %s: %s', async (_name, wait, expected) => {
    const ana = fresh()
    await register(ana)
    const token = await box.token(ana.email, CONFIRM)
    city.clock.moveBy(wait)
    expect((await verify(token)).body.valid).toBe(expected)
    expect((await enter(ana)).status).toBe(expected ? 200 : 401)
    city.clock.reset()
  })

  test('a registration that nobody confirmed is forgotten', async () => {
    const ana = fresh()
    await register(ana)
    await box.mail(ana.email, CONFIRM)
    const rows = () =>
      city.deps.db.selectFrom('registrations').selectAll().where('login', '=', ana.email).execute()
    await forgetEndedAccess.run(city.deps)
    expect(await rows()).toHaveLength(1)
    city.clock.moveBy(86_401_000)
    await forgetEndedAccess.run(city.deps)
    expect(await rows()).toEqual([])
    city.clock.reset()
  })
})
