import { describe, expect, it, vi } from 'vitest'
import { failureOf } from '../errors/index.ts'
import { fineId } from '../ids/index.ts'
import { plate } from '../plates/index.ts'
import { cityRefusal, fakeApi } from '../testing/fake-api.ts'
import type { DocumentKind } from '../wire/index.ts'
import { withCaseKey } from './case-client.ts'
import { documentLink, type FinePaper, fetchDocument, fetchFinePaper } from './documents.api.ts'

/** Of a page of somebody else, which has another origin. */
const PORTAL = 'https://portal.example'

/** Every ticket is different. */
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
    ['payment-receipt', '/api/payments/a%2Fb/receipt'],
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

describe('on a page of somebody else, a document is the portal’s', () => {
  const embedded = () => ({ ...cityWithTickets(), origin: PORTAL })

  it('by its link', async () => {
    expect(await documentLink(embedded(), order)).toBe(
      `${PORTAL}/api/tickets/tic%2F1/payments/proof?token=ticket-1&lang=fr`,
    )
  })

  it('by the link of one case', async () => {
    expect(await documentLink(withCaseKey(embedded(), 'secret'), order)).toContain(PORTAL)
  })

  it('whose fine is looked up', async () => {
    const read = vi.fn(async () => pdf())
    const wish = { fineId: fineId('21380990000016261320004001'), plate: plate('FG-482-KD')!, lang: 'fr' }
    await fetchFinePaper({ ...wish, paper: 'notice', origin: PORTAL }, read as typeof fetch)
    expect(String((read.mock.calls as unknown as string[][])[0])).toMatch(`${PORTAL}/api/documents/fps/`)
  })
})

describe('a document', () => {
  it('comes with the name that the city gives it', async () => {
    const { content, name, isRenewed } = await fetchDocument(cityWithTickets(), order, async () => pdf())
    expect(isRenewed).toBeUndefined()
    expect(await content.text()).toBe('%PDF')
    expect(name).toBe('justificatif-été.pdf')
  })

  it('is asked for once more with another ticket when the first came too late', async () => {
    const read = vi.fn(async () => pdf()).mockResolvedValueOnce(refusal(404, 'LinkExpired'))
    const file = await fetchDocument(cityWithTickets(), order, read as typeof fetch)
    expect(file.isRenewed).toBe(true)
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

describe('a paper of a fine', () => {
  const wish = { fineId: fineId('21380990000016261320004001'), plate: plate('FG-482-KD')!, lang: 'en' }
  it.each([
    ['notice', 'notice?plate=FG482KD&lang=en'],
    ['notice-reduced', 'notice?plate=FG482KD&lang=en&reduced=true'],
    ['notice-corrected', 'notice?plate=FG482KD&lang=en&corrected=true'],
    ['notice-corrected-reduced', 'notice?plate=FG482KD&lang=en&corrected=true&reduced=true'],
    ['statement', 'pdf?plate=FG482KD&lang=en'],
    ['proof', 'payments/proof?plate=FG482KD&lang=en'],
    ['appeal-answer', 'rapo/answer?plate=FG482KD&lang=en'],
  ] as const satisfies readonly (readonly [FinePaper, string])[])('%s is at %s', async (paper, path) => {
    const read = vi.fn(async () => pdf())
    const { name } = await fetchFinePaper({ ...wish, paper }, read as typeof fetch)
    expect(name).toBe('justificatif-été.pdf')
    expect(read.mock.calls).toEqual([[`/api/documents/fps/${wish.fineId}/${path}`]])
  })

  it('that is to be saved says so, and one that is refused is told with when to come back', async () => {
    const full = new Response(JSON.stringify({ error: 'Too Many Requests' }), {
      status: 429,
      headers: { 'retry-after': '90' },
    })
    const read = vi.fn(async () => full)
    const fetching = fetchFinePaper({ ...wish, paper: 'proof', isDownload: true }, read as typeof fetch)
    const failure = failureOf(await fetching.catch((error: unknown) => error))
    expect(failure).toMatchObject({ kind: 'api', status: 429, retryAfterSeconds: 90 })
    expect(String((read.mock.calls as unknown as string[][])[0])).toContain('&download=true')
  })
})
