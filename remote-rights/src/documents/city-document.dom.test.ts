import { mediaId, orderId } from '@parvis/shared-kernel/ids'
import { aSubscription, aTicket, fakeRemoteContext } from '@parvis/shared-kernel/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { orderOf, saveDocument, saveEvidence, showDocument } from './city-document.ts'

const read = vi.fn(async (_link: string) => new Response('%PDF'))
const pressed: { href: string; name: string }[] = []
beforeEach(() => {
  vi.stubGlobal('fetch', read)
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:document')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    pressed.push({ href: this.getAttribute('href') ?? '', name: this.download })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  read.mockClear()
  pressed.length = 0
})

const tickets = { 'POST /api/documents/tickets': { token: 't' } }
const order = orderOf('download-proof', aSubscription({ id: orderId('sub-1') }), 'fr')

test('showing a paper brings it into the tab that the click has opened', async () => {
  const tab = { closed: false, location: { replace: vi.fn() } }
  await showDocument(fakeRemoteContext({ answers: tickets }).api, order, tab as unknown as Window)
  expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith('blob:document')
  expect(read.mock.calls).toEqual([['/api/subscriber/subscriptions/sub-1/payments/proof?token=t&lang=fr']])
})

test('the receipt of a payment is asked for by the number of its operation', async () => {
  const receipt = orderOf({ receiptOf: 'idop/1' }, aSubscription(), 'en')
  expect(receipt).toEqual({ kind: 'payment-receipt', id: 'idop/1', lang: 'en' })
})

test('saving a paper asks for it as a download and names it as the city does', async () => {
  read.mockResolvedValueOnce(
    new Response('%PDF', {
      headers: { 'content-disposition': "attachment; filename*=UTF-8''historique.pdf" },
    }),
  )
  const history = orderOf('download-plate-history', aTicket(), 'en')
  await saveDocument(fakeRemoteContext({ answers: tickets }).api, history)
  expect(read.mock.calls[0]?.[0]).toMatch(/\/plateHistoryPDF\?token=t&lang=en&download=true$/)
  expect(pressed).toEqual([{ href: 'blob:document', name: 'historique.pdf' }])
})

test('a file that was sent is saved from its link, never read into the page', async () => {
  await saveEvidence(fakeRemoteContext({ answers: tickets }).api, mediaId('media-1'), 'fr')
  expect(pressed).toEqual([{ href: '/api/documents/evidence/media-1?token=t&lang=fr', name: '' }])
  expect(read).not.toHaveBeenCalled()
})
