import { signPayment } from '@parvis/payment-protocol/signed-json'
import { describe, expect, test } from 'vitest'
import { createCityApp } from '../../http/city-app.ts'
import { appealsOf } from '../../testing/appeals.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { callback, fine, MINUTE, paymentsOf, type Target, TICKET } from '../../testing/payments.ts'
import { keepNotification } from './inbox.repo.ts'
import { applyKeptNotifications } from './notification.service.ts'

const city = testCity()
const payments = paymentsOf(city)
const on = appealsOf(city)

const started = async (target: Target) => payments.operationOf((await payments.start(target)).body)
const outcomeOf = async (eventId: string) => {
  const kept = city.deps.db.selectFrom('payment_callbacks').select('outcome')
  return (await kept.where('provider_event_id', 'like', `%:${eventId}`).executeTakeFirst())?.outcome
}

describe('the provider’s notification from server to server', () => {
  const target: Target = { path: '/api/subscriber/subscriptions/thomas-sub-pay/payments', as: 'thomas' }
  const ID = 'thomas-sub-pay'

  test('is not believed when it is forged, changed after signing, or not exactly of its form', async () => {
    const good = callback(await started(target))
    const signature = signPayment(payments.keyOf('valmont'), 'callback', JSON.stringify(good))
    const { mode: _, ...short } = good
    expect((await payments.send(good, 'forged')).status).toBe(403)
    expect((await payments.send(good, '')).status).toBe(403)
    expect((await payments.send({ ...good, amount: 1 }, signature)).status).toBe(403)
    expect((await payments.send(good, undefined, 'port-sable')).status).toBe(403)
    expect((await payments.send({ ...good, siteId: '00000000' })).status).toBe(403)
    expect((await payments.send({ ...good, extra: 1 })).status).toBe(400)
    expect((await payments.send(short)).status).toBe(400)
    const asOrder = signPayment(payments.keyOf('valmont'), 'order', JSON.stringify(good))
    expect((await payments.send(good, asOrder)).status).toBe(403)
    expect(await payments.statusOfRight(ID)).toBe('awaiting-payment')
  })

  test('is kept but does nothing when it is of another currency or mode, or of an unknown operation', async () => {
    const operation = await started(target)
    for (const change of [
      { currency: 'USD' },
      { mode: 'PRODUCTION' as const },
      { operationId: 'op-nobody-knows' },
    ]) {
      const message = callback(operation, change)
      expect((await payments.send(message)).status).toBe(200)
      expect(await outcomeOf(message.eventId)).toBe('mismatch')
    }
    expect(await payments.statusOfRight(ID)).toBe('awaiting-payment')
  })

  test('of another city, rightly signed there, does nothing here', async () => {
    const message = callback({ ...(await started(target)), cityId: 'port-sable' })
    expect((await payments.send(message, undefined, 'port-sable')).status).toBe(200)
    expect(await outcomeOf(message.eventId)).toBe('mismatch')
    expect(await payments.statusOfRight(ID)).toBe('awaiting-payment')
  })

  test('counts once however often it comes, and no later one undoes it', async () => {
    const operation = await started(target)
    const message = callback(operation)
    const answers = await Promise.all(Array.from({ length: 5 }, () => payments.send(message)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    await payments.send(callback(operation, { outcome: 'REFUSED' }))
    await payments.send(callback(operation, { outcome: 'ABANDONED' }))
    await payments.send(callback(operation))
    expect(await payments.statusOfRight(ID)).toBe('granted')
    expect(await payments.summary(target, operation.returnUrl)).toMatchObject({
      status: 'PAYMENT_REGISTERED',
    })
    const events = city.deps.db.selectFrom('events').select('kind').where('resource_id', '=', ID)
    const received = await events.where('kind', '=', 'payment-received').execute()
    expect(received).toHaveLength(1)
  })

  test.each(['REFUSED', 'ABANDONED'] as const)(
    'counts after one of the same page that said %s: another card was taken there',
    async first => {
      const { number, plate } = await on.issue()
      const target = fine(number, plate)
      const operation = await started(target)
      await payments.send(callback(operation, { outcome: first, authorizationNumber: null }))
      expect(await payments.summary(target, operation.returnUrl)).toMatchObject({ status: first })
      const message = callback(operation)
      await payments.send(message)
      expect(await outcomeOf(message.eventId)).toBe('applied-late')
      expect(await payments.summary(target, operation.returnUrl)).toMatchObject({
        status: 'PAYMENT_REGISTERED',
        authorizationNumber: message.authorizationNumber,
      })
    },
  )

  test('counts although one that said otherwise had the same number', async () => {
    const { number, plate } = await on.issue()
    const target = fine(number, plate)
    const operation = await started(target)
    const refused = callback(operation, { outcome: 'REFUSED', authorizationNumber: null })
    await payments.send(refused)
    await payments.send(callback(operation, { eventId: refused.eventId }))
    expect(await payments.summary(target, operation.returnUrl)).toMatchObject({
      status: 'PAYMENT_REGISTERED',
    })
  })

  test('after one that said refused goes back when the right was paid by another operation meanwhile', async () => {
    const twice: Target = { path: '/api/tickets/thomas-tic-unpaid-old/payments', as: 'thomas' }
    const right = 'thomas-tic-unpaid-old'
    await city.setRight(right, {
      status: 'awaiting-payment',
      end_of_validity: new Date(city.clock.now() + 60 * MINUTE).toISOString(),
    })
    const first = await started(twice)
    await payments.send(callback(first, { outcome: 'REFUSED', authorizationNumber: null }))
    const second = await started(twice)
    await payments.send(callback(second))
    await payments.send(callback(first))
    expect(await payments.statusOfRight(right)).toBe('granted')
    expect(await payments.summary(twice, first.returnUrl)).toMatchObject({ status: 'PAYMENT_RECEIVED' })
    expect(await payments.summary(twice, second.returnUrl)).toMatchObject({ status: 'PAYMENT_REGISTERED' })
    const refunds = city.deps.db.selectFrom('refunds').select(['operation_id', 'amount_cents'])
    expect(await refunds.where('right_id', '=', right).execute()).toEqual([
      { operation_id: first.operationId, amount_cents: first.amount },
    ])
  })

  test('counts when it comes a day late but the money moved', async () => {
    const late = fine('21380990000016261305004002', 'DZ117PR')
    const operation = await started(late)
    city.clock.moveBy(20 * MINUTE)
    expect(await payments.summary(late, operation.returnUrl)).toMatchObject({ status: 'ABANDONED' })
    city.clock.moveBy(24 * 60 * MINUTE)
    await payments.send(callback(operation, { outcome: 'REFUSED' }))
    expect(await payments.summary(late, operation.returnUrl)).toMatchObject({ status: 'ABANDONED' })
    await payments.send(callback(operation))
    expect(await payments.summary(late, operation.returnUrl)).toMatchObject({ status: 'PAYMENT_REGISTERED' })
    city.clock.reset()
  })

  test('for a right that was canceled meanwhile is received but not registered: payer and agent are told', async () => {
    const operation = await started(TICKET)
    await city.setRight('camille-tic-to-pay', { status: 'canceled' })
    await payments.send(callback(operation))
    expect(await payments.summary(TICKET, operation.returnUrl)).toMatchObject({ status: 'PAYMENT_RECEIVED' })
    expect(await payments.statusOfRight('camille-tic-to-pay')).toBe('canceled')
    const mails = await city.deps.mailer.list()
    expect(mails.find(({ text }) => text.includes(operation.operationId))?.text).toMatch(/rembourser/)
    const page = await (await fetch(`${city.urls.desk}/dossiers/camille-tic-to-pay`)).text()
    expect([page.includes(operation.operationId), page.includes('Remboursement ouvert')]).toEqual([
      true,
      true,
    ])
  })
})

describe('the history tells of a payment', () => {
  const eventsOf = (number: string) =>
    city.deps.db
      .selectFrom('events')
      .select(['kind', 'happened_at'])
      .where('resource_id', '=', number)
      .where('kind', 'in', ['payment-abandoned', 'payment-received'])
      .orderBy('happened_at')
      .execute()

  test('at the end of its page, when the city hears of it later', async () => {
    const { number, plate } = await on.issue()
    const operation = await started(fine(number, plate))
    city.clock.moveBy(60 * MINUTE)
    await payments.send(callback(operation))
    expect(await eventsOf(number)).toEqual([{ kind: 'payment-received', happened_at: operation.expiresAt }])
    city.clock.reset()
  })

  test('after its time-out, when money comes for one that the city had given up', async () => {
    const { number, plate } = await on.issue()
    const target = fine(number, plate)
    const operation = await started(target)
    city.clock.moveBy(20 * MINUTE)
    await payments.summary(target, operation.returnUrl)
    city.clock.moveBy(60 * MINUTE)
    await payments.send(callback(operation))
    const kinds = (await eventsOf(number)).map(({ kind }) => kind)
    expect(kinds).toEqual(['payment-abandoned', 'payment-received'])
    city.clock.reset()
  })
})

describe('a notification that was kept and not applied', () => {
  const keep = async (target: Target, change: Parameters<typeof callback>[1] = {}) => {
    const operation = await started(target)
    const message = callback(operation, change)
    const rawBody = JSON.stringify(message)
    const eventId = `${message.siteId}:${message.eventId}`
    await keepNotification(
      city.deps.db,
      { cityId: 'valmont', eventId, rawBody, provider: 'redirect' },
      city.clock.now(),
    )
    return { operation, message }
  }
  const target: Target = { path: '/api/tickets/thomas-tic-pay/payments', as: 'thomas' }

  test('because the city died in between is applied once, by whichever process comes first', async () => {
    const { operation, message } = await keep(target)
    expect(await payments.summary(target, operation.returnUrl)).toMatchObject({ status: 'PENDING' })
    await Promise.all([applyKeptNotifications(city.deps), applyKeptNotifications({ ...city.deps })])
    expect(await payments.summary(target, operation.returnUrl)).toMatchObject({
      status: 'PAYMENT_REGISTERED',
    })
    expect(await outcomeOf(message.eventId)).toBe('applied')
    const mails = await city.deps.mailer.list()
    expect(mails.filter(({ text }) => text.includes(operation.operationId))).toHaveLength(1)
  })

  test('does not hinder the others when nothing can be made of it', async () => {
    const late = fine('21380990000016261298004006', 'EF406MW')
    await keepNotification(
      city.deps.db,
      { cityId: 'valmont', eventId: 'nonsense', rawBody: 'nonsense', provider: 'form' },
      city.clock.now(),
    )
    const { operation } = await keep(late)
    await applyKeptNotifications(city.deps)
    expect(await payments.summary(late, operation.returnUrl)).toMatchObject({ status: 'PAYMENT_REGISTERED' })
  })
})

test('two processes of one city take the same notification at once, and it counts once', async () => {
  const target = fine('21380990000016261275004010', 'BR774HS')
  const operation = await started(target)
  const message = JSON.stringify(callback(operation))
  const second = createCityApp({ ...city.deps })
  const tell = (app: Pick<typeof second, 'request'>) =>
    app.request('/api/payments/callback', {
      method: 'POST',
      headers: { 'x-payment-signature': signPayment(payments.keyOf('valmont'), 'callback', message) },
      body: message,
    })
  const first = createCityApp(city.deps)
  const answers = await Promise.all([tell(first), tell(second), tell(first), tell(second)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const booked = city.deps.db.selectFrom('fine_payments').select('amount_cents')
  expect(await booked.where('operation_id', '=', operation.operationId).execute()).toEqual([
    { amount_cents: operation.amount },
  ])
})
