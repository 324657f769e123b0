import { afterEach, describe, expect, test } from 'vitest'
import { at } from '../../db/schema.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { insertOperation } from '../../testing/operations.ts'
import { refundsOf } from '../../testing/refunds.ts'
import { openRefundOfPayment } from './refund-of-payment.ts'

const city = testCity()
const refunds = refundsOf(city)

afterEach(() => city.clock.reset())

describe('a refund without an address on file', () => {
  const receipt = (id: string, operationId: string, authorizationNumber: string) =>
    refunds.on.askAsStranger(`/api/refund/${id}/receipt`, { body: { operationId, authorizationNumber } })

  test('is opened by the receipt of its payment', async () => {
    const { id, operationId, authorization } = await refunds.opened('')
    const told = (await refunds.on.askAsStranger(`/api/refund/${id}`)).body
    expect(told).toMatchObject({ access: 'STRANGER', hasMailAddress: false, hasReceipt: true })
    const { status, body } = await receipt(id, ` ${operationId} `, authorization)
    expect(status).toBe(200)
    expect(await refunds.accessOf(id, body.caseKey)).toBe('HOLDER')
  })

  test.each<[string, (number: string) => string]>([
    ['with the capital that a telephone begins with', number => number[0]?.toUpperCase() + number.slice(1)],
    ['in capitals', number => number.toUpperCase()],
    ['in pieces', number => number.replace(/(.{4})/g, '$1\u00a0 ')],
  ])('is opened by numbers that are written %s', async (_how, written) => {
    const { id, operationId, authorization } = await refunds.opened('')
    const letters = operationId.replace(/^\d/, 'a')
    const { db } = city.deps
    await db
      .updateTable('operations')
      .set({ operation_id: letters, authorization_number: `a${authorization}` })
      .where('operation_id', '=', operationId)
      .execute()
    expect((await receipt(id, written(letters), written(`a${authorization}`))).status).toBe(200)
  })

  test('is opened so too if it is of a right', async () => {
    await city.setPerson('thomas', { email: null })
    const receiptOf = { operation_id: 'paid-without-address', authorization_number: 'A27182' }
    await insertOperation(city.deps.db, {
      ...receiptOf,
      resource_kind: 'ticket',
      resource_id: 'thomas-tic-pay',
      status: 'PAYMENT_RECEIVED',
      created_at: at(city.clock.now()),
    })
    const { operation_id: operationId, authorization_number: number } = receiptOf
    const { refund_id: id } = await openRefundOfPayment(city.deps, refunds.on.valmont, operationId)
    expect((await receipt(id, operationId, number)).status).toBe(200)
  })

  test('is not opened by other numbers, of which a network may try ten a day, all at once too', async () => {
    const { id, operationId, authorization } = await refunds.opened('')
    const other = await refunds.opened('')
    const headers = { 'x-forwarded-for': '10.202.0.1' }
    const guess = (body: object) => city.ask(`/api/refund/${id}/receipt`, { body, headers })
    for (const authorizationNumber of [other.authorization, authorization])
      expect((await guess({ operationId: other.operationId, authorizationNumber })).status).toBe(403)
    const guesses = Array.from({ length: 20 }, (_, count) =>
      guess({ operationId, authorizationNumber: `${count}` }),
    )
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter(status => status === 403)).toHaveLength(8)
    expect(statuses.filter(status => status === 429)).toHaveLength(12)
    expect((await guess({ operationId, authorizationNumber: authorization })).status).toBe(429)
    // The payer, on another network, is not limited.
    for (let count = 0; count < 11; count += 1)
      expect(
        (
          await city.ask(`/api/refund/${id}/receipt`, {
            body: { operationId, authorizationNumber: authorization },
            headers: { 'x-forwarded-for': '10.203.0.1' },
          })
        ).status,
      ).toBe(200)
  })

  test('and one with an address is not: the link is mailed there', async () => {
    const { id, operationId, authorization } = await refunds.opened(refunds.address('known'))
    expect((await receipt(id, operationId, authorization)).status).toBe(403)
  })
})
