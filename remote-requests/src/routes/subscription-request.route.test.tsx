import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { cityAnswers, fakeSubscription } from '../testing/fake-city.ts'
import {
  detail,
  goOn,
  keptId,
  OFFER,
  open,
  putOf,
  send,
  title,
  toReview,
} from '../testing/subscription-request.tsx'

// Whole journeys, on machines that are busy with other tests.
vi.setConfig({ testTimeout: 20_000 })

describe('a request for a subscription', () => {
  it('is read again as a whole, sent under the id of its draft, and said to be under way', async () => {
    const { user, api, drafts, events, navigation } = await open()
    await toReview(user)
    expect(screen.getAllByText('Centre').length).toBeGreaterThan(0)
    const id = await keptId(drafts)
    api.answer({ [putOf(id)]: fakeSubscription({ id, status: 'AWAITING_VALIDATION' }) })
    await send(user)
    await title('Demande en cours')
    expect(api.calls.find(({ name }) => name === putOf(id))?.json).toMatchObject({
      plates: ['FG482KD'],
      customFields: [{ id: 'rpps', value: '100' }],
      validityAreaId: 'vm-centre',
      subscriptionPlanOptionId: 'year',
      startOfValidity: null,
    })
    expect(events).toContainEqual({ kind: 'rights-changed' })
    expect(navigation.location.search).toBe(`?created=${id}`)
    expect(screen.getByRole('link', { name: 'Suivre ma demande' }).getAttribute('href')).toBe(
      `/souscriptions/${id}`,
    )
    await waitFor(() => expect(drafts.body()).toBeUndefined())
  })

  it.each([
    ['under review', { status: 'AWAITING_VALIDATION' }, 'Demande en cours'],
    ['to be paid', { status: 'AWAITING_PAYMENT' }, 'Demande en cours\u202f: il reste à payer'],
    ['to be paid though it is free', { status: 'AWAITING_PAYMENT', orderPrice: 0 }, 'Demande en cours'],
    ['granted', { status: 'ACCEPTED' }, 'Votre droit est ouvert'],
  ])('that is %s is confirmed again on a reload', async (_name, given, heading) => {
    const subscriptions = [fakeSubscription(given)]
    await open({
      path: '/souscriptions/create/resident?created=sub-1',
      answers: cityAnswers({ plans: [OFFER], subscriptions }),
    })
    await title(heading)
    expect(screen.getByRole('link', { name: 'Suivre ma demande' }).getAttribute('href')).toBe(
      '/souscriptions/sub-1',
    )
  })

  it.each([
    ['usually takes, if the city says so', { decisionDelayInDays: 5 }, true],
    ['takes only where the city says so', {}, false],
  ])('says how long the answer %s', async (_name, more, isSaid) => {
    await open({
      path: '/souscriptions/create/resident?created=sub-1',
      answers: cityAnswers({
        plans: [{ ...OFFER, applicationProcedure: { ...OFFER.applicationProcedure, ...more } }],
        subscriptions: [fakeSubscription({ status: 'AWAITING_VALIDATION' })],
      }),
    })
    await title('Demande en cours')
    expect(screen.queryByText('Réponse en 5 jours, en général') !== null).toBe(isSaid)
  })

  it.each([
    ['refused since leads to its own page', 'REJECTED', '/souscriptions/sub-1'],
    ['without a document leads to its own page', 'AWAIT_EVIDENCE', '/souscriptions/sub-1'],
  ])('that is %s', async (_name, status, path) => {
    const { navigation } = await open({
      path: '/souscriptions/create/resident?created=sub-1',
      answers: cityAnswers({ plans: [OFFER], subscriptions: [fakeSubscription({ status })] }),
    })
    await waitFor(() => expect(navigation.location.pathname).toBe(path))
  })

  it('that this person did not make is a page that says so', async () => {
    await open({ path: '/souscriptions/create/resident?created=of-somebody-else' })
    await title('Ce droit est introuvable')
  })

  it('tells the zone that alone is possible, asks nothing, and sends it along', async () => {
    const oneZone = { ...OFFER, validityAreas: ['vm-centre'], applicationProcedure: {} }
    const { user, api, drafts } = await open({ answers: cityAnswers({ plans: [oneZone] }) })
    await detail(user)
    await title('Vérifier vos informations')
    await goOn(user)
    await title('Compléter la demande')
    expect(screen.getByText('La seule possible pour cette demande.').parentElement?.textContent).toMatch(
      /^Centre/,
    )
    expect(screen.queryByRole('radio', { name: 'Centre' })).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: 'Dès que possible' }))
    await user.click(await screen.findByRole('button', { name: /La voiture/ }))
    await goOn(user)
    await title('Relire avant de déposer')
    const id = await keptId(drafts)
    api.answer({ [putOf(id)]: fakeSubscription({ id, status: 'AWAITING_VALIDATION' }) })
    await send(user)
    await title('Demande en cours')
    const sent = api.calls.find(({ name }) => name === putOf(id))
    expect(sent?.json).toMatchObject({ validityAreaId: 'vm-centre' })
  })

  it('that waits for its payment can be paid at once, with the address kept from the last payment', async () => {
    const { user, api, drafts } = await open({ subscriber: { paymentEmail: 'comptabilite@example.org' } })
    await toReview(user)
    const id = await keptId(drafts)
    api.answer({ [putOf(id)]: fakeSubscription({ id, status: 'AWAITING_PAYMENT', orderPrice: 15_000 }) })
    await send(user)
    await title('Demande en cours\u202f: il reste à payer')
    await user.click(screen.getByRole('button', { name: /^Payer 150,00/ }))
    expect(await screen.findByRole('dialog', { name: /Payer/ })).toBeDefined()
    expect(screen.getByText(/page sécurisée de notre prestataire/)).toBeDefined()
    expect(screen.getByLabelText('Adresse e-mail')).toHaveProperty('value', 'comptabilite@example.org')
  })

  it('stays on a step that is not valid, says why, and moves the focus to the reasons', async () => {
    const { user, screenTitle } = await open()
    await title('Choisir la formule')
    await goOn(user)
    const summary = screen.getByRole('region', { name: '2 réponses sont à corriger' })
    expect(summary).toBe(document.activeElement)
    expect(within(summary).getByText('Choisissez une durée.')).toBeDefined()
    await user.click(screen.getByRole('radio', { name: /1\san/ }))
    expect(screen.getByRole('region', { name: 'Une réponse est à corriger' })).toBeDefined()
    expect(screenTitle()).toBe('Choisir la formule – Abonnement résident')
  })
})
