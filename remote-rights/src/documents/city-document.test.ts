import { mediaId, orderId } from '@parvis/shared-kernel/ids'
import { aSubscription, aTicket, cityRefusal, fakeRemoteContext } from '@parvis/shared-kernel/testing'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BlockedTab, orderOf, saveDocument, saveEvidence, showDocument } from './city-document.ts'

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
const aTab = () => ({ closed: false, close: vi.fn(), location: { replace: vi.fn() } })
const asWindow = (tab: ReturnType<typeof aTab>) => tab as unknown as Window

describe('showing a paper', () => {
  test('brings it into the tab that the click has opened', async () => {
    const tab = aTab()
    await showDocument(fakeRemoteContext({ answers: tickets }).api, order, asWindow(tab))
    expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith('blob:document')
    expect(read.mock.calls).toEqual([['/api/subscriber/subscriptions/sub-1/payments/proof?token=t&lang=fr']])
  })

  test('closes the tab when it does not come, and says why', async () => {
    const tab = aTab()
    const answers = { 'POST /api/documents/tickets': cityRefusal(429, 'Too Many Requests') }
    await expect(showDocument(fakeRemoteContext({ answers }).api, order, asWindow(tab))).rejects.toThrow()
    expect(tab.close).toHaveBeenCalledOnce()
  })

  test('asks nothing of the city when the browser has refused the tab', async () => {
    const { api } = fakeRemoteContext({ answers: tickets })
    await expect(showDocument(api, order, null)).rejects.toBeInstanceOf(BlockedTab)
    expect(api).toMatchObject({ calls: [] })
  })

  test('leaves a tab alone that was closed meanwhile', async () => {
    const tab = { ...aTab(), closed: true }
    await showDocument(fakeRemoteContext({ answers: tickets }).api, order, asWindow(tab))
    expect(tab.location.replace).not.toHaveBeenCalled()
  })
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
