import { signVads } from '@parvis/payment-protocol/vads'
import { OPERATION_LIFE_SECONDS } from '@parvis/shared-kernel/payment'
import { paymentStartWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { testCity } from '../../../../testing/city-of-file.ts'
import { fine, MINUTE, paymentsOf, type Target } from '../../../../testing/payments.ts'
import { reconcilePayments } from '../../payment-reconciliation.job.ts'
import { siteIdOf } from '../../site.ts'

const city = testCity()
const payments = paymentsOf(city)

const BEACH: Target = {
  path: '/api/tickets/elodie-tic-beach/payments',
  as: 'elodie',
  city: 'port-sable',
}
const SECOND: Target = {
  path: '/api/subscriber/subscriptions/elodie-sub-second/payments',
  as: 'elodie',
  city: 'port-sable',
}
const FINE = fine('21560985000012261321007001', 'EK291WN', 'port-sable')

type Fields = Record<string, string>
const fieldsOf = (body: string): Fields => {
  const { signature: _, ...fields } = Object.fromEntries(new URLSearchParams(body))
  return fields
}
const sign = (fields: Fields, key = payments.keyOf('port-sable')): string =>
  new URLSearchParams({ ...fields, signature: signVads(fields, key) }).toString()
const enter = (body: string, contentType = 'application/x-www-form-urlencoded') =>
  fetch(`${city.urls.payment}/vads-payment/`, {
    method: 'POST',
    headers: { 'content-type': contentType, 'accept-language': 'en' },
    body,
    redirect: 'manual',
  })

/** The notification that the provider would send for a form signed by the city. */
const notificationOf = (body: string, change: Fields = {}): Fields => {
  const form = fieldsOf(body)
  const same = ['amount', 'ctx_mode', 'currency', 'order_id', 'page_action', 'payment_config', 'site_id']
  const names = [...same, 'trans_date', 'trans_id', 'version'].map(name => `vads_${name}`)
  return {
    ...Object.fromEntries(names.map(name => [name, form[name] ?? ''])),
    vads_auth_number: '654321',
    vads_auth_result: '00',
    vads_operation_type: 'DEBIT',
    vads_result: '00',
    vads_trans_status: 'CAPTURED',
    vads_trans_uuid: crypto.randomUUID().replaceAll('-', ''),
    vads_url_check_src: 'PAY',
    ...change,
  }
}

describe('a city that speaks by signed forms', () => {
  test('answers the form that the browser posts, the same one when it is asked again', async () => {
    const { body } = await payments.start(BEACH)
    expect(v.is(paymentStartWire, body)).toBe(true)
    expect(body).toMatchObject({ method: 'POST', url: `${city.urls.payment}/vads-payment/` })
    expect(fieldsOf(body.body)).toMatchObject({
      vads_amount: '600',
      vads_currency: '978',
      vads_ctx_mode: 'TEST',
      vads_page_action: 'PAYMENT',
    })
    expect(body.body).not.toContain('example.org')
    expect((await payments.start(BEACH)).body).toEqual(body)
  })

  test('a refused card can be tried again, an accepted one grants the ticket', async () => {
    const refused = await payments.press((await payments.start(BEACH)).body, 'REFUSED')
    expect(await payments.summary(BEACH, refused)).toMatchObject({ status: 'REFUSED' })
    const paid = await payments.press((await payments.start(BEACH)).body, 'ACCEPTED')
    expect(await payments.summary(BEACH, paid)).toMatchObject({ status: 'PAYMENT_REGISTERED', amount: 600 })
    expect(await payments.statusOfRight('elodie-tic-beach')).toBe('granted')
    const events = city.deps.db.selectFrom('events').select('kind').orderBy('event_id')
    const told = await events.where('resource_id', '=', 'elodie-tic-beach').execute()
    expect(told.map(({ kind }) => kind).join()).toMatch('payment-started,payment-refused,payment-started')
  })

  test('the page of a reduced price closes with the reduced price, and before as any other', async () => {
    const read = await city.ask('/api/fps/21560985000012261321007001?plate=EK291WN', { city: 'port-sable' })
    const until = Date.parse(read.body.versions[0].reducedDatetime)
    const early = await payments.operationOf((await payments.start(FINE)).body)
    expect(early.expiresAt).toBeLessThanOrEqual(city.clock.now() + OPERATION_LIFE_SECONDS * 1_000)
    city.clock.moveBy(until - city.clock.now() - 60_000)
    const { body } = await payments.start(FINE)
    expect(await payments.operationOf(body)).toMatchObject({ amount: 1_500, expiresAt: until })
    city.clock.moveBy(61_000)
    expect((await enter(body.body)).status).toBe(303)
    const page = await fetch((await enter(body.body)).headers.get('location') ?? '')
    expect(page.status).toBe(410)
    const next = await payments.start(FINE)
    expect(await payments.operationOf(next.body)).toMatchObject({ amount: 3_000 })
    city.clock.reset()
  })

  test('a form posted twice opens the same page', async () => {
    const { body } = await payments.start(SECOND)
    const first = await enter(body.body)
    const second = await enter(body.body)
    expect(first.status).toBe(303)
    expect(second.headers.get('location')).toBe(first.headers.get('location'))
  })

  describe('a form that never reached the bank', () => {
    const who = (payerKey: string): Target => ({ ...FINE, payerKey })
    const orderOf = ({ body }: { body: string }) => fieldsOf(body).vads_order_id

    test.each(['by the person who began', 'by somebody else'])('is replaced at once, %s', async by => {
      const first = await payments.start(who(`first ${by}`))
      const isSame = by === 'by the person who began'
      const next = await payments.start(who(isSame ? `first ${by}` : `next ${by}`))
      expect([first.status, next.status]).toEqual([200, 200])
      // The same person gets the same form: posted twice, it opens one page.
      expect(orderOf(next.body) === orderOf(first.body)).toBe(isSame)
      expect((await enter(first.body.body)).status).toBe(isSame ? 303 : 400)
      expect((await enter(next.body.body)).status).toBe(303)
    })

    test('stays open to the payer who takes their time, and to nobody else once a card is entered', async () => {
      const { body } = await payments.start(who('slow'))
      city.clock.moveBy(4 * MINUTE)
      await reconcilePayments(city.deps)
      city.clock.reset()
      expect((await payments.start(who('slow'))).body).toEqual(body)
      await payments.press(body, 'LATER')
      expect((await payments.start(who('other'))).body.error).toBe('OperationPending')
      await payments.press(body, 'REFUSED')
    })

    test('whose page is open is closed as a page is, and takes no money any more', async () => {
      const first = await payments.start(who('opened'))
      const { returnUrl } = await payments.operationOf(first.body)
      const page = (await enter(first.body.body)).headers.get('location') ?? ''
      const next = await payments.start(who('opened next'))
      expect(orderOf(next.body)).not.toBe(orderOf(first.body))
      const pay = { method: 'POST', body: new URLSearchParams({ outcome: 'ACCEPTED' }) }
      await fetch(page, { ...pay, redirect: 'manual' })
      expect(await payments.summary(who('opened'), returnUrl)).toMatchObject({ status: 'ABANDONED' })
    })
  })

  test.each<[string, (fields: Fields) => string]>([
    ['with another amount', fields => sign({ ...fields, vads_amount: '1' }, 'guessed')],
    ['with a field too many', fields => sign({ ...fields, vads_theme: 'x' })],
    ['with a field missing', ({ vads_version: _, ...fields }) => sign(fields)],
    ['in production mode', fields => sign({ ...fields, vads_ctx_mode: 'PRODUCTION' })],
    [
      'that would send the browser elsewhere',
      fields => sign({ ...fields, vads_url_return: 'https://evil.example/' }),
    ],
    ['in an unknown currency', fields => sign({ ...fields, vads_currency: '840' })],
    ['of nothing', fields => sign({ ...fields, vads_amount: '0' })],
    ['of a city that it does not know', fields => sign({ ...fields, vads_site_id: '00000000' })],
    ['of a known number with another amount', fields => sign({ ...fields, vads_amount: '1' })],
  ])('the provider takes no form %s', async (_what, change) => {
    const { body } = await payments.start(SECOND)
    await enter(body.body)
    expect((await enter(change(fieldsOf(body.body)))).status).toBe(400)
  })

  test('the provider takes a form as a form only', async () => {
    const { body } = await payments.start(SECOND)
    expect((await enter(body.body, 'text/plain')).status).toBe(400)
  })
})

describe('a notification', () => {
  const statusOf = async (returnUrl: string) => (await payments.summary(SECOND, returnUrl)).status

  test('is refused when it is forged, relabelled, or not exactly the fields that the city knows', async () => {
    const { body } = await payments.start(SECOND)
    const good = notificationOf(body.body)
    const { vads_amount: amount = '', vads_auth_number: number = '', ...rest } = good
    const relabelled = { ...rest, vads_aaa: amount, vads_amount: number }
    const { vads_result: _, ...short } = good
    expect((await payments.notify(sign(good, 'guessed'))).status).toBe(403)
    expect((await payments.notify(sign(good, payments.keyOf('valmont')))).status).toBe(403)
    expect((await payments.notify(sign({ ...good, vads_site_id: '00000000' }))).status).toBe(403)
    const changed = new URLSearchParams({
      ...relabelled,
      signature: signVads(good, payments.keyOf('port-sable')),
    })
    expect((await payments.notify(changed.toString())).status).toBe(400)
    expect((await payments.notify(sign(short))).status).toBe(400)
    expect((await payments.notify(sign({ ...good, vads_zip: '4500' }))).status).toBe(400)
    expect((await payments.notify(body.body)).status).toBe(400)
    expect((await payments.notify(sign({ ...good, vads_result: '05' }))).status).toBe(400)
    const asJson = await city.ask('/api/payments/notification', { body: good })
    expect(asJson.status).toBe(415)
    expect(await payments.statusOfRight('elodie-sub-second')).toBe('awaiting-payment')
  })

  test.each<[string, Fields]>([
    ['no money', { vads_amount: '0' }],
    ['another currency', { vads_currency: '756' }],
    ['a currency that nobody knows', { vads_currency: '000' }],
    ['real money', { vads_ctx_mode: 'PRODUCTION' }],
    ['another order', { vads_order_id: 'op-nobody-knows' }],
    ['another transaction', { vads_trans_id: 'zzzzzz' }],
    ['another day', { vads_trans_date: '20200101000000' }],
  ])('that tells of %s is kept and does nothing', async (_what, change) => {
    const { body } = await payments.start(SECOND)
    const { returnUrl } = await payments.operationOf(body)
    const message = notificationOf(body.body, change)
    expect((await payments.notify(sign(message))).status).toBe(200)
    const kept = city.deps.db.selectFrom('payment_callbacks').selectAll()
    const row = await kept
      .where('provider_event_id', 'like', `%${message.vads_trans_uuid}`)
      .executeTakeFirst()
    expect(row).toMatchObject({ raw_body: sign(message), outcome: 'mismatch', provider: 'form' })
    expect(await statusOf(returnUrl)).toBe('PENDING')
  })

  test('of an order of a city, signed for another one, does nothing', async () => {
    const { body } = await payments.start(SECOND)
    const message = notificationOf(body.body, { vads_site_id: siteIdOf('valmont') })
    expect((await payments.notify(sign(message, payments.keyOf('valmont')))).status).toBe(200)
    expect(await payments.statusOfRight('elodie-sub-second')).toBe('awaiting-payment')
  })

  test('counts once however often it comes, and is answered as such providers expect', async () => {
    const { body } = await payments.start(SECOND)
    const { returnUrl } = await payments.operationOf(body)
    const message = notificationOf(body.body)
    expect(await payments.notify(sign(message))).toEqual({ status: 200, text: 'OK' })
    expect(await payments.notify(sign({ ...message, vads_url_check_src: 'RETRY' }))).toMatchObject({
      status: 200,
    })
    await payments.notify(
      sign(
        notificationOf(body.body, {
          vads_trans_status: 'REFUSED',
          vads_result: '05',
          vads_auth_result: '05',
        }),
      ),
    )
    expect(await payments.summary(SECOND, returnUrl)).toMatchObject({
      status: 'PAYMENT_REGISTERED',
      authorizationNumber: '654321',
    })
    expect(await payments.statusOfRight('elodie-sub-second')).toBe('granted')
  })
})
