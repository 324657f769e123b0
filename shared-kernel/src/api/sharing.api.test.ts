import { expect, it } from 'vitest'
import { orderId } from '../ids/index.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { generateShare, joinShare, lookUpShare, mailShare, withdrawFromShare } from './sharing.api.ts'

const id = orderId('sub/1')

it('a code is made for the right that the address names', async () => {
  const api = fakeApi({ 'GET /api/order/share/order/sub%2F1/generate': { token: 'abc' } })
  expect(await generateShare(api, id)).toBe('abc')
})

it('neither code nor address of a share’s mail stands in the address of the call', async () => {
  const api = fakeApi({ 'POST /api/order/share/email': undefined })
  await mailShare(api, 'abc', 'sacha@example.org')
  expect(api.calls[0]).toMatchObject({ query: {}, json: { shareToken: 'abc', target: 'sacha@example.org' } })
})

it('whoever shares another’s right can leave it', async () => {
  const api = fakeApi({ 'DELETE /api/order/share/order/sub%2F1': undefined })
  await withdrawFromShare(api, id)
  expect(api.calls).toHaveLength(1)
})

it('a code is looked up as the specification has it, and used without standing in an address', async () => {
  const shared = { orderId: 'sub/1', productName: 'Abonnement résident' }
  const api = fakeApi({ 'GET /api/order/share': shared, 'PUT /api/order/share': shared })
  expect([await lookUpShare(api, 'a+b'), await joinShare(api, 'a+b')]).toEqual([shared, shared])
  expect(api.calls.map(({ query, json }) => ({ query, json }))).toEqual([
    { query: { shareToken: 'a+b' }, json: undefined },
    { query: {}, json: { shareToken: 'a+b' } },
  ])
})
