import { describe, expect, it } from 'vitest'
import { fineId, operationId } from '../ids/index.ts'
import { plate } from '../plates/index.ts'
import { cityRefusal, fakeApi } from '../testing/fake-api.ts'
import {
  fetchFine,
  fetchFineOperation,
  fetchKeptFines,
  forgetFine,
  keepFine,
  startFinePayment,
} from './fines.api.ts'

const ID = fineId('21380990000016261320004001')
const PLATE = plate('FG-482-KD')!
const FINE = `/api/fps/${ID}`

describe('a fine', () => {
  it('is asked for by its number, and by its plate in the normal form', async () => {
    const api = fakeApi({
      [`GET ${FINE}`]: { id: ID, plate: 'FG482KD', versions: [{ finePrice: 3500 }], paymentStatus: 'UNPAID' },
    })
    const fine = await fetchFine(api, ID, PLATE)
    expect(fine).toMatchObject({ id: ID, plate: 'FG482KD', paymentStatus: 'unpaid' })
    expect(fine.versions[0].price).toBe(3500)
    expect(api.calls[0]?.query).toEqual({ plate: 'FG482KD' })
  })

  it('is told the same way whether its number or its plate is wrong', async () => {
    const api = fakeApi({ [`GET ${FINE}`]: cityRefusal(404, 'FineNotFound') })
    await expect(fetchFine(api, ID, PLATE)).rejects.toMatchObject({
      failure: { kind: 'api', status: 404, code: 'FineNotFound' },
    })
  })

  it('without any version is an answer that cannot be read', async () => {
    const api = fakeApi({ [`GET ${FINE}`]: { id: ID, versions: [] } })
    await expect(fetchFine(api, ID, PLATE)).rejects.toMatchObject({ failure: { kind: 'unexpected-answer' } })
  })
})

describe('paying a fine', () => {
  it('sends what the specification names, and gives back where to pay', async () => {
    const api = fakeApi({ [`POST ${FINE}/payments`]: { method: 'GET', url: 'https://pay.example/1' } })
    const body = {
      email: 'a@b.fr',
      plate: PLATE,
      urlRedirection: 'https://portal.example/fps',
      shouldKeepEmail: false,
    }
    expect(await startFinePayment(api, ID, body, 'tab')).toEqual({
      method: 'GET',
      url: 'https://pay.example/1',
    })
    expect(api.calls[0]?.json).toEqual(body)
  })

  it('asks what became of one operation', async () => {
    const api = fakeApi({
      [`GET ${FINE}/payments/summary`]: {
        status: 'PAYMENT_REGISTERED',
        operationId: 'op-1',
        resourceId: ID,
        amount: 1700,
        transactionDatetime: '2026-11-21T10:00:00Z',
        authorizationNumber: 'A12',
      },
    })
    const operation = await fetchFineOperation(api, ID, PLATE, operationId('op-1'), 'tab')
    expect(operation).toMatchObject({ status: 'registered', amount: 1700, authorizationNumber: 'A12' })
    expect(api.calls[0]?.query).toEqual({ plate: 'FG482KD', operationId: 'op-1' })
  })
})

describe('the fines that an account keeps', () => {
  const kept = {
    fps: { id: ID, plate: 'FG482KD', versions: [{ finePrice: 3500 }] },
    keptDatetime: '2026-11-21T10:00:00+01:00',
  }
  it('are read, added to by number and plate, and taken from', async () => {
    const api = fakeApi({
      'GET /api/subscriber/fps': [kept],
      [`PUT /api/subscriber/fps/${ID}`]: kept,
      [`DELETE /api/subscriber/fps/${ID}`]: null,
    })
    expect((await fetchKeptFines(api)).map(({ fine }) => fine.id)).toEqual([ID])
    expect((await keepFine(api, ID, PLATE)).fine.plate).toBe('FG482KD')
    expect(api.calls.at(-1)?.json).toEqual({ plate: 'FG482KD' })
    await forgetFine(api, ID)
    expect(api.calls.at(-1)?.name).toBe(`DELETE /api/subscriber/fps/${ID}`)
  })
})
