import { cityRefusal, mountRemote } from '@parvis/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mount } from '../entry.ts'
import { cityAnswers, fakeSubscription } from '../testing/fake-city.ts'

const ORDER = fakeSubscription({
  status: 'AWAIT_EVIDENCE',
  complementEvidenceHistory: [{ evidenceProperties: [{ id: 'ev-home', name: 'Justificatif de domicile' }] }],
  agentComments: [
    { creationDatetime: '2026-11-20T08:40:00Z', comment: 'Le justificatif a plus de trois mois.' },
  ],
})
const TIE = 'PUT /api/subscriber/order/sub-1/media'
const uploads = {
  'GET /api/subscriber/upload-url/camille': { signedUploadUrl: 'https://store.example/1', fileUrn: 'urn:1' },
  'POST /api/subscriber/media': ({ json }: { json: unknown }) => json,
  [TIE]: null,
}
const open = (order: object = ORDER, more: object = uploads, path = '/souscriptions/complete/sub-1') =>
  mountRemote(mount, { path, answers: { ...cityAnswers({ subscriptions: [order] }), ...more } })

/** A store that answers at once with the status it is given. */
let storeStatus = 200
class FakeRequest {
  upload: { onprogress?: (event: object) => void } = {}
  status = 0
  responseText = '{"error":"FileUnreadable"}'
  onload = () => {}
  onerror = () => {}
  onabort = () => {}
  open() {}
  setRequestHeader() {}
  abort() {
    this.onabort()
  }
  send() {
    this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 })
    this.status = storeStatus
    setTimeout(() => this.onload(), 0)
  }
}

const pdf = () => new File(['%PDF'], 'domicile.pdf', { type: 'application/pdf' })
const input = () => document.querySelector<HTMLInputElement>('input[data-evidence]')!

describe('completing an order', () => {
  beforeEach(() => {
    storeStatus = 200
    vi.stubGlobal('XMLHttpRequest', FakeRequest)
  })
  afterEach(() => vi.unstubAllGlobals())

  it('shows what the city asks and why, sends each file at once, then passes them on', async () => {
    const user = userEvent.setup()
    const { api, events } = await open()
    expect(await screen.findByText('Le justificatif a plus de trois mois.')).toBeDefined()
    await user.upload(input(), pdf())
    expect(await screen.findByText('Fichier reçu')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Envoyer le document' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Documents transmis' })).toBeDefined()
    expect(api.calls.find(({ name }) => name === TIE)?.json).toMatchObject({
      traceType: 'EVIDENCE',
      evidencePropertiesId: 'ev-home',
    })
    expect(events).toContainEqual({ kind: 'rights-changed' })
  })

  it('asks for every listed file before it goes on', async () => {
    const user = userEvent.setup()
    const { api } = await open()
    await user.click(await screen.findByRole('button', { name: 'Envoyer le document' }))
    expect(screen.getByRole('region', { name: 'Une réponse est à corriger' })).toBe(document.activeElement)
    expect(screen.getAllByText(/Ajoutez le fichier/).length).toBe(2)
    expect(api.calls.some(({ name }) => name === TIE)).toBe(false)
  })

  it('says why the store refused a file, and sends it again when asked', async () => {
    const user = userEvent.setup()
    storeStatus = 415
    await open()
    await screen.findByText('Justificatif de domicile')
    await user.upload(input(), pdf())
    const again = await screen.findByRole('button', { name: /Renvoyer/ })
    storeStatus = 200
    await user.click(again)
    expect(await screen.findByText('Fichier reçu')).toBeDefined()
  })

  it('keeps the files when passing them on fails', async () => {
    const user = userEvent.setup()
    await open(ORDER, { ...uploads, [TIE]: cityRefusal(409, 'OrderEvidenceNotExpected') })
    await screen.findByText('Justificatif de domicile')
    await user.upload(input(), pdf())
    await screen.findByText('Fichier reçu')
    await user.click(screen.getByRole('button', { name: 'Envoyer le document' }))
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Les documents ne sont pas encore transmis',
    )
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('n’est pas demandé'))
    expect(screen.getByText('domicile.pdf')).toBeDefined()
  })

  it.each([
    ['of which nothing is asked', { ...ORDER, complementEvidenceHistory: [] }],
    ['that was granted meanwhile', { ...ORDER, status: 'ACCEPTED' }],
  ])('%s says that there is nothing to do', async (_what, order) => {
    await open(order)
    expect(await screen.findByText('La ville n’attend aucun document pour ce droit')).toBeDefined()
  })

  it('of somebody else is not found', async () => {
    await open(ORDER, uploads, '/souscriptions/complete/other')
    expect(await screen.findByRole('heading', { name: 'Ce droit est introuvable' })).toBeDefined()
  })
})
