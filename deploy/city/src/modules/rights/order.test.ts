import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestCity, type TestCity } from '../../testing/test-city.ts'

let city: TestCity

beforeAll(async () => {
  city = await startTestCity()
})
afterAll(() => city.stop())

const cancel = (id: string, as = 'camille') => city.ask(`/api/order/${id}`, { method: 'DELETE', as })
const writePlates = (id: string, plates: string[], as = 'camille', where?: string) =>
  city.ask(`/api/order/${id}/plates`, {
    method: 'PUT',
    as,
    body: { plates },
    ...(where === undefined ? {} : { city: where }),
  })
const subscription = async (id: string, as = 'camille') => {
  const { body } = await city.ask('/api/subscriber', { as })
  return body.subscriptions.find((right: { id: string }) => right.id === id)
}

describe('a citizen cancels a right', () => {
  test('that waits for payment, and it stays canceled', async () => {
    expect((await cancel('camille-sub-to-pay')).status).toBe(204)
    expect((await subscription('camille-sub-to-pay')).status).toBe('DISCARDED')
    expect((await cancel('camille-sub-to-pay')).body.error).toBe('OrderIsNotCancelable')
  })

  test('that has not started, where the definition allows it', async () => {
    expect((await cancel('camille-tic-to-come')).status).toBe(204)
  })

  test.each(['camille-tic-today', 'camille-sub-shared', 'camille-sub-expired'])('but not %s', async id => {
    expect((await cancel(id)).body.error).toBe('OrderIsNotCancelable')
  })

  test('but not while a payment is open', async () => {
    await city.ask('/api/tickets/thomas-tic-pay/payments', {
      as: 'thomas',
      body: { email: 'thomas.leroy@example.org' },
    })
    expect((await cancel('thomas-tic-pay', 'thomas')).body.error).toBe(
      'OrderIsNotCancelableDueToPaymentNotif',
    )
    city.clock.moveBy(16 * 60_000)
    expect((await cancel('thomas-tic-pay', 'thomas')).status).toBe(204)
    city.clock.reset()
  })
})

describe('a citizen writes the plates of a right', () => {
  test('and the history keeps what came and went', async () => {
    expect((await writePlates('camille-sub-shared', ['gl-123-zz', '  '])).status).toBe(204)
    const { plates, plateHistory } = await subscription('camille-sub-shared')
    expect(plates).toEqual(['GL123ZZ'])
    expect(plateHistory.historyElementList.at(-1)).toMatchObject({
      newPlates: ['GL123ZZ'],
      removedPlates: ['FG482KD'],
      status: 'VALIDATED',
    })
  })

  test('of a fleet, up to its ten vans', async () => {
    const plates = Array.from({ length: 11 }, (_, index) => `GA${100 + index}BC`)
    expect((await writePlates('yanis-sub-fleet', plates, 'yanis')).body.error).toBe(
      'OrderPlateMaxLengthExceeded',
    )
    expect((await writePlates('yanis-sub-fleet', plates.slice(1), 'yanis')).status).toBe(204)
  })

  test.each([
    ['no plate at all', 'camille-sub-shared', [' '], 'OrderPlateRequirementNotFulfilled'],
    ['something that is no plate', 'camille-sub-shared', ['A'], 'ValidationFailed'],
    [
      'a right whose offer does not allow it',
      'camille-sub-to-come',
      ['GL123ZZ'],
      'OrderRestrictionViolation',
    ],
    ['a right that has ended', 'camille-sub-expired', ['GL123ZZ'], 'OrderRestrictionViolation'],
  ])('but not %s', async (_name, id, plates, error) => {
    expect((await writePlates(id, plates)).body.error).toBe(error)
  })
})
