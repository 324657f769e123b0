import { orderId } from '@parvis/shared-kernel/ids'
import {
  aDefinition,
  anOffer,
  aSubscription,
  cityRefusal,
  type FakeRemoteOptions,
  mountRemote,
  NOW,
} from '@parvis/shared-kernel/testing'
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { mount } from '../entry.ts'
import { cityAnswers } from '../testing/city-answers.ts'
import { eachScreen } from '../testing/each-screen.ts'

eachScreen(() =>
  Promise.all([
    import('./right-detail.route.tsx'),
    import('./dashboard.route.tsx'),
    import('../right-actions/share-dialog.tsx'),
  ]),
)

const id = orderId('sub-1')
const offers = [anOffer({ isShareEnabled: true })]
const shareable = cityAnswers({ subscriptions: [aSubscription({ id })], offers })
const GENERATE = 'GET /api/order/share/order/sub-1/generate'
const MAIL = 'POST /api/order/share/email'
const LEAVE = 'DELETE /api/order/share/order/sub-1'
const open = (options: FakeRemoteOptions) => mountRemote(mount, { path: '/souscriptions/sub-1', ...options })

test.each([
  ['renews', 'the owner', false, 'granted', 'Renouvelle', 'le droit précédent'],
  ['renews', 'a guest, who does not see it', true, null, null, null],
  ['renews, which the city does not give,', 'the owner', false, null, 'Renouvelle', 'le droit précédent'],
  ['repeats after a refusal', 'the owner', false, 'rejected', 'Refait', 'la demande refusée'],
] as const)('what this right %s is linked for %s', async (_what, _who, canWithdraw, status, term, link) => {
  const before = status === null ? [] : [aSubscription({ id: orderId('sub-0'), status })]
  const right = aSubscription({ id, renewedId: orderId('sub-0'), canWithdraw })
  await open({ answers: cityAnswers({ subscriptions: [right, ...before], offers }) })
  await screen.findByRole('heading', { level: 1 })
  const told = ['Renouvelle', 'Refait'].filter(text => screen.queryByText(text) !== null)
  expect(told).toEqual(term === null ? [] : [term])
  const links = screen.queryAllByRole('link', { name: /^le droit précédent|^la demande refusée/ })
  expect(links.map(({ textContent }) => textContent)).toEqual(link === null ? [] : [link])
})

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
    expect(dialog.getByText(/valable 7 jours, pour une seule personne/)).toBeTruthy()
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

  test.each([
    ['what is lost is said first; then the right is gone and the dashboard says so', undefined],
    ['on another device already is told as done', cityRefusal(404, 'Not Found')],
  ])('%s', async (_what, answer) => {
    const user = userEvent.setup()
    const leave = vi.fn(() => answer)
    const fake = await open({ answers: { ...answers, [LEAVE]: leave } })
    await user.click(await screen.findByRole('button', { name: /^Quitter ce droit partagé/ }))
    const question = within(await screen.findByRole('alertdialog', { name: /^Quitter «.Résident.»/ }))
    expect(question.getByText(/Vous ne pourrez plus stationner avec ce droit \(Centre\)/)).toBeTruthy()
    expect(leave).not.toHaveBeenCalled()
    fake.api.answer(cityAnswers({ subscriptions: [] }))
    await user.click(question.getByRole('button', { name: 'Quitter' }))
    expect(await screen.findByText(/^Vous avez quitté «.Résident.»\./)).toBeTruthy()
    expect(fake.navigation.location.pathname).toBe('/souscriptions')
    expect(fake.events).toContainEqual({ kind: 'rights-changed' })
    expect(fake.toasts()).toEqual([])
  })

  test.each([
    ['its page', '/souscriptions/sub-1'],
    ['the dashboard', '/souscriptions'],
  ])('from %s, the city is not asked for the tickets left under it', async (_where, path) => {
    const NUMBER = 'GET /api/parking-right-definition/visitor/subscribers/camille/ticket-number'
    const scopes = [{ offerId: joined.planId, optionIds: [] }]
    const definitions = [aDefinition({ maximumTicketNumberPerYear: 20, scopes })]
    const facts = { subscriptions: [joined], offers, definitions }
    let isLeft = false
    const number = vi.fn((): unknown => (isLeft ? cityRefusal(404, 'Not Found') : 7))
    const leave = () => {
      isLeft = true
      const rights = cityAnswers({ ...facts, subscriptions: [] })['GET /api/subscriber']
      // As a city answers: after what is asked with it has left.
      const late = () => new Promise(resolve => setTimeout(resolve, 50, rights))
      fake.api.answer({ 'GET /api/subscriber': late })
    }
    const user = userEvent.setup()
    const fake = await open({ path, answers: { ...cityAnswers(facts), [NUMBER]: number, [LEAVE]: leave } })
    if (path === '/souscriptions') await screen.findByText('Encore 7 tickets cette année')
    await user.click(await screen.findByRole('button', { name: /^Quitter ce droit partagé/, hidden: true }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Quitter' }))
    expect(await screen.findByText(/^Vous avez quitté «.Résident.»\./)).toBeTruthy()
    await vi.waitFor(() => expect(screen.queryByText('Partagé avec vous')).toBeNull())
    const asked = fake.api.calls.slice(fake.api.calls.findIndex(({ name }) => name === LEAVE))
    expect(asked.filter(({ query }) => query.activeRightUsedId === id)).toEqual([])
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
