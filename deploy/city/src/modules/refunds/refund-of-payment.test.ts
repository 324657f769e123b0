import { OBJECTION_SECONDS } from '@parvis/shared-kernel/fines'
import {
  refundFromWire,
  refundWire,
  subscriberFromWire,
  subscriberWire,
  ticketFromWire,
  ticketsWire,
} from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { at } from '../../db/schema.ts'
import { appealsOf } from '../../testing/appeals.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { documentReader } from '../../testing/document-reader.ts'
import { mailBoxOf } from '../../testing/mail-box.ts'
import { insertOperation } from '../../testing/operations.ts'
import {
  callback,
  fine,
  OTHER_TICKET,
  paymentsOf,
  SUBSCRIPTION,
  type Target,
  TICKET,
} from '../../testing/payments.ts'
import { between } from '../../testing/races.ts'
import { requestsOf } from '../../testing/requests.ts'
import { lockOperation } from '../payments/resource.repo.ts'
import { lockRight } from '../rights/right.repo.ts'
import { acceptRefund, payRefund, rejectRefund } from './refund.agent.ts'
import { openRefundOfPayment } from './refund-of-payment.ts'

const city = testCity()
const payments = paymentsOf(city)
const on = appealsOf(city)

const refundsOf = (rightId: string) =>
  city.deps.db
    .selectFrom('refunds')
    .selectAll()
    .where('right_id', '=', rightId)
    .orderBy('created_at')
    .execute()
/** Starts a payment and cancels its right before the payment notification arrives. */
const payForNothing = async (target: Target, rightId: string, email: string) => {
  const operation = await payments.operationOf((await payments.start(target, { email })).body)
  await city.setRight(rightId, { status: 'canceled' })
  const notification = callback(operation)
  for (const _again of [1, 2]) await payments.send(notification)
  return operation
}
const read = async (id: string) =>
  refundFromWire(v.parse(refundWire, (await on.ask(`/api/refund/${id}`, { as: 'camille' })).body))

describe('a payment that came for something that could no longer be paid', () => {
  test('goes back whole: one refund, told by mail and on the timeline', async () => {
    const email = 'too-late@example.org'
    const operation = await payForNothing(TICKET, 'camille-tic-to-pay', email)
    const [refund, ...others] = await refundsOf('camille-tic-to-pay')
    expect(others).toEqual([])
    expect(await read(refund!.refund_id)).toMatchObject({
      fineId: null,
      rightId: 'camille-tic-to-pay',
      rightKind: 'ticket',
      operationId: operation.operationId,
      amount: operation.amount,
      status: 'document-requested',
    })
    expect((await mailBoxOf(city).mail(email, 'remboursement')).text).toContain(
      `${city.deps.cities[0]?.portals[0]}/refunds/${refund!.refund_id}`,
    )
    const { body } = await city.ask('/api/subscriber/timeline?limit=5', { as: 'camille' })
    const told = body.events.filter(({ resourceType }: { resourceType: string }) => resourceType === 'refund')
    expect(told.map(({ kind }: { kind: string }) => kind)).toEqual([
      'refund-document-requested',
      'refund-opened',
    ])
    const { body: definitions } = await city.ask('/api/parking-right-definition', { as: 'camille' })
    expect(definitions.map(({ name }: { name: string }) => name)).toContain(told[0].label)
  })

  test('is paid back like every other refund, with a document that names the right', async () => {
    const [row] = await refundsOf('camille-tic-to-pay')
    const id = row!.refund_id
    await on.hold('refund', id)
    const document = await on.upload(`/api/refund/${id}/upload-url`, 'bank-details')
    await on.ask(`/api/refund/document/${id}`, { method: 'PUT', body: document })
    await acceptRefund(city.deps, on.valmont, id)
    await city.deps.background.idle(25_000)
    city.clock.moveBy(OBJECTION_SECONDS * 1_000 + 1)
    await payRefund(city.deps, on.valmont, id)
    city.clock.reset()
    expect((await read(id)).status).toBe('paid')
    const reader = documentReader(city)
    const { text } = await reader.read(`/api/refund/${id}/pdf?token=${await reader.ticket('refund', id)}`)
    expect(text).toContain('Droit de stationnement')
  })
})

test('a payment of a right that was erased with its owner goes back to whoever paid', async () => {
  const operation = {
    operation_id: 'paid-by-a-sharer',
    payer: 'subscriber:sub-georges',
    email: 'sharer@example.org',
    lang: 'en',
    resource_kind: 'subscription',
    resource_id: 'erased-with-its-owner',
    status: 'ABANDONED',
    created_at: at(city.clock.now()),
  } as const
  await insertOperation(city.deps.db, operation)
  const { operation_id: operationId } = operation
  const paid = { operationId, cityId: 'valmont', amount: 100, returnUrl: '', expiresAt: 0 }
  await payments.send(callback(paid))
  const refunds = city.deps.db.selectFrom('refunds').selectAll()
  const refund = await refunds.where('operation_id', '=', operationId).executeTakeFirst()
  expect(refund).toMatchObject({ amount_cents: 100, right_id: null, subscriber_id: 'sub-georges' })
  const { text } = await mailBoxOf(city).mail('sharer@example.org', 'Your refund')
  expect(text).toContain(`/refunds/${refund?.refund_id}#case=`)
  expect(text).toContain(`(${operationId})`)
})

describe('a right that was paid and is canceled before its start', () => {
  test('gives the money back, once', async () => {
    const right = 'camille-sub-to-pay'
    const started = (await payments.start(SUBSCRIPTION)).body
    const { amount } = await payments.operationOf(started)
    await payments.press(started.url, 'ACCEPTED')
    expect(await payments.statusOfRight(right)).toBe('granted')
    const starts = new Date(city.clock.now() + 3 * 86_400_000).toISOString()
    await city.setRight(right, { start_of_validity: starts })
    const cancel = () => city.ask(`/api/order/${right}`, { method: 'DELETE', as: 'camille' })
    const answers = await Promise.all([cancel(), cancel()])
    expect(answers.map(({ status }) => status).sort()[0]).toBeLessThan(300)
    expect((await refundsOf(right)).map(row => row.amount_cents)).toEqual([amount])
  })

  test('stands beside the rights of whom the money goes to, and of nobody else', async () => {
    const heldBy = async (as: string) =>
      subscriberFromWire(v.parse(subscriberWire, (await city.ask('/api/subscriber', { as })).body)).refunds
    expect(await heldBy('camille')).toContainEqual(
      expect.objectContaining({ rightId: 'camille-sub-to-pay', fineId: null, status: 'document-requested' }),
    )
    expect(await heldBy('thomas')).toEqual([])
  })

  test('still names the payment that was made for it', async () => {
    const { body } = await city.ask('/api/tickets', { as: 'camille' })
    const tickets = v.parse(ticketsWire, body).map(ticketFromWire)
    const canceled = tickets.find(({ id }) => id === 'camille-tic-to-pay')
    expect(canceled?.operationIds).toHaveLength(1)
  })

  test('that nobody paid opens nothing', async () => {
    await city.setRight('thomas-tic-unpaid-old', { status: 'awaiting-payment' })
    await city.ask('/api/order/thomas-tic-unpaid-old', { method: 'DELETE', as: 'thomas' })
    expect(await refundsOf('thomas-tic-unpaid-old')).toEqual([])
  })
})

describe('an agent', () => {
  test('gives a payment back once, and again only after a refusal', async () => {
    const [first] = await refundsOf('camille-sub-to-pay')
    const again = () => openRefundOfPayment(city.deps, on.valmont, first!.operation_id!)
    await expect(again()).rejects.toMatchObject({ code: 'OrderDecisionNotExpected' })
    await rejectRefund(city.deps, on.valmont, first!.refund_id, 'Déjà rendu.')
    const opened = await Promise.allSettled([again(), again()])
    expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const next = (await refundsOf('camille-sub-to-pay')).at(-1)!
    const mails = (await mailBoxOf(city).mailsTo(next.email)).map(({ text }) => text)
    expect(mails.filter(text => text.includes(`/refunds/${next.refund_id}#case=`))).toHaveLength(1)
  })

  test('gives the payment of somebody else back to the right’s owner', async () => {
    const right = 'thomas-sub-pay'
    const operation = {
      operation_id: 'paid-by-a-friend',
      payer: 'link:a-friend',
      email: 'friend@example.org',
      lang: 'en',
      resource_kind: 'subscription',
      resource_id: right,
      status: 'PAYMENT_REGISTERED',
      created_at: at(city.clock.now()),
    } as const
    await insertOperation(city.deps.db, operation)
    const opened = await openRefundOfPayment(city.deps, on.valmont, operation.operation_id)
    expect(opened.subscriber_id).toBe('sub-thomas')
    const { email } = (await city.ask('/api/subscriber', { as: 'thomas' })).body
    const { text } = await mailBoxOf(city).mail(email, 'remboursement')
    expect(text).toContain(`/refunds/${opened.refund_id}#case=`)
    expect(opened).toMatchObject({ email, lang: 'fr' })
    const [told, ...others] = await mailBoxOf(city).mailsTo('friend@example.org')
    expect([others, told?.text.includes(opened.refund_id), told?.text.includes('#case=')]).toEqual([
      [],
      true,
      false,
    ])
  })

  test('gives a payment back beside a notification of it: neither waits for the other for ever', async () => {
    const right = await requestsOf(city).addRight('thomas', { plan: 'vm-resident', status: 'canceled' })
    const paid = { resource_kind: 'subscription', resource_id: right, status: 'PAYMENT_RECEIVED' } as const
    await insertOperation(city.deps.db, { ...paid, operation_id: right, created_at: at(city.clock.now()) })
    const notified = [
      (db: Database) => lockRight(db, 'valmont', right),
      (db: Database) => lockOperation(db, 'valmont', right),
    ] as const
    const open = () => openRefundOfPayment(city.deps, on.valmont, right)
    expect(await between(city.deps.db, notified, open)).toMatchObject({ operation_id: right })
  })

  test('gives nothing back of a payment that brought nothing, nor of another city', async () => {
    const { operationId } = await payments.operationOf((await payments.start(OTHER_TICKET)).body)
    const open = (index: number) => openRefundOfPayment(city.deps, city.deps.cities[index]!, operationId)
    await expect(open(0)).rejects.toMatchObject({ code: 'OrderDecisionNotExpected' })
    await expect(open(1)).rejects.toMatchObject({ status: 404 })
  })

  test('gives no payment of a fine back, which is owed', async () => {
    const { number, plate } = await on.issue()
    const started = (await payments.start(fine(number, plate))).body
    await payments.press(started.url, 'ACCEPTED')
    const { operationId } = await payments.operationOf(started)
    await expect(openRefundOfPayment(city.deps, on.valmont, operationId)).rejects.toMatchObject({
      code: 'OrderDecisionNotExpected',
    })
  })
})

test('a payment in a currency that the city has left goes back in it: on page, mail, paper and list', async () => {
  const right = await requestsOf(city).addRight('thomas', { plan: 'vm-resident', status: 'canceled' })
  await insertOperation(city.deps.db, {
    operation_id: 'paid-in-francs',
    payer: 'subscriber:sub-thomas',
    email: 'francs@example.org',
    resource_kind: 'subscription',
    resource_id: right,
    status: 'PAYMENT_RECEIVED',
    amount_cents: 4200,
    currency: 'CHF',
    created_at: at(city.clock.now()),
  })
  const { refund_id: id } = await openRefundOfPayment(city.deps, on.valmont, 'paid-in-francs')
  expect((await city.ask(`/api/refund/${id}`)).body).toMatchObject({ amount: 4200, currency: 'CHF' })
  const { refunds } = (await city.ask('/api/subscriber', { as: 'thomas' })).body
  expect(refunds).toContainEqual(expect.objectContaining({ id, currency: 'CHF' }))
  expect((await mailBoxOf(city).mail('francs@example.org', 'remboursement')).text).toContain('42,00\u00a0CHF')
  const reader = documentReader(city)
  const ticket = await reader.ticket('refund', id)
  expect((await reader.read(`/api/refund/${id}/pdf?token=${ticket}`)).text).toMatch(/42,00.CHF/)
})
