import { ApiError } from '@parvis/shared-kernel/errors'
import { mountRemote } from '@parvis/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, type Mock, vi } from 'vitest'
import { mount } from '../entry.ts'

const wire = { id: 'r-1', status: 'PAID', amount: 1700, documents: [] }
const pdf = () =>
  new Response('%PDF', { headers: { 'content-disposition': "inline; filename*=UTF-8''r.pdf" } })
const expired = () => Response.json({ error: 'LinkExpired' }, { status: 404 })

describe('a paper of the city', () => {
  const replace = vi.fn()
  const close = vi.fn()
  let reading: Mock<(url: string) => Promise<Response>>

  beforeEach(() => {
    replace.mockReset()
    close.mockReset()
    reading = vi.fn(async () => pdf())
    vi.stubGlobal('fetch', (input: string) => reading(input))
    vi.spyOn(window, 'open').mockImplementation(
      () => ({ closed: false, location: { replace }, close }) as unknown as Window,
    )
    let tickets = 0
    return mountRemote(mount, {
      path: '/refunds/r-1',
      subscriber: null,
      answers: {
        'GET /api/refund/r-1': wire,
        'POST /api/documents/tickets': () => ({ token: `t${++tickets}` }),
      },
    }).then(() => undefined)
  })

  const press = async (name: RegExp) => userEvent.setup().click(await screen.findByRole('button', { name }))

  it('opens in a tab of its own, by a ticket that is asked at each opening', async () => {
    await press(/Ouvrir.*Relevé/)
    await waitFor(() => expect(replace).toHaveBeenCalledOnce())
    await press(/Ouvrir.*Relevé/)
    await waitFor(() => expect(replace).toHaveBeenCalledTimes(2))
    expect(reading.mock.calls.map(([url]) => url)).toEqual([
      '/api/refund/r-1/pdf?token=t1&lang=fr',
      '/api/refund/r-1/pdf?token=t2&lang=fr',
    ])
    expect(String(replace.mock.calls[0])).toMatch(/^blob:/)
  })

  it('is asked for once more when its link had expired, and says so', async () => {
    reading.mockImplementationOnce(async () => expired())
    await press(/Ouvrir.*Relevé/)
    expect(await screen.findByText(/Le premier lien avait expiré/)).toBeDefined()
    expect(replace).toHaveBeenCalledOnce()
  })

  it('that expires twice leaves no empty tab behind, and tells why', async () => {
    reading.mockImplementation(async () => expired())
    await press(/Ouvrir.*Relevé/)
    expect((await screen.findByRole('alert')).textContent).toContain('Le document ne s’est pas ouvert')
    expect(close).toHaveBeenCalled()
  })

  it('says what to do where the browser allows no tab, and asks nothing of the city', async () => {
    vi.spyOn(window, 'open').mockImplementation(() => null)
    await press(/Ouvrir.*Relevé/)
    expect((await screen.findByRole('alert')).textContent).toContain('a bloqué le nouvel onglet')
    expect(reading).not.toHaveBeenCalled()
  })

  it('is saved under the name that the city gives it', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await press(/Télécharger.*Relevé/)
    await waitFor(() => expect(saved).toHaveBeenCalled())
    expect((saved.mock.contexts[0] as HTMLAnchorElement).download).toBe('r.pdf')
    expect(reading.mock.calls[0]?.[0]).toContain('&download=true')
    saved.mockRestore()
  })

  it('that cannot be had when nothing answers is told in words', async () => {
    reading.mockRejectedValue(new ApiError({ kind: 'network' }))
    await press(/Télécharger.*Relevé/)
    expect((await screen.findByRole('alert')).textContent).toContain('ne s’est pas ouvert')
  })
})
