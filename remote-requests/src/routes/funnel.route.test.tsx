import { offerId } from '@parvis/shared-kernel/ids'
import type { Funnel } from '@parvis/shared-kernel/offers'
import { type FakeRemoteOptions, fakeSubscriber, mountRemote } from '@parvis/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { mount } from '../entry.ts'
import { cityAnswers, fakeOffer, fleetOffer } from '../testing/fake-city.ts'

const text = (words: string) => ({ fr: words, en: words })
const funnel: Funnel = {
  questions: [
    {
      id: 'who',
      text: text('Vous êtes…'),
      answers: [
        { id: 'home', text: text('Habitant') },
        { id: 'pro', text: text('Professionnel') },
        { id: 'none', text: text('De passage') },
      ],
    },
  ],
  nodes: [
    {
      id: 'root',
      questionId: 'who',
      answers: [
        { answerId: 'home', childId: 'a' },
        { answerId: 'pro', childId: 'b' },
        { answerId: 'none', childId: 'c' },
      ],
      offerIds: [],
    },
    { id: 'a', questionId: null, answers: [], offerIds: [offerId('resident')] },
    { id: 'b', questionId: null, answers: [], offerIds: [offerId('fleet')] },
    { id: 'c', questionId: null, answers: [], offerIds: [] },
  ],
}

const open = (path = '/demandes', more: Partial<FakeRemoteOptions> = {}) =>
  mountRemote(mount, {
    path,
    answers: cityAnswers({ plans: [fakeOffer(), fleetOffer] }),
    config: { subscriptionFunnel: funnel },
    ...more,
  })

describe('where the city guides by questions', () => {
  it('one question is asked, and its answer leads to the offers with the answers beside them', async () => {
    const user = userEvent.setup()
    const { navigation } = await open()
    await user.click(await screen.findByRole('radio', { name: 'Habitant' }))
    await user.click(screen.getByRole('button', { name: 'Continuer' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Une offre pour vous' })).toBeDefined()
    expect(navigation.location.search).toBe('?reponses=home')
    const given = screen.getByRole('region', { name: 'Vos réponses' })
    expect(within(given).getByText('Habitant')).toBeDefined()
    expect(within(given).getByRole('link').getAttribute('href')).toBe('/demandes?reponses=home&question=1')
  })

  it('an answer given before is still chosen', async () => {
    await open('/demandes?reponses=home&question=1')
    expect(await screen.findByRole('radio', { name: 'Habitant' })).toHaveProperty('checked', true)
  })

  it('going on without an answer says so', async () => {
    const user = userEvent.setup()
    await open()
    await user.click(await screen.findByRole('button', { name: 'Continuer' }))
    expect(screen.getByText('Choisissez une réponse pour continuer.')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Habitant' }))
  })

  it('offers that match but are closed to this person are named with the reason', async () => {
    await open('/demandes?reponses=pro')
    expect(
      await screen.findByRole('heading', {
        name: 'Une offre correspond, mais elle ne vous est pas ouverte',
      }),
    ).toBeDefined()
    expect(screen.getByText(/Réservé aux professionnels/)).toBeDefined()
  })

  it.each([
    [
      'a missing address is told once more above',
      fakeOffer({ zones: { restrictFromSubscriberResidence: true } }),
      'professional=false&back=%2Fdemandes%3Freponses%3Dpro&ask=address',
      1,
    ],
    [
      'a missing company is not told as a missing address',
      fakeOffer({ conditions: { productScope: 'PROFESSIONAL' } }),
      'professional=true&back=%2Fdemandes%3Freponses%3Dpro',
      0,
    ],
  ])('what the profile lacks is a link on its row; %s', async (_what, offer, query, notices) => {
    const plans = [{ ...offer, id: 'fleet' }]
    await open('/demandes?reponses=pro', {
      answers: cityAnswers({ plans, shouldAskForAddress: true }),
      subscriber: fakeSubscriber({ zoneId: null }),
    })
    const row = (await screen.findByText('Abonnement résident')).closest('li')
    const link = within(row as HTMLElement).getByRole('link', { name: 'Compléter mon profil' })
    expect(link.getAttribute('href')).toBe(`/settings?${query}`)
    expect(screen.queryAllByText('Nous ne connaissons pas votre adresse')).toHaveLength(notices)
  })

  it('no offer is no dead end', async () => {
    await open('/demandes?reponses=none')
    expect(await screen.findByText('Vos réponses ne mènent à aucune offre')).toBeDefined()
    expect(screen.getAllByRole('link', { name: 'Voir toutes les offres' }).length).toBeGreaterThan(0)
  })

  it('the whole list stays one step away', async () => {
    await open('/demandes?liste=tout')
    expect(await screen.findByRole('link', { name: 'Abonnement résident' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Trouver mon offre en quelques questions' })).toBeDefined()
  })
})
