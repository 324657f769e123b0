import { expect, it } from 'vitest'
import { fakeApi } from '../testing/fake-api.ts'
import { confirmErasure, fetchErasureTerms, fetchExport, requestErasure } from './privacy.api.ts'

it('an export keeps every part, known to the portal or not', async () => {
  const whole = { exportedAt: '2026-11-21T10:00:00Z', subscriber: { name: 'x' }, library: [1] }
  expect(await fetchExport(fakeApi({ 'GET /api/subscriber/export': whole }))).toEqual(whole)
})

it('the terms of an erasure may lack what a city does not tell', async () => {
  const terms = { rights: [{ id: 'a', kind: 'ticket' }], kept: [{ part: 'rights' }] }
  expect(await fetchErasureTerms(fakeApi({ 'GET /api/subscriber/erasure': terms }))).toEqual(terms)
})

it('an erasure is asked for by one call and confirmed by another, whose link stands in no address', async () => {
  const api = fakeApi({ 'DELETE /api/subscriber': undefined, 'POST /api/subscriber/erasure': undefined })
  await requestErasure(api)
  await confirmErasure(api, 'secret')
  expect(api.calls.map(({ name, query, json }) => [name, query, json])).toEqual([
    ['DELETE /api/subscriber', {}, undefined],
    ['POST /api/subscriber/erasure', {}, { token: 'secret' }],
  ])
})
