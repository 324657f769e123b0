import { orderId } from '@parvis/shared-kernel/ids'
import {
  aMoment,
  anOffer,
  aSubscription,
  aTicket,
  cityRefusal,
  type FakeRemoteOptions,
  mountRemote,
  NOW,
} from '@parvis/shared-kernel/testing'
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { mount } from '../entry.ts'
import { RIGHT_WORDS } from '../right-words/word-chunks.ts'
import { cityAnswers } from '../testing/city-answers.ts'

// What the page preloads is here before anybody looks.
beforeAll(async () => {
  await Promise.all([
    RIGHT_WORDS.fr.load(),
    import('./right-detail.route.tsx'),
    import('../right-actions/share-dialog.tsx'),
  ])
})
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const id = orderId('sub-1')
const path = '/souscriptions/sub-1'
const offers = [anOffer({ isShareEnabled: true })]
const shareable = cityAnswers({ subscriptions: [aSubscription({ id })], offers })
const GENERATE = 'GET /api/order/share/order/sub-1/generate'
const MAIL = 'POST /api/order/share/email'
const LEAVE = 'DELETE /api/order/share/order/sub-1'
const open = (options: FakeRemoteOptions) => mountRemote(mount, { path, ...options })

describe('sharing a right', () => {
  const openShare = async (answers: FakeRemoteOptions['answers']) => {
    const user = userEvent.setup()
    const fake = await open({ answers: { ...shareable, ...answers } })
    await user.click(await screen.findByRole('button', { name: /^Partager/ }))
    const dialog = within(await screen.findByRole('dialog', { name: /Partager «.Résident.»/ }))
    const make = () => user.click(dialog.getByRole('button', { name: 'Créer un code' }))
    return { user, fake, dialog, make }
  }

  test('what a code does is said before there is one', async () => {
    const { dialog, fake } = await openShare({})
    expect(dialog.getByText(/vaut 7 jours, pour une seule personne/)).toBeTruthy()
    expect(dialog.getByText(/Un nouveau code remplace le précédent/)).toBeTruthy()
    expect(dialog.getByText(/Personne d’autre ne partage ce droit/)).toBeTruthy()
    expect(fake.api.calls.some(({ name }) => name === GENERATE)).toBe(false)
  })

  test('the code and its link are shown, and copying one says so for two seconds', async () => {
    const { user, dialog, make } = await openShare({ [GENERATE]: { token: 'k7-token' } })
    await make()
    expect((await dialog.findByRole('group', { name: 'Code de partage' })).textContent).toBe('k7-token')
    expect(dialog.getByRole('group', { name: 'Lien' }).textContent).toBe(
      `${window.location.origin}/souscriptions/share?shareToken=k7-token`,
    )
    vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true })
    await user.click(dialog.getByRole('button', { name: 'Copier le code' }))
    expect(await dialog.findByText('Copié')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe('k7-token')
    await act(() => vi.advanceTimersByTimeAsync(1_900))
    expect(dialog.getByText('Copié')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(dialog.queryByText('Copié')).toBeNull()
  })

  test('a browser that refuses to copy says how to do it by hand', async () => {
    const { user, dialog, make } = await openShare({ [GENERATE]: { token: 'k7-token' } })
    await make()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await user.click(await dialog.findByRole('button', { name: 'Copier le lien' }))
    expect(await dialog.findByText(/Votre navigateur refuse la copie/)).toBeTruthy()
  })

  test('the code is sent to an address, once both checks of it pass', async () => {
    const send = vi.fn()
    const { user, dialog, make } = await openShare({ [GENERATE]: { token: 'k7-token' }, [MAIL]: send })
    await make()
    const field = await dialog.findByRole('textbox', { name: 'Adresse e-mail de cette personne' })
    const press = () => user.click(dialog.getByRole('button', { name: 'Envoyer le code' }))
    await press()
    expect(dialog.getByText('Indiquez une adresse e-mail.')).toBeTruthy()
    await user.type(field, 'sacha.example.org')
    await press()
    expect(dialog.getByText(/«.sacha.example.org.» n’est pas une adresse e-mail/)).toBeTruthy()
    expect(send).not.toHaveBeenCalled()
    await user.clear(field)
    await user.type(field, 'sacha@example.org')
    await press()
    expect(await dialog.findByText('Le code est envoyé à sacha@example.org.')).toBeTruthy()
    expect(send.mock.calls[0]?.[0]).toMatchObject({
      query: {},
      json: { shareToken: 'k7-token', target: 'sacha@example.org' },
    })
  })

  test.each([
    [
      'a right that may no longer be shared',
      cityRefusal(409, 'ProductSharingDisabled'),
      /ne peut pas être partagé/,
    ],
    [
      'an answer that no sentence is known for',
      cityRefusal(409, 'Odd', 'Le guichet est fermé.'),
      /Le guichet est fermé/,
    ],
  ])('the city’s refusal stands in the dialog: %s', async (_, refusal, words) => {
    const { dialog, make } = await openShare({ [GENERATE]: refusal })
    await make()
    expect((await dialog.findByRole('alert')).textContent).toMatch(words)
    expect(dialog.getByRole('button', { name: 'Créer un code' })).toBeTruthy()
  })

  test('a city without sharing does not offer it', async () => {
    const features = { sms: false, sharing: false, funnel: false, vehicles: false }
    await open({ answers: shareable, config: { features } })
    expect(await screen.findByRole('heading', { level: 1, name: 'Résident' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Partager/ })).toBeNull()
  })
})

describe('leaving a shared right', () => {
  const joined = aSubscription({ id, canWithdraw: true, isCurrentlyShared: true })
  const answers = cityAnswers({ subscriptions: [joined], offers })

  test('what is lost is said first; then the right is gone and the dashboard says so', async () => {
    const user = userEvent.setup()
    const leave = vi.fn()
    const fake = await open({ answers: { ...answers, [LEAVE]: leave } })
    await user.click(await screen.findByRole('button', { name: /^Quitter ce droit partagé/ }))
    const question = within(await screen.findByRole('alertdialog', { name: /^Quitter «.Résident.»/ }))
    expect(question.getByText(/Vous ne pourrez plus stationner avec ce droit \(Centre\)/)).toBeTruthy()
    expect(leave).not.toHaveBeenCalled()
    fake.api.answer(cityAnswers({ subscriptions: [] }))
    await user.click(question.getByRole('button', { name: 'Quitter' }))
    expect(await screen.findByText(/Vous avez quitté le droit partagé/)).toBeTruthy()
    expect(fake.navigation.location.pathname).toBe('/souscriptions')
    expect(fake.events).toContainEqual({ kind: 'rights-changed' })
    expect(fake.toasts()).toEqual(['Vous avez quitté «\u202fRésident\u202f».'])
  })

  test('a refusal keeps the question open', async () => {
    const user = userEvent.setup()
    await open({ answers: { ...answers, [LEAVE]: cityRefusal(500, 'Internal Server Error') } })
    await user.click(await screen.findByRole('button', { name: /^Quitter ce droit partagé/ }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Quitter' }))
    expect((await question.findByRole('alert')).textContent).not.toBe('')
  })

  test('what is its owner’s alone is not offered', async () => {
    await open({ answers })
    expect(await screen.findByRole('button', { name: /^Quitter/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Partager/ })).toBeNull()
  })
})

describe('a paper of the city', () => {
  const tab = () => ({
    closed: false,
    close: vi.fn(),
    location: { replace: vi.fn() },
    document: { title: '' },
  })
  const pressOpen = async (answers: FakeRemoteOptions['answers'], opened: unknown) => {
    const user = userEvent.setup()
    vi.spyOn(window, 'open').mockReturnValue(opened as Window)
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:proof')
    vi.stubGlobal('fetch', async () => new Response('%PDF'))
    await open({ answers: { ...shareable, ...answers } })
    const papers = within(await screen.findByRole('region', { name: 'Documents de la Ville' }))
    await user.click(papers.getByRole('button', { name: /^Ouvrir.: Justificatif \(nouvelle fenêtre\)/ }))
    return user
  }

  test('opens in a tab of its own', async () => {
    const opened = tab()
    await pressOpen({ 'POST /api/documents/tickets': { token: 't' } }, opened)
    await vi.waitFor(() => expect(opened.location.replace).toHaveBeenCalledWith('blob:proof'))
    expect(opened.document.title).toBe('Préparation du document')
  })

  test('that does not come closes its tab and says why', async () => {
    const opened = tab()
    const refusal = cityRefusal(429, 'Too Many Requests')
    await pressOpen({ 'POST /api/documents/tickets': refusal }, opened)
    const dialog = within(await screen.findByRole('dialog', { name: 'Le justificatif ne s’ouvre pas' }))
    expect((await dialog.findByRole('alert')).textContent).toMatch(/Trop d’essais en peu de temps/)
    expect(opened.close).toHaveBeenCalled()
  })

  test('that the browser blocks can be downloaded instead', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const user = await pressOpen({ 'POST /api/documents/tickets': { token: 't' } }, null)
    const dialog = within(await screen.findByRole('dialog', { name: 'Le justificatif ne s’ouvre pas' }))
    expect(dialog.getByText(/Votre navigateur a bloqué la nouvelle fenêtre/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Télécharger' }))
    await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce())
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

test('whoever cancels what they have paid is told what becomes of the money', async () => {
  const user = userEvent.setup()
  const paid = aTicket({
    startOfValidity: aMoment('2026-06-20T00:00:00+02:00'),
    endOfValidity: aMoment('2026-06-27T00:00:00+02:00'),
  })
  await open({ path: `/souscriptions/tickets/${paid.id}`, answers: cityAnswers({ tickets: [paid] }) })
  await user.click(await screen.findByRole('button', { name: /^Annuler le ticket/ }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(/la Ville ouvre un remboursement.*01 99 00 12 34/)).toBeTruthy()
})

describe('reminders by text message', () => {
  const PATCH = 'PATCH /api/subscriber'
  const dashboard = (answers: FakeRemoteOptions['answers']) =>
    open({ path: '/souscriptions', answers: { ...shareable, ...answers } })

  test('are switched where one stands', async () => {
    const user = userEvent.setup()
    const answered = { subscriberId: 'camille', shouldReceiveSms: true, phoneNumber: '0612345678' }
    const patch = vi.fn(() => answered)
    const fake = await dashboard({ [PATCH]: patch })
    const control = await screen.findByRole<HTMLInputElement>('switch', { name: 'Recevoir les rappels' })
    const wasOn = control.checked
    await user.click(control)
    await vi.waitFor(() => expect(fake.events).toContainEqual({ kind: 'subscriber-changed' }))
    expect(fake.api.calls.find(({ name }) => name === PATCH)?.json).toEqual([
      { op: 'replace', path: '/shouldReceiveSms', value: !wasOn },
    ])
    expect(control.checked).toBe(true)
  })

  test('that could not be switched stay as they are, and say so', async () => {
    const user = userEvent.setup()
    await dashboard({ [PATCH]: cityRefusal(500, 'Internal Server Error') })
    const control = await screen.findByRole<HTMLInputElement>('switch', { name: 'Recevoir les rappels' })
    const wasOn = control.checked
    await user.click(control)
    const row = within(screen.getByRole('region', { name: 'Rappels par SMS' }))
    expect(await row.findByText(/Erreur/)).toBeTruthy()
    expect(control.checked).toBe(wasOn)
  })
})
