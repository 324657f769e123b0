import { subscriberWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { testCity } from '../../testing/city-of-file.ts'
import { mailBoxOf } from '../../testing/mail-box.ts'
import { providerOf } from '../../testing/provider.ts'
import { runAccountTasks } from '../account/account-task.job.ts'

const CONFIRM = 'Confirmez votre nouvelle adresse e-mail'
const ASKED = 'Changement d’adresse e-mail demandé'
const GOOD = 'les nuages violets boivent du thé'
const city = testCity()
const box = mailBoxOf(city)

const write = (body: object, as: string) => city.ask('/api/subscriber', { method: 'PUT', as, body })
const read = async (as: string) => (await city.ask('/api/subscriber', { as })).body
const verify = async (token: string) => (await city.ask(`/api/auth/customer/verify?token=${token}`)).body
const enter = (login: string, password: string) =>
  city.ask('/api/auth/customer/token', { body: { login, password } })

describe('the e-mail address of an account with a password', () => {
  test('changes once the new one is proven; until then the old one counts', async () => {
    const [old, requested] = ['camille.martin@example.org', 'camille.new@example.org']
    const { status, body } = await write(
      { email: ' Camille.New@example.org ', phoneNumber: '0612345678' },
      'camille',
    )
    expect(status).toBe(200)
    expect(v.parse(subscriberWire, body)).toMatchObject({
      email: old,
      pendingEmail: requested,
      phoneNumber: '0612345678',
    })
    expect((await box.mail(old, ASKED)).text).not.toContain(requested)
    await city.ask(`/api/auth/customer/recover?email=${old}`)
    const recoverId = await box.token(old, 'Choisissez un nouveau mot de passe')
    const link = await box.link(requested, CONFIRM)
    expect(link.pathname).toMatch(/^\/verify\/update\/email\/[\w-]{43}$/)
    expect((await enter(requested, 'valmont-camille-1')).status).toBe(401)
    expect((await enter(old, 'valmont-camille-1')).status).toBe(200)

    expect(await verify(await box.token(requested, CONFIRM))).toEqual({ valid: true, email: requested })
    await box.mail(old, 'Votre adresse e-mail a changé')
    // Whoever still reads the old mailbox comes in no more.
    const recovery = await city.ask(`/api/auth/customer/checkRecover?recoverId=${recoverId}`)
    expect(recovery.body).toEqual({ valid: false })
    expect(await read('camille')).toMatchObject({ email: requested })
    expect(await read('camille')).not.toHaveProperty('pendingEmail')
    expect((await enter(old, 'valmont-camille-1')).status).toBe(401)
    expect((await enter(requested, 'valmont-camille-1')).status).toBe(200)
  })

  test('sends one mail, however often the form is saved', async () => {
    for (let count = 0; count < 5; count += 1)
      expect((await write({ email: 'georges.new@example.org' }, 'georges')).status).toBe(200)
    await box.mail('georges.new@example.org', CONFIRM)
    expect(await box.mailsTo('georges.new@example.org')).toHaveLength(1)
  })

  test('may be given up: the link then leads to nothing, and the old address stays', async () => {
    const forget = () => city.ask('/api/subscriber/email-change', { method: 'DELETE', as: 'louise' })
    await write({ email: 'louise.new@example.org' }, 'louise')
    const token = await box.token('louise.new@example.org', CONFIRM)
    expect((await forget()).status).toBe(204)
    expect(await read('louise')).not.toHaveProperty('pendingEmail')
    expect(await read('georges')).toHaveProperty('pendingEmail')
    expect(await verify(token)).toEqual({ valid: false })
    expect((await forget()).status).toBe(204)
  })

  test('has its link sent again when that is asked, and the link before is nothing', async () => {
    const again = () => city.ask('/api/subscriber/email-change', { method: 'POST', as: 'louise' })
    expect((await again()).status).toBe(404)
    await write({ email: 'louise.later@example.org' }, 'louise')
    const first = await box.token('louise.later@example.org', CONFIRM)
    expect((await again()).status).toBe(202)
    await expect.poll(() => box.mailsTo('louise.later@example.org')).toHaveLength(2)
    expect(await verify(first)).toEqual({ valid: false })
    expect((await again()).status).toBe(202)
    expect((await again()).status).toBe(429)
  })

  test('a later wish takes the place of an earlier one, whose link is then nothing', async () => {
    await write({ email: 'nadia.one@example.org' }, 'nadia')
    const first = await box.token('nadia.one@example.org', CONFIRM)
    await write({ email: 'nadia.two@example.org' }, 'nadia')
    const second = await box.token('nadia.two@example.org', CONFIRM)
    expect(await verify(first)).toEqual({ valid: false })
    expect(await verify(second)).toMatchObject({ valid: true })
  })

  test('changes within a day of the wish, however late its link was mailed', async () => {
    const { background } = city.deps
    const { run } = background
    background.run = () => undefined
    await write({ email: 'yanis.new@example.org' }, 'yanis')
    background.run = run
    city.clock.moveBy(3_600_000)
    await runAccountTasks.run(city.deps)
    const token = await box.token('yanis.new@example.org', CONFIRM)
    city.clock.moveBy(23 * 3_600_000)
    expect(await verify(token)).toEqual({ valid: false })
    city.clock.reset()
  })

  test('that is another’s login is answered alike; the mailbox is told, and nothing moves', async () => {
    const { status, body } = await write({ email: 'thomas.leroy@example.org' }, 'ines')
    expect([status, body.pendingEmail]).toEqual([200, 'thomas.leroy@example.org'])
    await box.mail('thomas.leroy@example.org', 'Vous avez déjà un compte')
    expect((await enter('ines.moreau@example.org', 'valmont-ines-1')).status).toBe(200)
  })

  test('that somebody registered meanwhile stays theirs', async () => {
    const requested = 'contested@example.org'
    await write({ email: requested }, 'thomas')
    const change = await box.token(requested, CONFIRM)
    await city.ask('/api/auth/customer/registration', {
      body: { email: requested, password: GOOD, firstName: 'Ana', lastName: 'Petit' },
    })
    const registration = await box.token(requested, 'Confirmez votre adresse e-mail –')
    const answers = await Promise.all([verify(change), verify(registration)])
    expect(answers.filter(({ valid }) => valid)).toHaveLength(1)
    const logins = city.deps.db.selectFrom('customer_accounts').select('login').where('login', '=', requested)
    expect(await logins.execute()).toHaveLength(1)
  })

  test('asked by a stolen session is dropped when the owner chooses another password', async () => {
    await write({ email: 'thief@example.org' }, 'louise')
    const theirs = await box.token('thief@example.org', CONFIRM)
    await city.ask('/api/auth/customer/recover?email=louise.perrin@example.org')
    const recoverId = await box.token('louise.perrin@example.org', 'Choisissez un nouveau mot de passe')
    await city.ask('/api/auth/customer/modifyPassword', { body: { recoverId, password: GOOD } })
    expect(await verify(theirs)).toEqual({ valid: false })
    expect((await enter('louise.perrin@example.org', GOOD)).status).toBe(200)
  })

  test('cannot be taken away, nor be none', async () => {
    for (const email of ['', 'no address'])
      expect((await write({ email }, 'yanis')).body.fields[0].path).toBe('email')
  })
})

describe('the e-mail address of an account of the identity provider', () => {
  test('is saved at once, and the old one is told', async () => {
    const { body } = await providerOf(city).enter('valmont-lila')
    const save = (email: string) =>
      city.ask('/api/subscriber', { method: 'PUT', token: body.token, body: { email } })
    expect((await save('lila.elsewhere@example.org')).body).toMatchObject({
      email: 'lila.elsewhere@example.org',
    })
    await box.mail('lila.roche@example.org', 'Votre adresse e-mail a changé')
    expect((await save('')).body.email).toBe('')
  })

  test('cannot be used to send mails to strangers', async () => {
    const { body } = await providerOf(city).enter('valmont-lila')
    const save = (email: string) =>
      city.ask('/api/subscriber', { method: 'PUT', token: body.token, body: { email } })
    const statuses = []
    for (let count = 0; count < 4; count += 1) {
      statuses.push((await save('victim@example.org')).status)
      await save('')
    }
    expect(statuses).toEqual([200, 200, 200, 429])
  })
})
