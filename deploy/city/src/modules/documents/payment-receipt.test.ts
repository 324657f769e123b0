import { beforeAll, describe, expect, test } from 'vitest'
import { appealsOf } from '../../testing/appeals.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { documentReader } from '../../testing/document-reader.ts'
import { mailBoxOf } from '../../testing/mail-box.ts'
import {
  callback,
  OTHER_TICKET,
  fine as payable,
  paymentsOf,
  SUBSCRIPTION,
  TICKET,
} from '../../testing/payments.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { openRefundOfPayment } from '../refunds/refund-of-payment.ts'

const city = testCity()
const reader = documentReader(city)
const payments = paymentsOf(city)
const paid: Record<string, string> = {}

const EMAIL = 'camille.martin@example.org'
const TARGETS = { subscription: SUBSCRIPTION, ticket: TICKET } as const

beforeAll(async () => {
  for (const [kind, target] of Object.entries(TARGETS)) {
    const { body } = await payments.start(target, { email: EMAIL })
    const operation = await payments.operationOf(body)
    paid[kind] = operation.operationId
    await payments.send(callback(operation))
  }
})

const linkTo = (id: string, token: string, more = '') => `/api/payments/${id}/receipt?token=${token}${more}`
const open = async (id: string, as: string, more = '') =>
  reader.read(linkTo(id, await reader.ticket('payment-receipt', id, { as }), more))

describe.each(['subscription', 'ticket'] as const)('the receipt of a payment for a %s', kind => {
  test.each([
    ['fr', 'Reçu de paiement', 'Titulaire Camille', '€'],
    ['en', 'Payment receipt', 'Holder Camille', '€'],
  ])('names the payment and what it is for, in %s', async (lang, title, holder, currency) => {
    const id = paid[kind] ?? ''
    const pdf = await open(id, 'camille', `&lang=${lang}`)
    expect(pdf).toMatchObject({ lang, title, isMarked: true })
    for (const said of [id, holder, currency, '123456']) expect(pdf.text).toContain(said)
  })

  test('is there although the right is not granted', async () => {
    const id = paid[kind] ?? ''
    const { resource_id: rightId } = await city.deps.db
      .selectFrom('operations')
      .select('resource_id')
      .where('operation_id', '=', id)
      .executeTakeFirstOrThrow()
    await city.setRight(rightId, { status: 'under-review' })
    expect(await reader.ticket(`${kind}-proof`, rightId, { as: 'camille' })).toBe('')
    expect((await open(id, 'camille')).title).toBe('Reçu de paiement')
  })

  test('opens for nobody else, and for no other token', async () => {
    const id = paid[kind] ?? ''
    expect(await reader.ticket('payment-receipt', id, { as: 'georges' })).toBe('')
    expect(await reader.ticket('payment-receipt', id)).toBe('')
    const token = await reader.ticket('payment-receipt', id, { as: 'camille' })
    expect(await reader.refusalOf(linkTo('another', token))).toEqual([404, 'LinkExpired'])
  })
})

test('of a payment that goes back says so, and no proof of its right counts it', async () => {
  const id = paid.subscription ?? ''
  await openRefundOfPayment(city.deps, city.deps.cities[0]!, id)
  expect((await open(id, 'camille')).text).toContain('La ville rembourse ce paiement')
  await city.setRight('camille-sub-to-pay', { status: 'granted' })
  const path = '/api/subscriber/subscriptions/camille-sub-to-pay/payments/proof'
  const token = await reader.ticket('subscription-proof', 'camille-sub-to-pay', { as: 'camille' })
  expect((await reader.read(`${path}?token=${token}`)).text).toContain('Aucun paiement en ligne')
})

test('goes along with the mail that tells of the payment', async () => {
  const mail = await mailBoxOf(city).mail(EMAIL, 'Reçu')
  const attachment = await city.deps.mailer.attachmentOf(mail)
  expect(mail.attachment?.fileName).toMatch(/^recu-de-paiement-/)
  expect((await readPdf(attachment?.bytes ?? new Uint8Array())).text).toContain('Reçu de paiement')
})

test('of a payment that has not arrived there is none, nor of a fine’s, which has its own', async () => {
  const begun = await payments.operationOf((await payments.start(OTHER_TICKET, {})).body)
  expect(await reader.ticket('payment-receipt', begun.operationId, { as: 'thomas' })).toBe('')
  const issued = await appealsOf(city).issue()
  const ofFine = await payments.start({ ...payable(issued.number, issued.plate), as: 'thomas' }, {})
  const operation = await payments.operationOf(ofFine.body)
  await payments.send(callback(operation))
  expect(await reader.ticket('payment-receipt', operation.operationId, { as: 'thomas' })).toBe('')
})
