import {
  cityRefusal,
  fakeSubscriber,
  mountRemote,
  networkDown,
  neverAnswered,
} from '@parvis/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { mount } from '../entry.ts'
import {
  cityAnswers,
  fakeDefinition,
  fakeOffer,
  fakeSubscription,
  fleetOffer,
  plain,
  secondCarOffer,
} from '../testing/fake-city.ts'

const open = (answers = cityAnswers(), path = '/demandes') => mountRemote(mount, { path, answers })

describe('the list of what may be requested', () => {
  it('says of each offer from how much, for how long, where, for whom and with what', async () => {
    await open()
    const row = (await screen.findByRole('link', { name: 'Abonnement résident' })).closest('li')
    expect(plain(row?.textContent ?? '')).toMatch(
      /1 mois · 1 an.*Une zone au choix : Centre ou Gare.*2 documents à préparer.*Particuliers.*à partir de15,00 €/,
    )
    expect(screen.getByRole('link', { name: 'Abonnement résident' }).getAttribute('href')).toBe(
      '/souscriptions/create/resident',
    )
  })

  it('keeps what is not for this person behind its reason', async () => {
    const user = userEvent.setup()
    await open(cityAnswers({ plans: [fakeOffer(), fleetOffer, secondCarOffer] }))
    expect(await screen.findByRole('link', { name: 'Abonnement résident' })).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Flotte professionnelle' })).toBeNull()
    await user.click(screen.getByText(/Pourquoi 2 autres offres ne vous/))
    expect(screen.getByText(/Réservé aux professionnels/)).toBeDefined()
    expect(plain(screen.getByText(/^Nécessite/).textContent)).toBe(
      'Nécessite « Abonnement résident », en cours de validité.',
    )
  })

  it.each([
    ['is in force', {}, 1],
    ['is to come', { startOfValidity: new Date(Date.now() + 9e8).toISOString() }, 1],
    ['is to be paid', { status: 'AWAITING_PAYMENT' }, 1],
    ['is under review', { status: 'AWAITING_VALIDATION' }, 0],
    ['has ended', { endOfValidity: '2020-01-01T00:00:00Z' }, 0],
    ['follows another offer', { subscriptionPlanId: 'second' }, 0],
  ])('says of an offer that one has it already when a subscription %s', async (_when, changes, marks) => {
    await open(cityAnswers({ subscriptions: [fakeSubscription(changes)] }))
    await screen.findByRole('link', { name: 'Abonnement résident' })
    expect(screen.queryAllByText('Vous en avez déjà un')).toHaveLength(marks)
  })

  const scooters = fakeOffer({
    id: 'scooter',
    name: 'Deux-roues',
    restrictions: { vehicleCategories: ['MOTORCYCLE'] },
  })
  it.each([
    ['/demandes', ['Abonnement résident', 'Deux-roues'], null],
    ['/demandes?vehicleCategory=CAR', ['Abonnement résident'], /pour une voiture. Une autre offre/],
    ['/demandes?vehicleCategory=motorcycle', ['Abonnement résident', 'Deux-roues'], /deux-roues motorisé.$/],
    ['/demandes?vehicleCategory=BOAT', ['Abonnement résident'], /un véhicule « BOAT ». Une autre/],
  ])('shows at %s what suits the vehicle, and says what is left out', async (path, names, note) => {
    const user = userEvent.setup()
    await open(cityAnswers({ plans: [fakeOffer(), scooters] }), path)
    await screen.findByRole('link', { name: 'Abonnement résident' })
    const shown = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(shown).toEqual(names)
    const told = screen.queryByText(/^Vous voyez ce qui convient/)
    if (note === null) return expect(told).toBeNull()
    expect(plain(told?.textContent ?? '')).toMatch(note)
    await user.click(screen.getByRole('link', { name: 'Voir pour tous les véhicules' }))
    expect(await screen.findByRole('link', { name: 'Deux-roues' })).toBeDefined()
    expect(screen.queryByText(/^Vous voyez/)).toBeNull()
  })

  it('says nothing of what the city withdrew', async () => {
    await open(
      cityAnswers({ plans: [fakeOffer(), fakeOffer({ id: 'old', name: 'Ancienne', deleted: true })] }),
    )
    await screen.findByRole('link', { name: 'Abonnement résident' })
    expect(screen.queryByText(/^Pourquoi/)).toBeNull()
  })

  it('asks for the address when the city does', async () => {
    await open(cityAnswers({ shouldAskForAddress: true }))
    expect((await screen.findByRole('link', { name: 'Compléter mon profil' })).getAttribute('href')).toBe(
      '/settings?professional=false&back=%2Fdemandes&ask=address',
    )
  })

  it('asks who has neither zone nor address for one, where the city says nothing of it', async () => {
    const answers = cityAnswers()
    const { shouldAskForAddress: _, ...plans } = answers['GET /api/plans'] as Record<string, unknown>
    await mountRemote(mount, {
      path: '/demandes',
      answers: { ...answers, 'GET /api/plans': plans },
      subscriber: fakeSubscriber({ zoneId: null, address: null }),
    })
    expect(await screen.findByText('Nous ne connaissons pas votre adresse')).toBeDefined()
  })

  it('shows the tickets even when the offers cannot be had', async () => {
    await open({ ...cityAnswers({ definitions: [fakeDefinition()] }), 'GET /api/plans': networkDown() })
    expect(await screen.findByRole('link', { name: 'Visiteur, une journée' })).toBeDefined()
    expect(screen.getByRole('alert').textContent).toContain('Cette partie ne s’affiche pas')
  })

  it('says what to do where nothing is open', async () => {
    await open(cityAnswers({ plans: [] }))
    expect(await screen.findByText('Aucun abonnement ne vous est ouvert pour le moment')).toBeDefined()
  })

  it('keeps the room while it loads', async () => {
    await open({ ...cityAnswers(), 'GET /api/plans': neverAnswered })
    expect(await screen.findByText('Abonnements')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Abonnement résident' })).toBeNull()
  })

  it('explains once what fails together, and tries it all again', async () => {
    const user = userEvent.setup()
    const down = cityRefusal(503, 'Service Unavailable')
    const { api } = await open({
      ...cityAnswers(),
      'GET /api/plans': down,
      'GET /api/parking-right-definition': down,
    })
    expect(await screen.findAllByRole('alert')).toHaveLength(1)
    api.answer(cityAnswers({ definitions: [fakeDefinition()] }))
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByRole('link', { name: 'Abonnement résident' })).toBeDefined()
    expect(await screen.findByRole('link', { name: fakeDefinition().name })).toBeDefined()
  })

  it('tells that a request is made online, and who helps', async () => {
    await open()
    const help = within(await screen.findByRole('region', { name: 'Vous préférez être aidé\u202f?' }))
    expect(help.getByText(/se fait ici, en ligne/)).toBeDefined()
  })

  it('speaks English', async () => {
    await mountRemote(mount, { path: '/demandes', locale: 'en', answers: cityAnswers() })
    expect(await screen.findByRole('heading', { level: 1, name: 'New request' })).toBeDefined()
  })
})
