import { describe, expect, it, vi } from 'vitest'
import { failureOf } from '../errors/index.ts'
import { cityRefusal, fakeApi } from '../testing/fake-api.ts'
import type { DocumentKind } from '../wire/index.ts'
import { documentLink, fetchDocument } from './documents.api.ts'

/** Every ticket is another one. */
const cityWithTickets = () => {
  let count = 0
  return fakeApi({ 'POST /api/documents/tickets': () => ({ token: `ticket-${++count}` }) })
}

const pdf = () =>
  new Response('%PDF', {
    headers: { 'content-disposition': "inline; filename*=UTF-8''justificatif-%C3%A9t%C3%A9.pdf" },
  })
const refusal = (status: number, error: string) => Response.json({ status, error, message: '' }, { status })

const order = { kind: 'ticket-proof', id: 'tic/1', lang: 'fr' } as const

describe('the link of a document', () => {
  it.each([
    ['subscription-proof', '/api/subscriber/subscriptions/a%2Fb/payments/proof'],
    ['subscription-plate-history', '/api/order/a%2Fb/plateHistoryPDF'],
    ['ticket-proof', '/api/tickets/a%2Fb/payments/proof'],
    ['ticket-plate-history', '/api/order/a%2Fb/plateHistoryPDF'],
    ['refund', '/api/refund/a%2Fb/pdf'],
    ['recourse-receipt', '/api/recourse/a%2Fb/pdf'],
    ['recourse-complement', '/api/recourse/a%2Fb/pdf/complement-request'],
    ['evidence', '/api/documents/evidence/a%2Fb'],
  ] as const satisfies readonly (readonly [DocumentKind, string])[])(
    'of the kind %s is %s, with a ticket and a language',
    async (kind, path) => {
      const api = cityWithTickets()
      expect(await documentLink(api, { kind, id: 'a/b', lang: 'en' })).toBe(`${path}?token=ticket-1&lang=en`)
      expect(api.calls[0]?.json).toEqual({ kind, id: 'a/b' })
    },
  )

  it('says when the document is to be saved', async () => {
    const link = await documentLink(cityWithTickets(), { ...order, isDownload: true })
    expect(link).toBe('/api/tickets/tic%2F1/payments/proof?token=ticket-1&lang=fr&download=true')
  })
})

describe('a document', () => {
  it('comes with the name that the city gives it', async () => {
    const { content, name } = await fetchDocument(cityWithTickets(), order, async () => pdf())
    expect(await content.text()).toBe('%PDF')
    expect(name).toBe('justificatif-été.pdf')
  })

  it('is asked for once more with another ticket when the first came too late', async () => {
    const read = vi.fn(async () => pdf()).mockResolvedValueOnce(refusal(404, 'LinkExpired'))
    await fetchDocument(cityWithTickets(), order, read as typeof fetch)
    expect(read.mock.calls).toEqual([
      ['/api/tickets/tic%2F1/payments/proof?token=ticket-1&lang=fr'],
      ['/api/tickets/tic%2F1/payments/proof?token=ticket-2&lang=fr'],
    ])
  })

  it.each([
    ['a link that expires twice', 404, 'LinkExpired', 2],
    ['too many documents', 429, 'Too Many Requests', 1],
  ])('fails with the reason of the city: %s', async (_, status, error, asked) => {
    const read = vi.fn(async () => refusal(status, error))
    const failure = await fetchDocument(cityWithTickets(), order, read as typeof fetch).catch(failureOf)
    expect(failure).toMatchObject({ kind: 'api', error })
    expect(read).toHaveBeenCalledTimes(asked)
  })

  it('is not asked for when the city gives no ticket', async () => {
    const api = fakeApi({ 'POST /api/documents/tickets': cityRefusal(404, 'Not Found') })
    const read = vi.fn()
    expect(await fetchDocument(api, order, read).catch(failureOf)).toMatchObject({ error: 'Not Found' })
    expect(read).not.toHaveBeenCalled()
  })

  it('that nothing answers for is a lost network', async () => {
    const read = () => Promise.reject(new TypeError('lost'))
    expect(await fetchDocument(cityWithTickets(), order, read).catch(failureOf)).toEqual({ kind: 'network' })
  })
})
