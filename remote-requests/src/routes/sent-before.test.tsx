import { fakeDraftCity } from '@parvis/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { cityAnswers, fakeSubscription } from '../testing/fake-city.ts'
import { OFFER, open, title } from '../testing/subscription-request.tsx'
import { begin, PATH, titled } from '../testing/ticket-request.tsx'

const ticket = (id: string, creationDatetime: string, changes: object = {}) => ({
  id,
  parkingRightDefinitionId: 'visitor',
  status: 'AWAITING_PAYMENT',
  startOfValidity: '2090-06-01T00:00:00+02:00',
  endOfValidity: '2090-06-01T23:59:59+02:00',
  plates: ['AB123CD'],
  creationDatetime,
  ...changes,
})
const tickets = [
  ticket('older', '2026-01-01T00:00:00Z'),
  ticket('latest', '2026-01-02T00:00:00Z'),
  ticket('paid', '2026-01-03T00:00:00Z', { status: 'ACCEPTED' }),
  ticket('other', '2026-01-04T00:00:00Z', { parkingRightDefinitionId: 'other' }),
]

describe('whoever goes back from the card page to a step', () => {
  it.each(['identity', 'complement', 'review'])('of a ticket (%s) sees the one that waits', async step => {
    const { navigation } = await begin({}, { 'GET /api/tickets': tickets }, `${PATH}?step=${step}`)
    await titled('Votre ticket est enregistré, il reste à le payer')
    expect(navigation.location.search).toBe('?created=latest')
  })

  it('of a subscription sees the one that waits', async () => {
    const subscriptions = [fakeSubscription({ status: 'AWAITING_PAYMENT' })]
    const { navigation } = await open({
      path: '/souscriptions/create/resident?step=complement',
      answers: cityAnswers({ plans: [OFFER], subscriptions }),
    })
    await title('Demande en cours\u202f: il reste à payer')
    expect(navigation.location.search).toBe('?created=sub-1')
  })

  it.each([
    ['that the city studies sees so', 'AWAITING_VALIDATION', 'Abonnement résident', ''],
    ['that was granted begins another', 'ACCEPTED', 'Choisir la formule', '?step=complement'],
  ])('of a subscription %s', async (_what, status, heading, search) => {
    const { navigation } = await open({
      path: '/souscriptions/create/resident?step=complement',
      answers: cityAnswers({ plans: [OFFER], subscriptions: [fakeSubscription({ status })] }),
    })
    await title(heading)
    expect(screen.queryAllByRole('link', { name: 'Suivre ma demande' })).toHaveLength(search === '' ? 1 : 0)
    expect(navigation.location.search).toBe(search)
  })

  it('of a ticket that was begun anew sees what was typed', async () => {
    const drafts = fakeDraftCity('ticket-visitor')
    const draft = { optionId: null, hasConsent: true, startDay: null, startTime: null, endDay: null }
    const answers = { ...draft, plates: ['AB-123-CD'], zoneId: null, customEmail: '', subscriptionId: null }
    drafts.put({ writer: 'before', body: { id: 'x', completed: ['detail', 'identity'], draft: answers } })
    await begin({}, { ...drafts.answers, 'GET /api/tickets': tickets }, `${PATH}?step=complement`)
    await titled('Compléter la demande')
  })

  it('may ask for another ticket from its first step on, up to its last', async () => {
    const opened = await begin({}, { 'GET /api/tickets': tickets })
    await titled('Vérifier l’offre')
    await opened.user.click(screen.getByRole('checkbox', { name: /J’accepte/ }))
    await opened.user.click(screen.getByRole('button', { name: 'Continuer' }))
    await titled('Vérifier vos informations')
  })

  it('finds the first step where nothing waits', async () => {
    const { navigation } = await begin({}, {}, `${PATH}?step=complement`)
    await titled('Vérifier l’offre')
    await waitFor(() => expect(navigation.location.search).toBe('?step=complement'))
  })
})
