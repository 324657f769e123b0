import { paymentStartWire, paymentSummaryWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { subscriberIdOf } from '../../seed/write-people.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { mailBoxOf } from '../../testing/mail-box.ts'
import {
  fine,
  MINUTE,
  OTHER_TICKET,
  PORTAL,
  paymentsOf,
  SUBSCRIPTION,
  TICKET,
} from '../../testing/payments.ts'
import { abandonLive, giveUpUnopened, notePage } from './operation.repo.ts'

const city = testCity()
const payments = paymentsOf(city)

const FINE = fine('21380990000016261320004001', 'FG482KD')
const eventsOf = async (resourceId: string) => {
  const events = city.deps.db.selectFrom('events').select(['kind', 'subscriber_id'])
  const rows = await events.where('resource_id', '=', resourceId).orderBy('event_id').execute()
  return rows.map(({ kind, subscriber_id }) => [kind, subscriber_id])
}

describe('a citizen pays', () => {
  test('a refused card leaves the subscription to pay, and one can try again', async () => {
    const { body } = await payments.start(SUBSCRIPTION, { urlRedirection: `${PORTAL}/souscriptions` })
    expect(v.is(paymentStartWire, body)).toBe(true)
    expect(body.method).toBe('GET')
    const back = await payments.press(body.url, 'REFUSED')
    const summary = await payments.summary(SUBSCRIPTION, back)
    expect(v.is(paymentSummaryWire, summary)).toBe(true)
    expect(summary).toMatchObject({ status: 'REFUSED', amount: 24_000, authorizationNumber: null })
    expect(await payments.statusOfRight('camille-sub-to-pay')).toBe('awaiting-payment')
  })

  test('while the bank has not answered the right says so, to its owner’s screens', async () => {
    const pendingOf = async () => {
      const { subscriptions } = (await city.ask('/api/subscriber', { as: 'camille' })).body as {
        subscriptions: { orderId?: string; id?: string; paymentPending?: boolean }[]
      }
      return subscriptions.find(({ orderId, id }) => (orderId ?? id) === 'camille-sub-to-pay')?.paymentPending
    }
    expect(await pendingOf()).toBe(false)
    const { body } = await payments.start(SUBSCRIPTION, { urlRedirection: `${PORTAL}/souscriptions` })
    expect(await pendingOf()).toBe(true)
    await payments.press(body.url, 'REFUSED')
    expect(await pendingOf()).toBe(false)
  })

  test('an accepted card grants the subscription and comes back with the operation’s number', async () => {
    const { body } = await payments.start(SUBSCRIPTION, { urlRedirection: `${PORTAL}/souscriptions` })
    const back = await payments.press(body.url, 'ACCEPTED')
    expect(back.startsWith(`${PORTAL}/souscriptions?idop=`)).toBe(true)
    const result = await payments.summary(SUBSCRIPTION, back)
    expect(result).toMatchObject({
      status: 'PAYMENT_REGISTERED',
      resourceId: 'camille-sub-to-pay',
      amount: 24_000,
    })
    expect(result.authorizationNumber).toMatch(/^\d{6}$/)
    const latest = await city.ask(`${SUBSCRIPTION.path}/summary`, { as: 'camille' })
    expect(latest.body).toEqual(result)
    expect(Date.parse(result.transactionDatetime)).toBeLessThanOrEqual(city.clock.now())
    expect(await payments.statusOfRight('camille-sub-to-pay')).toBe('granted')
    expect((await payments.start(SUBSCRIPTION)).body.error).toBe('OrderPaymentNotAllowed')
    expect(await abandonLive(city.deps.db, result.operationId)).toBe(false)
  })

  test('and finds each step on the timeline', async () => {
    const kinds = (await eventsOf('camille-sub-to-pay')).slice(-5)
    expect(kinds).toEqual([
      ['payment-started', 'sub-camille'],
      ['payment-refused', 'sub-camille'],
      ['payment-started', 'sub-camille'],
      ['payment-received', 'sub-camille'],
      ['right-granted', 'sub-camille'],
    ])
  })

  test('giving up a ticket’s payment is not a refusal', async () => {
    const { body } = await payments.start(TICKET)
    expect(await payments.summary(TICKET, await payments.press(body.url, 'ABANDONED'))).toMatchObject({
      status: 'ABANDONED',
    })
    expect((await eventsOf('camille-tic-to-pay')).at(-1)).toEqual(['payment-abandoned', 'sub-camille'])
  })

  test('a fine is paid at the price of the moment, signed out, and then nothing is left to pay', async () => {
    const { body } = await payments.start(FINE)
    expect((await payments.operationOf(body)).amount).toBe(1_700)
    const back = await payments.press(body.url, 'ACCEPTED')
    expect(back).toContain('/fps/21380990000016261320004001/payments?idop=')
    expect(await payments.summary(FINE, back)).toMatchObject({ status: 'PAYMENT_REGISTERED', amount: 1_700 })
    const { status, body: again } = await payments.start(FINE)
    expect([status, again.error]).toEqual([409, 'FineNothingToPay'])
    const { body: paid } = await city.ask('/api/fps/21380990000016261320004001?plate=FG482KD')
    expect(paid.paymentStatus).toBe('PAID_REDUCED')
    expect((await eventsOf('21380990000016261320004001')).slice(-2)).toEqual([
      ['payment-started', null],
      ['payment-received', null],
    ])
  })

  test('coming back to the portal by hand changes nothing', async () => {
    const { body } = await payments.start(OTHER_TICKET)
    const { operationId, returnUrl } = await payments.operationOf(body)
    // Who gives up opening a page that somebody else has opened meanwhile closes nothing.
    await giveUpUnopened(city.deps.db, operationId)
    expect(await notePage(city.deps.db, operationId, 'http://another.example')).toBe(false)
    expect(await payments.summary(OTHER_TICKET, returnUrl)).toMatchObject({
      status: 'PENDING',
      transactionDatetime: null,
    })
    expect(await payments.statusOfRight('thomas-tic-pay')).toBe('awaiting-payment')
  })

  test('an operation closes after 15 minutes, and its page too', async () => {
    const { body } = await payments.start(OTHER_TICKET)
    const { operationId, returnUrl } = await payments.operationOf(body)
    city.clock.moveBy(16 * MINUTE)
    expect((await fetch(body.url)).status).toBe(410)
    const pressed = await fetch(body.url, {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'ACCEPTED' }),
    })
    expect(pressed.status).toBe(410)
    // Two windows of one browser.
    const twice = await Promise.all([1, 2].map(() => payments.summary(OTHER_TICKET, returnUrl)))
    expect(twice.map(({ status }) => status)).toEqual(['ABANDONED', 'ABANDONED'])
    const next = await payments.start(OTHER_TICKET)
    expect((await payments.operationOf(next.body)).operationId).not.toBe(operationId)
    expect((await eventsOf('thomas-tic-pay')).slice(-3)).toEqual([
      ['payment-started', 'sub-thomas'],
      ['payment-abandoned', 'sub-thomas'],
      ['payment-started', 'sub-thomas'],
    ])
    city.clock.reset()
  })

  test('a ticket that has ended cannot be paid any more', async () => {
    const { status, body } = await payments.start({
      path: '/api/tickets/thomas-tic-unpaid-old/payments',
      as: 'thomas',
    })
    expect([status, body.error]).toEqual([409, 'OrderPaymentNotAllowed'])
  })

  test.each([
    ['a subscription under the tickets’ address', '/api/tickets/thomas-sub-pay/payments', 'thomas'],
    ['somebody else’s ticket', '/api/tickets/thomas-tic-pay/payments', 'camille'],
    ['a ticket that does not exist', '/api/tickets/nowhere/payments', 'camille'],
  ])('%s is not found', async (_what, path, as) => {
    expect((await payments.start({ path, as })).status).toBe(404)
    expect((await city.ask(`${path}/summary`, { as })).status).toBe(404)
  })

  test('an operation of another right is not found', async () => {
    const path = '/api/tickets/camille-tic-to-pay/payments/summary?operationId=op-thomas-abandoned'
    expect((await city.ask(path, { as: 'camille' })).status).toBe(404)
  })
})

describe('the address of a payment', () => {
  test.each([
    ['wrong, for any reason of validators.test.ts', 'camille.example'],
    ['blank where the city requires one', ' '],
  ])('is refused when it is %s', async (_how, email) => {
    const { status, body } = await payments.start(OTHER_TICKET, { email })
    expect([status, body.error]).toEqual([400, 'TipiInvalidEmail'])
  })

  test.each([
    ['left out', '/api/tickets/elodie-tic-beach/payments', '', null],
    ['written', '/api/subscriber/subscriptions/elodie-sub-second/payments', ' a@b.fr ', 'a@b.fr'],
  ])('may be %s where the city does not require it, and again later', async (_how, path, given, kept) => {
    const target = { path, as: 'elodie', city: 'port-sable' }
    const keptOf = async (email: string) => {
      const { operationId } = await payments.operationOf(
        (await payments.start(target, { email, shouldKeepMail: true })).body,
      )
      const rows = city.deps.db
        .selectFrom('operations')
        .select('email')
        .where('operation_id', '=', operationId)
      return (await rows.executeTakeFirstOrThrow()).email
    }
    expect([await keptOf(given), await keptOf(' c@d.fr '), await keptOf(' ')]).toEqual([kept, 'c@d.fr', null])
    const people = city.deps.db
      .selectFrom('subscribers')
      .select('payment_email')
      .where('city_id', '=', 'port-sable')
    const elodie = await people.where('subscriber_id', '=', subscriberIdOf('elodie')).executeTakeFirst()
    expect(elodie?.payment_email).toBe('c@d.fr')
  })

  const profile = async (as: string) => (await city.ask('/api/subscriber', { as })).body
  const written = async (to: string) => (await mailBoxOf(city).mailsTo(to)).map(({ subject }) => subject)
  const finePaidBy = (as: string) => ({ ...fine('21380990000016261305004002', 'DZ117PR'), as })

  test.each([
    ['a right, by an account with a password', 'thomas', OTHER_TICKET, 'shouldKeepMail'],
    ['a fine, by who happens to be signed in', 'louise', finePaidBy('louise'), 'shouldKeepEmail'],
  ] as const)(
    'of %s is kept for payments alone: the account keeps its own',
    async (_of, as, target, flag) => {
      const { email } = await profile(as)
      const [wished, own] = [`Kept-${as}@example.org`, await written(email)]
      await payments.start(target, { email: wished })
      expect(await profile(as)).not.toHaveProperty('paymentEmail')
      await payments.start(target, { email: wished, [flag]: true })
      expect(await profile(as)).toMatchObject({ email, paymentEmail: wished })
      expect(await profile(as)).not.toHaveProperty('pendingEmail')
      expect(await written(email)).toEqual(own)
      // A payment without the flag leaves the kept address unchanged; keeping the account's own address clears it.
      await payments.start(target, { email: 'once@example.org' })
      expect(await profile(as)).toMatchObject({ paymentEmail: wished })
      await payments.start(target, { email: ` ${email.toUpperCase()}`, [flag]: true })
      expect(await profile(as)).not.toHaveProperty('paymentEmail')
    },
  )

  test('is kept of who has no password without a word to the account’s own', async () => {
    await city.deps.db.deleteFrom('customer_accounts').where('subscriber_id', '=', 'sub-nadia').execute()
    const { email } = await profile('nadia')
    const request = { email: 'nadia.new@example.org', shouldKeepEmail: true }
    const target = fine('21380990000016261298004006', 'EF406MW')
    expect((await payments.start({ ...target, as: 'nadia' }, request)).status).toBe(200)
    expect(await profile('nadia')).toMatchObject({ email, paymentEmail: request.email })
    expect(await written(email)).toEqual([])
  })

  test('stays with the profile when that is saved, and a visitor’s is kept by nobody', async () => {
    const kept = await city.deps.db
      .selectFrom('subscribers')
      .select(['subscriber_id', 'payment_email'])
      .execute()
    const request = { email: 'visitor@example.org', shouldKeepEmail: true }
    await payments.start(fine('21380990000016261305004002', 'DZ117PR'), request)
    const { email } = await profile('nadia')
    await city.ask('/api/subscriber', { method: 'PUT', as: 'nadia', body: { email, lang: 'en' } })
    expect(
      await city.deps.db.selectFrom('subscribers').select(['subscriber_id', 'payment_email']).execute(),
    ).toEqual(expect.arrayContaining(kept))
  })
})
