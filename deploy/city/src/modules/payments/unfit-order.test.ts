import { type PaymentOrder, SIGNATURE_HEADER, signPayment } from '@parvis/payment-protocol/signed-json'
import { encodeVads } from '@parvis/payment-protocol/vads'
import { createSandboxApp } from '@parvis/payment-sandbox'
import { addMilliseconds } from '@parvis/shared-kernel/time'
import { describe, expect, test } from 'vitest'
import { merchantsOf, sandboxTablesOf } from '../../payment-sandbox.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { MINUTE, PORTAL, paymentsOf } from '../../testing/payments.ts'
import { siteIdOf } from './site.ts'

const city = testCity()
const payments = paymentsOf(city)

const post = (path: string, body: string, headers: Readonly<Record<string, string>>) => {
  const { db, clock, log } = city.deps
  const provider = { db: sandboxTablesOf(db), clock, log, merchants: merchantsOf(city.deps) }
  const app = createSandboxApp({ ...provider, url: city.urls.payment })
  return app.request(path, { method: 'POST', headers, body })
}

/** The last moment that both a date and the provider's database write with a year of four digits. */
const LAST = Date.parse('9999-12-31T23:59:59.999Z')
let orders = 0
const newNumber = () => {
  orders += 1
  return `order-of-the-test-${orders}`
}

describe('an order that a city signed, server to server', () => {
  const order = (): PaymentOrder => ({
    siteId: siteIdOf('valmont'),
    operationId: newNumber(),
    amount: 1_700,
    currency: 'EUR',
    label: 'A fine',
    lang: 'fr',
    returnUrl: `${PORTAL}/fines?idop=1`,
    callbackUrl: `${city.urls.api}/api/payments/callback`,
    expiresAt: addMilliseconds(city.clock.now(), 15 * MINUTE),
  })
  const sendRaw = (raw: string) =>
    post('/orders', raw, { [SIGNATURE_HEADER]: signPayment(payments.keyOf('valmont'), 'order', raw) })

  test.each<[string, (given: PaymentOrder) => object]>([
    ['as cities write it', () => ({})],
    ['whose page closes at the last moment that can be kept', () => ({ expiresAt: LAST })],
    ['whose page closed long ago', () => ({ expiresAt: 1 })],
    ['of the most that a number holds', () => ({ amount: Number.MAX_SAFE_INTEGER })],
    ['of a currency that no bank knows', () => ({ currency: 'ZZZ' })],
    [
      'of the longest number and texts',
      ({ returnUrl }) => ({
        operationId: 'x'.repeat(64),
        label: 'é'.repeat(255),
        returnUrl: returnUrl.padEnd(2_500, 'x'),
      }),
    ],
  ])('is taken, and its page shown: %s', async (_what, change) => {
    const given = order()
    const response = await sendRaw(JSON.stringify({ ...given, ...change(given) }))
    expect(response.status).toBe(200)
    const { url } = JSON.parse(await response.text())
    expect([200, 410]).toContain((await fetch(url)).status)
  })

  test.each<[string, object]>([
    ['whose page closes later than can be kept', { expiresAt: LAST + 1 }],
    ['whose page closes later than a date can be', { expiresAt: 8.64e15 + 1 }],
    ['whose page closes at no safe number', { expiresAt: 2 ** 53 }],
    ['whose page closes at zero', { expiresAt: 0 }],
    ['whose page closed before any year', { expiresAt: -62_200_000_000_000 }],
    ['whose page closes between two milliseconds', { expiresAt: 1_795_400_000_000.5 }],
    ['whose page closes at no number', { expiresAt: Number.NaN }],
    ['whose page closes at a text', { expiresAt: '1795400000000' }],
    ['of nothing', { amount: 0 }],
    ['of less than nothing', { amount: -1 }],
    ['of a part of a cent', { amount: 0.5 }],
    ['of more than a number holds', { amount: 2 ** 53 }],
    ['of a number too long', { operationId: 'x'.repeat(65) }],
    ['of a site that is too long', { siteId: '123456789' }],
    ['of a currency too long', { currency: 'EURO' }],
    ['of a currency in small letters', { currency: 'eur' }],
    ['of a label too long', { label: 'x'.repeat(256) }],
    ['of a label that the database cannot hold', { label: 'a\u0000b' }],
    ['that leads back too far', { returnUrl: `${PORTAL}/`.padEnd(2_501, 'x') }],
    ['that leads back to what the database cannot hold', { returnUrl: `${PORTAL}/a\u0000b` }],
    ['that leads back to more than one line', { returnUrl: `${PORTAL}/a\r\nb` }],
    ['that leads back to what no header holds', { returnUrl: `${PORTAL}/a\u0007b` }],
    ['told where the database cannot hold', { callbackUrl: `${PORTAL}/a\u0000b` }],
    ['told nowhere', { callbackUrl: 'https://' }],
  ])('is refused, not failed at: %s', async (_what, change) => {
    expect((await sendRaw(JSON.stringify({ ...order(), ...change }))).status).toBe(400)
  })

  test.each(['1e400', '-1e400', '1e999'])('is refused with a moment of %s', async moment => {
    const raw = JSON.stringify({ ...order(), expiresAt: 'moment' }).replace('"moment"', moment)
    expect((await sendRaw(raw)).status).toBe(400)
  })
})

describe('an order that a browser brings as a signed form', () => {
  const fields = () => ({
    vads_action_mode: 'INTERACTIVE',
    vads_amount: '1700',
    vads_ctx_mode: 'TEST',
    vads_currency: '978',
    vads_ext_info_valid_until: String(Math.floor(city.clock.now() / 1_000) + 900),
    vads_language: 'fr',
    vads_order_id: newNumber(),
    vads_order_info: 'A fine',
    vads_page_action: 'PAYMENT',
    vads_payment_config: 'SINGLE',
    vads_return_mode: 'NONE',
    vads_site_id: siteIdOf('valmont'),
    vads_trans_date: '20261129120000',
    vads_trans_id: 'a1b2c3',
    vads_url_check: `${city.urls.api}/api/payments/notification`,
    vads_url_return: `${PORTAL}/fines?idop=1`,
    vads_version: 'V2',
  })

  test.each<[string, Readonly<Record<string, string>>, 303 | 400]>([
    ['as cities write it', {}, 303],
    ['until the last second that can be kept', { vads_ext_info_valid_until: '253402300799' }, 303],
    ['until a second later', { vads_ext_info_valid_until: '253402300800' }, 400],
    ['until the last second that has its figures', { vads_ext_info_valid_until: '999999999999' }, 400],
    ['until zero', { vads_ext_info_valid_until: '0' }, 400],
    ['until less than zero', { vads_ext_info_valid_until: '-1' }, 400],
    ['until a part of a second', { vads_ext_info_valid_until: '1795400000.5' }, 400],
    ['until no number', { vads_ext_info_valid_until: 'NaN' }, 400],
    ['of the most that it can say', { vads_amount: '999999999999' }, 303],
    ['of nothing', { vads_amount: '0' }, 400],
    ['of more than it can say', { vads_amount: '1000000000000' }, 400],
    ['of an unknown currency', { vads_currency: '999' }, 400],
    ['of a number too long', { vads_order_id: 'x'.repeat(65) }, 400],
    ['of a label that the database cannot hold', { vads_order_info: 'a\u0000b' }, 400],
    ['that leads back to what the database cannot hold', { vads_url_return: `${PORTAL}/a\u0000b` }, 400],
    ['told where the database cannot hold', { vads_url_check: `${PORTAL}/a\u0000b` }, 400],
  ])('%s', async (_what, change, status) => {
    const body = encodeVads({ ...fields(), ...change }, payments.keyOf('valmont'))
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await post('/vads-payment/', body, type)).status).toBe(status)
  })
})

describe('a card page', () => {
  const press = { method: 'POST', body: new URLSearchParams({ outcome: 'ACCEPTED' }) }

  test.each([
    ['that the database cannot hold', '%00'],
    ['that the database cannot hold whole', `${'x'.repeat(31)}%00`],
    ['that is no text', '%ff'],
    ['that is as long as those that were', 'x'.repeat(32)],
    ['that is too long', 'x'.repeat(5_000)],
  ])('of a number %s was never given', async (_what, token) => {
    for (const given of [{}, press])
      expect((await fetch(`${city.urls.payment}/pay/${token}`, given)).status).toBe(400)
  })

  test.each([
    ['that has no parts', 'multipart/form-data; boundary=x', 'no parts'],
    ['that does not say how it is parted', 'multipart/form-data', 'no parts'],
    ['that chooses nothing', 'application/x-www-form-urlencoded', 'outcome='],
  ])('takes no form %s', async (_what, type, body) => {
    const page = `/pay/${'x'.repeat(32)}`
    expect((await post(page, body, { 'content-type': type })).status).toBe(400)
  })
})
