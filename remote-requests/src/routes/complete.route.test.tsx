import { ApiError } from '@parvis/shared-kernel/errors'
import {
  cityRefusal,
  type FakeStore,
  fakeDraftCity,
  fakeStore,
  mountRemote,
  networkDown,
} from '@parvis/shared-kernel/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mount } from '../entry.ts'
import { cityAnswers, fakeSubscription, plain } from '../testing/fake-city.ts'

const ORDER = fakeSubscription({
  status: 'AWAIT_EVIDENCE',
  complementEvidenceHistory: [{ evidenceProperties: [{ id: 'ev-home', name: 'Justificatif de domicile' }] }],
  agentComments: [
    { creationDatetime: '2026-11-20T08:40:00Z', comment: 'Le justificatif a plus de trois mois.' },
  ],
})
const TIE = 'PUT /api/subscriber/order/sub-1/media'
const COMPLETE = 'POST /api/order/sub-1/complete'
const uploads = {
  'GET /api/subscriber/upload-url/camille': { signedUploadUrl: 'https://store.example/1', fileUrn: 'urn:1' },
  'POST /api/subscriber/media': ({ json }: { json: unknown }) => json,
  [TIE]: null,
  [COMPLETE]: { ...ORDER, status: 'AWAITING_VALIDATION' },
  'GET /api/subscriber/media': [],
}
const PASS = 'Transmettre le document'
const open = (order: object = ORDER, more: object = {}, path = '/souscriptions/complete/sub-1') =>
  mountRemote(mount, {
    path,
    answers: {
      ...cityAnswers({ subscriptions: [order] }),
      ...fakeDraftCity('complete-sub-1').answers,
      ...uploads,
      ...more,
    },
  })

let store: FakeStore
const pdf = () => new File(['%PDF'], 'domicile.pdf', { type: 'application/pdf' })
const input = () => document.querySelector<HTMLInputElement>('input[data-evidence]')!
const choose = async (user: ReturnType<typeof userEvent.setup>) => {
  await screen.findByRole('button', { name: PASS })
  await user.upload(input(), pdf())
}
const send = async (user: ReturnType<typeof userEvent.setup>) => {
  await choose(user)
  await screen.findByText('Fichier reçu')
}
const pass = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: PASS }))
const sendAndPass = async (more: object = {}) => {
  const user = userEvent.setup()
  const opened = await open(ORDER, more)
  await send(user)
  await pass(user)
  return { user, ...opened }
}
const done = () => screen.findByRole('heading', { level: 1, name: 'Documents transmis' })

describe('completing an order', () => {
  beforeEach(() => {
    store = fakeStore()
  })
  afterEach(() => {
    store.remove()
    vi.useRealTimers()
  })

  it('shows what the city asks and why, sends each file at once, passes them on, and says that this was all', async () => {
    const user = userEvent.setup()
    const { api, events } = await open()
    expect(await screen.findByText('Le justificatif a plus de trois mois.')).toBeDefined()
    // As among the steps of the right.
    expect(screen.getByText('20/11/2026 - 09:40')).toBeDefined()
    await send(user)
    await pass(user)
    await done()
    expect(screen.getByText('Votre demande est à l’étude')).toBeDefined()
    const names = api.calls.map(({ name }) => name)
    expect(api.calls.find(({ name }) => name === TIE)?.json).toMatchObject({
      traceType: 'EVIDENCE',
      evidencePropertiesId: 'ev-home',
    })
    expect(names.indexOf(COMPLETE)).toBeGreaterThan(names.lastIndexOf(TIE))
    expect(events).toContainEqual({ kind: 'rights-changed' })
  })

  it('asks for every listed file before it goes on', async () => {
    const user = userEvent.setup()
    const { api, events } = await open()
    await user.click(await screen.findByRole('button', { name: PASS }))
    expect(screen.getByRole('region', { name: 'Il manque un document' })).toBe(document.activeElement)
    expect(screen.getAllByText(/Ajoutez le fichier/).length).toBe(2)
    expect(api.calls.some(({ name }) => name === TIE)).toBe(false)
    expect(events.findLast(({ kind }) => kind === 'screen')).toMatchObject({ isError: true })
  })

  it('says why the store refused a file, does not offer to send it again, and takes another one', async () => {
    const user = userEvent.setup()
    store.status = 415
    const { api } = await open()
    await choose(user)
    await screen.findByText(/vide, protégé ou abîmé/)
    expect(screen.queryByRole('button', { name: /Renvoyer/ })).toBeNull()
    await pass(user)
    expect(screen.getByRole('link', { name: /Remplacez le fichier/ })).toBeDefined()
    expect(api.calls.some(({ name }) => name === TIE)).toBe(false)
    store.status = 200
    await send(user)
  })

  it('passes on nothing twice when the last answer is lost: the city has taken it, and takes no more', async () => {
    const { user, api } = await sendAndPass({ [COMPLETE]: networkDown() })
    await screen.findByRole('region', { name: 'Nous n’avons pas reçu de confirmation' })
    api.answer({
      [TIE]: cityRefusal(409, 'OrderEvidenceNotExpected'),
      [COMPLETE]: { ...ORDER, status: 'AWAITING_VALIDATION' },
    })
    await pass(user)
    await done()
    expect(api.calls.filter(({ name }) => name === TIE)).toHaveLength(1)
  })

  it('passes a file on in the same words when the answer is lost: it is the same intention', async () => {
    const { user, api } = await sendAndPass({ [TIE]: networkDown() })
    await screen.findByRole('region', { name: 'Nous n’avons pas reçu de confirmation' })
    vi.setSystemTime(Date.now() + 60_000)
    api.answer({ [TIE]: null })
    await pass(user)
    await done()
    const [first, second] = api.calls.filter(({ name }) => name === TIE).map(({ json }) => json)
    expect(second).toEqual(first)
  })

  it('keeps the files when passing them on fails, and goes on where it stood', async () => {
    const { user, api } = await sendAndPass({ [TIE]: cityRefusal(409, 'OrderEvidenceNotExpected') })
    const summary = await screen.findByRole('region', { name: 'Les documents ne sont pas encore transmis' })
    await waitFor(() => expect(summary.textContent).toContain('ne l’attend plus'))
    expect(screen.getByText('domicile.pdf')).toBeDefined()
    api.answer({ [TIE]: null })
    await pass(user)
    await done()
  })

  it.each([
    [TIE, 'EvidenceNoLongerAvailable', []],
    [TIE, 'EvidenceNeedsToBeUploaded', []],
    [TIE, 'OrderEvidenceNotFound', []],
    [COMPLETE, 'OrderEvidenceMissing', [{ path: 'evidences.ev-home', message: 'missing' }]],
  ] as const)(
    'tells at its place which file the city does not have, until another is chosen, where %s answers %s',
    async (call, code, fields) => {
      const refusal = cityRefusal(409, code)
      Object.assign(refusal.failure, { fields })
      const { user, api } = await sendAndPass({ [call]: refusal })
      const fault = /La ville n’a pas reçu ce fichier/
      const link = await screen.findByRole('link', { name: fault })
      expect(link.getAttribute('href')).toBe('#evidence-ev-home')
      expect(screen.getAllByText(fault).length).toBeGreaterThan(1)
      api.answer({ [call]: uploads[call] })
      await user.upload(input(), pdf())
      await waitFor(() => expect(screen.queryByText(fault)).toBeNull())
      await screen.findByText('Fichier reçu')
      await pass(user)
      await done()
    },
  )

  it('names the file that the city does not take, and offers one that it accepted before', async () => {
    const user = userEvent.setup()
    const accepted = {
      id: 'media-2',
      url: 'urn:2',
      name: 'edf.pdf',
      mime: 'application/pdf',
      size: 1200,
      evidencePropertiesId: 'ev-home',
      created: '2026-11-01T08:00:00Z',
      accepted: '2026-11-02T08:00:00Z',
    }
    const former = { id: 'ev-home', name: 'vieux.pdf', size: 9, mime: 'application/pdf' }
    const order = { ...ORDER, attachmentEvidences: [former] }
    const { api } = await open(order, { 'GET /api/subscriber/media': [accepted] })
    expect(await screen.findByText(/« vieux.pdf »/, { normalizer: plain })).toBeDefined()
    await user.click(await screen.findByRole('button', { name: /Utiliser edf.pdf/ }))
    await pass(user)
    await done()
    expect(api.calls.find(({ name }) => name === TIE)?.json).toMatchObject({
      evidenceSubscriberMediaId: 'media-2',
    })
  })

  it('brings the files back that were sent before the page was closed, and leaves none behind when done', async () => {
    const user = userEvent.setup()
    const sent = { mediaId: 'media-9', urn: 'urn:9', at: 1, isHeld: false }
    const kept = { ...sent, name: 'domicile.pdf', size: 4, type: 'application/pdf' }
    const drafts = fakeDraftCity('complete-sub-1')
    drafts.put({ writer: 'before', body: { files: { 'ev-home': kept } } })
    const { api } = await open(ORDER, drafts.answers)
    await user.click(await screen.findByRole('button', { name: 'Reprendre le brouillon' }))
    expect(screen.getByText('domicile.pdf')).toBeDefined()
    await pass(user)
    await done()
    expect(api.calls.find(({ name }) => name === TIE)?.json).toMatchObject({
      evidenceSubscriberMediaId: 'media-9',
    })
    await waitFor(() => expect(drafts.body()).toBeUndefined())
  })

  it('asks before a file that has not arrived is left behind, and sends it again when asked', async () => {
    const user = userEvent.setup()
    store.status = 500
    const ask = vi.fn(() => false)
    vi.stubGlobal('confirm', ask)
    const { navigation } = await open()
    await choose(user)
    const again = await screen.findByRole('button', { name: /Renvoyer/ })
    navigation.navigate('/souscriptions')
    expect(ask).toHaveBeenCalledOnce()
    expect(navigation.visited).toHaveLength(1)
    store.status = 200
    await user.click(again)
    expect(await screen.findByText('Fichier reçu')).toBeDefined()
  })

  it('while the city asks for another document instead shows that one, and goes on', async () => {
    const asked = (id: string, name: string) => ({
      ...ORDER,
      complementEvidenceHistory: [{ evidenceProperties: [{ id, name }] }],
    })
    const refusal = new ApiError({
      kind: 'api',
      status: 409,
      error: 'OrderEvidenceMissing',
      message: 'OrderEvidenceMissing',
      code: null,
      fields: [{ path: 'evidences.ev-registration', message: 'missing' }],
    })
    const user = userEvent.setup()
    const { api } = await open(ORDER, { [COMPLETE]: refusal })
    await send(user)
    api.answer(cityAnswers({ subscriptions: [asked('ev-registration', 'Certificat d’immatriculation')] }))
    await pass(user)
    expect(await screen.findByRole('link', { name: /Certificat d’immatriculation/ })).toBeDefined()
    expect(screen.queryByText(/^Justificatif de domicile/)).toBeNull()
    api.answer({ [COMPLETE]: uploads[COMPLETE] })
    await send(user)
    await pass(user)
    await done()
  })

  it('that is passed on and asked for again while its confirmation is open asks again', async () => {
    const { api, context } = await sendAndPass()
    await done()
    const again = async (order: object) => {
      api.answer(cityAnswers({ subscriptions: [order] }))
      await act(async () => context.announce({ kind: 'rights-changed' }))
    }
    await again({ ...ORDER, status: 'AWAITING_VALIDATION' })
    await done()
    await again(ORDER)
    expect(await screen.findByRole('button', { name: PASS })).toBeDefined()
  })

  it('that waits for something unnamed says so and whom to ask, not that there is nothing to do', async () => {
    await open({ ...ORDER, complementEvidenceHistory: [] })
    expect(await screen.findByText(/attend un complément sans préciser/)).toBeDefined()
    expect(screen.getByText(/Demandez-lui ce qu’il faut envoyer/).textContent).toContain('@')
    expect(screen.getByText('Le justificatif a plus de trois mois.')).toBeDefined()
    expect(screen.queryByText('La ville n’attend aucun document pour ce droit')).toBeNull()
  })

  it('that was granted meanwhile says that there is nothing to do', async () => {
    await open({ ...ORDER, status: 'ACCEPTED' })
    expect(await screen.findByText('La ville n’attend aucun document pour ce droit')).toBeDefined()
  })

  it('of somebody else is not found', async () => {
    await open(ORDER, {}, '/souscriptions/complete/other')
    expect(await screen.findByRole('heading', { name: 'Ce droit est introuvable' })).toBeDefined()
  })
})
