import { definitionId, orderId, ticketId } from '@parvis/shared-kernel/ids'
import { dropBlankPlates } from '@parvis/shared-kernel/plates'
import {
  aDefinition,
  aMoment,
  anOffer,
  aSubscription,
  aTicket,
  cityRefusal,
  type FakeRemoteOptions,
  mountRemote,
  networkDown,
  neverAnswered,
} from '@parvis/shared-kernel/testing'
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { mount } from '../entry.ts'
import { cityAnswers } from '../testing/city-answers.ts'
import { eachScreen } from '../testing/each-screen.ts'

eachScreen(() => Promise.all([import('./dashboard.route.tsx'), import('../features/to-do/rare-card.tsx')]))

const open = (options: FakeRemoteOptions) => mountRemote(mount, { path: '/souscriptions', ...options })
const cardOf = (name: string) => screen.findByRole('article', { name })
/** Definitions have cards too: a ticket's is the one in the list of tickets. */
const ticketCard = async (name: string) =>
  within(await screen.findByRole('region', { name: 'Mes tickets' })).findByRole('article', { name })

const expiredTicket = aTicket({
  id: ticketId('old'),
  endOfValidity: aMoment('2026-05-01T12:00:00+02:00'),
  planId: definitionId('day'),
})
const day = aDefinition({ id: definitionId('day'), name: 'Journée' })

test('a subscriber sees what they hold: name, status, plate, zone', async () => {
  const fake = await open({ answers: cityAnswers({ subscriptions: [aSubscription()] }) })
  const card = within(await cardOf('Résident'))
  expect(screen.getByRole('heading', { level: 1, name: 'Bonjour Camille' })).toBeTruthy()
  expect(card.getByText('Actif')).toBeTruthy()
  expect(card.getByText('AB-123-CD')).toBeTruthy()
  expect(card.getByText('Centre')).toBeTruthy()
  expect(card.getByRole('link', { name: 'Résident' }).getAttribute('href')).toBe(
    '/souscriptions/0197a000-0000-7000-8000-000000000001',
  )
  expect(fake.screenTitle()).toBe('Mes droits')
  expect(fake.reports).toEqual([])
})

/** Accessible name of an element: its own text, then what distinguishes its right. */
const spokenName = (element: Element) => {
  const words = (one: Element | null) => one?.getAttribute('aria-label') ?? one?.textContent ?? ''
  const ids = element.getAttribute('aria-labelledby')?.split(' ')
  return ids ? ids.map(id => words(document.getElementById(id))).join(' ') : words(element)
}

const otherPlate = { plates: dropBlankPlates(['EF-456-GH']) }
const otherDates = { startOfValidity: aMoment('2026-06-11T00:00:00+02:00') }
test.each([
  ['plate', 'active', {}, otherPlate, /E F 4 5 6 G H/],
  ['dates', 'active', {}, otherDates, /11\/06\/2026/],
  ['plate', 'unpaid', { status: 'awaiting-payment' }, otherPlate, /E F 4 5 6 G H/],
] as const)(
  'rights of one name are told apart by their %s, %s ones too',
  async (_, __, both, change, words) => {
    const tickets = [aTicket(both), aTicket({ ...both, ...change, id: ticketId('other') })]
    await open({ answers: cityAnswers({ tickets, definitions: [aDefinition()] }) })
    const list = await screen.findByRole('region', { name: 'Mes tickets' })
    expect(within(list).getAllByRole('article', { name: 'Visiteur' })).toHaveLength(2)
    const controls = [...list.querySelectorAll('article :is(a, summary, button)')]
    const names = controls.filter(one => !one.closest('details > div')).map(spokenName)
    expect(names.length).toBeGreaterThan(5)
    expect(new Set(names)).toHaveLength(names.length)
    expect(names.filter(name => words.test(name))).toHaveLength(names.length / 2)
  },
)

test('in English, everything is in English', async () => {
  await open({ locale: 'en', answers: cityAnswers({ subscriptions: [aSubscription()] }) })
  expect(within(await cardOf('Résident')).getByText('Active')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Hello Camille' })).toBeTruthy()
})

test('a right that is renewed already leads to the new one, and asks nobody to renew it', async () => {
  const old = aSubscription({ id: orderId('old'), endOfValidity: aMoment('2026-06-20T23:59:59+02:00') })
  const renewal = aSubscription({ id: orderId('new'), status: 'under-review', renewedId: old.id })
  await open({ answers: cityAnswers({ subscriptions: [old, renewal] }) })
  const link = await screen.findByRole('link', { name: 'Voir le nouveau droit' })
  expect(link.getAttribute('href')).toBe('/souscriptions/new')
  expect(screen.queryByRole('link', { name: /^Renouveler/ })).toBeNull()
})

test('what may be asked for is not told of somebody whose rights did not come', async () => {
  const answers = cityAnswers({ offers: [anOffer({ name: 'Ouverte' })] })
  const fake = await open({
    answers: { ...answers, 'GET /api/tickets': cityRefusal(503, 'Service Unavailable') },
  })
  await screen.findByText('Vos tickets ne s’affichent pas')
  expect(screen.queryByRole('region', { name: 'Demander un abonnement' })).toBeNull()
  fake.api.answer(answers)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(await screen.findByRole('region', { name: 'Demander un abonnement' })).toBeTruthy()
})

test('who comes back to a tab that was left sees what has changed since', async () => {
  const due = aSubscription({ status: 'awaiting-payment' })
  const fake = await open({ answers: cityAnswers({ subscriptions: [due] }) })
  await screen.findByRole('region', { name: 'À faire' })
  fake.api.answer(cityAnswers({ subscriptions: [{ ...due, status: 'granted' }] }))
  vi.setSystemTime(aMoment('2026-06-13T13:00:00+02:00'))
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  expect(await screen.findByText('Actif')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'À faire' })).toBeNull()
})

test('a subscription that cannot be read hides none of the others', async () => {
  const answers = cityAnswers({ subscriptions: [aSubscription()] })
  const subscriber = answers['GET /api/subscriber'] as { subscriptions: unknown[] }
  const odd = { ...subscriber, subscriptions: [{ odd: true }, ...subscriber.subscriptions] }
  await open({ answers: { ...answers, 'GET /api/subscriber': odd } })
  expect(await cardOf('Résident')).toBeTruthy()
})

test.each(['refunds', 'awaitedAnswers'])(
  'the only one of the %s that cannot be read hides no right',
  async list => {
    const answers = cityAnswers({ subscriptions: [aSubscription()] })
    const subscriber = answers['GET /api/subscriber'] as object
    await open({ answers: { ...answers, 'GET /api/subscriber': { ...subscriber, [list]: [{ odd: true }] } } })
    expect(await cardOf('Résident')).toBeTruthy()
  },
)

test('subscriptions of which none can be read are not told as none', async () => {
  const answers = cityAnswers({ tickets: [aTicket()], definitions: [aDefinition()] })
  const subscriber = answers['GET /api/subscriber'] as object
  await open({
    answers: { ...answers, 'GET /api/subscriber': { ...subscriber, subscriptions: [{ odd: true }] } },
  })
  expect(await ticketCard('Visiteur')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeTruthy()
})

test.each([
  [
    'granted without dates',
    { startOfValidity: null, endOfValidity: null },
    'La ville n’en donne pas les dates',
  ],
  [
    'granted, of which the end alone is known',
    { startOfValidity: null, endOfValidity: aMoment('2026-12-31T23:59:59+01:00') },
    'Jusqu’au 31/12/2026',
  ],
  [
    'asked for one day',
    {
      status: 'awaiting-payment',
      startOfValidity: aMoment('2026-11-24T00:00:00+01:00'),
      endOfValidity: aMoment('2026-11-24T23:59:59+01:00'),
    },
    'Le 24/11/2026',
  ],
] as const)('the validity of a right that is %s is told as it is', async (_what, changes, words) => {
  await open({ answers: cityAnswers({ subscriptions: [aSubscription(changes)] }) })
  expect(within(await cardOf('Résident')).getByText(words)).toBeTruthy()
})

test('expired tickets wait behind a toggle with their number, and the address keeps the choice', async () => {
  const user = userEvent.setup()
  const fake = await open({
    answers: cityAnswers({ tickets: [aTicket(), expiredTicket], definitions: [aDefinition(), day] }),
  })
  await ticketCard('Visiteur')
  expect(screen.queryByText('Expiré')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Afficher les tickets terminés ou annulés (1)' }))
  expect(within(await ticketCard('Journée')).getByText('Expiré')).toBeTruthy()
  expect(fake.navigation.location.search).toBe('?expired=ticket')
  await user.click(screen.getByRole('button', { name: 'Masquer les tickets terminés ou annulés (1)' }))
  expect(fake.navigation.location.search).toBe('')
})

test('the address « ?expired=true » opens with what is over', async () => {
  await open({
    path: '/souscriptions?expired=true',
    answers: cityAnswers({ tickets: [expiredTicket], definitions: [day] }),
  })
  expect(await ticketCard('Journée')).toBeTruthy()
})

test('a city without tickets has no list of tickets', async () => {
  await open({ answers: cityAnswers({ subscriptions: [aSubscription()], definitions: [] }) })
  await cardOf('Résident')
  expect(screen.queryByRole('region', { name: 'Mes tickets' })).toBeNull()
})

test('a newcomer is told what one can do', async () => {
  await open({ answers: cityAnswers() })
  expect(await screen.findByText('Vous n’avez pas encore de droit de stationnement')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Faire une demande' }).getAttribute('href')).toBe('/demandes')
  expect(await screen.findByRole('link', { name: /^Demander.: Visiteur$/ })).toBeTruthy()
})

test('the city says how many tickets are left this year', async () => {
  const definitions = [aDefinition({ maximumTicketNumberPerYear: 20 })]
  const number = 'GET /api/parking-right-definition/visitor/subscribers/camille/ticket-number'
  const fake = await open({ answers: { ...cityAnswers({ definitions }), [number]: 7 } })
  expect(await screen.findByText('Encore 7 tickets cette année')).toBeTruthy()
  expect(fake.api.calls.find(({ name }) => name === number)?.query).toEqual({ year: '2026' })
})

test('a city that guides by questions shows no list of offers', async () => {
  const config = {
    features: { sms: true, sharing: true, funnel: true, vehicles: true },
    subscriptionFunnel: { questions: [], nodes: [] },
  }
  await open({ config, answers: cityAnswers() })
  expect(await screen.findByRole('link', { name: 'Trouver mon abonnement' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Demander un abonnement' })).toBeNull()
})

test('text message reminders are spoken of only where the city sends them', async () => {
  const features = { sms: false, sharing: true, funnel: false, vehicles: true }
  await open({ config: { features }, answers: cityAnswers({ offers: [anOffer({ name: 'Ouverte' })] }) })
  await screen.findByRole('region', { name: 'Demander un abonnement' })
  expect(screen.queryByRole('region', { name: 'Rappels par SMS' })).toBeNull()
})

test('while the city is asked, the page keeps the room of what will come', async () => {
  await open({ answers: { ...cityAnswers(), 'GET /api/tickets': neverAnswered } })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bonjour Camille')
  expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true')
})

test('when the tickets do not come, the subscriptions stay, and the tickets can be asked again', async () => {
  const user = userEvent.setup()
  const answers = cityAnswers({ subscriptions: [aSubscription()], tickets: [aTicket()] })
  const fake = await open({
    answers: { ...answers, 'GET /api/tickets': cityRefusal(503, 'Service Unavailable') },
  })
  expect(await cardOf('Résident')).toBeTruthy()
  expect(screen.getByText('Vos tickets ne s’affichent pas')).toBeTruthy()
  fake.api.answer(answers)
  await user.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(await ticketCard('Visiteur')).toBeTruthy()
})

test('when the offers do not come, rights are shown without their names', async () => {
  const answers = cityAnswers({ subscriptions: [aSubscription()] })
  await open({ answers: { ...answers, 'GET /api/plans': networkDown() } })
  expect(await cardOf('Abonnement')).toBeTruthy()
  expect(screen.getByText('Les noms et les conditions de vos droits ne s’affichent pas tous')).toBeTruthy()
})

test('when nothing answers, one message says so and everything is asked again at once', async () => {
  const user = userEvent.setup()
  const down = networkDown()
  const answers = cityAnswers({ subscriptions: [aSubscription()] })
  const fake = await open({ answers: Object.fromEntries(Object.keys(answers).map(name => [name, down])) })
  expect(await screen.findByText('Vos droits ne s’affichent pas')).toBeTruthy()
  expect(await screen.findByText(/réseau|connexion/i)).toBeTruthy()
  fake.api.answer(answers)
  await user.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(await cardOf('Résident')).toBeTruthy()
})

test('without network what is shown stays, and says that it may be old', async () => {
  await open({ answers: cityAnswers({ subscriptions: [aSubscription()] }) })
  await cardOf('Résident')
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.getByText(/Vous êtes hors ligne/)).toBeTruthy()
  expect(await cardOf('Résident')).toBeTruthy()
  network.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.queryByText(/Vous êtes hors ligne/)).toBeNull()
})
