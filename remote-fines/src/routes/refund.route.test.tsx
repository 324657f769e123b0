import {
  cityRefusal,
  type FakeStore,
  fakeStore,
  fakeSubscriber,
  networkDown,
  neverAnswered,
} from '@parvis/shared-kernel/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { plain } from '../testing/fake-fine.ts'
import { at, CALL, fakeRefund, openRefund, SEND } from '../testing/fake-refund.ts'

// Lazy chunks load slowly on a busy machine.
vi.setConfig({ testTimeout: 30_000 })
describe('a refund', () => {
  let store: FakeStore
  beforeEach(() => {
    sessionStorage.clear()
    store = fakeStore()
  })
  afterEach(() => store.remove())

  it('says how much, what is asked and how long the rest takes', async () => {
    await openRefund()
    const amount = await screen.findByRole('region', { name: 'Montant du remboursement' })
    expect(plain(amount.textContent)).toMatch(/17,00 €.*Document attendu.*sous 10 jours.*sous 5 jours/)
    const story = screen.getByRole('region', { name: 'Le suivi' })
    expect(
      within(story)
        .getAllByRole('listitem')
        .map(({ textContent }) => plain(textContent)),
    ).toEqual([
      'Remboursement ouvert16/11/2026 - 10:00',
      'Document demandé16/11/2026 - 10:00',
      'Vous envoyez le document',
      'Décision de la ville',
      'Virement sur votre compte',
    ])
  })

  it.each(['HOLDER', 'STRANGER'])('in another currency than the city’s says so, to a %s', async access => {
    await openRefund({ [CALL]: fakeRefund({ fpsId: null, currency: 'CHF', access }) })
    const amount = await screen.findByRole('region', { name: 'Montant du remboursement' })
    expect(plain(amount.textContent)).toContain('17,00 CHF')
    expect(plain(document.body.textContent ?? '')).not.toContain('€')
  })

  it('takes the document, passes it on once it has arrived, and thanks', async () => {
    const user = userEvent.setup()
    const { api, events } = await openRefund({
      'GET /api/refund/r-1/upload-url': { fileUrn: 'urn:rib', signedUploadUrl: 'https://store.example/1' },
      [SEND]: fakeRefund({ status: 'UNDER_REVIEW', documents: [] }),
    })
    await user.click(await screen.findByRole('button', { name: 'Envoyer le document' }))
    expect(screen.getByText(/Ajoutez le fichier/)).toBeDefined()
    expect(events.at(-1)).toMatchObject({ kind: 'screen', isError: true })
    const file = new File(['%PDF-'], 'rib.pdf', { type: 'application/pdf' })
    await user.upload(document.querySelector<HTMLInputElement>('[data-evidence]')!, file)
    await screen.findByText(/bien reçu|reçu/i)
    await user.click(screen.getByRole('button', { name: 'Envoyer le document' }))
    expect(await screen.findByText('Document envoyé')).toBeDefined()
    expect(events.at(-1)).toMatchObject({ kind: 'screen', isError: false })
    expect(store.sent).toEqual(['https://store.example/1'])
    expect(api.calls.find(({ name }) => name === SEND)?.json).toEqual({
      id: 'bank-details',
      urn: 'urn:rib',
      name: 'rib.pdf',
      size: 5,
      mime: 'application/pdf',
    })
    expect(screen.queryByRole('button', { name: 'Envoyer le document' })).toBeNull()
  })

  it('keeps a document that has arrived over a reload, until it is sent', async () => {
    const user = userEvent.setup()
    const answers = {
      'GET /api/refund/r-1/upload-url': { fileUrn: 'urn:rib', signedUploadUrl: 'https://store.example/1' },
      [SEND]: fakeRefund({ status: 'UNDER_REVIEW', documents: [] }),
    }
    const kept = () => sessionStorage.getItem('parvis.refund-files')
    const { element } = await openRefund(answers)
    await screen.findByRole('button', { name: 'Envoyer le document' })
    const file = new File(['%PDF-'], 'rib.pdf', { type: 'application/pdf' })
    await user.upload(document.querySelector<HTMLInputElement>('[data-evidence]')!, file)
    await screen.findByText(/bien reçu|reçu/i)
    element.remove()
    const { api } = await openRefund(answers)
    expect(await screen.findByText('rib.pdf')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Envoyer le document' }))
    expect(await screen.findByText('Document envoyé')).toBeDefined()
    expect(api.calls.find(({ name }) => name === SEND)?.json).toMatchObject({ urn: 'urn:rib' })
    expect(kept()).toBeNull()
  })

  it.each([
    ['sends the document once, when it arrives', 200, 1],
    ['sends nothing where the upload fails', 500, 0],
  ])('pressed while the file is on its way %s', async (_words, status, times) => {
    const user = userEvent.setup()
    let arrive = () => {}
    const arrival = new Promise<void>(resolve => {
      arrive = resolve
    })
    const { api } = await openRefund({
      'GET /api/refund/r-1/upload-url': async () => {
        await arrival
        if (status !== 200) return cityRefusal(status, 'Internal Server Error')
        return { fileUrn: 'urn:rib', signedUploadUrl: 'https://store.example/1' }
      },
      [SEND]: fakeRefund({ status: 'UNDER_REVIEW', documents: [] }),
    })
    const send = await screen.findByRole('button', { name: 'Envoyer le document' })
    const file = new File(['%PDF-'], 'rib.pdf', { type: 'application/pdf' })
    await user.upload(document.querySelector<HTMLInputElement>('[data-evidence]')!, file)
    await user.click(send)
    expect(await screen.findByText(/La suite se fera dès qu’ils seront arrivés/)).toBeDefined()
    await user.click(send)
    arrive()
    if (times === 1) expect(await screen.findByText('Document envoyé')).toBeDefined()
    else await waitFor(() => expect(screen.queryByText(/Il sera envoyé/)).toBeNull())
    expect(api.calls.filter(({ name }) => name === SEND)).toHaveLength(times)
  })

  it.each([
    [409, 'OrderEvidenceNotExpected', 'Le document n’a pas été transmis'],
    [403, 'Forbidden', 'Votre accès à ce dossier a pris fin'],
  ])('tells why a document was not taken (%d %s), and keeps it', async (status, code, why) => {
    const user = userEvent.setup()
    const { events } = await openRefund({
      'GET /api/refund/r-1/upload-url': { fileUrn: 'urn:rib', signedUploadUrl: 'https://store.example/1' },
      [SEND]: cityRefusal(status, code),
    })
    const file = new File(['%PDF-'], 'rib.pdf', { type: 'application/pdf' })
    await screen.findByRole('button', { name: 'Envoyer le document' })
    await user.upload(document.querySelector<HTMLInputElement>('[data-evidence]')!, file)
    await screen.findByText(/reçu/i)
    await user.click(screen.getByRole('button', { name: 'Envoyer le document' }))
    expect((await screen.findByRole('alert')).textContent).toContain(why)
    expect(events.at(-1)).toMatchObject({ kind: 'screen', isError: true })
    expect(screen.getByText('rib.pdf')).toBeDefined()
  })

  it('thanks no longer for a document that is asked again', async () => {
    const user = userEvent.setup()
    const { api, context } = await openRefund({
      'GET /api/refund/r-1/upload-url': { fileUrn: 'urn:rib', signedUploadUrl: 'https://store.example/1' },
      [SEND]: fakeRefund({ status: 'UNDER_REVIEW', documents: [] }),
    })
    await screen.findByRole('button', { name: 'Envoyer le document' })
    const file = new File(['%PDF-'], 'rib.pdf', { type: 'application/pdf' })
    await user.upload(document.querySelector<HTMLInputElement>('[data-evidence]')!, file)
    await screen.findByText(/bien reçu|reçu/i)
    await user.click(screen.getByRole('button', { name: 'Envoyer le document' }))
    await screen.findByText('Document envoyé')
    api.answer({ [CALL]: fakeRefund({ request: 'L’IBAN est coupé.' }) })
    act(() => context.announce({ kind: 'rights-changed' }))
    expect(await screen.findByText('L’IBAN est coupé.')).toBeDefined()
    expect(screen.queryByText('Document envoyé')).toBeNull()
  })

  it('gives the agent’s words when the document is asked again', async () => {
    await openRefund({ [CALL]: fakeRefund({ request: 'L’IBAN est coupé.' }) })
    expect(await screen.findByText('La ville redemande vos coordonnées bancaires (RIB)')).toBeDefined()
    expect(screen.getByText('L’IBAN est coupé.')).toBeDefined()
  })

  it('says that what was sent was objected to, without what an agent wrote about other details', async () => {
    const history = [...fakeRefund().history, { kind: 'OBJECTED', datetime: at(17) }]
    await openRefund({ [CALL]: fakeRefund({ request: 'L’IBAN est coupé.', history }) })
    expect(await screen.findByText(/^Une personne concernée les a contestées/)).toBeDefined()
    expect(screen.queryByText('L’IBAN est coupé.')).toBeNull()
  })

  it.each([
    ['UNDER_REVIEW', 'À l’étude', /sous 10 jours/],
    ['ACCEPTED', 'Accepté', /part dans les prochains jours.*sous 5 jours après la décision/s],
    ['PAID', 'Versé', /quelques jours à apparaître/],
    ['REJECTED', 'Refusé', /contactez-la/],
    ['SOMETHING_NEW', 'Enregistré', /Contactez la ville/],
  ])('that is %s is « %s » and asks for nothing', async (status, label, words) => {
    await openRefund({ [CALL]: fakeRefund({ status, answer: status === 'REJECTED' ? 'Déjà rendu.' : null }) })
    expect(await screen.findByText(label)).toBeDefined()
    const amount = screen.getByRole('region', { name: 'Montant du remboursement' })
    expect(plain(amount.textContent)).toMatch(words)
    expect(screen.queryByRole('button', { name: 'Envoyer le document' })).toBeNull()
    expect(within(amount).queryByText('Déjà rendu.') !== null).toBe(status === 'REJECTED')
  })

  it('of a right names the right and not a fine', async () => {
    await openRefund({
      [CALL]: fakeRefund({ fpsId: null, orderId: 'sub-1', productName: 'Résident Centre' }),
    })
    expect((await screen.findAllByText('Résident Centre')).length).toBe(2)
    expect(screen.queryByText('Numéro du FPS')).toBeNull()
  })

  it.each([
    ['the subscription', 'subscription', 'Voir l’abonnement', '/souscriptions/sub-1'],
    ['the ticket', 'ticket', 'Voir le ticket', '/souscriptions/tickets/sub-1'],
    ['the rights, where the city does not tell which it is', null, 'Voir mes droits', '/souscriptions'],
  ])('leads who is signed in to %s that was paid', async (_, orderKind, name, path) => {
    const refund = fakeRefund({ fpsId: null, orderId: 'sub-1', orderKind, productName: 'Résident Centre' })
    await openRefund({ [CALL]: refund }, 'fr', fakeSubscriber())
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(path)
  })

  it('leads nobody to a right who is signed out', async () => {
    await openRefund({ [CALL]: fakeRefund({ fpsId: null, orderId: 'sub-1', orderKind: 'ticket' }) })
    expect(await screen.findByRole('region', { name: 'Montant du remboursement' })).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Voir le ticket' })).toBeNull()
  })

  it('that is not there is told without a way to try in vain, and leads to the fine', async () => {
    await openRefund({ [CALL]: cityRefusal(404, 'Not Found') })
    expect((await screen.findByRole('alert')).textContent).toContain('Aucun remboursement à cette adresse')
    expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Chercher mon FPS' }).getAttribute('href')).toBe('/fps')
  })

  it('can be asked again when the city does not answer', async () => {
    const user = userEvent.setup()
    const { api } = await openRefund({ [CALL]: networkDown() })
    expect((await screen.findByRole('alert')).textContent).toContain('ne s’affiche pas')
    api.answer({ [CALL]: fakeRefund() })
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByRole('region', { name: 'Montant du remboursement' })).toBeDefined()
  })

  it('keeps the room while it loads', async () => {
    await openRefund({ [CALL]: neverAnswered })
    expect(await screen.findByText('Chargement')).toBeDefined()
  })

  it('speaks English', async () => {
    await openRefund({}, 'en')
    expect(await screen.findByRole('heading', { level: 1, name: 'Your refund' })).toBeDefined()
  })
})
