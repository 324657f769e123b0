import {
  aDefinition,
  anOffer,
  aSubscription,
  aTicket,
  cityRefusal,
  networkDown,
  neverAnswered,
} from '@parvis/shared-kernel/testing'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { cityAnswers } from '../testing/city-answers.ts'
import { cardOf, eachDashboard, openDashboard, ticketCard } from '../testing/opened-dashboard.ts'

eachDashboard()

test.each([
  ['subscription', 'tickets', true],
  ['ticket', 'tickets', false],
  ['subscription', 'subscriptions', false],
  ['ticket', 'subscriptions', false],
])(
  'whether a %s may be asked for is told of somebody whose %s did not come: %s',
  async (asked, lost, isTold) => {
    const answers = cityAnswers({ offers: [anOffer({ name: 'Ouverte' })] })
    const subscriber = answers['GET /api/subscriber'] as object
    const failing =
      lost === 'tickets'
        ? { 'GET /api/tickets': cityRefusal(503, 'Service Unavailable') }
        : { 'GET /api/subscriber': { ...subscriber, subscriptions: [{ odd: true }] } }
    const fake = await openDashboard({ answers: { ...answers, ...failing } })
    await screen.findByRole('button', { name: 'Réessayer' })
    const name = asked === 'ticket' ? 'Demander un ticket' : 'Demander un abonnement'
    expect(screen.queryByRole('region', { name }) !== null).toBe(isTold)
    fake.api.answer(answers)
    await userEvent.setup().click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByRole('region', { name })).toBeTruthy()
  },
)

test('nothing is offered above which a list still comes', async () => {
  await openDashboard({ answers: { ...cityAnswers(), 'GET /api/tickets': neverAnswered } })
  await screen.findByRole('region', { name: 'Mes abonnements' })
  expect(screen.queryByRole('region', { name: /^Demander/ })).toBeNull()
})

test('a subscription that cannot be read hides none of the others', async () => {
  const answers = cityAnswers({ subscriptions: [aSubscription()] })
  const subscriber = answers['GET /api/subscriber'] as { subscriptions: unknown[] }
  const odd = { ...subscriber, subscriptions: [{ odd: true }, ...subscriber.subscriptions] }
  await openDashboard({ answers: { ...answers, 'GET /api/subscriber': odd } })
  expect(await cardOf('Résident')).toBeTruthy()
})

test.each(['refunds', 'awaitedAnswers'])(
  'the only one of the %s that cannot be read hides no right',
  async list => {
    const answers = cityAnswers({ subscriptions: [aSubscription()] })
    const subscriber = answers['GET /api/subscriber'] as object
    await openDashboard({
      answers: { ...answers, 'GET /api/subscriber': { ...subscriber, [list]: [{ odd: true }] } },
    })
    expect(await cardOf('Résident')).toBeTruthy()
  },
)

test('subscriptions of which none can be read are not told as none', async () => {
  const answers = cityAnswers({ tickets: [aTicket()], definitions: [aDefinition()] })
  const subscriber = answers['GET /api/subscriber'] as object
  await openDashboard({
    answers: { ...answers, 'GET /api/subscriber': { ...subscriber, subscriptions: [{ odd: true }] } },
  })
  expect(await ticketCard('Visiteur')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeTruthy()
})

test('while the city is asked, the page keeps the room of what will come', async () => {
  await openDashboard({ answers: { ...cityAnswers(), 'GET /api/tickets': neverAnswered } })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bonjour Camille')
  expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true')
})

test('when the tickets do not come, the subscriptions stay, and the tickets can be asked again', async () => {
  const user = userEvent.setup()
  const answers = cityAnswers({ subscriptions: [aSubscription()], tickets: [aTicket()] })
  const fake = await openDashboard({
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
  await openDashboard({ answers: { ...answers, 'GET /api/plans': networkDown() } })
  expect(await cardOf('Abonnement')).toBeTruthy()
  expect(screen.getByText('Les noms et les conditions de vos droits ne s’affichent pas tous')).toBeTruthy()
})

test('when nothing answers, one message says so and everything is asked again at once', async () => {
  const user = userEvent.setup()
  const down = networkDown()
  const answers = cityAnswers({ subscriptions: [aSubscription()] })
  const fake = await openDashboard({
    answers: Object.fromEntries(Object.keys(answers).map(name => [name, down])),
  })
  expect(await screen.findByText('Vos droits ne s’affichent pas')).toBeTruthy()
  expect(await screen.findByText(/réseau|connexion/i)).toBeTruthy()
  fake.api.answer(answers)
  await user.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(await cardOf('Résident')).toBeTruthy()
})

test('without network what is shown stays, and says that it may be old', async () => {
  await openDashboard({ answers: cityAnswers({ subscriptions: [aSubscription()] }) })
  await cardOf('Résident')
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.getByText(/Vous êtes hors ligne/)).toBeTruthy()
  expect(await cardOf('Résident')).toBeTruthy()
  network.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.queryByText(/Vous êtes hors ligne/)).toBeNull()
})
