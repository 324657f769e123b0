import { literal, unknown } from 'valibot'
import { describe, expect, it } from 'vitest'
import { fakeApi } from '../testing/fake-api.ts'
import { ask } from './ask.ts'

describe('a call of the contract', () => {
  it('writes the values of its path whatever they hold', async () => {
    const api = fakeApi({ 'PUT /api/order/a%2Fb%3A%20c/plates': 'done' })
    const params = { id: 'a/b: c' }
    const call = ask(api, 'PUT /api/order/:id/plates', {
      params,
      json: { plates: ['AB123CD'] },
      answer: literal('done'),
    })
    await expect(call).resolves.toBe('done')
    expect(api.calls[0]?.json).toEqual({ plates: ['AB123CD'] })
  })

  it('does not compile without what the contract asks', () => {
    const api = fakeApi()
    const never = (): unknown[] => [
      // @ts-expect-error: its path has a value
      ask(api, 'GET /api/refund/:refundId', { answer: unknown() }),
      // @ts-expect-error: there is no such call
      ask(api, 'GET /api/refunds', { answer: unknown() }),
      // @ts-expect-error: its body has plates
      ask(api, 'PUT /api/order/:id/plates', { params: { id: '1' }, json: {}, answer: unknown() }),
      // @ts-expect-error: the city answers a repeat alike, and it is to be retried
      ask(api, 'POST /api/order/:id/complete', { params: { id: '1' }, answer: unknown() }),
      // @ts-expect-error: it knows no such query
      ask(api, 'GET /api/subscriber/timeline', { query: { page: 1 }, answer: unknown() }),
    ]
    expect(never).toBeInstanceOf(Function)
  })
})
