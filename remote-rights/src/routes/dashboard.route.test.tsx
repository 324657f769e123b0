import { definitionId, orderId, ticketId } from '@parvis/shared-kernel/ids'
import { dropBlankPlates } from '@parvis/shared-kernel/plates'
import {
  aDefinition,
  aMoment,
  anOffer,
  aSubscription,
  aTicket,
  fakeSubscriber,
} from '@parvis/shared-kernel/testing'
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { cityAnswers } from '../testing/city-answers.ts'
import { cardOf, eachDashboard, openDashboard, ticketCard } from '../testing/opened-dashboard.ts'

eachDashboard()

const expiredTicket = aTicket({
  id: ticketId('old'),
  endOfValidity: aMoment('2026-05-01T12:00:00+02:00'),
  planId: definitionId('day'),
})
const day = aDefinition({ id: definitionId('day'), name: 'Journée' })

test('a subscriber sees what they hold: name, status, plate, zone', async () => {
  const fake = await openDashboard({ answers: cityAnswers({ subscriptions: [aSubscription()] }) })
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
const accessibleName = (element: Element) => {
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
    await openDashboard({ answers: cityAnswers({ tickets, definitions: [aDefinition()] }) })
    const list = await screen.findByRole('region', { name: 'Mes tickets' })
    expect(within(list).getAllByRole('article', { name: 'Visiteur' })).toHaveLength(2)
    const controls = [...list.querySelectorAll('article :is(a, summary, button)')]
    const names = controls.filter(one => !one.closest('details > div')).map(accessibleName)
    expect(names.length).toBeGreaterThan(5)
    expect(new Set(names)).toHaveLength(names.length)
    expect(names.filter(name => words.test(name))).toHaveLength(names.length / 2)
  },
)

test('in English, everything is in English', async () => {
  await openDashboard({ locale: 'en', answers: cityAnswers({ subscriptions: [aSubscription()] }) })
  expect(within(await cardOf('Résident')).getByText('Active')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Hello Camille' })).toBeTruthy()
})

test('a right that is renewed already leads to the new one, and asks nobody to renew it', async () => {
  const old = aSubscription({ id: orderId('old'), endOfValidity: aMoment('2026-06-20T23:59:59+02:00') })
  const renewal = aSubscription({ id: orderId('new'), status: 'under-review', renewedId: old.id })
  await openDashboard({ answers: cityAnswers({ subscriptions: [old, renewal] }) })
  const link = await screen.findByRole('link', { name: 'Voir le nouveau droit' })
  expect(link.getAttribute('href')).toBe('/souscriptions/new')
  expect(screen.queryByRole('link', { name: /^Renouveler/ })).toBeNull()
})

test('who comes back to a tab that was left sees what has changed since', async () => {
  const due = aSubscription({ status: 'awaiting-payment' })
  const fake = await openDashboard({ answers: cityAnswers({ subscriptions: [due] }) })
  await screen.findByRole('region', { name: 'À faire' })
  fake.api.answer(cityAnswers({ subscriptions: [{ ...due, status: 'granted' }] }))
  vi.setSystemTime(aMoment('2026-06-13T13:00:00+02:00'))
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  expect(await screen.findByText('Actif')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'À faire' })).toBeNull()
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
  await openDashboard({ answers: cityAnswers({ subscriptions: [aSubscription(changes)] }) })
  expect(within(await cardOf('Résident')).getByText(words)).toBeTruthy()
})

test('expired tickets wait behind a toggle with their number, and the address keeps the choice', async () => {
  const user = userEvent.setup()
  const fake = await openDashboard({
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
  await openDashboard({
    path: '/souscriptions?expired=true',
    answers: cityAnswers({ tickets: [expiredTicket], definitions: [day] }),
  })
  expect(await ticketCard('Journée')).toBeTruthy()
})

test('a city without tickets has no list of tickets', async () => {
  await openDashboard({ answers: cityAnswers({ subscriptions: [aSubscription()], definitions: [] }) })
  await cardOf('Résident')
  expect(screen.queryByRole('region', { name: 'Mes tickets' })).toBeNull()
})

test('a newcomer is told what one can do', async () => {
  await openDashboard({ answers: cityAnswers() })
  expect(await screen.findByText('Vous n’avez pas encore de droit de stationnement')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Faire une demande' }).getAttribute('href')).toBe('/demandes')
  expect(await screen.findByRole('link', { name: /^Demander.: Visiteur$/ })).toBeTruthy()
})

test('the city says how many tickets are left this year', async () => {
  const definitions = [aDefinition({ maximumTicketNumberPerYear: 20 })]
  const number = 'GET /api/parking-right-definition/visitor/subscribers/camille/ticket-number'
  const fake = await openDashboard({ answers: { ...cityAnswers({ definitions }), [number]: 7 } })
  expect(await screen.findByText('Encore 7 tickets cette année')).toBeTruthy()
  expect(fake.api.calls.find(({ name }) => name === number)?.query).toEqual({ year: '2026' })
})

test('a city that guides by questions shows no list of offers', async () => {
  const config = {
    features: { sms: true, sharing: true, funnel: true, vehicles: true },
    subscriptionFunnel: { questions: [], nodes: [] },
  }
  await openDashboard({ config, answers: cityAnswers() })
  expect(await screen.findByRole('link', { name: 'Trouver mon abonnement' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Demander un abonnement' })).toBeNull()
})

test('text message reminders are spoken of only where the city sends them', async () => {
  const features = { sms: false, sharing: true, funnel: false, vehicles: true }
  await openDashboard({
    config: { features },
    answers: cityAnswers({ offers: [anOffer({ name: 'Ouverte' })] }),
  })
  await screen.findByRole('region', { name: 'Demander un abonnement' })
  expect(screen.queryByRole('region', { name: 'Rappels par SMS' })).toBeNull()
})

test('text message reminders name the number in pairs, however it was typed', async () => {
  await openDashboard({
    subscriber: fakeSubscriber({ phoneNumber: '+33612345678', shouldReceiveSms: true }),
    answers: cityAnswers(),
  })
  expect(await screen.findByText(/prévenu avant la fin de vos droits au 06 12 34 56 78/)).toBeDefined()
})

test('text message reminders without a number ask for the number alone', async () => {
  await openDashboard({
    subscriber: fakeSubscriber({ phoneNumber: '', shouldReceiveSms: true }),
    answers: cityAnswers(),
  })
  expect((await screen.findByRole('link', { name: 'Ajouter mon numéro' })).getAttribute('href')).toBe(
    '/settings?ask=phone&back=/souscriptions',
  )
})
